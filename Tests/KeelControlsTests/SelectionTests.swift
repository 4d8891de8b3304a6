import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Observation
import Testing

/// The selection of a field, which the program knows and sets.
@MainActor @Suite(.serialized) struct SelectionTests {
  @Observable final class Model {
    var text = "one two"
    var selection: UITextSelection?

    var range: Range<Int>? {
      selection.map { $0.range.lowerBound.utf16Offset(in: text)..<$0.range.upperBound.utf16Offset(in: text) }
    }
    func select(_ range: Range<Int>) {
      selection = UITextSelection(
        range: String.Index(
          utf16Offset: range.lowerBound, in: text)..<String.Index(
            utf16Offset: range.upperBound, in: text))
    }
  }

  @Observable final class Card {
    var number = "" { didSet { if number == "11112" { number = "1111 2" } } }
    var selection: UITextSelection?
  }

  private let page = Page("P")
  private let field = UITextField()

  private func stage() -> Stage {
    field.placeholder = "Field"
    page.view.addSubview(field)
    return Stage(page)
  }

  private func bound(_ model: Model) -> Stage {
    let bindable = UIBindable(model)
    field.bind(text: bindable.text)
    field.bind(selection: bindable.selection)
    return stage()
  }

  private func interest(_ stage: Stage) -> SelectionInterest? {
    guard case .textField(let shown)? = stage.frontEnd.tree.element(of: field.nodeID) else { return nil }
    return shown.selection
  }

  /// Makes a change, and lets the front end report what follows from it.
  private func change(_ stage: Stage, _ work: () -> Void) {
    stage.change(work)
    stage.frontEnd.revealVisibleRows()
  }

  @Test func nobodyReportsASelectionThatTheProgramDoesNotAskFor() throws {
    let stage = stage()
    try stage.driver.type("abc", into: "Field")
    #expect(interest(stage) == nil)
    #expect(!stage.frontEnd.sentEvents.contains { if case .select = $0 { true } else { false } })
  }

  @Test func theBindingFollowsTheUser() throws {
    let model = Model()
    let stage = bound(model)
    #expect(model.selection == nil)
    try stage.driver.select(4..<7, in: "Field")
    #expect(model.range == 4..<7 && model.selection?.isInsertion == false)
    try stage.driver.type("six", atSelectionOf: "Field")
    #expect(model.text == "one six" && model.range == 7..<7 && model.selection?.isInsertion == true)
    change(stage) { field.resignFirstResponder() }
    #expect(model.selection == nil && field.selectedTextRange == nil)
  }

  @Test func theFieldFollowsTheBinding() throws {
    let model = Model()
    let stage = bound(model)
    try stage.driver.select(0..<0, in: "Field")
    change(stage) { model.select(0..<3) }
    #expect(stage.frontEnd.selection(of: field.nodeID) == 0..<3)
    #expect(interest(stage)?.request == nil, "a followed request is not repeated on a page that is loaded again")
    try stage.driver.type("ten", atSelectionOf: "Field")
    #expect(model.text == "ten two" && model.range == 3..<3)
  }

  @Test func aSelectionWaitsForTheFocus() throws {
    let model = Model()
    let stage = bound(model)
    change(stage) { model.select(0..<3) }
    #expect(model.range == 0..<3 && stage.frontEnd.selection(of: field.nodeID) == 7..<7)
    change(stage) { field.becomeFirstResponder() }
    #expect(stage.frontEnd.selection(of: field.nodeID) == 0..<3 && model.range == 0..<3)
  }

  /// Whichever of the two observers runs first.
  @Test(arguments: [true, false]) func aTextAndASelectionOfItAreSetTogether(isTextFirst: Bool) throws {
    let model = Model()
    let bindable = UIBindable(model)
    if isTextFirst { field.bind(text: bindable.text) }
    field.bind(selection: bindable.selection)
    if !isTextFirst { field.bind(text: bindable.text) }
    let stage = stage()
    try stage.driver.select(0..<0, in: "Field")
    change(stage) {
      model.text = "a much longer text"
      model.select(7..<13)
    }
    #expect(stage.frontEnd.selection(of: field.nodeID) == 7..<13)
    #expect(model.range == 7..<13)
  }

  @Test func aTextThatTheModelGroupsMovesTheCaret() throws {
    let card = Card()
    let bindable = UIBindable(card)
    field.bind(text: bindable.number)
    field.bind(selection: bindable.selection)
    let stage = stage()
    try stage.driver.type("11112", into: "Field", keystrokeByKeystroke: true)
    #expect(card.number == "1111 2")
    #expect(card.selection?.range.lowerBound == card.number.endIndex)
  }

  @Test func positionsAreCountedInUnits() throws {
    field.text = "a👍b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: field.endOfDocument, offset: -1))
    #expect(field.position(from: start, offset: 4) == nil && field.position(from: start, offset: .max) == nil)
    let range = try #require(field.textRange(from: end, to: start))
    #expect(range.start == start && range.end == end && !range.isEmpty)
    #expect(field.text(in: range) == "👍")
    #expect(field.selectedTextRange == nil)
    let stage = stage()
    change(stage) { field.becomeFirstResponder() }
    change(stage) { field.selectedTextRange = range }
    #expect(field.selectedTextRange == range)
    #expect(stage.frontEnd.selection(of: field.nodeID) == 1..<2)
  }

  @Test func aDelegateThatImplementsItHearsOfEachSelection() throws {
    final class Delegate: UITextFieldDelegate {
      var ranges: [Range<Int>] = []
      func textFieldDidChangeSelection(_ textField: UITextField) {
        guard let range = textField.selectedTextRange else { return }
        let start = textField.beginningOfDocument
        ranges.append(textField.offset(from: start, to: range.start)..<textField.offset(from: start, to: range.end))
      }
    }
    let delegate = Delegate()
    field.text = "abc"
    field.delegate = delegate
    let stage = stage()
    try stage.driver.select(1..<2, in: "Field")
    try stage.driver.type("x", atSelectionOf: "Field")
    #expect(delegate.ranges == [3..<3, 1..<2, 2..<2])
  }

  @Test func allOfTheTextIsSelectedInAFieldThatIsAskedAbout() throws {
    let model = Model()
    let stage = bound(model)
    try stage.driver.select(1..<1, in: "Field")
    change(stage) { field.selectAll(nil) }
    #expect(model.range == 0..<7 && stage.frontEnd.selection(of: field.nodeID) == 0..<7)
  }
}
