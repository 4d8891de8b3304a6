import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Drawings in cells: areas as halves and quadrants, lines as braille, words in cells.
@MainActor @Suite(.serialized) struct DrawingTests {
  private let colors = TerminalCapabilities(colors: .trueColor)

  /// A drawing in a box of its size at the top left corner of the page.
  private func app(
    _ commands: [DrawingCommand], width: Double = 80, height: Double = 64, size: SceneSize? = nil,
    _ capabilities: TerminalCapabilities? = nil
  ) -> TestApp {
    let drawing = node(.drawing(DrawingElement(commands: commands, size: size)))
    let box = node(.box(BoxElement(frame: SceneFrame(width: width, height: height))), [drawing])
    return TestApp(
      columns: 40, rows: 14, capabilities: capabilities ?? colors,
      node(
        .scroll(ScrollElement(isHorizontal: false)),
        [node(.stack(StackElement(axis: .vertical, alignment: .leading)), [box])]))
  }

  private func path(_ points: (Double, Double)..., isClosed: Bool = true) -> DrawingPath {
    var steps: [DrawingPath.Step] = points.enumerated().map { index, point in
      let end = ScenePoint(x: point.0, y: point.1)
      return index == 0 ? .move(to: end) : .line(to: end)
    }
    if isClosed { steps.append(.closeSubpath) }
    return DrawingPath(steps)
  }

  private func lines(_ app: TestApp, _ count: Int = 4) -> [String] {
    app.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map(String.init)
  }

  private func style(_ app: TestApp, _ x: Int, _ y: Int) -> CellStyle {
    app.screen.pool.style(app.screen.grid[x, y].style)
  }

  @Test func areasAreHalvesAndQuadrants() {
    let red = DrawingPaint.color(.rgb(red: 255, green: 0, blue: 0))
    let app = app([.fill(path((0, 0), (36, 0), (36, 24), (0, 24)), red)])
    let corner = app.screen.grid.cells.firstIndex { app.screen.pool.style($0.style).background == .rgb(255, 0, 0) } ?? 0
    let (x, y) = (corner % 40, corner / 40)
    #expect(style(app, x, y).background == .rgb(255, 0, 0) && style(app, x + 3, y).background == .rgb(255, 0, 0))
    #expect(style(app, x + 4, y).foreground == .rgb(255, 0, 0) && style(app, x + 4, y).background == .default)
    let rows = lines(app, y + 2)
    #expect(Array(rows[y])[x + 4] == "▌" && Array(rows[y + 1])[x] == "▀" && Array(rows[y + 1])[x + 4] == "▘")
  }

  @Test func linesAreBraille() {
    let app = app([.stroke(path((0, 0), (32, 32), isClosed: false), .color(.tint), DrawingStroke())])
    #expect(lines(app).map { $0.trimmingPrefix { $0 == " " } } == ["⠑⢄", "⠑⢄", "", ""])
  }

  @Test func theEvenOddRuleLeavesTheMiddleEmpty() {
    let star = path((80, 0), (127, 128), (6, 48), (154, 48), (33, 128))
    let solid = app([.fill(star, .color(.green))], width: 160, height: 128)
    let hollow = app([.fill(star, .color(.green), isEvenOdd: true)], width: 160, height: 128)
    func count(_ app: TestApp) -> Int {
      app.screen.grid.cells.count { app.screen.pool.style($0.style) != .plain }
    }
    #expect(count(hollow) < count(solid) && count(hollow) > 10)
  }

