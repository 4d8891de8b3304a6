import KeelScene
import Testing

@testable import KeelTerminal

/// Pictures in cells.
@MainActor @Suite struct PictureTests {
  private func document(_ content: String) -> ImageData {
    ImageData(
      bytes: Array("<svg xmlns='http://www.w3.org/2000/svg' width='32' height='32'>\(content)</svg>".utf8))
  }

  private func screen(
    _ data: ImageData, look: PictureLook? = nil, label: String = "", isDark: Bool = true,
    colors: TerminalCapabilities.ColorDepth = .trueColor, glyphs: TerminalCapabilities.GlyphSet = .unicode
  ) async -> TerminalScreen {
    var capabilities = TerminalCapabilities()
    (capabilities.colors, capabilities.glyphs, capabilities.isDark) = (colors, glyphs, isDark)
    let screen = TerminalScreen(columns: 40, rows: 12, capabilities: capabilities)
    let image = ImageElement(source: .data(data), label: label, look: look)
    let page = node(
      .stack(StackElement(axis: .vertical, spacing: 0, alignment: .leading)), [node(.image(image))])
    screen.apply(Patch(operations: [.root(node(.window(WindowElement()), [page]))]))
    screen.compose()
    for task in screen.painter.pictures.tasks { await task.value }
    screen.composeIfNeeded()
    return screen
  }

  /// The lines of the page, without its margin of a column.
  private func lines(_ screen: TerminalScreen) -> [String] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.dropFirst()) }
  }

  private func style(_ screen: TerminalScreen, _ x: Int, _ y: Int) -> CellStyle {
    screen.pool.style(screen.grid[x + 1, y].style)
  }

  @Test func aPictureHasItsPlaceAndItsColours() async {
    let screen = await screen(
      document("<rect width='32' height='32' fill='#f00'/><rect y='16' width='32' height='16' fill='#00f'/>"))
    // 32 by 32 points are four columns and two lines.
    for x in 0..<4 {
      #expect(style(screen, x, 0).background == .rgb(255, 0, 0))
      #expect(style(screen, x, 1).background == .rgb(0, 0, 255))
    }
    #expect(style(screen, 4, 0).background == .default && style(screen, 0, 2).background == .default)
  }

  @Test func twoColoursInACellAreAQuadrant() async {
    let screen = await screen(
      document("<rect width='32' height='32' fill='#f00'/><rect width='4' height='8' fill='#0f0'/>"))
    #expect(lines(screen)[0].first == "▘")
    #expect(style(screen, 0, 0).foreground == .rgb(0, 255, 0) && style(screen, 0, 0).background == .rgb(255, 0, 0))
  }

  @Test func whatIsTransparentKeepsTheTerminalsBackground() async {
    let screen = await screen(document("<rect width='4' height='32' fill='#f00'/>"))
    #expect(lines(screen)[0] == "▌")
    #expect(style(screen, 0, 0).background == .default && style(screen, 1, 0).foreground == .default)
  }

  @Test func withoutColoursTheLightPartsAreDense() async {
    let parts = document("<rect width='16' height='32' fill='#fff'/><rect x='16' width='16' height='32'/>")
    let dark = await screen(parts, colors: .none, glyphs: .ascii)
    #expect(lines(dark)[0] == "@@")
    let light = await screen(parts, isDark: false, colors: .none, glyphs: .ascii)
    #expect(lines(light)[0] == "  @@")
  }

  @Test func aDarkTerminalShowsThePictureForDark() async {
    var look = PictureLook()
    look.darkData = document("<rect width='32' height='32' fill='#00f'/>")
    let light = document("<rect width='32' height='32' fill='#ff0'/>")
    #expect(style(await screen(light, look: look), 0, 0).background == .rgb(0, 0, 255))
    #expect(style(await screen(light, look: look, isDark: false), 0, 0).background == .rgb(255, 255, 0))
  }

  @Test func aTemplateHasItsColour() async {
    var look = PictureLook()
    look.isTemplate = true
    look.color = .rgb(red: 1, green: 2, blue: 3)
    let screen = await screen(document("<rect width='32' height='32' fill='#ff0'/>"), look: look)
    #expect(style(screen, 0, 0).background == .rgb(1, 2, 3))
  }

  @Test func aDamagedPictureIsAFrameWithItsDescription() async {
    let header = [UInt8]([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    let picture = ImageData(bytes: header + [0, 0, 0, 160, 0, 0, 0, 64])
    let screen = await screen(picture, label: "A harbour")
    #expect(screen.text.contains("A harbour") && screen.text.contains("──"))
    // A picture of two lines consists of the upper and the lower edge.
    let low = await self.screen(ImageData(bytes: header + [0, 0, 0, 160, 0, 0, 0, 32]), label: "A harbour")
    let edge = String(repeating: "─", count: 8)
    #expect(lines(low)[0] == "╭──\(edge)\(edge)╮")
    #expect(lines(low)[1] == "╰─A harbour\(edge)╯")
  }
}
