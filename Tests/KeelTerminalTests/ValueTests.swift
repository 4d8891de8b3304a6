import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Values, menus, texts of several lines, tabs and panes: their keys and their drawing.
@MainActor @Suite(.serialized) struct ValueTests {
  private func form(_ children: Subtree...) -> Subtree { page("P", node(.stack(StackElement()), children)) }

  @Test func everyPartIsReadableAtEverySize() {
    for (columns, rows) in [(80, 24), (40, 16)] {
      let app = TestApp(columns: columns, rows: rows, Gallery.tabs(0))
      for words in ["Guests", "Green ▾", "[ Day | Week | Month ]", "◉ Small", "2026-02-14  09:30"] {
        #expect(app.text.contains(words), "\(words) in \(columns) columns")
      }
    }
    let small = TestApp(columns: 20, rows: 5, Gallery.tabs(0))
    #expect(small.text.contains("1 Values  2  3") && small.screen.stops.contains { $0.id == Gallery.slider.id })
  }

  @Test func aPictureInThePlaceOfASymbolIsItsName() {
    var symbol = Symbol("app.settings")
    symbol.picture = SymbolPicture(data: ImageData(bytes: [1]))
    let alone = node(.button(ButtonElement(image: symbol)))
    let beside = node(.button(ButtonElement(title: "Home", image: symbol, style: .bordered)))
    let row = node(.row(RowElement(text: "Row", image: symbol)))
    symbol.name = ""
    let nameless = node(.button(ButtonElement(image: symbol)))
    let app = TestApp(form(alone, beside, nameless, list(section("", "", [row]))))
    #expect(app.text.contains(Glyphs.unknown.unicode), "a button is seen, whatever it shows")
    #expect(app.text.contains("app settings") && app.text.contains("[ Home ]"))
    #expect(app.text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("Row") })
  }

  @Test func aLineUnderAFieldDoesNotHideItsWords() {
    let field = node(.textField(TextFieldElement(text: "words")))
    func line(_ y: Double, _ height: Double) -> Subtree {
      let path = DrawingPath(.rounded(radius: 0), in: SceneRect(y: y, width: 300, height: height))
      return node(
        .drawing(DrawingElement(commands: [.fill(path, .color(.tint))], size: SceneSize(width: 300, height: 16))))
    }
    func app(_ y: Double, _ height: Double) -> TestApp {
      TestApp(form(node(.layers(LayersElement(base: 0)), [field, line(y, height)])))
    }
    let under = app(14, 2)
    #expect(under.text.contains("words") && under.text.contains("▄"))
    #expect(app(0, 4).text.contains("words"))
    #expect(!app(0, 16).text.contains("words"), "what fills the cells covers them")
  }

  @Test func aWideButtonHasItsTitleWhereItIsAligned() {
    func line(_ alignment: SceneAlignment?, _ style: ButtonElement.Style = .plain) -> String {
      var button = ButtonElement(title: "Go", style: style)
      var look = ControlLook()
      look.alignment = alignment
      button.look = look
      let app = TestApp(form(node(.button(button))))
      return app.text.split(separator: "\n").first { $0.contains("Go") }.map(String.init) ?? ""
    }
    func place(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    let (start, end) = (place(line(.leading)), place(line(.trailing)))
    #expect(end > start + 10 && place(line(.center)) == (start + end) / 2)
    #expect(place(line(nil)) == start, "in stacks of terminals, buttons begin where texts do")
    #expect(place(line(.trailing, .bordered)) == end - 4)
  }

  @Test func arrowsMoveASliderByItsStepsAndStopAtItsEnds() {
    let slider = node(.slider(SliderElement(value: 1, minimum: 0, maximum: 2, step: 1, title: "Volume")))
    let app = TestApp(form(slider))
    app.press(.right, .right, .left, .left, .left)
    #expect(
      app.sent == [
        .adjust(slider.id, value: 2), .adjust(slider.id, value: 1), .adjust(slider.id, value: 0),
      ])
  }

  @Test func aSliderThatIsRefusedGoesBack() {
    let slider = node(.slider(SliderElement(value: 0, title: "Volume")))
    let app = TestApp(form(slider))
    let before = app.text
    app.answer = { event in
      if case .adjust(let id, _) = event { app.apply(.update(id, slider.element)) }
    }
    app.press(.right)
    app.screen.compose()
    #expect(app.text == before)
  }