  @Test func gradientsAndOpacitiesAreMixed() {
    let stops = [
      SceneGradient.Stop(color: .rgb(red: 200, green: 0, blue: 0), location: 0),
      SceneGradient.Stop(color: .rgb(red: 0, green: 0, blue: 200), location: 1),
    ]
    let whole = path((0, 0), (80, 0), (80, 64), (0, 64))
    let app = app([
      .fill(whole, .linear(stops, from: ScenePoint(x: 0, y: 0), to: ScenePoint(x: 80, y: 0))),
      .group(
        DrawingGroup(
          opacity: 0.5,
          commands: [.fill(path((0, 32), (80, 32), (80, 64), (0, 64)), .color(.rgb(red: 0, green: 200, blue: 0)))])),
    ])
    let first = app.screen.grid.cells.firstIndex { app.screen.pool.style($0.style).background != .default } ?? 0
    let (x, y) = (first % 40, first / 40)
    guard case .rgb(let red, 0, let blue) = style(app, x, y).background,
      case .rgb(let lateRed, 0, let lateBlue) = style(app, x + 9, y).background,
      case .rgb(_, let green, _) = style(app, x, y + 3).background
    else { return #expect(Bool(false)) }
    #expect(red > 180 && blue < 20 && lateRed < 20 && lateBlue > 180 && green == 100)
  }

  @Test func wordsAreInCellsOnWhatIsDrawnBelow() {
    let app = app([
      .fill(path((0, 0), (80, 0), (80, 64), (0, 64)), .color(.rgb(red: 9, green: 9, blue: 9))),
      .text(DrawingText(["Hi\u{1B}[2J"], at: ScenePoint(x: 40, y: 24))),
      .symbol(Symbol("star"), in: SceneRect(x: 0, y: 32, width: 16, height: 16)),
    ])
    let text = app.text
    #expect(text.contains("Hi") && !text.contains("\u{1B}") && text.contains(app.screen.painter.glyphs.symbol("star")))
    let cell = app.screen.grid.cells.first { app.screen.pool.text($0.glyph) == "H" }
    #expect(cell.map { app.screen.pool.style($0.style).background } == .rgb(9, 9, 9))
  }

  @Test func aClipLimitsWhatIsDrawn() {
    let whole = path((0, 0), (80, 0), (80, 64), (0, 64))
    let clip = DrawingGroup.Clip(path((0, 0), (16, 0), (16, 16), (0, 16)))
    let app = app([.group(DrawingGroup(clip: clip, commands: [.fill(whole, .color(.red))]))])
    #expect(app.screen.grid.cells.count { app.screen.pool.style($0.style).background != .default } == 2)
  }

  @Test func aDrawingForAnotherSizeIsScaled() {
    let app = app(
      [.fill(path((0, 0), (400, 0), (400, 320), (0, 320)), .color(.red))], size: SceneSize(width: 800, height: 640))
    #expect(app.screen.grid.cells.count { app.screen.pool.style($0.style).background != .default } == 5 * 2)
  }

  @Test func dashesAreGaps() {
    let line = path((0, 6), (80, 6), isClosed: false)
    let app = app([.stroke(line, .color(.red), DrawingStroke(dash: [8, 8]))])
    let drawn = lines(app, 1)[0].filter { $0 != " " }
    #expect(drawn.count == 5)
  }

  @Test func withoutColoursAndBrailleThereAreStandIns() {
    let commands: [DrawingCommand] = [
      .fill(path((0, 0), (40, 0), (40, 32), (0, 32)), .color(.red)),
      .stroke(path((0, 48), (80, 48), isClosed: false), .color(.red), DrawingStroke()),
    ]
    let app = app(commands, TerminalCapabilities(colors: .none, glyphs: .ascii))
    #expect(app.text.contains("#####") && app.text.contains("**********"))
  }

  @Test(arguments: [1e-3, 1, 1e6]) func hostileNumbersEndSoon(_ dash: Double) {
    let far = path((-1e6, -1e6), (1e6, 1e6), (1e6, -1e6))
    let app = app([
      .stroke(far, .color(.red), DrawingStroke(width: 1, dash: [dash, dash])),
      .stroke(far, .color(.red), DrawingStroke(width: 1e6)),
      .fill(far, .angular([], center: ScenePoint(x: 0, y: 0), startAngle: 0, endAngle: 0)),
      .group(
        DrawingGroup(
          transform: DrawingTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), commands: [.fill(far, .color(.red))])),
    ])
    // The drawing has 20 by 16 dots.
    #expect(app.screen.found.dotsDrawn < 5_000)
  }

  @Test func tenThousandSegmentsAreDrawnInStepsOfTheirNumber() {
    let commands = (0..<10_000).map { index -> DrawingCommand in
      let x = Double(index % 100) * 0.8
      let y = Double(index / 100) * 0.64
      return .stroke(path((x, y), (x + 4, y + 4), isClosed: false), .color(.red), DrawingStroke())
    }
    let app = app(commands)
    // Each line of a dot's length takes two or three steps.
    #expect(app.screen.found.dotsDrawn >= 10_000 && app.screen.found.dotsDrawn <= 40_000)
  }
}

/// The terminal reports the frames of nodes that the program asks about, in points.
@MainActor @Suite(.serialized) struct TerminalGeometryTests {
  private func reader(_ interest: GeometryInterest, _ children: [Subtree] = []) -> Subtree {
    var attributes = Attributes()
    attributes.geometry = interest
    return Subtree(id: .next(), element: .geometryReader, attributes: attributes, children: children)
  }

  private func reports(_ app: TestApp) -> [[SceneRect]] {
    app.events.compactMap { if case .geometry(let reports, _) = $0 { reports.map(\.frame) } else { nil } }
  }

  @Test func aCellIsEightBySixteenPoints() {
    let asked = reader(.frame)
    let app = TestApp(columns: 60, rows: 20, page("Page", asked))
    #expect(app.screen.hasWishes && app.events.isEmpty)
    app.screen.fulfilWishes()
    #expect(reports(app).count == 1 && !app.screen.hasWishes)
    let frame = reports(app)[0][0]
    #expect(
      frame.width.truncatingRemainder(dividingBy: 8) == 0 && frame.height.truncatingRemainder(dividingBy: 16) == 0)
    #expect(frame.width > 60 * 6 && frame.height > 16 * 10)
    // Nothing has changed.
    app.screen.compose()
    app.screen.fulfilWishes()
    #expect(reports(app).count == 1)
    app.screen.resize(columns: 40, rows: 12)
    app.screen.composeIfNeeded()
    app.screen.fulfilWishes()
    #expect(reports(app).count == 2 && reports(app)[1][0].width < frame.width)
  }

  @Test func aLayoutThatNeverSettlesEnds() {
    let asked = reader(.frame)
    let label = label("x")
    let stack = node(.stack(StackElement(axis: .vertical)), [label, asked])
    let app = TestApp(columns: 60, rows: 30, page("Page", stack))
    var lines = 1
    app.answer = { event in
      guard case .geometry = event else { return }
      lines += 1
      let text = Array(repeating: "line", count: lines).joined(separator: "\n")
      app.apply(.update(label.id, .label(LabelElement(text: text, lineLimit: 0))))
    }
    app.screen.fulfilWishes()
    let rounds = app.events.compactMap { if case .geometry(_, let round) = $0 { round } else { nil } }
    #expect(rounds == Array(0...GeometryReport.maximumRounds + 1))
  }

  @Test func aReaderPutsItsContentAtItsCorner() {
    let app = TestApp(columns: 60, rows: 20, page("Page", reader(.none, [label("Top"), label("Over it")])))
    // Both are at the same place, the last one in front.
    #expect(app.text.contains("Over it") && !app.text.contains("Top"))
  }
}
