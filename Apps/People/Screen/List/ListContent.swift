internal import PeopleModel
internal import PeopleService
internal import PeopleShow
internal import PeopleUtil

/// The content of the list screen, in the words of the app.
enum ListContent: Equatable {
  /// The stored people, or the people that the search has found.
  case people(PeopleList)
  case loading(String, Double?)
  case message(Message)

  /// - Parameters:
  ///   - stored: The stored people.
  ///   - found: The last answer of the search.
  init(_ listing: Listing, stored: @autoclosure () -> PeopleList?, found: @autoclosure () -> Found?) {
    self =
      switch listing {
      case .people: .people(stored() ?? PeopleList([]))
      case .found: .people(PeopleList((try? found()?.people.get()) ?? []))
      case .reading: .loading("Reading the stored people…", nil)
      case .searching: .loading("Searching…", nil)
      case .fetching(let signal): .loading(signal.title, signal.fraction)
      case .failed(let fizzle): .message(.failure(fizzle, "There Are No People Here"))
      case .searchFailed(let fizzle): .message(.failure(fizzle, "The Search Did Not Work"))
      case .nobody:
        .message(
          Message(
            "There Are No People Here", symbol: "person.2", text: "None are stored. A refresh fetches some.",
            button: "Fetch People"))
      case .nobodyFound(let text):
        .message(
          Message(
            "Nobody Is Called “\(text)”", symbol: "magnifyingglass",
            text: "No words of a name, a nickname or an e-mail address begin like this. Check the spelling, or search "
              + "for less."))
      }
  }

  /// The list that is shown; `nil` while something else is shown in its place.
  var list: PeopleList? { if case .people(let list) = self { list } else { nil } }
}

extension Banner {
  init(_ notice: Notice) {
    self =
      switch notice {
      case .progress(let signal): .progress(signal.title, signal.fraction)
      case .trouble(let fizzle, let stamp):
        .notice(
          [fizzle.text, stamp.flatMap { Stamp.text(of: $0) }.map { "The people saved on \($0) are shown." }]
            .compactMap { $0 }.joined(separator: " "), canRetry: true)
      case .skipped(let count):
        .notice(
          "\(count == 1 ? "1 record" : "\(count) records") of the source could not be read. The others are here.",
          canRetry: false)
      }
  }
}

extension Roger.Signal {
  /// The step of the fetch that is under way.
  fileprivate var title: String {
    switch self {
    case .receiving: "Receiving people…"
    case .saving: "Saving people…"
    case .asking, .ready, .saved, .failed: "Asking the source…"
    }
  }

  /// The part of the step that is done; `nil` if it is unknown.
  fileprivate var fraction: Double? {
    switch self {
    case .receiving(let progress), .saving(let progress): progress.fraction
    case .asking, .ready, .saved, .failed: nil
    }
  }
}
