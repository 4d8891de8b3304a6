import KeelScene
import KeelTerminal
import Testing

/// Drawing a list depends only on its visible rows, whatever its length.
@MainActor @Suite(.serialized) struct ListTests {
  /// Ten thousand rows; the program describes the window that the front end requests.
  @MainActor final class LongList {
    var ids: [NodeID]
    var texts: [String]
    var window: Range<Int> = 0..<60
    let part = NodeID.next()
    let list = NodeID.next()
    var app: TestApp!
    var reveals = 0

    init(_ count: Int = 10_000, rows: Int = 40) {
      ids = (0..<count).map { _ in .next() }
      texts = (0..<count).map { "Row \($0) named \($0 &* 2_654_435 % 99_991)" }
      let section = Subtree(id: part, element: element, children: window.map(row))
      let list = Subtree(id: list, element: .list(ListElement(rowCount: count)), children: [section])
      app = TestApp(columns: 120, rows: rows, navigation(page("Long", list)))
      app.answer = { [unowned self] event in if case .reveal(_, let rows) = event { self.reveal(rows) } }
    }

    var element: Element {
      .section(SectionElement(rowCount: ids.count, windowStart: window.lowerBound))
    }

    func row(_ index: Int) -> Subtree {
      Subtree(id: ids[index], element: .row(RowElement(text: texts[index])))
    }

    func reveal(_ wanted: Range<Int>) {
      reveals += 1
      let new = wanted.clamped(to: 0..<ids.count)
      var operations: [Patch.Operation] = window.filter { !new.contains($0) }.map { .remove(ids[$0], from: part) }
      let old = window
      window = new
      for index in new where !old.contains(index) {
        operations.append(.insert(row(index), into: part, at: index - new.lowerBound))
      }
      operations.append(.update(part, element))
      app.screen.apply(Patch(operations: operations))
    }

    func insertAtFront(_ text: String) {
      ids.insert(.next(), at: 0)
      texts.insert(text, at: 0)
      app.screen.apply(Patch(operations: [.insert(row(0), into: part, at: 0), .update(part, element)]))
      window = window.lowerBound..<window.upperBound + 1
    }
  }

  @Test func homeEndAndPagesReachEveryRow() {
    let long = LongList()
    long.app.press(.end)
    #expect(long.app.screen.focusedNode == long.ids[9999])
    #expect(long.app.text.contains("Row 9999 "))
    #expect(long.app.text.contains("of 10,000"))
    long.app.press(.pageUp)
    #expect(!long.app.text.contains("Row 9999 "))
    long.app.press(.home)
    #expect(long.app.screen.focusedNode == long.ids[0])
    for _ in 0..<20 { long.app.press(.pageDown) }
    #expect(long.window.count < 200 && long.reveals < 60)
    #expect(long.app.screen.focusedNode.map(long.ids.contains) == true)
  }

  @Test func aChangedRowIsDrawnAloneInFewBytes() {
    let long = LongList()
    var encoder = FrameEncoder()
    let screen = long.app.screen
    let before = screen.grid
    _ = encoder.encode(from: nil, to: before, pool: screen.pool)
    let drawn = screen.rowsDrawn
    screen.apply(Patch(operations: [.update(long.ids[5], .row(RowElement(text: "Row 5 renamed 5")))]))
    screen.compose()
    #expect(screen.text.contains("Row 5 renamed 5"))
    // The row itself, and the row that has the focus.
    #expect((1...2).contains(screen.rowsDrawn - drawn))
    let bytes = encoder.encode(from: before, to: screen.grid, pool: screen.pool)
    #expect((1...40).contains(bytes.count), "\(bytes.count) bytes")
  }

  @Test func anInsertionAtTheFrontMovesRowsAndDrawsOne() {
    let long = LongList()
    long.app.press(.end, .home, .down)
    let screen = long.app.screen
    var encoder = FrameEncoder()
    _ = encoder.encode(from: nil, to: screen.grid, pool: screen.pool)
    var counts: [Int] = []
    for round in 0..<3 {
      let before = screen.grid
      let drawn = screen.rowsDrawn
      long.insertAtFront("I0000\(round)")
      screen.compose()
      #expect(screen.text.contains("I0000\(round)"))
      #expect(screen.rowsDrawn - drawn <= 3)
      let bytes = encoder.encode(from: before, to: screen.grid, pool: screen.pool)
      counts.append(bytes.count)
    }
    // The text of a row takes six letters; the scroll bar and the row counter change as well.
    #expect(counts.allSatisfy { $0 <= 75 }, "\(counts)")
  }