  @Test func aMenuOpensAndClosesAndLeadsOn() {
    let app = TestApp(form(Gallery.menu))
    app.press(.enter)
    #expect(app.text.contains("Copy") && app.text.contains("✓ Pinned") && app.text.contains("Move to ▸"))
    app.press(.escape)
    #expect(!app.text.contains("Copy") && app.sent.isEmpty)
    app.press(.enter, .down, .down, .right)
    #expect(app.text.contains("Archive") && !app.text.contains("Copy"))
    app.press(.enter)
    #expect(app.sent == [.activate(Gallery.inner.id)])
  }

  @Test func aMenuThatGoesAwayWhileItIsOpenIsClosed() {
    let app = TestApp(form(Gallery.menu, button("Other")))
    app.press(.enter)
    let new = button("New")
    app.apply(.root(node(.window(WindowElement()), [form(new)])))
    app.screen.compose()
    #expect(!app.text.contains("Copy"))
    app.press(.enter)
    #expect(app.sent == [.activate(new.id)])
  }

  @Test func aDateIsChangedPartByPart() {
    let picker = DatePickerElement(title: "Due", date: SceneDate(year: 2024, month: 1, day: 31, hour: 23, minute: 59))
    let date = node(.datePicker(picker))
    let app = TestApp(form(date))
    app.press(.enter)
    #expect(app.text.contains("January 2024") && app.text.contains("Su Mo Tu") && app.text.contains("23:59"))
    app.press(.pageDown, .down, .tab, .up, .escape)
    func moment(_ month: Int, _ day: Int, _ hour: Int = 23) -> Event {
      .setDate(date.id, SceneDate(year: 2024, month: month, day: day, hour: hour, minute: 59))
    }
    #expect(app.sent == [moment(2, 29), moment(3, 7), moment(3, 7, 0)])
    #expect(!app.text.contains("Su Mo Tu"))
  }

  @Test func textOfSeveralLinesIsEdited() {
    let editor = node(.textEditor(TextEditorElement(text: "one\ntwo", placeholder: "Notes")))
    let app = TestApp(form(editor))
    app.press(.enter)
    app.type("three")
    app.press(.up, .home)
    app.type("> ")
    #expect(app.sent.last == .edit(editor.id, text: "one\n> two\nthree"))
    app.press(.end, .delete)
    #expect(app.sent.last == .edit(editor.id, text: "one\n> twothree"))
    app.screen.handle(.paste("\u{1B}[2Ja\r\nb\tc"))
    #expect(app.sent.last == .edit(editor.id, text: "one\n> two[2Ja\nb cthree"))
    app.screen.compose()
    #expect(app.screen.cursor != nil)
  }

  @Test func aLongPasteIntoATextIsTakenAsAWholeOrRefused() {
    let editor = node(.textEditor(TextEditorElement(text: "one")))
    let app = TestApp(form(editor))
    let lines = String(repeating: "0123456789,한글\n", count: 300_000 / 18)
    app.screen.handle(.paste(lines))
    #expect(app.sent.last == .edit(editor.id, text: "one" + lines))
    app.screen.handle(.paste(String(repeating: "x", count: TextLimit.bytes)))
    #expect(app.sent.count == 1 && app.text.contains("This is too long"))
    app.type("!")
    #expect(app.sent.last == .edit(editor.id, text: "one" + lines + "!"))
  }

  @Test func upAndDownLeaveATextAtItsEnds() {
    let editor = node(.textEditor(TextEditorElement(text: "one\ntwo")))
    let above = button("Above")
    let app = TestApp(form(above, editor))
    app.press(.down)
    #expect(app.screen.focusedNode == editor.id)
    app.press(.up)
    #expect(app.screen.focusedNode == editor.id)
    app.press(.up)
    #expect(app.screen.focusedNode == above.id)
  }

