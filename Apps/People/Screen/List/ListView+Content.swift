internal import Foundation
internal import KeelModel
internal import PeopleModel
internal import PeopleService
internal import PeopleShow
internal import PeopleUtil

// The content of the list, which depends on the people and on the state of the app.

extension ListView.ViewModel {
  enum Content: Equatable {
    /// The people, or the ones that were found.
    case people(PeopleList)
    case loading(String, Double?)
    case message(Message)
  }

  /// An earlier search.
  struct Recent: Identifiable, Hashable {
    var text: String
    var id: Self { self }
  }

  static let title = "People"

  /// A search without a text shows all people, so that the list keeps its position while the field only has the focus.
  var content: Content { isFinding ? foundContent : listContent }

  /// The list that is shown; `nil` while something else is shown in its place.
  var shownList: PeopleList? { if case .people(let list) = content { list } else { nil } }

  private var isFinding: Bool { isSearching && !draft.trimmed.isEmpty }

  /// Earlier searches to repeat, above the list.
  var recents: [Recent] {
    guard isSearching, !isFinding else { return [] }
    return appState[\.query.recents].map { Recent(text: $0) }
  }

  private var listContent: Content {
    if let list, list.count > 0 { return .people(list) }
    if case .progress(let title, let fraction)? = progress { return .loading(title, fraction) }
    if let fizzle = trouble ?? lastFizzle { return .message(.failure(fizzle, "There Are No People Here")) }
    if list == nil { return .loading("Reading the stored people…", nil) }
    return .message(
      Message(
        "There Are No People Here", symbol: "person.2", text: "None are stored. A refresh fetches some.",
        button: Self.fetchTitle))
  }

  private var foundContent: Content {
    let text = draft.trimmed
    return switch found {
    case nil: .loading(Self.searchingTitle, nil)
    case .failure(let fizzle): .message(.failure(fizzle, "The Search Did Not Work"))
    case .success([]) where textOfNobody != text: .loading(Self.searchingTitle, nil)
    case .success([]):
      .message(
        Message(
          "Nobody Is Called “\(text)”", symbol: "magnifyingglass",
          text: "No words of a name, a nickname or an e-mail address begin like this. Check the spelling, or search "
            + "for less."))
    case .success(let people): .people(PeopleList(people))
    }
  }

  private static let searchingTitle = "Searching…"

  /// The notice or progress above the people; `nil` for none. It changes often during a fetch.
  var banner: Banner? {
    guard case .people = content, !isFinding else { return nil }
    if let progress { return progress }
    if let fizzle = trouble ?? lastFizzle {
      return .notice(
        [fizzle.text, savedText.map { "The people saved on \($0) are shown." }].compactMap { $0 }
          .joined(separator: " "), canRetry: true)
    }
    if case .saved(let saved) = appState[\.sys.last], saved.skipped > 0 {
      let records = saved.skipped == 1 ? "1 record" : "\(saved.skipped) records"
      return .notice("\(records) of the source could not be read. The others are here.", canRetry: false)
    }
    return nil
  }

  private var progress: Banner? {
    switch appState[\.sys.last] {
    case .asking: .progress("Asking the source…", nil)
    case .receiving(let progress): .progress("Receiving people…", progress.fraction)
    case .saving(let progress): .progress("Saving people…", progress.fraction)
    case .ready, .saved, .failed: nil
    }
  }

  /// True while people are being fetched, for any window.
  var isRefreshing: Bool { appState[\.sys.last].isUnderWay }

  private var lastFizzle: Fizzle? {
    if case .failed(let fizzle) = appState[\.sys.last] { fizzle } else { nil }
  }

  private var savedText: String? { appState[\.sys.stamp].flatMap { Stamp.text(of: $0) } }

  /// The line below the title: how many people there are.
  var summary: String {
    guard let count = list?.count, count > 0 else { return "" }
    let number = count.formatted(.number.locale(Locale(identifier: "en")))
    let kind = appState[\.sys.isSample] ? "invented " : ""
    return count == 1 ? "1 \(kind)person" : "\(number) \(kind)people"
  }

  /// The header of the people of a country.
  static func header(ofCountry country: String) -> String { Country.name(of: country) }

  static let searchPrompt = "Name or nickname"

  static let fetchTitle = "Fetch People"

  /// The button of a message was pressed.
  func messageButtonTapped(_ message: Message) {
    if message.button == Self.fetchTitle { fetchButtonTapped() } else { retryButtonTapped() }
  }
}
