import Conformance
import Testing

/// The terminal passes the shared conformance list, by the mouse and by the keyboard alone.
@MainActor @Suite(.serialized) struct ConformanceTests {
  @Test(arguments: TerminalSubject.Means.allCases) func terminalPassesEveryCase(_ means: TerminalSubject.Means) {
    for testCase in Conformance.cases {
      #expect(Conformance.run(testCase, subject: { TerminalSubject($0, means) }) == [])
    }
  }
}
