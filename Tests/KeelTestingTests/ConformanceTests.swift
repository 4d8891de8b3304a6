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
    #expect(Conformance.missing(in: []).count == 41 + 27 + 7)
  }

  @Test func namesOfCasesAreUnique() {
    let names = Conformance.cases.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// The list must reject a front end that does nothing.
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
  func isChecked(_ row: String) -> Bool { false }
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
  func resize(_ width: ConformanceWidth, lines: Int) {}
  func close() {}
  func press(_ name: String) {}
  func release() {}
  func adjust(_ name: String, to value: Double) {}
  func increment(_ name: String) {}
  func decrement(_ name: String) {}
  func choose(_ option: String, in name: String) {}
  func nextDay(_ name: String) {}
  func follow(_ words: String) {}
  func chooseInMenu(_ item: String, of name: String) {}
  func chooseTab(_ title: String) {}
  func look(_ text: String) {}
  func endLook() {}
  func delete(_ name: String) {}
  func moveDown(_ name: String) {}
  func reach(_ name: String) {}
  func stroke(_ key: Keystroke) {}
  var beginsAtHeadings: Bool { false }
  var focused: NodeID? { nil }
}
