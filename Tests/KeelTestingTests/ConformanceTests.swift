import Conformance
import KeelScene
import Testing

@MainActor @Suite(.serialized) struct ConformanceTests {
  @Test func headlessPassesEveryCase() {
    for testCase in Conformance.cases {
      #expect(Conformance.run(testCase, subject: HeadlessSubject.init) == [])
    }
  }

  @Test func listHoldsEveryKindOfElementEventAndOperation() {
    #expect(Conformance.missing(in: Conformance.cases) == [])
    #expect(Conformance.missing(in: []).count == 20 + 14 + 7)
  }

  @Test func namesOfCasesAreUnique() {
    let names = Conformance.cases.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// A list that passes whatever it is given proves nothing.
  @Test func frontEndThatDoesNothingFails() {
    for testCase in Conformance.cases {
      #expect(!Conformance.run(testCase, subject: { _ in IdleSubject() }).isEmpty, "\(testCase.name)")
    }
  }

  @Test func unknownCaseIsReported() {
    #expect(Conformance.run("nonsense", subject: HeadlessSubject.init) == ["There is no case nonsense."])
  }
}

private final class IdleSubject: ConformanceSubject {
  func show(_ patch: Patch) {}
  func visibleText() -> String { "" }
  func writtenText() -> String { "" }
  func activate(_ name: String) {}
  func toggle(_ name: String) {}
  func type(_ text: String, into name: String) {}
  func submit(_ name: String) {}
  func performAction(_ action: String, on name: String) {}
  func goBack() {}
  func dismiss() {}
  func find(_ text: String) {}
  func refresh() {}
  func key(_ input: Character, _ modifiers: KeyCommand.Modifiers) {}
  func resize(columns: Int, lines: Int) {}
  func close() {}
  func press(_ name: String) {}
  func release() {}
  var focused: NodeID? { nil }
}
