import KeelScene
import Testing

@testable import KeelTerminal

/// A list shows a window of its rows at any position on a page, and invisible rows cost nothing.
@MainActor @Suite(.serialized) struct PageListTests {
  private func rows(_ count: Int) -> [Subtree] { (0..<count).map { row("Row \($0)") } }

  /// Ten thousand rows, of which the first sixty are described.
  private func longList() -> Subtree {
    let section = node(.section(SectionElement(rowCount: 10_000)), rows(60))
    return node(.list(ListElement(rowCount: 10_000)), [section])
  }

  private func stack(_ children: Subtree...) -> Subtree { node(.stack(StackElement()), children) }

  @Test func aListInAPlainViewDrawsAndRequestsTheVisibleRows() {
    let app = TestApp(columns: 80, rows: 24, navigation(page("Page", stack(longList()))))
    #expect(app.screen.rowsDrawn <= 24)
    app.screen.fulfilWishes()
    for case .reveal(_, let rows) in app.events { #expect(rows.count < 100) }
    #expect(app.text.contains("of 10,000"))
  }

  @Test func aListBelowALabelShrinksAndScrolls() {
    let app = TestApp(
      columns: 80, rows: 24,
      navigation(page("Page", stack(node(.label(LabelElement(text: "Above"))), longList(), button("Below")))))
    #expect(app.screen.rowsDrawn <= 24)
    app.press(.down, .down, .pageDown)
    #expect(app.text.contains("Above") && app.text.contains("Below"))
    #expect(!app.text.contains("Row 0 "))
  }

  @Test func aListInANestedStackGivesWayToo() {
    let app = TestApp(
      columns: 80, rows: 24, navigation(page("Page", stack(stack(longList()), button("Below")))))
    #expect(app.screen.rowsDrawn <= 24)
    #expect(app.text.contains("Below"))
  }

  @Test func aChangedRowIsDrawnAloneInAPlainView() {
    let list = longList()
    let app = TestApp(columns: 80, rows: 24, navigation(page("Page", stack(list))))
    let before = app.screen.rowsDrawn
    app.apply(.update(list.children[0].children[5].id, .row(RowElement(text: "Renamed"))))
    app.screen.compose()
    #expect(app.screen.rowsDrawn - before <= 2)
    #expect(app.text.contains("Renamed"))
  }

  @Test func theProgramScrollsAwayFromTheFocusAsOftenAsItLikes() {
    let all = rows(200)
    let section = node(.section(SectionElement(rowCount: 200)), all)
    let list = node(.list(ListElement(rowCount: 200)), [section])
    let app = TestApp(columns: 80, rows: 24, navigation(page("Page", list)))
    app.press(.down)
    for (serial, target) in [50, 100, 150].enumerated() {
      var element = ListElement(rowCount: 200)
      element.scrollTarget = .init(row: target, takesFocus: false, serial: serial)
      app.apply(.update(list.id, .list(element)))
      app.screen.compose()
      #expect(app.text.contains("Row \(target) ") || app.text.contains("Row \(target)\n"))
      app.screen.compose()
      #expect(app.text.contains("Row \(target) ") || app.text.contains("Row \(target)\n"))
    }
  }

  @Test func aRequestedRowIsTheFirstVisibleOneAndThePositionIsReported() {
    let section = node(.section(SectionElement(rowCount: 200)), rows(200))
    let list = node(.list(ListElement(rowCount: 200)), [section])
    let app = TestApp(columns: 80, rows: 24, navigation(page("Page", list)))
    app.press(.down)
    var attributes = Attributes()
    attributes.geometry = .scroll
    var reported: [Int] {
      app.events.flatMap { event -> [Int] in
        guard case .geometry(let reports, _) = event else { return [] }
        return reports.compactMap { $0.scroll?.firstRow }
      }
    }
    for (serial, target) in [120, 60].enumerated() {
      let request = ListElement.ScrollTarget(row: target, takesFocus: false, serial: serial, isFirst: true)
      app.apply(
        .attributes(list.id, attributes), .update(list.id, .list(ListElement(rowCount: 200, scrollTarget: request))))
      app.screen.compose()
      let first = app.text.split(separator: "\n").first { $0.contains("Row ") }
      #expect(first?.contains("Row \(target)") == true, "\(app.text)")
      app.press(.down)
      #expect(reported.last == target)
    }
    app.press(.end)
    #expect((reported.last ?? 0) > 170)
  }
}
