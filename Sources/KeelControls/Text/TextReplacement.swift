package import struct Foundation.NSRange

/// The part of a text that an edit has replaced: what is left without the beginning and the end that both texts have in
/// common, in whole characters.
package struct TextReplacement {
  /// The part of the former text, in UTF-16 code units.
  package let range: Range<Int>
  /// What stands in its place.
  package let text: String

  /// Compares two texts. O(length).
  package init(from old: String, to new: String) {
    let (units, newUnits) = (Array(old.utf16), Array(new.utf16))
    func isBoundary(_ offset: Int, in text: String) -> Bool {
      String.Index(utf16Offset: offset, in: text).samePosition(in: text) != nil
    }
    var start = zip(units, newUnits).prefix { $0 == $1 }.count
    while start > 0, !isBoundary(start, in: old) || !isBoundary(start, in: new) { start -= 1 }
    let most = min(units.count, newUnits.count) - start
    var rest = zip(units.reversed(), newUnits.reversed()).prefix(most).prefix { $0 == $1 }.count
    while rest > 0, !isBoundary(units.count - rest, in: old) || !isBoundary(newUnits.count - rest, in: new) {
      rest -= 1
    }
    range = start..<units.count - rest
    text = String(decoding: newUnits[start..<newUnits.count - rest], as: UTF16.self)
  }

  /// The part of the former text.
  package var nsRange: NSRange { NSRange(location: range.lowerBound, length: range.count) }
}
