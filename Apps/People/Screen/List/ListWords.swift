internal import Foundation
internal import KeelModel
internal import PeopleModel
internal import PeopleUtil

/// The words of the list screen.
enum ListWords {
  static let title = "People"
  static let searchPrompt = "Name or nickname"
  static let regions = "Show Regions"
  static let removal = "Remove Stored People…"
  static let recents = "Recent Searches"
  static let clearRecents = "Clear Recent Searches"

  static let report = "Send to the Developer"
  static let copy = "Copy the Log"
  static let copied = "The log was copied."
  static let emptyLog = "Nothing has gone wrong so far."

  /// The line below the title: how many people there are; empty without people.
  static func summary(_ count: Int?, isSample: Bool) -> String {
    guard let count, count > 0 else { return "" }
    let number = count.formatted(.number.locale(Locale(identifier: "en")))
    let kind = isSample ? "invented " : ""
    return count == 1 ? "1 \(kind)person" : "\(number) \(kind)people"
  }

  /// The header of the people of a country.
  static func header(ofCountry country: String) -> String { Country.name(of: country) }

  static func hint(of report: Report) -> String {
    [reportHint, report.file.map { "The log is in \($0)." }].compactMap { $0 }.joined(separator: " ")
  }

  private static let reportHint =
    "Paste the copied text into a message to the developer. It contains errors and their codes. It contains no names, "
    + "e-mail addresses or searches, and nothing else about a person."
}

/// The answer to the alert that asks whether to remove the stored people.
enum ClearAnswer: Hashable, Sendable { case clear }

extension AlertState<ClearAnswer> {
  static var clearCache: Self {
    AlertState {
      TextState("Remove all stored people?")
    } actions: {
      ButtonState(role: .destructive, action: .clear) { TextState("Remove") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("Their photos are removed too. A refresh fetches people again.")
    }
  }

  static func clearFailure(_ fizzle: Fizzle) -> Self { .failure("Not everything was removed", fizzle) }
}
