/// The part in which a text differs from a former one: what is left without the beginning and the end that both have in
/// common, in whole characters.
package struct TextChange: Equatable {
  /// The part of the former text that is replaced, in characters.
  package let range: Range<Int>
  package let replacement: String

  /// Compares two texts. O(length).
  package init(from old: String, to new: String) {
    let (old, new) = (Array(old), Array(new))
    // Characters are equal if they mean the same. Here they are the same only if they are written the same.
    func isSame(_ one: Character, _ other: Character) -> Bool {
      one == other && one.unicodeScalars.elementsEqual(other.unicodeScalars)
    }
    let start = zip(old, new).prefix(while: isSame).count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix(while: isSame).count
    range = start..<old.count - end
    replacement = String(new[start..<new.count - end])
  }
}
