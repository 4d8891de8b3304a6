import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A field for a value updates the value on each edit, and retains the typed text until editing ends.
@MainActor @Suite(.serialized) struct ValueFieldTests {
  @MainActor @Observation.Observable final class Bill {
    var amount = 0.0
    var people: Int? = 2
    var clamped = 5 {
      didSet { if clamped > 10 { clamped = 10 } }
    }
    var submits = 0
  }

  private struct Form: View {
    @KeelModel.Bindable var bill: Bill
    var body: some View {
      VStack {
        Text("Sum \(bill.amount.formatted())")
        TextField("Amount", value: $bill.amount, format: .number)
        TextField("People", value: $bill.people, format: .number)
        TextField("Clamped", value: $bill.clamped, format: .number)
        Button("Clear") { bill.amount = 0 }
      }
      .onSubmit { bill.submits += 1 }
    }
  }

  private func ids(_ stage: ViewStage<Form>) -> [NodeID] {
    stage.frontEnd.tree.inReadingOrder().filter { if case .textField = $0.element { true } else { false } }.map(\.id)
  }
  private func type(_ text: String, into field: Int, _ stage: ViewStage<Form>) {
    stage.frontEnd.moveFocus(to: ids(stage)[field])
    stage.frontEnd.send(.edit(ids(stage)[field], text: text))
  }
  private func text(_ field: Int, _ stage: ViewStage<Form>) -> String? { stage.frontEnd.text(of: ids(stage)[field]) }

  @Test func theValueFollowsTypingAndTheTextStaysAsItIs() {
    let bill = Bill()
    let stage = ViewStage(Form(bill: bill))
    for (typed, value) in [("1", 1.0), ("12", 12), ("12.", 12), ("12.5", 12.5), ("12.50", 12.5), ("1234", 1234)] {
      type(typed, into: 0, stage)
      #expect(bill.amount == value)
      #expect(text(0, stage) == typed)
    }
    #expect(stage.texts.contains("Sum 1,234"))
    // The text is not a valid value: the last value remains, and the typed text stays.
    type("x", into: 0, stage)
    #expect(bill.amount == 1234)
    #expect(text(0, stage) == "x")
    stage.frontEnd.moveFocus(to: ids(stage)[1])
    #expect(text(0, stage) == "1,234")
    stage.expectFresh()
  }

  @Test func aFieldIsWrittenAndReadInTheLocaleOfItsWindow() {
    let bill = Bill()
    bill.amount = 1234.5
    let stage = ViewStage(Form(bill: bill))
    #expect(text(0, stage) == "1,234.5")
    stage.change { stage.window.send(.environment(SceneEnvironment(localeIdentifier: "de-DE"))) }
    #expect(text(0, stage) == "1.234,5")
    type("2,5", into: 0, stage)
    #expect(bill.amount == 2.5)
    type("1.500", into: 0, stage)
    #expect(bill.amount == 1500)
    stage.frontEnd.moveFocus(to: ids(stage)[1])
    #expect(text(0, stage) == "1.500")
    stage.expectFresh()
  }

  private struct Bilingual: View {
    @KeelModel.Bindable var bill: Bill
    private let german = Locale(identifier: "de_DE")
    var body: some View {
      VStack {
        TextField("Own", value: $bill.amount, format: .number.locale(german))
        Stepper("Steps", value: $bill.amount, format: .number).environment(\.locale, german)
        LabeledContent("Shown", value: bill.amount, format: .number).environment(\.locale, german)
        Picker("Sum", selection: $bill.amount) {
          ForEach([0.5, 1234.5], id: \.self) { Text($0, format: .number) }
        }
        .environment(\.locale, german)
      }
    }
  }

  @Test func theLocaleOfAFormatWinsAndOtherControlsFollowTheirPlace() throws {
    let bill = Bill()
    bill.amount = 1234.5
    let stage = ViewStage(Bilingual(bill: bill))
    let parts = stage.driver.outline.split(separator: "1.234,5", omittingEmptySubsequences: false)
    #expect(parts.count == 5, "\(stage.driver.outline)")
    try stage.driver.type("2,5", into: "Own")
    #expect(bill.amount == 2.5)
    try stage.driver.choose("0,5", in: "Sum")
    #expect(bill.amount == 0.5)
  }

  @Test func returnWritesTheValueAsItsFormatDoes() {
    let bill = Bill()
    let stage = ViewStage(Form(bill: bill))
    type("1234", into: 0, stage)
    stage.frontEnd.send(.submit(ids(stage)[0]))
    #expect(text(0, stage) == "1,234")
    #expect(bill.submits == 1)
    // The program sets the value afterwards, while the field has the focus.
    stage.change { bill.amount = 7 }
    #expect(text(0, stage) == "7")
  }

  @Test func noTextIsNoValueWhereThereMayBeNone() {
    let bill = Bill()
    let stage = ViewStage(Form(bill: bill))
    type("", into: 1, stage)
    #expect(bill.people == nil)
    type("3", into: 1, stage)
    #expect(bill.people == 3)
  }

  @Test func aClampedValueIsShownAtTheEndOfEditing() {
    let bill = Bill()
    let stage = ViewStage(Form(bill: bill))
    type("12", into: 2, stage)
    #expect(bill.clamped == 10)
    #expect(text(2, stage) == "12")
    stage.frontEnd.moveFocus(to: ids(stage)[0])
    #expect(text(2, stage) == "10")
  }

  @Test func laterChangesByTheProgramAreShownAtOnce() {
    let bill = Bill()
    let stage = ViewStage(Form(bill: bill))
    type("12", into: 0, stage)
    stage.change {}
    stage.change { bill.amount = 99 }
    #expect(text(0, stage) == "99")
    stage.expectFresh()
  }
}
