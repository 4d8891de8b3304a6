import KeelScene
import Testing

@testable import KeelTerminal

/// On a terminal of 20 by 5, all text is readable, and only visible buttons can be pressed.
@MainActor @Suite(.serialized) struct LowTerminalTests {
  private let yes = button("Forget", role: .destructive)
  private let no = button("Cancel", role: .cancel)

  private func app(_ alert: Subtree, columns: Int = 20, rows: Int = 5) -> TestApp {
    TestApp(columns: columns, rows: rows, navigation(page("Wi-Fi", list(section("", "", [row("Harbour")])))), alert)
  }

  private let words = (1...12).map { "word\($0)" }

  @Test func buttonsAndLabelsOfAFormAreWhole() {
    let form = sheet(
      page(
        "Enter Password", node(.bar(BarElement(placement: .leading)), [button("Cancel", role: .cancel, style: .plain)]),
        node(.bar(BarElement(placement: .trailing)), [button("Join", isDefault: true)]),
        list(section("", "", [row("Password", isSelectable: false, field("se"))]))))
    let app = TestApp(columns: 20, rows: 5, navigation(page("Wi-Fi")), form)
    for word in ["Cancel", "[ Join ]", "Password", "se"] { #expect(app.text.contains(word), "\(app.text)") }
    #expect(!app.text.contains("…"), "\(app.text)")
  }

  @Test func allWordsOfAnAlertCanBeReadBeforeItIsAnswered() {
    let app = app(alert("Forget Harbour?", message: words.joined(separator: " "), yes, no))
    #expect(app.text.contains("Forget Harbour?") && app.text.contains("Cancel"))
    #expect(app.screen.focusedNode == no.id)
    var seen: Set<String> = []
    for _ in 0..<20 {
      seen.formUnion(words.filter { app.text.split(whereSeparator: \.isWhitespace).contains(Substring($0)) })
      #expect(app.text.contains("Cancel"), "the buttons stay")
      app.press(.down)
    }
    #expect(seen.count == words.count, "\(words.filter { !seen.contains($0) })")
    app.press(.enter)
    #expect(app.sent == [.activate(no.id)])
  }

  @Test func buttonsWithoutRoomScrollWithTheText() {
    let many = (1...4).map { button("Answer \($0)") }
    let sheet = node(
      .alert(
        AlertElement(
          title: "Which one?", message: "All of them lead on to a place by the harbour.", style: .confirmation)), many)
    let app = app(sheet)
    #expect(app.text.contains("Which one?") && !app.text.contains("Answer 4"))
    // The first answer has the focus but is not visible: the first press scrolls to it.
    #expect(app.screen.focusedNode == many[0].id)
    #expect(!app.text.contains("Answer 1"))
    app.press(.enter)
    #expect(app.sent.isEmpty && app.text.contains("Answer 1"))
    app.press(.enter)
    #expect(app.sent == [.activate(many[0].id)])
    app.press(.down, .down, .down)
    #expect(app.text.contains("Answer 4") && app.screen.focusedNode == many[3].id)
    app.press(.pageUp, .pageUp)
    #expect(app.text.contains("Which one?"))
  }

  @Test func anAlertThatFitsDoesNotScroll() {
    let app = app(alert("Sure?", yes, no))
    #expect(!app.text.contains("┃") && app.text.contains("Sure?") && app.text.contains("Forget"))
    app.press(.down, .down, .up)
    #expect(app.text.contains("Sure?"))
  }

  @Test func theWheelMovesTheWordsOfAnAlert() {
    let app = app(alert("Forget Harbour?", message: words.joined(separator: " "), yes, no))
    func seen() -> [String] {
      words.filter { app.text.split(whereSeparator: \.isWhitespace).contains(Substring($0)) }
    }
    let before = seen()
    #expect(app.text.contains("┃") && before.count < words.count, "\(app.text)")
    for _ in 0..<3 { app.screen.handle(.mouse(Mouse(.wheelDown, x: 5, y: 1))) }
    app.screen.composeIfNeeded()
    #expect(!seen().isEmpty && seen() != before, "\(app.text)")
  }

  @Test func theHelpScrollsToItsLastKey() {
    for (columns, rows) in [(20, 5), (40, 12), (80, 24)] {
      let app = TestApp(
        columns: columns, rows: rows, navigation(page("Wi-Fi", list(section("", "", [row("One"), row("Two")])))))
      app.press(.character("?"))
      #expect(app.text.contains("Keys"))
      var seen = app.text
      for _ in 0..<60 where app.screen.helpScrolls {
        app.press(.down)
        seen += app.text
      }
      for key in app.screen.keysInReach {
        #expect(seen.contains(key.name.prefix(8)), "\(columns)x\(rows): \(key.name)")
      }
      #expect(seen.contains("quit"))
      #expect(app.screen.helpScrolls == (rows < 24))
      if rows < 24 { app.press(.home) }
      #expect(app.text.contains("Keys"))
      if rows < 24 { app.press(.end, .pageUp, .pageDown) }
      app.press(.escape)
      #expect(app.text.contains("One"))
    }
  }

  @Test func anyKeyClosesTheHelpIfAllKeysAreVisible() {
    let app = TestApp(columns: 80, rows: 40, navigation(page("Wi-Fi", list(section("", "", [row("One")])))))
    app.press(.character("?"))
    #expect(app.text.contains("any key"))
    app.press(.down)
    #expect(!app.text.contains("suspend"))
  }
}
