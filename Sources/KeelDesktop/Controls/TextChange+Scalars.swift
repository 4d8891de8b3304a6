#if Desktop
import KeelInteraction

extension TextChange {
  /// Returns the part that is replaced as GTK counts: in scalars of the former text.
  func scalars(in old: String) -> Range<Int> {
    old.scalars(before: range.lowerBound)..<old.scalars(before: range.upperBound)
  }
}

extension String {
  /// Returns the number of characters that begin before a number of scalars.
  func characters(before scalars: Int) -> Int {
    var end = 0
    return prefix { character in
      defer { end += character.unicodeScalars.count }
      return end < scalars
    }.count
  }

  /// Returns the number of scalars in the first characters.
  func scalars(before characters: Int) -> Int {
    prefix(characters).reduce(0) { $0 + $1.unicodeScalars.count }
  }
}
#endif
