import KeelScene
import Testing

@testable import KeelTerminal

/// The help names exactly the keys that have an effect: each key is pressed on a new screen.
@MainActor @Suite(.serialized) struct HelpTests {
  /// Every key, without letters if the focus is in a field.
  private func keys(isTyping: Bool) -> [Key] {
    let codes: [Key.Code] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .backTab, .escape, .backspace, .delete,
      .insert,
    ]
    let letters = (0x20..<0x7F).map { Character(Unicode.Scalar(UInt8($0))) }
    var keys = codes.map { Key($0) } + (1...12).map { Key(.function($0)) } + [Key(.function(10), .shift)]
    if !isTyping { keys += letters.map { Key(.character($0)) } }
    keys += letters.filter(\.isLowercase).map { Key(.character($0), .control) }
    keys += [Key(.up, .alt), Key(.down, .alt), Key(.character("b"), .alt), Key(.character("f"), .alt)]
    return keys + [Key(.left, .control), Key(.right, .control), Key(.home, .control), Key(.end, .control)]
  }

  /// True if a key changes the sent events, the focus, the cursor or the screen, or requests a redraw or suspension.
  private func works(_ key: Key, _ make: () -> TestApp) -> Bool {
    let app = make()
    var asked = 0
    app.screen.onRedraw = { asked += 1 }
    app.screen.onSuspend = { asked += 1 }
    let before = (app.sent.count, app.screen.focusedNode, app.screen.grid, app.screen.cursor?.x, app.screen.cursor?.y)
    app.screen.handle(.key(key))
    app.screen.composeIfNeeded()
    let after = (app.sent.count, app.screen.focusedNode, app.screen.grid, app.screen.cursor?.x, app.screen.cursor?.y)
    // A notice that explains why a key does nothing is not an effect.
    if app.screen.notice != nil, app.sent.isEmpty { return false }
    return asked > 0 || before.0 != after.0 || before.1 != after.1 || before.2 != after.2 || before.3 != after.3
      || before.4 != after.4
  }

  private func check(_ what: String, isTyping: Bool = false, _ make: @escaping () -> TestApp) {
    let help = make().screen.keysInReach
    let named = Set(help.flatMap(\.keys))
    let working = Set(keys(isTyping: isTyping).filter { works($0, make) })
    for key in working where !named.contains(key) {
      // An arrow with Ctrl or Alt acts like the plain arrow, unless it has its own meaning.
      if case .character = key.code {} else if named.contains(Key(key.code)) { continue }
      Issue.record("\(what): \(key) works and is not named")
    }
    for line in help {
      #expect(
        line.keys.contains { working.contains($0) }, "\(what): no key of “\(line.name)” (\(line.meaning)) does anything"
      )
    }
    #expect(named.count == help.flatMap(\.keys).count, "\(what): a key is named twice")
    for hint in make().screen.hintedKeys {
      #expect(hint.keys.contains { working.contains($0) }, "\(what): “\(hint.name) \(hint.meaning)” does nothing")
      #expect(named.isSuperset(of: hint.keys), "\(what): “\(hint.name)” is not in the help")
    }
  }

  @Test func onAList() {
    check("list") {
      let app = TestApp(navigation(page("P", list(section("", "", (1...50).map { row("Row \($0)") })))))
      app.press(.down, .down)
      return app
    }
  }

  @Test func onAListThatOffersMore() {
    let rows = ["One", "Two"].map { text in
      node(
        .row(RowElement(text: text, hasDisclosure: true, actions: [RowAction(id: 1, title: "Forget")])),
        [
          button("i", style: .detail)
        ])
    }
    check("actions") {
      let content = node(
        .list(ListElement(rowCount: 2, refresh: .available)), [section("", "", rows.map(\.renewed))])
      let screen = node(
        .screen(ScreenElement(title: "Q", keyCommands: [KeyCommand(id: 1, input: "u", title: "Update")])), [content])
      return TestApp(navigation(page("P"), screen))
    }
  }

  @Test func onAnAlert() {
    check("alert") {
      TestApp(
        navigation(page("P", button("Below"))),
        alert("Sure?", message: "Really", button("Cancel", role: .cancel), button("Forget", role: .destructive)))
    }
    check("low alert") {
      let app = TestApp(
        columns: 20, rows: 5, navigation(page("P", button("Below"))),
        alert("Sure?", message: String(repeating: "words ", count: 30), button("OK", isDefault: true)))
      app.press(.down)
      return app
    }
  }

  @Test func inAFieldOfASheet() {
    check("field", isTyping: true) {
      let app = TestApp(
        navigation(page("P", button("Below"))),
        sheet(
          page(
            "Join", node(.bar(BarElement(placement: .trailing)), [button("Join", isDefault: true)]),
            list(section("", "", [row("Password", isSelectable: false, field("secret word"))])))))
      app.press(.left, .left)
      return app
    }
  }

  @Test func onTabsAndValues() {
    for tab in 0..<2 {
      check("tab \(tab)") { TestApp(columns: 80, rows: 40, Gallery.tabs(tab).renewed) }
    }
    for (name, control) in [
      ("slider", Gallery.slider), ("stepper", Gallery.stepper), ("picker", Gallery.picker), ("date", Gallery.date),
      ("inline", Gallery.inline), ("menu", Gallery.menu), ("toggle", Gallery.menuToggle),
      ("disclosure", Gallery.disclosure),
    ] {
      check(name) { TestApp(navigation(page("P", node(.stack(StackElement()), [control.renewed])))) }
    }
  }

  @Test func withoutAShellToResumeItTheProgramIsNotSuspended() {
    let app = TestApp(navigation(page("P", button("Press"))))
    #expect(app.screen.keysInReach.contains { $0.meaning == "suspend" })
    app.screen.canSuspend = false
    #expect(!app.screen.keysInReach.contains { $0.meaning == "suspend" })
  }

  /// The hints that are always visible: the last line.
  private func hints(_ app: TestApp) -> String { String(app.text.split(separator: "\n").last ?? "") }

  @Test func theBottomLineShowsThatAPageScrolls() {
    func page(of count: Int) -> TestApp {
      let lines = node(.stack(StackElement(spacing: 0)), (0..<count).map { label("\($0)") })
      return TestApp(columns: 60, rows: 10, navigation(KeelTerminalTests.page("P", lines)))
    }
    #expect(hints(page(of: 40)).contains("↑↓ scroll"), "\(hints(page(of: 40)))")
    #expect(!hints(page(of: 2)).contains("scroll"))
  }

  @Test func theLineAtTheBottomCountsTheTabs() {
    let app = TestApp(columns: 100, rows: 40, Gallery.tabs(0).renewed)
    guard case .tabs(let tabs)? = app.screen.scope.tabs.flatMap({ app.screen.tree[$0]?.element }) else {
      Issue.record("there are no tabs")
      return
    }
    #expect(hints(app).contains("1-\(tabs.tabs.count) tabs"), "\(hints(app))")
  }

  @Test func onAPageOfTextThatScrolls() {
    check("text") {
      let app = TestApp(
        columns: 40, rows: 10,
        navigation(page("P", node(.stack(StackElement(spacing: 0)), (1...40).map { label("Line \($0)") }))))
      app.press(.down)
      return app
    }
  }
}
