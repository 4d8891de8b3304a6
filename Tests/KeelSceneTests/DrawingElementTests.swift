import KeelScene
import Testing

/// A drawing contains finite numbers and a limited number of segments, whatever it was made from.
@Suite struct DrawingElementTests {
  private func line(_ count: Int, x: Double = 1) -> DrawingCommand {
    let steps = (0..<count).map { DrawingPath.Step.line(to: ScenePoint(x: x, y: Double($0))) }
    return .stroke(DrawingPath([.move(to: ScenePoint(x: 0, y: 0))] + steps), .color(.label), DrawingStroke())
  }

  @Test func partsOfRepeatedPicturesAreInsideOfThemAndNotTooSmall() {
    func tile(_ part: SceneRect, _ area: SceneRect) -> DrawingTile? {
      let tile = DrawingTile(ImageData(bytes: [1]), part: part, in: area, opacity: 2)
      let command = DrawingCommand.fill(DrawingPath([.move(to: ScenePoint(x: 0, y: 0))]), .tiles(tile))
      guard case .fill(_, .tiles(let kept), _)? = DrawingElement(commands: [command]).commands.first else { return nil }
      return kept
    }
    let whole = SceneRect(width: 1, height: 1)
    let odd = tile(SceneRect(x: .nan, y: 0.5, width: 0, height: 9), SceneRect(x: .infinity, width: 0.01, height: .nan))
    #expect(odd?.part == SceneRect(x: 0, y: 0.5, width: 1, height: 0.5) && odd?.opacity == 1)
    #expect(odd?.area == SceneRect(x: 1e6, y: 0, width: 1, height: 1))
    let usual = tile(whole, SceneRect(x: 1, y: 2, width: 30, height: 40))
    #expect(usual?.part == whole && usual?.pictureArea == SceneRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func coordinatesAreFiniteAndClamped() {
    let path = DrawingPath([
      .move(to: ScenePoint(x: .nan, y: -.infinity)), .line(to: ScenePoint(x: 1e300, y: 3)),
      .curve(
        to: ScenePoint(x: 1, y: 2), control1: ScenePoint(x: .infinity, y: 0), control2: ScenePoint(x: 0, y: -2e6)),
    ])
    #expect(
      path.steps == [
        .move(to: ScenePoint(x: 0, y: -1e6)), .line(to: ScenePoint(x: 1e6, y: 3)),
        .curve(to: ScenePoint(x: 1, y: 2), control1: ScenePoint(x: 1e6, y: 0), control2: ScenePoint(x: 0, y: -1e6)),
      ])
    let stroke = DrawingStroke(width: .nan, miterLimit: .nan, dash: [.nan, -1, 0], dashPhase: .infinity)
    #expect(stroke.width == 0 && stroke.miterLimit == 1 && stroke.dash.isEmpty && stroke.dashPhase == 1e6)
    let element = DrawingElement(
      commands: [
        .group(
          DrawingGroup(
            opacity: .nan, filters: [.blur(radius: .infinity)],
            commands: [
              .text(DrawingText(["a"], size: .nan, at: ScenePoint(x: .nan, y: 1), anchor: ScenePoint(x: 9, y: .nan)))
            ]))
      ], size: SceneSize(width: .nan, height: -4))
    guard case .group(let group) = element.commands[0], case .text(let text) = group.commands[0] else {
      return #expect(Bool(false))
    }
    #expect(group.opacity == 0 && group.filters == [.blur(radius: 200)])
    #expect(text.origin == ScenePoint(x: 0, y: 1) && text.anchor == ScenePoint(x: 1, y: 0) && text.size == 1)
    #expect(element.size == SceneSize(width: 0, height: 0))
  }

  @Test func segmentsBeyondTheLimitAreLeftOut() {
    let all = DrawingElement.maximumSegments
    #expect(!DrawingElement(commands: [line(all)]).isTruncated)
    let more = DrawingElement(commands: [line(all - 1), line(1), line(1)])
    #expect(more.isTruncated && more.commands.count == 2)
    let inGroups = DrawingElement(commands: [.group(DrawingGroup(commands: [line(all)])), line(1)])
    #expect(inGroups.isTruncated && inGroups.commands.count == 1)
    let empty = DrawingElement(commands: Array(repeating: .fill(DrawingPath(), .color(.red)), count: all + 1))
    #expect(empty.isTruncated && empty.commands.count == all)
  }

  @Test("Columns and rows of a table beyond the limits are left out, and missing cells are empty")
  func tables() {
    let (columns, rows) = (DrawingTable.maximumColumns, DrawingTable.maximumRows)
    let cells = Array(repeating: "x", count: columns + 1)
    let table = DrawingTable(columns: cells, rows: Array(repeating: cells, count: rows + 1) + [[]])
    #expect(table.columns.count == columns)
    #expect(table.rows.count == rows)
    #expect(table.rows[0].count == columns)
    #expect(DrawingTable(columns: ["a", "b"], rows: [["1"]]).rows == [["1", ""]])
  }

  @Test func groupsBeyondTheDepthAreEmpty() {
    var command = line(1)
    for _ in 0..<500 { command = .group(DrawingGroup(commands: [command])) }
    var depth = 0
    var inner = DrawingElement(commands: [command])
    #expect(inner.isTruncated)
    while case .group(let group)? = inner.commands.first {
      depth += 1
      inner = DrawingElement(commands: group.commands)
    }
    #expect(depth == DrawingElement.maximumDepth + 1)
  }

  @Test func aTransformAppliesTheFirstPartFirst() {
    let turn = DrawingTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let move = DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    let point = ScenePoint(x: 2, y: 1)
    #expect(turn.concatenating(move).applied(to: point) == ScenePoint(x: 9, y: 2))
    #expect(move.concatenating(turn).applied(to: point) == ScenePoint(x: -1, y: 12))
    #expect(DrawingTransform(a: 2, b: 0, c: 0, d: 8, tx: 1, ty: 1).scale == 4)
  }

  @Test func linesAreBrokenBetweenWords() {
    // Letters are half as wide as high: a line of 50 points has ten letters of size 10.
    #expect(SceneFont.lines(of: "one two three\nfour", pointSize: 10, width: 50) == ["one two", "three", "four"])
    #expect(SceneFont.width(of: "ab漢", pointSize: 10) == 20)
  }

  @Test func aPaintOfAnElementIsConvertedForItsArea() {
    let stops = [SceneGradient.Stop(color: .red, location: 0), SceneGradient.Stop(color: .blue, location: 1)]
    let area = SceneRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      DrawingPaint(.gradient(SceneGradient(stops: stops)), in: area)
        == .linear(stops, from: ScenePoint(x: 10, y: 20), to: ScenePoint(x: 110, y: 70)))
    let radial = SceneGradient(kind: .radial, stops: stops, start: .init(x: 0.5, y: 0.5))
    #expect(
      DrawingPaint(.gradient(radial), in: area)
        == .radial(stops, center: ScenePoint(x: 60, y: 45), startRadius: 0, endRadius: 50, aspect: 0.5))
  }
}
