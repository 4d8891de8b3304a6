import Conformance
import KeelInteraction
import Testing

struct CaretRuleTests {
  @Test(arguments: CaretExample.all) func theCaretStaysAtTheKeptCharacters(_ example: CaretExample) {
    #expect(CaretRule.caret(example.caret + 1, from: example.typed, to: example.answer) == example.expected)
  }

  @Test func aCaretInAnUnchangedTextStays() {
    for caret in 0...3 { #expect(CaretRule.caret(caret, from: "abc", to: "abc") == caret) }
  }

  @Test func backspaceBehindASeparatorDoesNotMoveTheCaretBack() {
    #expect(CaretRule.caret(4, from: "11112222", to: "1111 2222") == 4)
  }

  /// Equal beginnings and ends are found without comparing every character with every other one.
  @Test func longTextsAreComparedAtTheirEndsOnly() {
    let head = String(repeating: "a", count: 40_000), tail = String(repeating: "b", count: 40_000)
    #expect(CaretRule.caret(40_001, from: head + "x" + tail, to: head + tail) == 40_000)
    let other = String(repeating: "y", count: 40_000)
    #expect(CaretRule.caret(1000, from: head, to: other) == 1000)
  }
}
