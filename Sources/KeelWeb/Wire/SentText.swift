internal import KeelInteraction
internal import KeelScene

/// A part of a text that a page has replaced, in place of the whole text.
package struct SentChange: Hashable, Sendable {
  /// The number of the event with the text that the page has changed.
  package var base: Int
  /// The replaced part of that text, in UTF-16 code units.
  package var range: Range<Int>
  package var replacement: String

  package init(base: Int, range: Range<Int>, replacement: String) {
    (self.base, self.range, self.replacement) = (base, range, replacement)
  }

  /// Returns the changed text. O(text).
  ///
  /// - Throws: `WireError.range` if the part is outside of the text, or an end of it inside of a character's two units.
  func applied(to text: String) throws(WireError) -> String {
    let units = text.utf16
    guard let start = units.index(units.startIndex, offsetBy: range.lowerBound, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.count, limitedBy: units.endIndex),
      start.samePosition(in: text.unicodeScalars) != nil, end.samePosition(in: text.unicodeScalars) != nil
    else { throw .range }
    var changed = text
    changed.unicodeScalars.replaceSubrange(start..<end, with: replacement.unicodeScalars)
    return changed
  }
}

/// The text of an edit that is longer than a message, while its parts arrive.
struct SentParts {
  private var text = ""

  /// Keeps a part, or returns the event with all parts that have arrived before it.
  ///
  /// - Throws: `WireError.tooLarge` if the text exceeds `TextLimit`, and `WireError.order` if another event than one with a
  ///   text follows its parts.
  mutating func join(_ event: WireEvent) throws(WireError) -> WireEvent? {
    switch event {
    case .part(let part): try add(part)
    case .scene(let inner): return .scene(try join(inner))
    case .change(let id, var change):
      change.replacement = try whole(change.replacement)
      return .change(id, change)
    default:
      guard text.isEmpty else { throw .order }
      return event
    }
    return nil
  }

  private mutating func join(_ event: Event) throws(WireError) -> Event {
    switch event {
    case .edit(let id, let end): return .edit(id, text: try whole(end))
    case .search(let id, let end): return .search(id, text: try whole(end))
    default:
      guard text.isEmpty else { throw .order }
      return event
    }
  }

  private mutating func add(_ part: String) throws(WireError) {
    guard text.utf8.count + part.utf8.count <= TextLimit.bytes else { throw .tooLarge }
    text += part
  }

  private mutating func whole(_ end: String) throws(WireError) -> String {
    try add(end)
    defer { text = "" }
    return text
  }
}
