import Conformance
import Testing

/// The terminal does what every front end does, by the mouse and by keys alone.
@MainActor @Suite(.serialized) struct ConformanceTests {
  @Test(arguments: TerminalSubject.Means.allCases) func terminalPassesEveryCase(_ means: TerminalSubject.Means) {
    for testCase in Conformance.cases {
      #expect(Conformance.run(testCase, subject: { TerminalSubject($0, means) }) == [])
    }
  }
}
