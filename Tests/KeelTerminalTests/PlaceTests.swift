import KeelScene
import Testing

@testable import KeelTerminal

/// The cursor is at the keyboard focus, the focus bar has no gap, and `q` does not discard unfinished input.
@MainActor @Suite(.serialized) struct PlaceTests {
  private func word(at place: (x: Int, y: Int)?, _ app: TestApp) -> String {
    guard let place else { return "nowhere" }
    return (place.x..<min(place.x + 8, app.screen.grid.width)).map { x in
      app.screen.pool.text(app.screen.grid[x, place.y].glyph)
    }.joined()
  }

  @Test func theCursorFollowsTheKeyboardAndIsSeenInTextOnly() {
    let name = field("Ada")
    let app = TestApp(
      navigation(
        page("P", list(section("", "", [row("First"), row("Second"), row("Name", isSelectable: false, name)])))))
    #expect(word(at: app.screen.place, app).hasPrefix("First") && app.screen.cursor == nil)
    app.press(.down)
    app.screen.composeIfNeeded()
    #expect(word(at: app.screen.place, app).hasPrefix("Second"))
    app.press(.down)
    app.screen.composeIfNeeded()
    #expect(app.screen.cursor != nil)
  }

  @Test func theBytesOfAFrameEndWhereTheKeyboardIs() {
    let app = TestApp(navigation(page("P", list(section("", "", [row("First"), row("Second")])))))
    let output = TerminalOutput(descriptor: -1)
    func end() -> String { String(decoding: output.frame(of: app.screen).suffix(6), as: UTF8.self) }
    let first = end()
    #expect(first.hasSuffix("H"), "\(first)")
    #expect(output.frame(of: app.screen).isEmpty, "nothing has changed")
    app.press(.down)
    app.screen.composeIfNeeded()
    guard let place = app.screen.place else { return #expect(Bool(false), "nowhere") }
    #expect(String(decoding: output.frame(of: app.screen), as: UTF8.self).hasSuffix("[\(place.y + 1);\(place.x + 1)H"))
  }

  @Test func inAMenuTheCursorIsAtTheHighlightedItem() {
    let app = TestApp(navigation(page("P", node(.stack(StackElement()), [Gallery.picker.renewed]))))
    app.press(.enter)
    app.screen.composeIfNeeded()
    #expect(word(at: app.screen.place, app).hasPrefix("Green"))
    app.press(.down)
    app.screen.composeIfNeeded()
    #expect(word(at: app.screen.place, app).hasPrefix("Blue"))
  }

  @Test func theBarOfTheFocusHasNoHole() {
    let more = node(.disclosure(DisclosureElement(hasLabelChild: true)), [label("More of it")])
    let app = TestApp(
      capabilities: TerminalCapabilities(colors: .trueColor),
      navigation(page("P", node(.stack(StackElement()), [more]))))
    #expect(app.screen.focusedNode == more.id)
    guard let stop = app.screen.stops.first(where: { $0.id == more.id }) else { return #expect(Bool(false), "no stop") }
    let focus = app.screen.theme.focus.background
    for x in stop.rect.x..<stop.rect.maxX {
      #expect(app.screen.pool.style(app.screen.grid[x, stop.rect.y].style).background == focus, "column \(x)")
    }
  }

  @Test func tabsAndPanesInAPageScrollOnlyTheirOverflow() {
    func columns(_ content: Subtree) -> TestApp {
      let both = [label("Beside"), content]
      return TestApp(
        navigation(
          page(
            "P", node(.stack(StackElement()), [node(.stack(StackElement(axis: .horizontal)), both), label("Below")]))))
    }
    let tabs = node(
      .tabs(TabsElement(tabs: [.init(title: "First"), .init(title: "Second")], selectedIndex: 0, childTabs: [0])),
      [page("", label("The first tab"))])
    let split = node(.split(SplitElement()), [page("", label("Sidebar")), page("", label("Detail"))])
    for content in [tabs, split] {
      let app = columns(content)
      #expect(app.text.contains("Below") && !app.text.contains("┃"), "\(app.text)")
      #expect(app.screen.region(.vertical) == nil)
    }
  }

  @Test func aLetterEndsNothingOverASheetOrAnAlert() {
    let typed = field()
    let join = sheet(page("Join", list(section("", "", [row("Name", isSelectable: false, typed), row("Other")]))))
    let app = TestApp(navigation(page("P", button("Below"))), join)
    app.type("secret")
    app.press(.down, .character("q"))
    #expect(!app.sent.contains(.close) && app.text.contains("Esc"))
    #expect(!app.screen.keysInReach.contains { $0.keys.contains(Key(.character("q"))) })
    app.screen.resize(columns: 10, rows: 3)
    app.press(.character("q"))
    #expect(!app.sent.contains(.close))
    app.screen.resize(columns: 80, rows: 24)
    app.apply(.remove(join.id, from: app.screen.tree.root ?? join.id))
    app.press(.character("q"))
    #expect(app.sent.contains(.close))
  }

  @Test func typedTextInASheetIsMentionedBeforeQuitting() {
    let app = TestApp(
      navigation(page("P", button("Below"))), sheet(page("Join", list(section("", "", [row("Name", field())])))))
    #expect(!app.screen.warnOfTypedText())
    app.press(.right)
    app.type("s")
    #expect(app.screen.warnOfTypedText() && app.text.contains("Ctrl-C again quits"))
    app.press(.backspace)
    #expect(!app.screen.warnOfTypedText())
  }
}
