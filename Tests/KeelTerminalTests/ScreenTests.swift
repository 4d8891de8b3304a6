import KeelScene
import KeelTerminal
import Testing
import Walks

/// The drawing of each element, and robustness for all sizes and scenes.
@MainActor @Suite(.serialized) struct ScreenTests {
  @Test func everyElementIsDrawn() {
    let content = node(
      .stack(StackElement(spacing: 16)),
      [
        node(.label(LabelElement(text: "A label"))),
        button("Press"),
        node(.toggle(ToggleElement(isOn: true, title: "Switch"))),
        field("Typed"),
        node(.image(ImageElement(symbol: Symbol("checkmark")))),
        node(.activityIndicator(ActivityIndicatorElement())),
        node(.progress(ProgressElement(value: 0.5))),
        node(.separator), node(.spacer(SpacerElement())),
        node(.stack(StackElement(axis: .horizontal)), [node(.label(LabelElement(text: "left"))), button("right")]),
      ])
    let app = TestApp(
      columns: 60, rows: 40,
      navigation(page("Title", node(.bar(BarElement(placement: .trailing)), [button("Done", style: .plain)]), content)))
    let text = app.text
    for part in [
      "Title", "Done", "A label", "[ Press ]", "Switch", "On  ●", "Typed", "✓", "◐", "━", "─", "left", "[ right ]",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(app.screen.isAnimating)
  }

  @Test func aRowKeepsAnyTextWithinItself() {
    let names = ["line\nbreak", "\u{1B}[2J", String(repeating: "wide 한", count: 200), "\u{202E}x", ""]
    let rows = names.map { row($0) }
    let app = TestApp(columns: 40, rows: 40, page("P", list(section("", "", rows))))
    let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 40)
    // A row has 20 lines at most.
    #expect(lines.count { $0.contains("wide") } == 20)
    #expect(app.text.contains("line\\nbreak") && app.text.contains("\\x1b[2J") && app.text.contains("…"))
    for line in lines { #expect(line.reduce(0) { $0 + Width.columns(ofCluster: $1) } <= 40) }
  }

  @Test func theTextPrecedesItsValue() {
    let both = Subtree(
      id: .next(), element: .row(RowElement(text: "Address", secondaryText: "192.168.1.23", isSelectable: false)))
    let app = TestApp(columns: 60, rows: 12, page("P", list(section("", "", [both]))))
    let line = app.text.split(separator: "\n").first { $0.contains("Address") } ?? ""
    #expect(line.hasSuffix("192.168.1.23"))
  }

  @Test func theMarkOfARowThatLeadsToAPageIsAtItsEdge() {
    let leading = Subtree(
      id: .next(), element: .row(RowElement(text: "Inbox", hasDisclosure: true, badge: "12")))
    let app = TestApp(columns: 60, rows: 12, page("P", list(section("", "", [leading]))))
    let line = app.text.split(separator: "\n").first { $0.contains("Inbox") } ?? ""
    #expect(line.hasSuffix("12 ›"), "\(line)")
  }

  @Test func sectionsHaveTheirHeadersAndFooters() {
    let footer = "A footer that is so long that it takes more lines than one in a narrow terminal."
    let app = TestApp(columns: 40, rows: 20, page("P", list(section("Head", footer, [row("One")]))))
    #expect(app.text.contains("Head"))
    #expect(app.text.split(separator: "\n").filter { $0.contains("that") || $0.contains("terminal.") }.count >= 2)
  }

  @Test func aTooSmallTerminalIsReportedAndGrowthRestoresThePage() {
    let app = TestApp(page("Wi-Fi", list(section("", "", [row("Harbour")]))))
    app.screen.resize(columns: 19, rows: 24)
    #expect(app.text.contains("Too small"))
    app.screen.resize(columns: 20, rows: 5)
    #expect(app.text.contains("Wi-Fi") && app.text.contains("Harbour"))
    app.screen.resize(columns: 80, rows: 24)
    #expect(app.text.contains("Harbour") && app.text.contains("quit"))
  }

  @Test func theBackgroundChangesThePaletteAndIsNoKey() {
    let app = TestApp(capabilities: TerminalCapabilities(isDark: true), page("P", list(section("", "", [row("One")]))))
    app.screen.handle(.background(red: 255, green: 255, blue: 240))
    guard case .environment(let environment)? = app.sent.last else { return #expect(Bool(false), "nothing was said") }
    #expect(environment.colorScheme == .light && app.sent.count == 1)
    app.screen.handle(.background(red: 250, green: 250, blue: 250))
    #expect(app.sent.count == 1)
  }

  @Test func withoutUnicodeThePictureIsASCII() {
    let capabilities = TerminalCapabilities(colors: .none, glyphs: .ascii, isUnicode: false)
    let app = TestApp(
      capabilities: capabilities,
      navigation(page("Wi-Fi", list(section("한", "", [row("카페", node(.toggle(ToggleElement())))]))), page("Q")),
      alert("Sure?", message: "“Really”", button("OK")))
    #expect(!app.text.unicodeScalars.contains { !$0.isASCII })
  }

  @Test func capabilitiesAreReadFromTheEnvironment() {
    func capabilities(_ values: [String: String]) -> TerminalCapabilities { TerminalCapabilities { values[$0] } }
    #expect(capabilities(["TERM": "xterm", "COLORTERM": "truecolor", "LANG": "de_DE.UTF-8"]).colors == .trueColor)
    #expect(capabilities(["TERM": "xterm-256color", "LANG": "C.UTF-8"]).colors == .palette)
    #expect(capabilities(["TERM": "linux", "LANG": "C.UTF-8"]).glyphs == .console)
    #expect(capabilities(["TERM": "linux"]).colors == .sixteen)
    #expect(capabilities(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]).colors == .none)
    #expect(capabilities(["LANG": "C", "TERM": "xterm"]).glyphs == .ascii)
    #expect(capabilities(["LANG": "de_DE.UTF-8"]).localeIdentifier == "de-DE")
    #expect(capabilities(["LANG": "ar_EG.UTF-8"]).isRightToLeft)
    for term in ["xterm-256color", "tmux-256color", "linux"] { #expect(capabilities(["TERM": term]).erasesInColor) }
    for term in ["screen-256color", "vt220", "dumb", ""] { #expect(!capabilities(["TERM": term]).erasesInColor) }
    #expect(!capabilities(["COLORFGBG": "0;15"]).isDark && capabilities(["COLORFGBG": "15;0"]).isDark)
  }

  @Test func noColoursMeansNoColours() {
    let app = TestApp(
      capabilities: TerminalCapabilities(colors: .none),
      page("P", list(section("Head", "Foot", [row("One", button("i", style: .detail))]))), alert("A", button("OK")))
    for cell in app.screen.grid.cells {
      let style = app.screen.pool.style(cell.style)
      #expect(style.foreground == .default && style.background == .default)
    }
  }

  @Test func theFocusCanAlwaysBeSeen() {
    for colors in TerminalCapabilities.ColorDepth.allCases {
      let rows = (0..<3).map { row("Row \($0)") }
      let app = TestApp(
        capabilities: TerminalCapabilities(colors: colors), page("P", list(section("", "", rows))))
      let before = app.screen.grid
      app.press(.down)
      #expect(app.screen.grid != before)
    }
  }

  /// Random scenes, sizes and keys: nothing traps, and the focus is on an existing node.
  @Test func randomScenesSizesAndKeysBreakNothing() {
    var dice = SeededRandom(seed: 77)
    SceneTree.checksInvariants = true
    defer { SceneTree.checksInvariants = false }
    var focusedCount = 0
    let count = Walk.count(90)
    for _ in 0..<count {
      let app = TestApp(columns: 1 + dice.next(120), rows: 1 + dice.next(50), random(&dice, depth: 0))
      for _ in 0..<12 {
        switch dice.next(6) {
        case 0:
          let sizes = [(1, 1), (500, 200), (20, 5), (19, 4), (80, 24), (1 + dice.next(90), 1 + dice.next(40))]
          let (columns, rows) = sizes[dice.next(sizes.count)]
          app.screen.resize(columns: columns, rows: rows)
        case 1:
          let mouse = Mouse(
            [.press, .release, .wheelDown, .wheelUp, .secondaryPress][dice.next(5)], x: dice.next(130), y: dice.next(60)
          )
          app.screen.handle(.mouse(mouse))
        case 2: app.screen.handle(.paste(dice.text(length: 20)))
        case 3: app.apply(.root(node(.window(WindowElement()), [random(&dice, depth: 0), modal(&dice)])))
        default:
          let keys: [Key.Code] = [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .backTab, .escape, .backspace,
            .character("/"), .character("m"), .character("?"), .character("한"), .character("2"), .character(" "),
            .delete,
          ]
          app.press(keys[dice.next(keys.count)])
        }
        app.screen.compose()
        if let id = app.screen.focusedNode {
          #expect(app.screen.holds(id))
          focusedCount += 1
        }
      }
    }
    #expect(focusedCount > count * 4, "many scenes have a focus")
  }

  private func modal(_ dice: inout SeededRandom) -> Subtree {
    dice.next(2) == 0
      ? alert(dice.text(length: 80), message: dice.text(length: 300), field(), button(dice.text(length: 30)))
      : sheet(random(&dice, depth: 0))
  }

  private func random(_ dice: inout SeededRandom, depth: Int) -> Subtree {
    let text = dice.text(length: 40)
    if depth == 0 { return navigation(page("Below"), page(text, random(&dice, depth: 1))) }
    func children(_ count: Int) -> [Subtree] { (0..<dice.next(count)).map { _ in random(&dice, depth: depth + 1) } }
    switch depth > 4 ? 2 + dice.next(8) : dice.next(20) {
    case 0:
      let axes = StackElement.Axis.allCases
      return node(
        .stack(
          StackElement(
            axis: axes[dice.next(2)], spacing: Double(dice.next(40)),
            alignment: SceneAlignment.allCases[dice.next(4)],
            distribution: StackElement.Distribution.allCases[dice.next(3)],
            insets: SceneInsets(top: 16, leading: 8, bottom: 16, trailing: 8))), children(5))
    case 1: return node(.scroll(ScrollElement()), [random(&dice, depth: depth + 1)])
    case 2: return node(.label(LabelElement(text: text, alignment: .center, lineLimit: dice.next(3))))
    case 3: return button(text)
    case 4: return node(.toggle(ToggleElement(isOn: true, title: text)))
    case 5: return field(text)
    case 6: return node(.progress(ProgressElement(value: .nan)))
    case 7: return node(.activityIndicator(ActivityIndicatorElement()))
    case 8: return node(.separator)
    case 9: return node(.spacer(SpacerElement()))
    case 12: return Gallery.values.children[0].renewed
    case 13: return Gallery.things.children[0].renewed
    case 14:
      return node(.box(BoxElement(frame: SceneFrame(minWidth: .infinity, maxHeight: .nan), opacity: .nan)), children(2))
    case 15: return node(.layers(LayersElement()), children(4))
    case 16: return node(.group(GroupElement(title: text)), children(4))
    case 17: return Gallery.tabs(dice.next(3)).renewed
    case 18:
      return node(.split(SplitElement(preferredCompactPane: dice.next(4), hiddenPanes: dice.next(4))), children(4))
    case 19:
      return node(
        .grid(GridElement()),
        (0..<3).map { _ in node(.gridRow(GridRowElement(spans: [dice.next(4), 2])), children(4)) })
    default:
      let rows = (0..<dice.next(30)).map { _ in row(dice.text(length: 30), button("i", style: .detail)) }
      let custom = Subtree(
        id: .next(), element: .row(RowElement(contentChildCount: 1)), children: [random(&dice, depth: depth + 2)])
      return list(section(text, dice.text(length: 90), rows + [custom]), section("", "", [row("Last")]))
    }
  }
}
