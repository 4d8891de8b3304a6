import KeelScene
import Testing

@testable import KeelTerminal

/// Rows that are laid out side by side.
@MainActor @Suite struct FlowTests {
  private let flow = RowFlow(itemWidth: 80, itemHeight: 32, itemSpacing: 16, lineSpacing: 16)
  private func list(_ flow: RowFlow, count: Int, described: Int? = nil) -> (list: Subtree, rows: [Subtree]) {
    let rows = (0..<(described ?? count)).map { row("Item \($0).") }
    let section = node(.section(SectionElement(rowCount: count, flow: flow)), rows)
    return (node(.list(ListElement(style: .plain, rowCount: count)), [section]), rows)
  }

  /// The column and the line of a text.
  private func place(_ text: String, in app: TestApp) -> [Int]? {
    for (y, line) in app.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let range = line.range(text) { return [line.distance(from: line.startIndex, to: range), y] }
    }
    return nil
  }

  @Test func aLineHoldsAsManyItemsAsFit() throws {
    let (list, _) = list(flow, count: 8)
    let app = TestApp(columns: 40, rows: 24, navigation(page("Flow", list)))
    let first = try #require(place("Item 0.", in: app))
    // An item is 10 columns wide and 2 lines high, with 1 line between: three items in 40 columns, with the remaining
    // space between them.
    let second = try #require(place("Item 1.", in: app))
    #expect(second[1] == first[1] && second[0] > first[0] + 10)
    #expect(place("Item 2.", in: app)?[1] == first[1])
    #expect(place("Item 3.", in: app) == [first[0], first[1] + 3])
    #expect(place("Item 4.", in: app) == [second[0], first[1] + 3])
    #expect(place("Item 7.", in: app) == [second[0], first[1] + 6])
  }

  @Test func arrowsMoveToTheControlInTheirDirection() {
    let (list, rows) = list(flow, count: 8)
    let app = TestApp(columns: 40, rows: 24, navigation(page("Flow", list)))
    func after(_ keys: Key.Code...) -> Int? {
      for key in keys { app.press(key) }
      return rows.firstIndex { $0.id == app.screen.focus.id }
    }
    #expect(after(.home) == 0)
    #expect(after(.right) == 1)
    #expect(after(.down) == 4)
    #expect(after(.down) == 7)
    #expect(after(.up, .right) == 5, "the end of the line")
    #expect(after(.down) == 7, "the last line has no third row")
    #expect(after(.left) == 6)
    #expect(after(.up, .up) == 0)
    #expect(after(.end) == 7)
  }

  /// A large item beside two small ones, one above the other, with a column and a line between.
  private let mosaic = RowFlow(
    itemWidth: 1, itemHeight: 1,
    group: RowGroup(
      columns: [RowLength(ofWidth: 0.5), RowLength(points: 8), RowLength(ofWidth: 0.5, points: -8)],
      lines: [RowLength(points: 16), RowLength(points: 16), RowLength(points: 32)],
      places: [
        RowGroup.Place(columns: 0..<1, lines: 0..<3), RowGroup.Place(columns: 2..<3, lines: 0..<1),
        RowGroup.Place(columns: 2..<3, lines: 2..<3),
      ], spacing: 16))

  @Test func theRowsOfAGroupHaveTheirPlaces() {
    let geometry = FlowGeometry(mosaic, width: 41)
    #expect((0..<3).map(geometry.area) == [Rect(0, 0, 21, 4), Rect(22, 0, 19, 1), Rect(22, 2, 19, 2)])
    #expect(geometry.lineCount(of: 7) == 3 * 4 + 2)
    #expect((0..<6).map(geometry.lines) == [0..<4, 0..<1, 2..<4, 5..<9, 5..<6, 7..<9])
    #expect((0..<6).map { geometry.position(atLine: $0, of: 7)?.position } == [0, 0, 0, 0, nil, 3])
    let (list, _) = list(mosaic, count: 6)
    let app = TestApp(columns: 42, rows: 24, navigation(page("Groups", list)))
    guard let first = place("Item 0.", in: app), let second = place("Item 1.", in: app) else {
      Issue.record("The rows are not visible.")
      return
    }
    #expect(second[0] > first[0] + 15)
    #expect(place("Item 2.", in: app)?[0] == second[0])
    #expect(place("Item 3.", in: app)?[0] == first[0])
    #expect(place("Item 4.", in: app)?[1] == second[1] + 5)
  }

  @Test func aGroupThatScrollsSidewaysIsVisibleAsAWhole() throws {
    var shelf = mosaic
    shelf.axis = .horizontal
    let (list, rows) = list(shelf, count: 9)
    let app = TestApp(columns: 42, rows: 24, navigation(page("Groups", list)))
    app.press(.home)
    for _ in 0..<4 { app.press(.right) }
    #expect(app.screen.focus.id == rows[4].id)
    #expect(place("Item 1.", in: app) == nil, "the shelf has moved to the second group")
    let third = try #require(place("Item 3.", in: app)), fourth = try #require(place("Item 4.", in: app))
    #expect(third[1] - fourth[1] < 3 && fourth[0] > third[0])
    #expect(place("Item 5.", in: app)?[0] == fourth[0])
  }

  @Test func spaceBetweenLinesIsNoPartOfARow() {
    let geometry = FlowGeometry(flow, width: 40)
    let places = (0..<9).map { geometry.position(atLine: $0, of: 8) }
    #expect(places.map { $0?.position } == [0, 0, nil, 3, 3, nil, 6, 6, nil])
    #expect(places.map { $0?.line } == [0, 1, nil, 0, 1, nil, 0, 1, nil])
  }

  @Test func theWheelMovesTheFocusPastTheSpaceAtTheTop() {
    // An item is 3 lines high, with 1 line between: after a step of 3 lines, the space below the first items is on top.
    let (list, rows) = list(RowFlow(itemWidth: 80, itemHeight: 48, itemSpacing: 16, lineSpacing: 16), count: 60)
    let app = TestApp(columns: 40, rows: 24, navigation(page("Flow", list)))
    app.press(.home)
    #expect(app.screen.focus.id == rows[0].id)
    app.screen.handle(.mouse(Mouse(.wheelDown, x: 20, y: 10)))
    #expect(app.screen.focus.id == rows[3].id)
  }

  @Test func sectionsWithAndWithoutFollowEachOther() {
    let rows = (0..<9).map { row("Item \($0).") }
    let plain = node(.section(SectionElement(rowCount: 2)), Array(rows[..<2]))
    let side = node(.section(SectionElement(rowCount: 5, flow: flow)), Array(rows[2..<7]))
    let last = node(.section(SectionElement(rowCount: 2)), Array(rows[7...]))
    let app = TestApp(
      columns: 40, rows: 24, navigation(page("Flow", node(.list(ListElement(rowCount: 9)), [plain, side, last]))))
    func after(_ keys: Key.Code...) -> Int? {
      for key in keys { app.press(key) }
      return rows.firstIndex { $0.id == app.screen.focus.id }
    }
    #expect(after(.home, .down, .down) == 2)
    #expect(after(.right, .right) == 4)
    #expect(after(.down) == 6)
    #expect(after(.down) == 7)
    #expect(after(.up) == 5, "the first row of the last line")
    #expect(after(.up, .up) == 1)
  }

  @Test func rowsThatScrollAcrossFollowTheFocus() throws {
    let across = RowFlow(axis: .horizontal, itemWidth: 80, itemHeight: 32, itemSpacing: 16)
    let (list, rows) = list(across, count: 20)
    let app = TestApp(columns: 40, rows: 24, navigation(page("Flow", list)))
    let line = try #require(place("Item 0.", in: app)?[1])
    #expect(place("Item 2.", in: app)?[1] == line && !app.text.contains("Item 5."))
    app.press(.home)
    for _ in 0..<6 { app.press(.right) }
    #expect(app.screen.focus.id == rows[6].id)
    #expect(place("Item 6.", in: app)?[1] == line && !app.text.contains("Item 0."))
    app.press(.home)
    #expect(place("Item 0.", in: app)?[1] == line)
  }

  @Test func aLongFlowRequestsTheVisibleRows() throws {
    let (list, _) = list(flow, count: 9_000, described: 30)
    let app = TestApp(columns: 40, rows: 24, navigation(page("Flow", list)))
    app.press(.home, .pageDown, .pageDown)
    app.screen.fulfilWishes()
    let asked = app.events.compactMap { if case .reveal(list.id, let rows) = $0 { rows } else { nil } }
    let last = try #require(asked.last)
    #expect(last.lowerBound < 45 && last.upperBound > 45 && last.count < 200, "\(last)")
    #expect(app.screen.measurer.geometry(of: list.id, width: 40)?.lineCount == 3_000 * 3 - 1)
  }

  /// A shelf is longer than one request: the section below it is requested by itself, and each section once.
  @Test func eachSectionOfShelvesIsRequestedSeparately() throws {
    let across = RowFlow(axis: .horizontal, itemWidth: 80, itemHeight: 32, itemSpacing: 16)
    let sections = [
      node(.section(SectionElement(header: "Shelf", rowCount: 5_000, flow: across))),
      node(.section(SectionElement(header: "Below", rowCount: 10))),
    ]
    let list = node(.list(ListElement(style: .plain, rowCount: 5_010)), sections)
    let app = TestApp(columns: 40, rows: 24, navigation(page("Flow", list)))
    app.screen.compose()
    app.screen.fulfilWishes()
    for _ in 0..<3 {
      app.screen.compose()
      app.screen.fulfilWishes()
    }
    let asked = app.events.compactMap { if case .reveal(list.id, let rows) = $0 { rows } else { nil } }
    #expect(asked.count == 2, "\(asked)")
    #expect(asked.first?.lowerBound == 0 && (asked.first?.count ?? 0) < 100)
    #expect(asked.last == 5_000..<5_010)
  }

  @Test func aSectionThatStopsFlowingIsLaidOutAsBefore() throws {
    let (list, _) = list(flow, count: 3)
    let app = TestApp(columns: 40, rows: 24, navigation(page("Flow", list)))
    app.apply(.update(list.children[0].id, .section(SectionElement(rowCount: 3))))
    let first = try #require(place("Item 0.", in: app))
    #expect(place("Item 1.", in: app) == [first[0], first[1] + 1])
  }

  @Test func dotsShowWhichPageItIs() {
    let dots = node(.slider(SliderElement(value: 2, minimum: 1, maximum: 4, step: 1, style: .dots)))
    let app = TestApp(page("Pages", dots))
    #expect(app.text.contains("○ ◉ ○ ○"))
    app.press(.right)
    #expect(app.sent == [.adjust(dots.id, value: 3)])
    #expect(app.text.contains("○ ○ ◉ ○"))
    let many = SliderElement(value: 2, minimum: 1, maximum: 40, step: 1, style: .dots)
    app.apply(.update(dots.id, .slider(many)))
    #expect(!app.text.contains("◉"), "a track")
  }
}
