import KeelInteraction
import KeelScene
import Testing

struct SelectionRuleTests {
  @Test func aSelectionLiesBetweenCharactersOfTheText() {
    #expect(SelectionRule.lawful(-5..<90, in: "abc") == 0..<3)
    #expect(SelectionRule.lawful(7..<9, in: "abc") == 3..<3)
    // The thumb is one character of four units.
    #expect(SelectionRule.lawful(2..<3, in: "a👍🏽b") == 1..<1)
    #expect(SelectionRule.lawful(2..<5, in: "a👍🏽b") == 1..<5)
    #expect(SelectionRule.lawful(0..<0, in: "") == 0..<0)
  }

  /// Compared with sums of the lengths of all characters, on texts whose characters join and part.
  @Test func placesAreThoseOfACountOfAllCharacters() {
    let pieces = ["a", "\u{301}", "\r", "\n", "👩", "\u{1F3FD}", "\u{200D}", "🇩", "🇪", "날"]
    var random = SeededNumbers(state: 3)
    for _ in 0..<2000 {
      let text = (0..<random.next(9)).map { _ in pieces[random.next(pieces.count)] }.joined()
      let start = random.next(20) - 3
      let range = start..<start + random.next(9)
      let characters = SelectionRule.places(of: range, lengths: text.map(\.utf16.count))
      #expect(SelectionRule.characters(of: range, in: text) == characters)
      let units = SelectionRule.lengths(before: characters, lengths: text.map(\.utf16.count))
      #expect(SelectionRule.lawful(range, in: text) == units)
      #expect(SelectionRule.units(of: characters, in: text) == units)
      let scalars = SelectionRule.places(of: range, lengths: text.unicodeScalars.map(\.utf16.count))
      #expect(SelectionRule.scalars(of: range, in: text) == scalars)
    }
  }

  @Test func charactersAndUnitsAreConverted() {
    #expect(SelectionRule.characters(of: 1..<5, in: "a👍🏽b") == 1..<2)
    #expect(SelectionRule.units(of: 1..<2, in: "a👍🏽b") == 1..<5)
    #expect(SelectionRule.scalars(of: 1..<5, in: "a👍🏽b") == 1..<3)
    #expect(SelectionRule.units(ofScalars: 1..<3, in: "a👍🏽b") == 1..<5)
    #expect(SelectionRule.units(of: 2..<9, in: "a👍🏽b") == 5..<6)
  }

  @Test(arguments: [
    (2..<2, "abcd", "abxcd", 3), (1..<3, "abcd", "axd", 2), (2..<2, "abcd", "acd", 1), (2..<2, "abcd", "abd", 2),
    (4..<4, "aaaa", "aaaaa", 5), (2..<2, "aaaa", "aaaaa", 3), (1..<1, "a👍b", "ab👍b", 2), (0..<4, "abcd", "", 0),
  ])
  func theCaretIsBehindWhatTheUserHasTyped(_ selection: Range<Int>, _ old: String, _ new: String, _ caret: Int) {
    #expect(SelectionRule.edited(selection, from: old, to: new) == caret..<caret)
  }

  @Test func theEndsFollowATextOfTheProgram() {
    #expect(SelectionRule.replaced(5..<5, from: "11112222", to: "1111 2222") == 6..<6)
    #expect(SelectionRule.replaced(1..<5, from: "11112222", to: "1111 2222") == 1..<6)
    #expect(SelectionRule.replaced(0..<3, from: "abc", to: "") == 0..<0)
    #expect(SelectionRule.replaced(1..<2, from: "abc", to: "abc") == 1..<2)
  }

  @MainActor @Test func onlyAFieldThatTheProgramAsksAboutHasASelectionToReport() {
    func verdict(_ element: Element, _ range: Range<Int>) -> (Verdict, NodeID) {
      let id = NodeID(rawValue: 7)
      let tree = SceneTree()
      tree.apply(Patch(operations: [.root(Subtree(id: id, element: element))]))
      return (tree.verdict(on: .select(id, range: range)), id)
    }
    var field = TextFieldElement(text: "abc")
    #expect(verdict(.textField(field), 1..<2).0 == .late)
    field.selection = SelectionInterest()
    let (answer, id) = verdict(.textField(field), 1..<20)
    #expect(answer == .accepted(.select(id, range: 1..<3)))
    #expect(verdict(.label(LabelElement(text: "abc")), 1..<2).0 == .unlawful)
  }
}
