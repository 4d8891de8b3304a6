import KeelScene
import Testing

@testable import KeelPictures
@testable import KeelTerminal

/// Pictures in pixels, on terminals that take them.
@MainActor @Suite struct PixelTests {
  private let red = ImageData(
    bytes: Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='32' height='32'><rect width='32' height='32' fill='#f00'/></svg>"
        .utf8))
  private let blue = ImageData(
    bytes: Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='32' height='32'><rect width='32' height='32' fill='#00f'/></svg>"
        .utf8))

  /// A screen whose terminal takes pixels, and what is written to it.
  @MainActor private final class Terminal {
    let screen: TerminalScreen
    let output = TerminalOutput(descriptor: -1)
    let image = NodeID.next()

    init(_ format: TerminalGraphics.Format?, _ data: ImageData, _ before: [Element] = []) async {
      screen = TerminalScreen(columns: 40, rows: 12, capabilities: TerminalCapabilities())
      screen.graphics = format.flatMap { TerminalGraphics($0, cellWidth: 10, cellHeight: 20) }
      let page = node(
        .stack(StackElement(axis: .vertical, spacing: 0, alignment: .leading)),
        before.map { node($0) }
          + [Subtree(id: image, element: .image(ImageElement(source: .data(data), label: "Red")))])
      screen.apply(Patch(operations: [.root(node(.window(WindowElement()), [page]))]))
    }

    /// Returns the bytes of the next frame once all pictures are decoded.
    func frame() async -> String {
      screen.composeIfNeeded()
      for task in screen.painter.pictures.tasks { await task.value }
      screen.composeIfNeeded()
      return String(decoding: output.frame(of: screen), as: UTF8.self)
    }

    func show(_ data: ImageData) {
      screen.apply(Patch(operations: [.update(image, .image(ImageElement(source: .data(data), label: "Red")))]))
    }
  }

  @Test func aPictureIsSentOnceAndPlacedByItsNumber() async {
    let terminal = await Terminal(.kitty, red)
    let frame = await terminal.frame()
    #expect(frame.contains("\u{1B}_Ga=t,f=100,t=d,i=31416,q=2,m=0;iVBORw0KGgo"))
    #expect(frame.contains("a=p,i=31416,p=31417,x=0,y=0,w=40,h=40,c=4,r=2,C=1,z=-1,q=2\u{1B}\\"))
    #expect(!frame.contains("▀") && !frame.contains("█"))
    #expect(await terminal.frame() == "")
    terminal.output.forget()
    #expect(await terminal.frame().contains("a=d,d=A"))
  }

  @Test func aPictureThatIsReplacedLeavesTheScreenAndReturnsWithoutItsBytes() async {
    let terminal = await Terminal(.kitty, red)
    _ = await terminal.frame()
    terminal.show(blue)
    let other = await terminal.frame()
    #expect(other.contains("a=d,d=i,i=31416,p=31417") && other.contains("a=t,f=100,t=d,i=31418"))
    terminal.show(red)
    let back = await terminal.frame()
    #expect(back.contains("a=p,i=31416,") && !back.contains("a=t"))
  }

  @Test func aPictureThatIsCoveredShowsWhatIsLeft() async throws {
    let terminal = await Terminal(.kitty, red)
    _ = await terminal.frame()
    // As text over the first column of the picture would be.
    let place = try #require(terminal.screen.grid.cells.indices.first { terminal.screen.grid.cells[$0].tile != nil })
    terminal.screen.painter.grid.cells[place] = Cell(glyph: 65, style: 0, columns: 1)
    let frame = String(decoding: terminal.output.frame(of: terminal.screen), as: UTF8.self)
    #expect(frame.contains("d=i,i=31416,p=31417"))
    #expect(frame.contains("x=10,y=0,w=30,h=20,c=3,r=1") && frame.contains("x=0,y=20,w=40,h=20,c=4,r=1"))
    #expect(!frame.contains("a=t"))
  }

  @Test func sixelsArePaintedWhereCellsChange() async throws {
    let terminal = await Terminal(.sixel, red)
    let frame = await terminal.frame()
    #expect(frame.contains("\u{1B}P0;1;0q\"1;1;40;40#180;2;100;0;0#180!40~$-"))
    #expect(await terminal.frame() == "")
    let place = try #require(terminal.screen.grid.cells.indices.first { terminal.screen.grid.cells[$0].tile != nil })
    let tile = terminal.screen.grid.cells[place]
    terminal.screen.painter.grid.cells[place] = Cell(glyph: 65, style: 0, columns: 1)
    #expect(!String(decoding: terminal.output.frame(of: terminal.screen), as: UTF8.self).contains("\u{1B}P"))
    terminal.screen.painter.grid.cells[place] = tile
    #expect(String(decoding: terminal.output.frame(of: terminal.screen), as: UTF8.self).contains("\"1;1;10;20"))
  }

  @Test func withoutAnAnswerNothingIsSent() async {
    let terminal = await Terminal(nil, red)
    let frame = await terminal.frame()
    #expect(!frame.contains("\u{1B}_G") && !frame.contains("\u{1B}P"))
    #expect(frame.contains("255;0;0"))
  }

  @Test func aPictureOutsideOfThePageIsNotSent() async {
    let lines = (0..<30).map { Element.label(LabelElement(text: "line \($0)")) }
    let terminal = await Terminal(.kitty, red, lines)
    #expect(!(await terminal.frame()).contains("\u{1B}_G"))
  }

  @Test func onlyTerminalsThatShowPicturesInCellsAreAsked() {
    #expect(GraphicsProbe(asking: TerminalCapabilities(colors: .sixteen)) == nil)
    #expect(GraphicsProbe(asking: TerminalCapabilities(glyphs: .ascii)) == nil)
    var multiplexed = TerminalCapabilities()
    multiplexed.takesFileQueries = false
    #expect(GraphicsProbe(asking: multiplexed)?.questions == "\u{1B}[16t\u{1B}[c")
  }

  @Test func answersDecide() throws {
    var probe = try #require(GraphicsProbe(asking: TerminalCapabilities()))
    #expect(probe.questions.contains("\u{1B}_G"))
    #expect(probe.graphics(window: Size(width: 8, height: 16)) == nil)
    probe.take(.attributes([62, 4, 22]))
    #expect(probe.graphics(window: nil) == nil)
    #expect(
      probe.graphics(window: Size(width: 8, height: 16)) == TerminalGraphics(.sixel, cellWidth: 8, cellHeight: 16))
    probe.take(.takesFiles(7))
    probe.take(.cell(width: 10, height: 20))
    #expect(probe.graphics(window: nil) == TerminalGraphics(.sixel, cellWidth: 10, cellHeight: 20))
    probe.take(.takesFiles(GraphicsProbe.number))
    #expect(probe.graphics(window: nil) == TerminalGraphics(.kitty, cellWidth: 10, cellHeight: 20))
    #expect(TerminalGraphics(.kitty, cellWidth: 0, cellHeight: 9_000) == nil)
  }

  @Test func answersAreParsedAndOtherCommandsAreNot() {
    func parse(_ text: String) -> [Input] {
      var parser = InputParser()
      return parser.feed(text.utf8)
    }
    #expect(parse("\u{1B}_Gi=31415;OK\u{1B}\\") == [.graphics(.takesFiles(31_415))])
    #expect(parse("\u{1B}_Gi=31415;ENOTSUPPORTED:x\u{1B}\\") == [] && parse("\u{1B}_Xi=3;OK\u{1B}\\") == [])
    #expect(parse("\u{1B}[?62;4;22c") == [.graphics(.attributes([62, 4, 22]))])
    #expect(parse("\u{1B}[6;20;10t") == [.graphics(.cell(width: 10, height: 20))])
    #expect(parse("\u{1B}[c") == [] && parse("\u{1B}[8;24;80t") == [])
  }

  @Test func tilesKeepTheirNumbersInACell() {
    let tile = PixelTile(source: 2_047, column: 1_023, row: 511)
    #expect(Cell(tile, style: 9).tile == tile && Cell(tile, style: 9).style == 9 && Cell(tile, style: 9).columns == 1)
    #expect(Cell.blank.tile == nil && Cell(glyph: 0x1F600, style: 0, columns: 2).tile == nil)
    #expect(Cell(glyph: CellPool.clusterFlag | 3, style: 0, columns: 1).tile == nil)
  }

  @Test func areasCoverVisibleCellsWithFewRectangles() {
    var grid = Grid(width: 6, height: 4)
    for y in 0..<3 { for x in 1..<5 { grid[x, y] = Cell(PixelTile(source: 3, column: x + 6, row: y + 2), style: 0) } }
    #expect(
      PixelArea.areas(of: grid) == [PixelArea(tile: PixelTile(source: 3, column: 7, row: 2), rect: Rect(1, 0, 4, 3))])
    grid[2, 1] = .blank
    #expect(PixelArea.areas(of: grid).count == 4)
    #expect(PixelArea.areas(of: grid).reduce(0) { $0 + $1.rect.width * $1.rect.height } == 11)
  }

  @Test func base64HasItsPadding() {
    func text(_ bytes: String) -> String { String(decoding: Base64.encoded(Array(bytes.utf8)), as: UTF8.self) }
    #expect(text("") == "" && text("M") == "TQ==" && text("Ma") == "TWE=" && text("Man") == "TWFu")
  }

  @Test func memoryOfThePicturesInTheTerminalIsBounded() throws {
    var layer = PixelLayer()
    // The usual limit, which would take long to reach.
    #expect(layer.keptLimit == 32 << 20)
    layer.keptLimit = 320_000
    let graphics = try #require(TerminalGraphics(.kitty, cellWidth: 10, cellHeight: 20))
    var deleted = 0
    for turn in 0..<80 {
      var grid = Grid(width: 2, height: 2)
      grid[0, 0] = Cell(PixelTile(source: turn, column: 0, row: 0), style: 0)
      let bytes = layer.changes(from: nil, to: grid, graphics) { _ in .file([UInt8](repeating: 1, count: 9_000)) }
      deleted += String(decoding: bytes, as: UTF8.self).components(of: "d=I")
    }
    #expect(deleted == 80 - 320_000 / 9_000)
  }

  @Test func aFrameHoldsNoMorePicturesThanItsLimit() throws {
    var layer = PixelLayer()
    let graphics = try #require(TerminalGraphics(.kitty, cellWidth: 10, cellHeight: 20))
    var grid = Grid(width: 8, height: 1)
    for x in 0..<8 { grid[x, 0] = Cell(PixelTile(source: x, column: 0, row: 0), style: 0) }
    var frames: [Int] = []
    while true {
      let bytes = layer.changes(from: grid, to: grid, graphics) { _ in .file([UInt8](repeating: 1, count: 600_000)) }
      if bytes.isEmpty { break }
      frames.append(bytes.count)
    }
    #expect(frames.count == 4 && frames.allSatisfy { $0 < 2 * PixelLayer.frameLimit })
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