  @Test func onlyHarmlessLinksReachTheTerminal() {
    #expect(LinkPolicy.written("https://swift.org/a b", limit: 2048) == "https://swift.org/a%20b")
    #expect(LinkPolicy.written("https://a\u{1B}\\\u{7}\u{9C}b", limit: 2048) == "https://a\\%C2%9Cb")
    for url in ["javascript:x", "file:///etc", "", "\u{1B}]8;;", "https://" + String(repeating: "a", count: 3000)] {
      #expect(LinkPolicy.written(url, limit: 2048) == nil, "\(url)")
    }
    // An address without a host leads nowhere, and harms nobody.
    #expect(LinkPolicy.written("https:", limit: 2048) == "https:")
    let output = TerminalOutput(descriptor: -1)
    let app = TestApp(form(node(.link(LinkElement(title: "Go", destination: "https://a\u{1B}]2;b")))))
    let frame = String(decoding: output.frame(of: app.screen), as: UTF8.self)
    #expect(frame.contains("\u{1B}]8;;https://a]2;b\u{1B}\\"))
    // An opened link is closed within the frame.
    #expect(frame.contains("\u{1B}]8;;\u{1B}\\"))
    let plain = TestApp(
      capabilities: TerminalCapabilities(takesSystemCommands: false),
      form(node(.link(LinkElement(title: "Go", destination: "https://a")))))
    #expect(!String(decoding: TerminalOutput(descriptor: -1).frame(of: plain.screen), as: UTF8.self).contains("]8;"))
  }

  @Test func aBoxHasItsRoomItsLineAndItsGround() throws {
    func box(_ border: SceneColor, _ background: ScenePaint?) -> TestApp {
      let element = BoxElement(
        insets: SceneInsets(top: 32, leading: 24, bottom: 16, trailing: 16), background: background,
        shape: .rounded(radius: 8), border: SceneBorder(color: border))
      return TestApp(
        capabilities: TerminalCapabilities(colors: .trueColor),
        page("P", node(.stack(StackElement(alignment: .leading)), [node(.box(element), [label("Boxed")])])))
    }
    func style(_ app: TestApp, _ x: Int, _ y: Int) -> CellStyle { app.screen.pool.style(app.screen.grid[x, y].style) }
    func painted(_ app: TestApp) -> Int {
      app.screen.grid.cells.count { app.screen.pool.style($0.style).background != .default }
    }
    let app = box(.orange, .color(.yellow, opacity: 0.3))
    let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    let top = try #require(lines.firstIndex { $0.contains("╭") })
    let left = lines[top].prefix { $0 != "╭" }.count
    // The line takes the outermost row and column of the room around the text.
    #expect(
      lines.dropFirst(top).prefix(4).map { String($0.dropFirst(left).prefix(10)) } == [
        "╭────────╮",
        "│        │",
        "│  Boxed │",
        "╰────────╯",
      ])
    #expect(style(app, left, top).foreground != style(box(.blue, nil), left, top).foreground)
    // The ground covers these forty cells and no others.
    for y in top..<top + 4 {
      for x in left..<left + 10 { #expect(style(app, x, y).background != .default, "column \(x), line \(y)") }
    }
    #expect(painted(app) - painted(box(.orange, nil)) == 40)
    let redacted = TestApp(form(Gallery.redacted)).text
    #expect(!redacted.contains("Secret") && !redacted.contains("words"))
  }

  @Test func digitsAndTheWayBackKnowTabsAndPanes() {
    let deep = navigation(page("One"), page("Two", button("Deep")))
    let tabs = node(
      .tabs(TabsElement(tabs: [.init(title: "A"), .init(title: "B")], selectedIndex: 0, childTabs: [0])), [deep])
    let app = TestApp(tabs)
    app.press(.character("2"), .character("7"), .escape)
    #expect(app.sent == [.choose(tabs.id, index: 1), .pop(deep.id, toLevel: 0)])

    let split = node(
      .split(SplitElement(preferredCompactPane: 1)),
      [
        page("Side", node(.stack(StackElement()), [button("S")])),
        page("Main", node(.stack(StackElement()), [button("M")])),
      ])
    let narrow = TestApp(columns: 40, split)
    #expect(narrow.text.contains("‹ Side") && !narrow.text.contains("[ S ]"))
    narrow.press(.escape)
    #expect(narrow.sent == [.choose(split.id, index: 0)])
    let wide = TestApp(columns: 100, split)
    #expect(wide.text.contains("[ S ]") && wide.text.contains("[ M ]"))
  }

  @Test func aKeyEquivalentActivatesAButton() {
    var save = button("Save")
    save.attributes.keyCommand = KeyCommand(id: 0, input: "s", modifiers: .control)
    let app = TestApp(form(save, field()))
    app.control("s")
    #expect(app.sent == [.activate(save.id)])
  }
}
