import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// The selection of a declarative field or editor.
@MainActor @Suite(.serialized) struct TextSelectionTests {
  @Observable final class Model {
    var text = "one two"
    var selection: TextSelection?
    var range: Range<Int>? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
    }
    func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }
  }

  private struct Form: View {
    @Bindable var model: Model
    var body: some View { TextField("Word", text: $model.text, selection: $model.selection) }
  }

  private struct Notes: View {
    @Bindable var model: Model
    let isField: Bool
    var body: some View {
      if isField {
        TextField("Word", text: $model.text, selection: $model.selection, axis: .vertical)
      } else {
        TextEditor(text: $model.text, selection: $model.selection).accessibilityLabel("Word")
      }
    }
  }

  @Test(arguments: [true, false]) func theSelectionOfSeveralLinesFollowsTheUserAndTheProgram(isField: Bool) throws {
    let model = Model()
    model.text = "one\ntwo"
    let stage = ViewStage(Notes(model: model, isField: isField))
    try stage.driver.select(4..<7, in: "Word")
    #expect(model.range == 4..<7)
    try stage.driver.type("six", atSelectionOf: "Word")
    #expect(model.text == "one\nsix" && model.range == 7..<7)
    stage.change { model.selection = TextSelection(range: model.index(2)..<model.index(5)) }
    stage.frontEnd.revealVisibleRows()
    try stage.driver.type("-", atSelectionOf: "Word")
    #expect(model.text == "on-ix" && model.range == 3..<3)
    stage.frontEnd.moveFocus(to: nil)
    #expect(model.selection == nil)
  }

  /// Makes a change, and lets the front end report what follows from it.
  private func change(_ stage: ViewStage<Form>, _ work: () -> Void) {
    stage.change(work)
    stage.frontEnd.revealVisibleRows()
  }

  @Test func theSelectionFollowsTheUserAndTheProgram() throws {
    let model = Model()
    let stage = ViewStage(Form(model: model))
    try stage.driver.select(4..<7, in: "Word")
    #expect(model.range == 4..<7 && model.selection?.isInsertion == false)
    try stage.driver.type("six", atSelectionOf: "Word")
    #expect(model.text == "one six" && model.range == 7..<7)
    change(stage) { model.selection = TextSelection(range: model.index(0)..<model.index(3)) }
    try stage.driver.type("ten", atSelectionOf: "Word")
    #expect(model.text == "ten six" && model.range == 3..<3)
    change(stage) {
      model.text = "a much longer text"
      model.selection = TextSelection(insertionPoint: model.index(6))
    }
    try stage.driver.type("!", atSelectionOf: "Word")
    #expect(model.text == "a much! longer text" && model.range == 7..<7)
    stage.frontEnd.moveFocus(to: nil)
    #expect(model.selection == nil)
  }

  @Test func severalPartsAreSelectedAsOne() throws {
    let model = Model()
    let stage = ViewStage(Form(model: model))
    try stage.driver.select(0..<0, in: "Word")
    change(stage) {
      model.selection = TextSelection(
        ranges: RangeSet([model.index(1)..<model.index(2), model.index(4)..<model.index(5)]))
    }
    try stage.driver.type("-", atSelectionOf: "Word")
    #expect(model.text == "o-wo")
  }
}
