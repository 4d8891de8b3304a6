import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Effects in cells: drawings are transformed, everything else stays upright and moves, colours are mixed.
@MainActor @Suite(.serialized) struct EffectTests {
  private let center = ScenePoint(x: 0.5, y: 0.5)
  private let red = ScenePaint.color(.rgb(red: 200, green: 0, blue: 0))

  /// A child in a box of 160 by 160 points with effects, at the top left corner of the page.
  private func app(
    _ effects: [SceneEffect] = [], mask: DrawingElement? = nil, outline: SceneOutline? = nil,
    colors: TerminalCapabilities.ColorDepth = .trueColor, _ child: Subtree
  ) -> TestApp {
    let frame = node(.box(BoxElement(frame: SceneFrame(width: 160, height: 160))), [child])
    let box = node(
      .box(BoxElement(isClipped: outline != nil, outline: outline, mask: mask, effects: effects)), [frame])
    return TestApp(
      columns: 40, rows: 14, capabilities: TerminalCapabilities(colors: colors),
      node(
        .scroll(ScrollElement(isHorizontal: false)),
        [node(.stack(StackElement(axis: .vertical, alignment: .leading)), [box])]))
  }

  private func shape(_ width: Double, _ height: Double, _ paint: ScenePaint? = nil) -> Subtree {
    node(
      .box(BoxElement(frame: SceneFrame(width: width, height: height))),
      [node(.shape(ShapeElement(fill: paint ?? red)))])
  }

  /// The smallest area with cells of any background or block.
  private func drawn(_ app: TestApp) -> Rect? {
    let cells = app.screen.grid.cells.indices.filter { index in
      index < 40 * 13 && app.screen.pool.style(app.screen.grid.cells[index].style) != .plain
    }
    guard let left = cells.map({ $0 % 40 }).min(), let right = cells.map({ $0 % 40 }).max(), let first = cells.first,
      let last = cells.last
    else { return nil }
    return Rect(left, first / 40, right - left + 1, last / 40 - first / 40 + 1)
  }

  private func style(_ app: TestApp, _ x: Int, _ y: Int) -> CellStyle {
    app.screen.pool.style(app.screen.grid[x, y].style)
  }

  @Test func aQuarterTurnDrawsAWideAreaUpright() throws {
    let plain = try #require(drawn(app([], shape(128, 32))))
    let turned = try #require(drawn(app([.rotation(angle: .pi / 2, anchor: center)], shape(128, 32))))
    #expect(plain.width == 16 && plain.height == 2 && turned.width == 4 && turned.height == 8)
    #expect(plain.x + plain.width / 2 == turned.x + turned.width / 2)
  }

  @Test func scalingDrawsAreasSmallerAndNothingAtZero() throws {
    let half = try #require(drawn(app([.scale(x: 0.5, y: 0.5, anchor: center)], shape(128, 128))))
    #expect(half.width == 8 && half.height == 4)
    #expect(drawn(app([.scale(x: 0, y: 0, anchor: center)], shape(128, 128))) == nil)
    let text = app([.scale(x: 0, y: 1, anchor: center)], label("Hidden"))
    #expect(!text.text.contains("Hidden"))
  }

