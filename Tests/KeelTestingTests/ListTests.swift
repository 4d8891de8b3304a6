import Conformance
import KeelScene
import KeelTesting
import Testing

@MainActor @Suite(.serialized) struct ListTests {
  private let rows = (0..<200).map { Sketch.row("Row \($0)") }
  private let section = Sketch.section(rowCount: 200, rows: [])

  /// A program that describes exactly the requested rows.
  private func stage(describing: Bool = true) -> (Stage, list: NodeID) {
    let list = Sketch.list(section)
    let stage = Stage(Sketch.window("", list), visibleRows: 10)
    var window = 0..<0
    stage.sink.answer = { [rows, section] event in
      guard describing, case .reveal(_, let wanted) = event else { return nil }
      var operations = window.map { Patch.Operation.remove(rows[$0].id, from: section.id) }
      operations += wanted.enumerated().map { .insert(rows[$0.element], into: section.id, at: $0.offset) }
      operations.append(
        .update(section.id, .section(SectionElement(rowCount: 200, windowStart: wanted.lowerBound))))
      window = wanted
      return Patch(operations: operations)
    }
    return (stage, list.id)
  }

  @Test func visibleRowsAreRequestedOnce() async {
    let (stage, list) = stage()
    await stage.driver.settle()
    #expect(stage.sink.events == [.reveal(list, rows: 0..<10)])
    #expect(stage.frontEnd.log.patchCount == 1)
    await stage.driver.settle()
    #expect(stage.sink.events.count == 1)
  }

  @Test func rowsAreRequestedWithoutADriver() async {
    let (stage, list) = stage()
    #expect(stage.sink.events.isEmpty)
    for _ in 0..<10_000 where stage.sink.events.isEmpty { await Task.yield() }
    #expect(stage.sink.events == [.reveal(list, rows: 0..<10)])
  }

  /// If the program does not answer, the request is not repeated.
  @Test func unansweredQuestionIsNotRepeated() async {
    let (stage, _) = stage(describing: false)
    #expect(await stage.driver.settle())
    await stage.driver.settle()
    #expect(stage.sink.events.count == 1)
  }

  /// Each answer is a longer list without the requested rows.
  @Test func listThatOnlyGrowsIsAskedABoundedNumberOfTimes() {
    let list = Sketch.list(section)
    let stage = Stage(Sketch.window("", list), visibleRows: 10)
    var count = 200
    stage.sink.answer = { [section] _ in
      count += 1
      return .change(
        .update(list.id, .list(ListElement(rowCount: count))),
        .update(section.id, .section(SectionElement(rowCount: count))))
    }
    stage.frontEnd.revealVisibleRows()
    #expect(stage.sink.events.count == 16)
  }

  @Test func scrollingGoesThroughTheListToARow() async throws {
    let (stage, list) = stage()
    await stage.driver.settle()
    try stage.driver.scroll(to: "Row 57")
    #expect(stage.frontEnd.rowsInSight(of: list) == 50..<60)
    try stage.driver.tap("Row 57")
    #expect(stage.sink.events.last == .activate(rows[57].id))
    try stage.driver.scroll(rows: .max)
    #expect(stage.frontEnd.rowsInSight(of: list) == 190..<200)
    try stage.driver.scroll(rows: .min)
    #expect(stage.frontEnd.rowsInSight(of: list) == 0..<10)
    #expect(stage.refusal { try $0.scroll(to: "Row 200") }?.hasPrefix("Nothing named \"Row 200\"") == true)
  }

  @Test func aScrollRequestOfTheProgramScrollsAndFocuses() async {
    let (stage, list) = stage()
    await stage.driver.settle()
    let target = ListElement.ScrollTarget(row: 99, takesFocus: true, serial: 1)
    stage.frontEnd.apply(.change(.update(list, .list(ListElement(rowCount: 200, scrollTarget: target)))))
    await stage.driver.settle()
    #expect(stage.frontEnd.rowsInSight(of: list) == 90..<100)
    #expect(stage.frontEnd.focused == rows[99].id)
    #expect(stage.frontEnd.faults.isEmpty)
  }
}