  @Test func visibleRowsStayInPlaceAsRowsAreInsertedAbove() {
    let long = LongList(1000)
    for _ in 0..<5 { long.app.press(.pageDown) }
    let before = long.app.text
    let focused = long.app.screen.focusedNode
    let top = long.window.lowerBound
    long.ids.insert(.next(), at: 0)
    long.texts.insert("New", at: 0)
    long.window = top + 1..<long.window.upperBound + 1
    long.app.screen.apply(Patch(operations: [.update(long.part, long.element)]))
    let kept = before.split(separator: "\n").filter { $0.contains("Row") }
    let now = long.app.text.split(separator: "\n").filter { $0.contains("Row") }
    #expect(kept.map { $0.prefix(40) } == now.map { $0.prefix(40) })
    #expect(long.app.screen.focusedNode == focused)
  }

  @Test func rowsNotDescribedYetHaveTheirPlace() {
    let long = LongList()
    long.app.answer = { _ in }
    long.app.press(.end)
    #expect(long.app.text.contains("┄"))
    long.reveal(9950..<10_000)
    #expect(long.app.screen.focusedNode == long.ids[9999])
  }

  @Test func theProgramsAnswerToASearchTakesTheFocus() {
    let long = LongList(100)
    long.app.answer = { [unowned long] event in
      if case .reveal(_, let rows) = event { long.reveal(rows) }
      guard case .find(_, let text, _, _) = event, let row = long.texts.firstIndex(where: { $0.hasPrefix(text) }) else {
        return
      }
      let target = ListElement.ScrollTarget(row: row, takesFocus: true, serial: long.app.events.count)
      long.app.apply(.update(long.list, .list(ListElement(rowCount: 100, scrollTarget: target))))
    }
    long.app.press(.character("/"))
    long.app.type("Row 88")
    #expect(long.app.screen.focusedNode == long.ids[88])
    long.app.type("x")
    #expect(long.app.text.contains("not found"))
    long.app.press(.escape)
    #expect(long.app.screen.focusedNode == long.ids[0])
  }

  @Test func theAnswerIsTheRowThatItNamedWhereverThatGoes() {
    let long = LongList(100)
    long.app.answer = { [unowned long] event in
      guard case .find = event else { return }
      let target = ListElement.ScrollTarget(row: 8, takesFocus: true, serial: 1)
      long.app.apply(.update(long.list, .list(ListElement(rowCount: 100, scrollTarget: target))))
      // After the answer is drawn, the rows above change before the next drawing.
      long.app.screen.compose()
      for number in 0..<3 { long.insertAtFront("New \(number)") }
    }
    let wanted = long.ids[8]
    long.app.press(.character("/"))
    long.app.type("R")
    #expect(long.app.screen.focusedNode == wanted)
  }

  @Test func theWheelMovesTheListAndTakesTheFocusAlong() {
    let long = LongList()
    for _ in 0..<4 { long.app.screen.handle(.mouse(Mouse(.wheelDown, x: 20, y: 20))) }
    #expect(!long.app.text.contains("Row 11 ") && long.app.text.contains("Row 12 "))
    #expect(long.app.screen.focusedNode == long.ids[12])
  }

  @Test func rowActionsAreAMenu() {
    let target = Subtree(
      id: .next(),
      element: .row(
        RowElement(text: "One", actions: [RowAction(id: 4, title: "Share"), RowAction(id: 9, title: "Forget")])))
    let app = TestApp(page("P", list(section("", "", [target]))))
    app.press(.character("m"))
    #expect(app.text.contains("Share") && app.text.contains("Forget"))
    app.press(.down, .enter)
    #expect(app.sent == [.action(target.id, actionID: 9)])
    #expect(!app.text.contains("Share"))
  }
}