  @Test func offsetsPointToTheTrailingSide() throws {
    let moved = node(
      .box(BoxElement(frame: SceneFrame(width: 160, height: 160))),
      [node(.box(BoxElement(effects: [.offset(x: 32, y: 0)])), [shape(32, 32)])])
    var mirrored = moved
    mirrored.attributes.layoutDirection = .rightToLeft
    let plain = try #require(drawn(app([], shape(32, 32))))
    let (right, left) = (try #require(drawn(app([], moved))), try #require(drawn(app([], mirrored))))
    #expect(right.x == plain.x + 4 && left.x == plain.x - 4)
  }

  @Test func textsStayUprightAndMove() throws {
    let top = node(
      .box(BoxElement(frame: SceneFrame(width: 160, height: 160), alignment: SceneAnchor(.center, .top))),
      [label("XII")])
    func place(_ app: TestApp) throws -> (x: Int, y: Int) {
      let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
      let y = try #require(lines.firstIndex { $0.contains("XII") })
      let range = try #require(lines[y].firstRange(of: "XII"))
      return (lines[y].distance(from: lines[y].startIndex, to: range.lowerBound), y)
    }
    let plain = try place(app([], top))
    let half = try place(app([.rotation(angle: .pi, anchor: center)], top))
    #expect(half.x == plain.x && half.y == plain.y + 9)
    let quarter = try place(app([.rotation(angle: .pi / 2, anchor: center)], top))
    #expect(quarter.x >= plain.x + 8 && quarter.y >= plain.y + 4)
    // Scaling leaves texts where they are, so that lines stay apart.
    #expect(try place(app([.scale(x: 0.5, y: 0.5, anchor: center)], top)) == plain)
    // A card that is turned around twice is not mirrored.
    let turn = SceneEffect.rotation3D(angle: .pi, axis: SceneAxis(x: 0, y: 1, z: 0), anchor: center, distance: nil)
    #expect(try place(app([turn, turn], top)) == plain)
  }

  @Test func controlsAreWhereTheyAreDrawn() throws {
    let top = node(
      .box(BoxElement(frame: SceneFrame(width: 160, height: 160), alignment: SceneAnchor(.center, .top))),
      [button("Press")])
    let app = app([.rotation(angle: .pi, anchor: center)], top)
    let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("Press") })
    let stop = try #require(app.screen.found.stops.first)
    #expect(y >= 9 && stop.rect.y == y)
  }

  @Test func colourEffectsMixTheColoursOfCells() throws {
    func color(_ effects: [SceneEffect], _ depth: TerminalCapabilities.ColorDepth = .trueColor) -> TerminalColor {
      let app = app(effects, colors: depth, shape(160, 160))
      return drawn(app).map { style(app, $0.x + 2, $0.y + 2).background } ?? .default
    }
    #expect(color([.color(.grayscale(1))]) == .rgb(43, 43, 43))
    #expect(color([.color(.invert)]) == .rgb(55, 255, 255))
    #expect(color([.opacity(0.5)]) == .rgb(100, 0, 0))
    #expect(color([.multiply(.rgb(red: 128, green: 255, blue: 255), opacity: 1)]) == .rgb(100, 0, 0))
    // Order matters: what is gray has no red left to multiply with.
    #expect(
      color([.color(.grayscale(1)), .multiply(.rgb(red: 0, green: 255, blue: 255), opacity: 1)]) == .rgb(0, 43, 43))
    #expect(color([.color(.invert)], .sixteen) == color([], .sixteen))
  }

  @Test func aBlendedAreaShowsWhatIsBelow() throws {
    let top = node(
      .box(BoxElement(effects: [.blend(.multiply)])),
      [shape(160, 160, .color(.rgb(red: 128, green: 128, blue: 255)))])
    let app = app([], node(.layers(LayersElement()), [shape(160, 160), top]))
    let place = try #require(drawn(app))
    #expect(style(app, place.x, place.y).background == .rgb(100, 0, 0))
  }

  @Test func outlinesAndMasksCutCells() throws {
    let triangle = DrawingPath([
      .move(to: ScenePoint(x: 0, y: 0)), .line(to: ScenePoint(x: 10, y: 10)), .line(to: ScenePoint(x: 0, y: 10)),
      .closeSubpath,
    ])
    let size = SceneSize(width: 10, height: 10)
    let cut = app([], outline: SceneOutline(triangle, size: size), shape(160, 160))
    let masked = app(
      [], mask: DrawingElement(commands: [.fill(triangle, .color(.label))], size: size), shape(160, 160))
    for app in [cut, masked] {
      let place = try #require(drawn(app))
      #expect(style(app, place.x, place.y + 9).background == .rgb(200, 0, 0))
      #expect(style(app, place.x + 19, place.y).background == .default)
    }
    let words = app(
      [],
      mask: DrawingElement(
        commands: [.text(DrawingText(["Keel"], at: ScenePoint(x: 80, y: 80)))], size: SceneSize(width: 160, height: 160)
      ),
      shape(160, 160))
    #expect(words.text.contains("Keel"))
    let place = try #require(drawn(words))
    #expect(place.width == 4 && place.height == 1)
    #expect(style(words, place.x, place.y) == CellStyle(.rgb(200, 0, 0), on: .default))
    #expect(drawn(app([], mask: DrawingElement(commands: [], size: nil), shape(160, 160))) == nil)
  }

  @Test func hostileEffectsAreDrawnWithoutATrap() {
    let huge = SceneEffect.scale(x: 1000, y: -1000, anchor: ScenePoint(x: 1e6, y: -1e6))
    let app = app(
      [.rotation(angle: 1e6, anchor: ScenePoint(x: -1e6, y: 1e6))] + Array(repeating: huge, count: 31),
      mask: DrawingElement(
        commands: [.text(DrawingText(["x"], at: ScenePoint(x: 0, y: 0)))], size: SceneSize(width: 1e6, height: 1)),
      node(.stack(StackElement(axis: .vertical)), [label("Far"), shape(10, 10)]))
    #expect(app.screen.grid.width == 40)
  }
}
