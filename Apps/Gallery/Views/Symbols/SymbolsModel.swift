import KeelModel
public import Observation

/// The search of the page *Symbols*.
@MainActor @Observable public final class SymbolsModel {
  /// What the user searches for.
  public var search = ""
  /// True if the imperative layer shows the symbols.
  public var isImperative = false

  public init() {}

  /// The symbols whose names contain all words of the search.
  public var found: [String] {
    let words = search.lowercased().split(separator: " ")
    return words.isEmpty ? Self.names : Self.names.filter { name in words.allSatisfy(name.contains) }
  }

  /// The number of symbols, as text.
  public var summary: String {
    switch found.count {
    case 0: "No symbol has this name"
    case 1: "1 symbol"
    case let count: "\(count) symbols"
    }
  }
}
