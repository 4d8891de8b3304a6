import KeelInteraction
import KeelLayout
import KeelScene
import LayoutScenes
import Testing

@testable import KeelTerminal

/// The terminal places nodes where the solver of layout does, to the nearest cell.
@MainActor @Suite struct TerminalLayoutTests {
  /// Sizes at which the content of a page has 40 by 37 cells (320 by 592 points), and more.
  private nonisolated static let sizes = [(44, 38), (60, 30), (100, 50)]

  @Test(arguments: sizes) func everySceneIsDrawnWithinACellOfItsFrames(columns: Int, rows: Int) throws {
    // In a terminal nothing extends over the lines around a page, which have other lengths than the bars of these scenes.
    for (scene, solved) in SolvedScene.list where !scene.hasBars {
      let screen = TerminalScreen(columns: columns, rows: rows)
      screen.recordsFrames = true
      screen.apply(Patch(operations: [.root(solved.subtree)]))
      screen.compose()
      let drawn = try #require(screen.found.allFrames)
      let page = try #require(
        screen.tree.inReadingOrder().first { if case .screen = $0.element { true } else { false } })
      let content = try #require(page.children.last)
      let area = try #require(drawn[screen.tree.wholeContent(of: content)])
      if columns == 44 { #expect(area.width >= 40 && area.height == 37) }
      let frames = solved.frames(width: Double(area.width) * 8, height: Double(area.height) * 16)
      #expect(frames.count >= scene.frames.count)
      for node in screen.tree.inReadingOrder() {
        guard let frame = frames[node.attributes.accessibility.identifier] else { continue }
        let rect = try #require(drawn[node.id], "\(scene.rule): \(node.attributes.accessibility.identifier)")
        let found = [rect.x - area.x, rect.y - area.y, rect.maxX - area.x, rect.maxY - area.y]
        let wanted = [frame.x / 8, frame.y / 16, (frame.x + frame.width) / 8, (frame.y + frame.height) / 16]
        let isNear = zip(found, wanted).allSatisfy { abs(Double($0) - $1) <= 1.001 }
        #expect(isNear, "\(scene.rule): \(node.attributes.accessibility.identifier) is at \(found), not at \(wanted)")
      }
    }
  }

  private func centred(_ children: Subtree...) -> Subtree {
    node(.stack(StackElement(spacing: 0, alignment: .center, distribution: .pageContent)), children)
  }

  private func square(_ length: Double, _ placement: BoxPlacement = .automatic) -> Subtree {
    let frame = SceneFrame(minWidth: length, idealWidth: length, maxWidth: length, minHeight: length, maxHeight: length)
    let shape = node(.shape(ShapeElement(kind: .rectangle, fill: .color(.red))))
    return node(.box(BoxElement(placement: placement)), [node(.box(BoxElement(frame: frame)), [shape])])
  }

