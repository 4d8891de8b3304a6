import KeelInteraction
import KeelScene

/// The written form of an element's name in a lookup: `Join`, `button:Join`, `Guest#2`, `row:Guest#2`.
///
/// A role prefix is always read as a role. An element named `button:x` is found with its role in front: `row:button:x`.
/// A `#2` at the end is first read as part of the name. Only if no element has that name does it mean the second of the
/// elements with the name before it.
struct NameQuery: Hashable, Sendable {
  var role: Role?
  var text: String

  init(_ written: String) {
    if let colon = written.firstIndex(of: ":"), let role = Role(word: written[..<colon]) {
      self.role = role
      text = String(written[written.index(after: colon)...])
    } else {
      text = written
    }
  }

  /// Creates a query whose whole text is the name.
  init(literal: String) {
    text = literal
  }

  /// The name without `#n` at its end, and the number n, counted from 1.
  var ordinal: (text: String, number: Int)? {
    guard let hash = text.lastIndex(of: "#"), let number = Int(text[text.index(after: hash)...]), number > 0,
      hash > text.startIndex
    else { return nil }
    return (String(text[..<hash]), number)
  }

  /// Returns the rank of the best match among the element's names, lower for a better match, or `nil` for no match.
  static func rank(_ text: String, _ candidate: FoundElement) -> Int? {
    if candidate.names.contains(text) { return 0 }
    if candidate.borrowedNames.contains(text) { return 1 }
    if candidate.names.contains(where: { ShownText.escaped($0) == text }) { return 2 }
    if candidate.borrowedNames.contains(where: { ShownText.escaped($0) == text }) { return 3 }
    let folded = fold(text)
    guard !folded.isEmpty else { return nil }
    if candidate.names.contains(where: { fold($0) == folded }) { return 4 }
    if candidate.borrowedNames.contains(where: { fold($0) == folded }) { return 5 }
    return nil
  }

  /// Returns the text in lower case, without spaces at the ends.
  static func fold(_ text: String) -> String {
    let inner = text.drop(while: \.isWhitespace)
    guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return inner[...last].lowercased()
  }
}

extension Role {
  /// Creates a role from the word for it in front of a name.
  init?(word: Substring) {
    switch word.lowercased() {
    case "toggle": self = .switch
    case "text": self = .label
    case let word:
      guard let role = Role(rawValue: word) else { return nil }
      self = role
    }
  }
}
