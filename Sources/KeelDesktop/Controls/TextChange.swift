#if Desktop
/// The part in which a text differs from another one. GTK counts scalars.
struct TextChange: Equatable {
  /// The part of the old text that is replaced, in scalars.
  var range: Range<Int>
  var replacement: String

  /// Finds the part without the beginning and the end that both texts have in common.
  init(from old: String, to new: String) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    range = start..<old.count - end
    var part = String.UnicodeScalarView()
    part.append(contentsOf: new[start..<new.count - end])
    replacement = String(part)
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