  private func colouredCells(_ app: TestApp) -> Rect {
    let grid = app.screen.grid
    var found: [(x: Int, y: Int)] = []
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        if app.screen.pool.style(grid[x, y].style).background != .default { found.append((x, y)) }
      }
    }
    let (x, y) = (found.map(\.x).min() ?? 0, found.map(\.y).min() ?? 0)
    return Rect(x, y, (found.map(\.x).max() ?? -1) - x + 1, (found.map(\.y).max() ?? -1) - y + 1)
  }

  @Test func aSquareOf160PointsIs20ColumnsBy10LinesInTheMiddleOfThePage() {
    let colours = TerminalCapabilities(colors: .trueColor)
    let app = TestApp(columns: 44, rows: 31, capabilities: colours, page("", centred(square(160))))
    #expect(colouredCells(app) == Rect(12, 10, 20, 10))
    // An offset moves it by whole cells, and a position places its middle.
    app.apply(.root(node(.window(WindowElement()), [page("", centred(square(160, .offset(x: 16, y: -17))))])))
    app.screen.compose()
    #expect(colouredCells(app) == Rect(14, 9, 20, 10))
    app.apply(.root(node(.window(WindowElement()), [page("", centred(square(160, .position(x: 80, y: 80))))])))
    app.screen.compose()
    #expect(colouredCells(app) == Rect(2, 0, 20, 10))
  }

  @Test func aLargeCircleIsRound() {
    func circle(_ length: Double) -> TestApp {
      let frame = SceneFrame(width: length, height: length)
      let shape = node(.shape(ShapeElement(kind: .circle, fill: .color(.red))))
      return TestApp(
        columns: 44, rows: 31, capabilities: TerminalCapabilities(colors: .trueColor),
        page("", centred(node(.box(BoxElement(frame: frame)), [shape]))))
    }
    // Half of the cells at its corners and none beyond them; a small one is an area of cells.
    let grid = circle(160).screen.grid
    #expect(grid[12, 10].glyph == 32 && grid[31, 10].glyph == 32 && colouredCells(circle(160)).width <= 20)
    #expect(colouredCells(circle(32)) == Rect(20, 14, 4, 2))
  }

  @Test func thePaneBesideASplitsSidebarIsAsWideAsAPage() {
    let panes = ["Side", "Main"].map { node(.stack(StackElement()), [label($0)]) }
    func column(of word: String, in columns: Int, _ content: Subtree) -> Int? {
      let app = TestApp(columns: columns, rows: 20, content)
      return app.text.split(separator: "\n").lazy.compactMap { line in
        line.firstRange(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }.first
    }
    let split = node(.split(SplitElement()), panes)
    // 34 columns for the sidebar, 2 between the panes and 92 for the page, in the middle.
    #expect(column(of: "Side", in: 200, split) == 36)
    #expect(column(of: "Main", in: 200, split) == 72)
    #expect(column(of: "Main", in: 200, node(.stack(StackElement()), [label("Main")])) == 54)
  }

  @Test func aSidebarIsAsWideAsTheProgramRequests() {
    let panes = ["Side", "Main"].map { node(.stack(StackElement()), [label($0)]) }
    func columns(_ split: SplitElement, in columns: Int) -> [Int] {
      let app = TestApp(columns: columns, rows: 20, node(.split(split), panes))
      let line = app.text.split(separator: "\n").first { $0.contains("Main") } ?? ""
      return ["Side", "Main"].compactMap { word in
        line.firstRange(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }
    }
    // A column is 8 points wide. 20 columns for the sidebar, 2 between the panes.
    #expect(columns(SplitElement(paneWidths: [0: PaneWidth(preferred: 160)]), in: 100) == [2, 24])
    // 60 columns and 2, and 92 for the page, in the middle.
    #expect(columns(SplitElement(paneWidths: [0: PaneWidth(preferred: 480)]), in: 200) == [23, 85])
    #expect(columns(SplitElement(isDetailProminent: true), in: 100) == [2, 28])
    #expect(columns(SplitElement(), in: 100) == [2, 36])
  }

  @Test func aHigherZIndexIsDrawnInFrontAndTheKeyboardKeepsTheOrder() {
    func marked(_ title: String, _ index: Double) -> Subtree {
      node(.box(BoxElement(placement: .zIndex(index))), [button(title)])
    }
    let app = TestApp(page("", centred(node(.layers(LayersElement()), [marked("Front", 1), marked("Back", 0)]))))
    #expect(app.text.contains("Front") && !app.text.contains("Back"))
    let titles = app.screen.stops.map { stop in
      if case .button(let button)? = app.screen.tree[stop.id]?.element { button.title } else { "" }
    }
    #expect(titles == ["Front", "Back"])
  }

  @Test func aButtonWhoseLabelFillsTakesItsShareOfTheRoom() {
    let keys = ["7", "8"].map { title in
      let frame = SceneFrame(maxWidth: .infinity, maxHeight: .infinity)
      return node(
        .button(ButtonElement(hasLabelChild: true)), [node(.box(BoxElement(frame: frame)), [label(title)])])
    }
    let row = node(.stack(StackElement(axis: .horizontal, spacing: 0, alignment: .center)), keys)
    let app = TestApp(columns: 44, rows: 31, page("", centred(row)))
    app.screen.recordsFrames = true
    app.screen.compose()
    #expect(app.screen.found.allFrames?[keys[0].id] == Rect(2, 0, 20, 30))
    #expect(app.screen.found.allFrames?[keys[1].id] == Rect(22, 0, 20, 30))
    let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.firstIndex { $0.contains("7") } == 15)
  }

  @Test func aShortTextIsNotCutBecauseAnotherIsLong() {
    let long = String(repeating: "long words ", count: 20)
    let stack = node(
      .stack(StackElement(axis: .horizontal, spacing: 8, alignment: .center)), [label(long), label("Short title")])
    let app = TestApp(columns: 40, rows: 20, page("", centred(stack)))
    #expect(app.text.contains("Short title"))
  }

  @Test func aPageOfCentredContentScrollsIfItsLeastHeightIsMore() {
    let labels = (0..<30).map { label("Line \($0).") }
    let stack = node(.stack(StackElement(spacing: 0, alignment: .center)), labels)
    let app = TestApp(columns: 40, rows: 20, page("", centred(stack)))
    #expect(app.text.contains("Line 0.") && !app.text.contains("Line 29."))
    app.press(.end)
    #expect(app.text.contains("Line 29."))
  }

  @Test func aLineThinnerThanACellIsVisible() {
    let frame = SceneFrame(minHeight: 1, maxHeight: 1)
    let line = node(
      .box(BoxElement(frame: frame)), [node(.shape(ShapeElement(kind: .rectangle, fill: .color(.red))))])
    let app = TestApp(
      columns: 44, rows: 31, capabilities: TerminalCapabilities(colors: .trueColor),
      page("", node(.stack(StackElement(spacing: 0, distribution: .pageContent)), [line])))
    #expect(colouredCells(app).width == 40 && colouredCells(app).height == 1)
  }

  @Test func oneChangedTextIsMeasuredAlone() {
    let labels = (0..<400).map { label("Line \($0)") }
    let stacks = (0..<20).map { part in
      node(.stack(StackElement(spacing: 0)), Array(labels[part * 20..<part * 20 + 20]))
    }
    let app = TestApp(page("", centred(node(.stack(StackElement(spacing: 0)), stacks))))
    let before = app.screen.measurer.solver.computedCount
    #expect(before > 400)
    app.apply(.update(labels[7].id, .label(LabelElement(text: "Changed"))))
    app.screen.compose()
    let computed = app.screen.measurer.solver.computedCount - before
    #expect(app.text.contains("Changed") && computed >= 4 && computed <= 24, "\(computed)")
    // A frame without a change computes nothing.
    app.screen.compose()
    #expect(app.screen.measurer.solver.computedCount - before == computed)
  }
}
