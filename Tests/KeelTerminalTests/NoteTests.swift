import KeelScene
import Testing

@testable import KeelTerminal

/// What other front ends have to tell somebody who looks at the terminal.
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

  @Test func aNoteSaysNothingToTheTerminal() {
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
}
