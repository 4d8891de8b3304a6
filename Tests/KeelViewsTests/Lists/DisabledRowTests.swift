import KeelScene
import KeelTesting
import KeelViews
import Testing

/// A row whose button is disabled is disabled, and says so to scripts.
@MainActor @Suite(.serialized) struct DisabledRowTests {
  @Test func aTapOnADisabledRowSaysThatItIsDisabled() {
    let stage = ViewStage(
      Form {
        Button("Undo") {}.disabled(true)
        Text(verbatim: "Words")
      })
    for verb in [stage.driver.tap, stage.driver.select] {
      let refusal = #expect(throws: DriverError.self) { try verb("Undo") }
      #expect(refusal?.reason == .disabled)
      #expect(
        refusal?.description == #"row "Undo" (disabled) cannot be used. Disabled elements cannot be used. "#
          + "Enable the element first, or wait for it.")
    }
    // What can never be tapped is no disabled button.
    let other = #expect(throws: DriverError.self) { try stage.driver.tap("Words") }
    #expect(other?.reason == .notPossible)
  }
}
