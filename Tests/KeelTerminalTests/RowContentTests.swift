import KeelScene
import Testing

@testable import KeelTerminal

/// The places of views in rows that show views of their own.
@MainActor @Suite struct RowContentTests {
  /// The lines of a row with letters, below the title of the page.
  private func lines(_ content: Subtree) -> [String] {
    let row = node(.row(RowElement(contentChildCount: 1)), [content])
    let app = TestApp(columns: 40, rows: 12, page("Page", list(section("", "", [row]))))
    return app.text.split(separator: "\n").map(String.init)
      .filter { $0.contains("longer text") || $0.contains("abc") || $0.contains("boxed") }
  }

  private func column(_ alignment: SceneAlignment) -> Subtree {
    node(.stack(StackElement(spacing: 0, alignment: alignment)), [label("abc"), label("longer text")])
  }

  @Test func aColumnStandsAtTheLeadingEdgeOfARow() {
    let edge = lines(label("abc")).first?.prefix { $0 == " " }.count
    let centred = lines(column(.center))
    #expect(edge != nil && centred.count == 2)
    #expect(centred.last?.prefix { $0 == " " }.count == edge)
    #expect(centred.first?.prefix { $0 == " " }.count == edge.map { $0 + 4 })
    let padded = node(.box(BoxElement(insets: SceneInsets(leading: 16, trailing: 16))), [label("boxed")])
    #expect(lines(padded).first?.prefix { $0 == " " }.count == edge.map { $0 + 2 })
  }

  @Test func aBoxThatFillsTheWidthFillsTheRow() {
    let wide = node(.box(BoxElement(frame: SceneFrame(maxWidth: .infinity))), [label("boxed")])
    let found = lines(wide).first?.prefix { $0 == " " }.count ?? 0
    #expect(found > 12)
  }

  @Test func aRowIsAsHighAsTheEditorInIt() throws {
    // 80 points are five lines.
    func distance(_ text: String) throws -> Int {
      let frame = SceneFrame(minHeight: 80, maxHeight: 80)
      let editor = node(.box(BoxElement(frame: frame)), [node(.textEditor(TextEditorElement(text: text)))])
      let row = node(.row(RowElement(contentChildCount: 1)), [editor])
      let after = node(.row(RowElement(text: "after")))
      let app = TestApp(columns: 40, rows: 20, page("Page", list(section("", "", [row, after]))))
      let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(lines.firstIndex { $0.contains("notes") })
      return try #require(lines.firstIndex { $0.contains("after") }) - first
    }
    let one = try distance("notes")
    #expect(one >= 5)
    #expect(try distance("notes" + String(repeating: "\nline", count: 30)) == one)
  }

  /// A row with the focus is drawn in each frame; other rows come from drawn cells.
  @Test func nothingOutsideOfThePageIsPressed() {
    let toggle = node(.toggle(ToggleElement(title: "far away", style: .button)))
    let wide = node(
      .stack(StackElement(axis: .horizontal, spacing: 16, window: ChildWindow(count: 13, start: 3))),
      [label(String(repeating: "wide ", count: 14)), toggle])
    let row = node(.row(RowElement(isSelectable: false, contentChildCount: 1)), [wide])
    let app = TestApp(columns: 60, rows: 12, page("Page", list(section("", "", [row, self.row("after")]))))
    #expect(app.screen.focus.id == toggle.id)
    #expect(app.screen.hits.allSatisfy { $0.rect.maxX <= 60 }, "\(app.screen.hits)")
    app.press(.down)
    app.screen.compose()
    #expect(app.screen.focus.id != toggle.id)
    #expect(app.screen.hits.allSatisfy { $0.rect.maxX <= 60 }, "\(app.screen.hits)")
  }

  /// A page with a list whose first row contains a region of more lines than it shows, and whose second has the focus.
  private func pageWithARegion(_ content: Subtree) -> TestApp {
    let frame = SceneFrame(minHeight: 48, maxHeight: 48)
    let box = node(.box(BoxElement(frame: frame)), [content])
    let row = node(.row(RowElement(isSelectable: false, contentChildCount: 1)), [box])
    let app = TestApp(columns: 60, rows: 16, page("Page", list(section("", "", [row, self.row("after")]))))
    app.press(.end)
    _ = app.text
    return app
  }

  private func row(_ text: String) -> Subtree { node(.row(RowElement(text: text))) }

  @Test func aRegionInARowScrollsByTheWheel() throws {
    let lines = (0..<12).map { label("line \($0)") }
    let app = pageWithARegion(node(.scroll(ScrollElement()), [node(.stack(StackElement()), lines)]))
    // Another frame of the same row.
    app.screen.compose()
    #expect(app.text.contains("line 0") && !app.text.contains("line 5"))
    let y = try #require(
      app.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("line 1") })
    app.screen.handle(.mouse(Mouse(.wheelDown, x: 6, y: y)))
    #expect(!app.text.contains("line 0") && app.text.contains("line 5"))
    app.screen.handle(.mouse(Mouse(.wheelUp, x: 6, y: y)))
    #expect(app.text.contains("line 0"))
  }

  @Test func aRegionInARowFollowsTheKeyboard() {
    let buttons = (0..<8).map { button("Button \($0)", style: .plain) }
    let app = pageWithARegion(node(.scroll(ScrollElement()), [node(.stack(StackElement()), buttons)]))
    app.screen.compose()
    #expect(!app.text.contains("Button 7"))
    app.press(.up)
    for _ in 0..<7 { app.press(.down) }
    #expect(app.text.contains("Button 7") && !app.text.contains("Button 0"))
  }

  @Test func theHintOfAListInARowIsInEveryFrame() {
    let rows = (0..<12).map { row("inner \($0)") }
    let app = pageWithARegion(list(section("", "", rows)))
    let first = app.text
    app.screen.compose()
    #expect(app.text == first)
    app.screen.compose()
    #expect(app.text == first)
  }

  @Test func rowsInAButtonShowItsFocus() {
    func area(_ name: String) -> Subtree {
      let rows = [node(.row(RowElement(text: name, isSelectable: false)))]
      return node(.button(ButtonElement(style: .unstyled, hasLabelChild: true)), [list(section("", "", rows))])
    }
    let app = TestApp(
      columns: 40, rows: 16, capabilities: TerminalCapabilities(),
      page("Page", node(.stack(StackElement()), [area("one"), area("two")])))
    for key in [Key.Code.tab, .tab, .backTab] {
      app.press(key)
      app.screen.composeIfNeeded()
      let shown = styles(of: app.screen)
      app.screen.strips.removeAll()
      app.screen.compose()
      #expect(styles(of: app.screen) == shown)
    }
  }

  private func styles(of screen: TerminalScreen) -> [CellStyle] {
    screen.grid.cells.map { screen.pool.style($0.style) }
  }
}
