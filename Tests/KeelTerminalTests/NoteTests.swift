import KeelScene
import Testing

@testable import KeelTerminal

/// Notes, warnings and pictures that other front ends display on the terminal.
@MainActor @Suite struct NoteTests {
  @Test func notesStandAboveTheKeysAndFollow() {
    let app = TestApp(columns: 80, rows: 30, navigation(node(.screen(ScreenElement(title: "Page")))))
    app.screen.notes = ["In a browser: http://box.example:8080/", "Code: 123456"]
    app.press(.character("?"))
    app.screen.compose()
    #expect(app.text.contains("In a browser: http://box.example:8080/") && app.text.contains("Code: 123456"))
    #expect(app.text.contains("Ctrl-Z"))
    app.screen.notes[1] = "Code: 654321"
    app.screen.composeIfNeeded()
    #expect(app.text.contains("Code: 654321") && !app.text.contains("123456"))
  }

  @Test func aNoteIsSanitized() {
    let app = TestApp(columns: 80, rows: 30, navigation(node(.screen(ScreenElement(title: "Page")))))
    app.screen.notes = ["In a browser: \u{1B}[2J\u{202E}x"]
    app.press(.character("?"))
    app.screen.compose()
    #expect(app.text.contains("\\x1b[2J") && !app.text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func aSmallTerminalShowsNotesFirst() {
    let app = TestApp(columns: 30, rows: 8, navigation(node(.screen(ScreenElement(title: "Page")))))
    app.screen.notes = ["Code: 123456", String(repeating: "long ", count: 40)]
    app.press(.character("?"))
    app.screen.compose()
    #expect(app.text.contains("Code: 123456"))
  }

  // MARK: The picture

  private func appWithPicture(
    columns: Int = 80, rows: Int = 24, _ capabilities: TerminalCapabilities = TerminalCapabilities(colors: .trueColor)
  ) -> TestApp {
    let app = TestApp(
      columns: columns, rows: rows, capabilities: capabilities, navigation(node(.screen(ScreenElement(title: "Page")))))
    // Dark if both the column and the row are even, so the two halves of each such cell differ.
    app.screen.picture = TerminalPicture(
      title: "A code", squares: (0..<33).map { row in (0..<33).map { row % 2 == 0 && $0 % 2 == 0 } })
    return app
  }

  @Test func aPictureIsBlackOnWhiteWithItsMargin() {
    for colors in [TerminalCapabilities.ColorDepth.sixteen, .palette, .trueColor] {
      let app = appWithPicture(TerminalCapabilities(colors: colors))
      app.press(.character("?"), .character("p"))
      app.screen.composeIfNeeded()
      #expect(app.text.contains("A code"))
      let (ink, paper) = app.screen.theme.inkAndPaper
      let cells = (0..<24).flatMap { y in (0..<80).map { x in app.screen.grid[x, y] } }
      let halves = cells.filter { app.screen.pool.text($0.glyph) == "▀" }.map { app.screen.pool.style($0.style) }
      #expect(halves.count == 17 * 17 && halves.allSatisfy { $0.foreground == ink && $0.background == paper })
      // 41 by 41 squares including the margin, two in a cell.
      #expect(cells.filter { app.screen.pool.style($0.style).background == paper }.count == 41 * 21)
    }
  }

  @Test func aPictureGivesUpMarginBeforeItGivesUp() {
    for (rows, fits) in [(22, true), (21, true), (20, true), (19, true), (18, false), (10, false)] {
      let app = appWithPicture(columns: 80, rows: rows)
      app.press(.character("?"), .character("p"))
      app.screen.composeIfNeeded()
      // With an odd margin, upper halves become lower halves.
      #expect((app.text.contains("▀") || app.text.contains("▄")) == fits, "\(rows) rows")
      #expect(app.text.contains("make the window larger") != fits, "\(rows) rows")
    }
  }

  @Test func anyKeyLeavesThePictureAndItGoesWithItsCode() {
    let app = appWithPicture()
    app.press(.character("?"), .character("p"), .character("x"))
    #expect(!app.text.contains("▀") && !app.text.contains("Keys"))
    app.press(.character("?"), .character("p"))
    app.screen.picture = nil
    #expect(!app.text.contains("▀"))
    app.press(.character("?"), .character("p"))
    #expect(!app.text.contains("A code"))
  }

  // MARK: Warnings

  @Test func aWarningStaysUntilItCanHaveBeenRead() {
    let app = TestApp(columns: 80, rows: 24, navigation(node(.screen(ScreenElement(title: "Page")))))
    app.screen.warn("Wrong pairing code from 192.0.2.7")
    app.press(.down)
    #expect(app.text.contains("Wrong pairing code from 192.0.2.7"))
    app.time = .seconds(4)
    app.screen.composeIfNeeded()
    #expect(app.text.contains("192.0.2.7"))
    app.press(.down)
    #expect(!app.text.contains("192.0.2.7"))
  }
}
