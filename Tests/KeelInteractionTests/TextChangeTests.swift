import KeelInteraction
import Testing

@Suite struct TextChangeTests {
  /// The places are in UTF-16 code units, as delegates receive them.
  @Test(arguments: [
    ("", "", 0, 0, ""), ("abc", "abXc", 2, 0, "X"), ("abc", "c", 0, 2, ""), ("aa", "aaa", 2, 0, "a"),
    ("👩🏽", "👩🏿", 0, 4, "👩🏿"), ("e", "e\u{301}", 0, 1, "e\u{301}"), ("\u{e9}", "e\u{301}", 0, 1, "e\u{301}"),
    ("a\r\nb", "a\nb", 1, 2, "\n"), ("날", "날씨", 1, 0, "씨"),
  ]) func theReplacedPartConsistsOfWholeCharacters(
    old: String, new: String, location: Int, length: Int, text: String
  ) {
    let change = TextChange(from: old, to: new)
    #expect(SelectionRule.units(of: change.range, in: old) == location..<location + length)
    #expect(change.replacement.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  /// Compared with a search character by character, on texts whose characters join and part.
  @Test func theReplacedPartIsThatOfASearchByCharacters() {
    let pieces = ["a", "e", "\u{301}", "\r", "\n", "👩", "\u{1F3FD}", "\u{200D}", "🇩", "🇪", "\u{1103}", "\u{1161}"]
    var random = SeededNumbers(state: 7)
    for _ in 0..<4000 {
      func text() -> String { (0..<random.next(8)).map { _ in pieces[random.next(pieces.count)] }.joined() }
      let (head, tail) = (text(), text())
      let (old, new) = (head + text() + tail, head + text() + tail)
      let (one, other) = (Array(old), Array(new))
      func isSame(_ one: Character, _ other: Character) -> Bool {
        one.unicodeScalars.elementsEqual(other.unicodeScalars)
      }
      let start = zip(one, other).prefix(while: isSame).count
      let most = min(one.count, other.count) - start
      let end = zip(one.reversed(), other.reversed()).prefix(most).prefix(while: isSame).count
      let change = TextChange(from: old, to: new)
      #expect(change.range == start..<one.count - end)
      #expect(change.replacement.unicodeScalars.elementsEqual(String(other[start..<other.count - end]).unicodeScalars))
    }
  }
}

/// Numbers that are the same in every run.
struct SeededNumbers {
  var state: UInt64
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
