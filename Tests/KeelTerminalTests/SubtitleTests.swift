import KeelScene
import Testing

@testable import KeelTerminal

/// Rows with a text below their text.
@MainActor @Suite struct SubtitleTests {
  private func app(_ columns: Int = 60, _ rows: Subtree...) -> TestApp {
    TestApp(columns: columns, rows: 20, page("People", list(section("", "", rows))))
  }

  private func row(
    _ text: String, _ below: String, at placement: RowElement.SecondaryPlacement = .below, _ accessories: Subtree...
  ) -> Subtree {
    let row = RowElement(
      text: text, secondaryText: below, secondaryPlacement: placement, hasDisclosure: true, isSelectable: true)
    return node(.row(row), accessories)
  }

  /// The lines of the list, without the spaces around them.
  private func lines(_ app: TestApp) -> [String] {
    app.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func theTextStandsBelowInTheSecondaryColour() throws {
    let app = TestApp(
      columns: 60, rows: 20, capabilities: TerminalCapabilities(),
      page("People", list(section("", "", [row("Other", "X"), row("Ada Lovelace", "Reads")]))))
    #expect(lines(app).prefix(4) == ["Other ›", "X", "Ada Lovelace ›", "Reads"])
    let (grid, pool) = (app.screen.grid, app.screen.pool)
    let line = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(line.firstIndex { $0.contains("Reads") })
    let x = try #require((0..<grid.width).first { pool.text(grid[$0, y].glyph) == "R" })
    #expect(pool.style(grid[x, y].style).foreground == app.screen.looks.theme.secondary.foreground)
  }

  @Test func aTextAtTheTrailingEdgeSharesTheLine() {
    let app = app(60, row("Size", "Large", at: .trailing), row("Colour", "Red", at: .trailing))
    #expect(lines(app).prefix(2) == ["Size Large ›", "Colour Red ›"])
  }

  @Test func longTextsBreakAndControlsStandBesideTheFirstLine() {
    let below = "A long description of what the switch beside it does"
    let toggle = node(.toggle(ToggleElement(isOn: true)))
    let app = app(40, row("Name", below, at: .below, toggle), row("Next", "", at: .below))
    let lines = lines(app)
    #expect(lines[0].hasPrefix("Name") && lines[0].hasSuffix("›"))
    #expect(lines[1...2].joined(separator: " ") == below && lines[3] == "Next ›")
  }

  @Test func theFocusCoversBothLinesAndMovesByRows() {
    let (first, second) = (row("One", "1"), row("Two", "2"))
    let app = app(60, first, second)
    app.press(.down)
    #expect(app.screen.focusedNode == second.id)
    app.press(.up)
    #expect(app.screen.focusedNode == first.id)
  }

  @Test func aTextThatComesMakesRoomForItself() {
    var (first, second) = (row("One", ""), row("Two", ""))
    let app = app(60, first, second)
    #expect(lines(app).prefix(2) == ["One ›", "Two ›"])
    first.element = row("One", "Below").element
    second.element = row("Two", "").element
    app.apply(.update(first.id, first.element))
    #expect(lines(app).prefix(3) == ["One ›", "Below", "Two ›"])
  }
}
