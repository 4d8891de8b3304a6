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
}
