import KeelControls
import KeelModel
import KeelViews
import Testing

// These macros must compile. Tests/KeelTests/PreviewTests.swift shows previews.

#Preview { EmptyView() }
#Preview("Named") {
  EmptyView()
  EmptyView()
}
#Preview("With traits", traits: .sizeThatFitsLayout, .landscapeLeft) { EmptyView() }
#Preview("State") {
  @Previewable @State var count = 0
  Group { EmptyView() }
}

private struct Theme: Equatable { var name = "plain" }

extension EnvironmentValues {
  @Entry fileprivate var typed: Int = 3
  @Entry fileprivate var literal = "words"
  @Entry fileprivate var inferred = Optional<Int>.none
  @Entry fileprivate var optional: String?
  @Entry fileprivate var theme: Theme = Theme()
  @Entry fileprivate var action: @MainActor () -> Void = {}
  @Entry fileprivate var `default`: Bool = true
}

extension Transaction {
  @Entry fileprivate var reason: String = "none"
}

@Suite struct ValuesEntryTests {
  @Test func anEntryReadsAsItsDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values.typed == 3)
    #expect(values.literal == "words")
    #expect(values.inferred == nil)
    #expect(values.optional == nil)
    #expect(values.theme == Theme())
    #expect(values.default)
    values.typed = 4
    values.optional = "some"
    values.theme.name = "bright"
    values.default = false
    #expect(values.typed == 4)
    #expect(values.optional == "some")
    #expect(values.theme.name == "bright")
    #expect(!values.default)
    #expect(EnvironmentValues().typed == 3)
  }

  @Test func anEntryOfATransactionTravelsWithIt() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")
    transaction.reason = "a person"
    withTransaction(transaction) { #expect(Transaction.current.reason == "a person") }
    #expect(Transaction.current.reason == "none")
  }
}
