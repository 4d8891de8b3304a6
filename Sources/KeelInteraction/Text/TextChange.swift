/// The part in which a text differs from a former one: what is left without the beginning and the end that both have in
/// common, in whole characters.
package struct TextChange: Equatable {
  /// The part of the former text that is replaced, in characters.
  package let range: Range<Int>
  package let replacement: String

  /// Compares two texts. O(length), in bytes and not in characters, except around the change.
  package init(from old: String, to new: String) {
    // Characters are equal if they mean the same. Here they are the same only if they are written the same.
    let start = Self.sameBeginning(old, new)
    let end = Self.sameEnding(old, new, most: min(old.utf8.count, new.utf8.count) - start)
    let first = old.utf8.index(old.startIndex, offsetBy: start)
    let number = old.distance(from: old.startIndex, to: first)
    range = number..<number + old.distance(from: first, to: old.utf8.index(old.endIndex, offsetBy: -end))
    replacement = String(
      new[new.utf8.index(new.startIndex, offsetBy: start)..<new.utf8.index(new.endIndex, offsetBy: -end)])
  }

  /// Returns the length of the characters in bytes that both texts begin with.
  private static func sameBeginning(_ old: String, _ new: String) -> Int {
    var (one, other, count) = (old.utf8.startIndex, new.utf8.startIndex, 0)
    while one < old.endIndex, other < new.endIndex, old.utf8[one] == new.utf8[other] {
      old.utf8.formIndex(after: &one)
      new.utf8.formIndex(after: &other)
      count += 1
    }
    // The next scalar may belong to the last character of one of the texts.
    while true {
      let both = min(beginning(of: count, in: old), beginning(of: count, in: new))
      guard both < count else { return count }
      count = both
    }
  }

  /// Returns the number of bytes before the character that contains a byte.
  private static func beginning(of byte: Int, in text: String) -> Int {
    guard byte < text.utf8.count else { return byte }
    let next = text.index(after: text.utf8.index(text.startIndex, offsetBy: byte))
    return text.utf8.distance(from: text.startIndex, to: text.index(before: next))
  }

  /// Returns the length of the characters in bytes that both texts end with.
  private static func sameEnding(_ old: String, _ new: String, most: Int) -> Int {
    var (one, other, count) = (old.utf8.endIndex, new.utf8.endIndex, 0)
    while count < most {
      old.utf8.formIndex(before: &one)
      new.utf8.formIndex(before: &other)
      guard old.utf8[one] == new.utf8[other] else { break }
      count += 1
    }
    while true {
      let both = min(ending(count, of: old), ending(count, of: new))
      guard both < count else { return count }
      count = both
    }
  }

  /// Returns the number of the last bytes of a text without those of a character that begins before them.
  private static func ending(_ bytes: Int, of text: String) -> Int {
    let place = text.utf8.count - bytes
    guard bytes > 0, beginning(of: place, in: text) < place else { return bytes }
    let next = text.index(after: text.utf8.index(text.startIndex, offsetBy: place))
    return text.utf8.distance(from: next, to: text.endIndex)
  }
}
