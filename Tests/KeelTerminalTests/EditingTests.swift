import KeelInteraction
import KeelScene
import KeelTerminal
import Testing

/// The front end owns the caret, and the program owns the text.
@MainActor @Suite(.serialized) struct EditingTests {
  private func app(_ text: String = "", isSecure: Bool = false) -> (TestApp, NodeID) {
    let input = field(text, isSecure: isSecure)
    let app = TestApp(page("P", list(section("", "", [row("Name", isSelectable: false, input)]))))
    app.answer = { [unowned app] event in
      if case .edit(let id, let text) = event {
        app.apply(.update(id, .textField(TextFieldElement(text: text, placeholder: "Required", isSecure: isSecure))))
      }
    }
    return (app, input.id)
  }

  private func text(_ app: TestApp) -> String {
    for case .edit(_, let text) in app.events.reversed() { return text }
    return ""
  }

  @Test func typingAndMovingGraphemeByGrapheme() {
    let (app, _) = app()
    app.type("a한👍🏽e\u{301}")
    app.press(.backspace)
    #expect(text(app) == "a한👍🏽")
    app.press(.left, .backspace)
    #expect(text(app) == "a👍🏽")
    app.press(.home, .delete)
    #expect(text(app) == "👍🏽")
    app.press(.end)
    app.type("z")
    #expect(text(app) == "👍🏽z")
  }

  @Test func theMarkAtTheEndOfAFieldAsksToClearIt() throws {
    var element = TextFieldElement(text: "Ada", placeholder: "Name")
    element.clearButton = .shown
    let input = node(.textField(element))
    let app = TestApp(page("P", list(section("", "", [row("Name", isSelectable: false, input)]))))
    #expect(app.text.contains("Ada") && app.text.contains("✕"))
    app.click("✕")
    #expect(app.sent == [.activate(input.id)])
    // The text ends before the mark.
    element.text = String(repeating: "x", count: 100)
    app.apply(.update(input.id, .textField(element)))
    #expect(app.text.contains("xx") && app.text.contains(" ✕"))
    element.clearButton = .hidden
    app.apply(.update(input.id, .textField(element)))
    #expect(!app.text.contains("✕"))
  }

  @Test func controlKeysOfAShell() {
    let (app, _) = app("one two three")
    app.control("w")
    #expect(text(app) == "one two ")
    app.control("a")
    app.screen.handle(.key(Key(.character("f"), .alt)))
    app.control("k")
    #expect(text(app) == "one")
    app.control("u")
    #expect(text(app) == "")
  }

  @Test func aPasteIsTextWithoutItsControls() {
    let (app, id) = app()
    app.screen.handle(.paste("one\ntwo\u{1B}[2J\r\u{3}q"))
    #expect(app.sent == [.edit(id, text: "one two[2J q")])
    app.screen.handle(.paste("\tend\n"))
    #expect(text(app) == "one two[2J q end", "the line break at the end of a copied line is no part of it")
  }

  @Test func aLongPasteIsTakenAsAWholeOrRefusedWithTheNumber() {
    let (app, _) = app("kept")
    let room = TextLimit.bytes - 4
    app.screen.handle(.paste(String(repeating: "x", count: room + 1)))
    #expect(app.sent == [])
    #expect(app.text.contains("This is too long (1,049 of at most 1,048 kB). Nothing has been changed."))
    app.screen.handle(.paste(String(repeating: "x", count: room)))
    #expect(text(app).utf8.count == TextLimit.bytes && text(app).hasPrefix("kept"))
    let count = app.sent.count
    app.type("y")
    #expect(app.sent.count == count, "a key that exceeds the limit is refused, too")
    app.press(.backspace)
    #expect(text(app).utf8.count == TextLimit.bytes - 1)
  }

  @Test func aPasteThatTheTerminalCouldNotKeepIsSaidWhereAnotherWouldHaveBeenTaken() {
    let (app, _) = app("kept")
    app.screen.handle(.overlongPaste(bytes: 3_000_000))
    #expect(app.text.contains("(3,000 of at most 1,048 kB)") && app.sent == [])
    let outside = TestApp(page("P", list(section("", "", [row("One")]))))
    outside.screen.handle(.overlongPaste(bytes: 3_000_000))
    #expect(!outside.text.contains("3,000"))
  }

  @Test func aPasteOutsideAFieldIsNothing() {
    let first = row("One")
    let app = TestApp(page("P", list(section("", "", [first]))))
    app.screen.handle(.paste("q\r/x"))
    #expect(app.sent.isEmpty)
  }

  /// Two fields; the second one has the keyboard focus and a secret that the program selects.
  private func refused() -> (TestApp, NodeID) {
    let name = field("Ada")
    let secret = field("sesame", isSecure: true)
    let app = TestApp(
      page(
        "P",
        list(section("", "", [row("Name", isSelectable: false, name), row("Password", isSelectable: false, secret)]))))
    func element(_ text: String) -> Element {
      .textField(TextFieldElement(text: text, isSecure: true, selectionRequest: 1))
    }
    app.answer = { [unowned app] event in
      if case .edit(secret.id, let text) = event { app.apply(.update(secret.id, element(text))) }
    }
    app.apply(.update(secret.id, element("sesame")))
    app.press(.tab)
    return (app, secret.id)
  }

  @Test func typingReplacesTheSelectionOfTheProgram() {
    let (app, id) = refused()
    app.type("b")
    #expect(text(app) == "b")
    app.type("c")
    #expect(text(app) == "bc", "text being typed is not selected")
    app.press(.backTab, .tab)
    app.type("d")
    #expect(text(app) == "bcd", "it was wanted once")
    app.apply(
      .update(id, .textField(TextFieldElement(text: "bcd", isSecure: true, selectionRequest: 2))))
    app.type("e")
    #expect(text(app) == "e", "in the field that has the keyboard, at once")
  }

  @Test func aKeyThatMovesTheCaretKeepsTheSelectedText() {
    let (app, _) = refused()
    app.press(.end)
    app.type("!")
    #expect(text(app) == "sesame!")
    let (other, _) = refused()
    other.press(.left)
    other.type("!")
    #expect(text(other) == "!sesame")
    let (clicked, _) = refused()
    clicked.press(.backTab)
    clicked.click("••••••")
    clicked.type("!")
    #expect(text(clicked) == "!sesame")
  }

  @Test func eraseTakesAllThatIsSelected() {
    let (app, _) = refused()
    app.press(.backspace)
    #expect(text(app) == "")
    let (pasted, _) = refused()
    pasted.screen.handle(.paste("open"))
    #expect(text(pasted) == "open")
  }

  @Test func aSecretIsShownByAKeyAndHiddenAsTheKeyboardLeaves() {
    let (app, _) = refused()
    #expect(!app.text.contains("sesame") && app.text.contains("Ctrl-R show"))
    app.control("r")
    app.screen.compose()
    #expect(app.text.contains("sesame") && app.text.contains("Ctrl-R hide"))
    app.control("r")
    app.screen.compose()
    #expect(!app.text.contains("sesame"))
    app.control("r")
    app.press(.backTab)
    app.screen.compose()
    #expect(!app.text.contains("sesame"))
  }

  @Test func aSheetThatSomethingWasTypedInIsNotQuitFrom() {
    let input = field("")
    let ok = node(.button(ButtonElement(title: "Fine")))
    let sheet = node(
      .sheet(SheetElement()),
      [page("S", list(section("", "", [row("Name", isSelectable: false, input), row("Go", isSelectable: false, ok)])))])
    let app = TestApp(page("P"), sheet)
    app.answer = { [unowned app] event in
      if case .edit(let id, let text) = event { app.apply(.update(id, .textField(TextFieldElement(text: text)))) }
    }
    app.press(.tab)
    app.type("q")
    #expect(app.sent.isEmpty, "a letter ends nothing over a sheet")
    app.press(.backTab)
    app.type("a")
    app.press(.tab)
    app.type("q")
    app.screen.compose()
    #expect(app.sent.last == .edit(input.id, text: "a") && app.text.contains("Esc leaves this first"))
    app.apply(.update(sheet.id, .sheet(SheetElement(isDismissable: false, hearsAttempts: true))))
    app.type("q")
    #expect(app.sent.last == .dismiss(sheet.id), "a sheet that asks is asked")
    app.control("c")
    #expect(app.sent.last == .close)
  }

  @Test func secretsAreBullets() {
    let (app, _) = app(isSecure: true)
    app.type("blob")
    #expect(app.text.contains("••••"))
    #expect(!app.text.contains("blob"))
    // The positions of words in a secret are not revealed either.
    app.type(" x")
    app.control("w")
    #expect(text(app) == "")
    #expect(app.text.contains("Required"))
  }

  @Test func theProgramHasTheLastWord() {
    let (app, id) = app("ab")
    app.answer = { [unowned app] event in
      if case .edit(_, let text) = event {
        app.apply(.update(id, .textField(TextFieldElement(text: String(text.uppercased().prefix(3))))))
      }
    }
    app.type("cd")
    #expect(text(app) == "ABCd")
    #expect(app.text.contains("ABC") && !app.text.contains("ABCD"))
  }

  @Test func theCaretStaysVisibleInLongText() {
    let (app, _) = app()
    app.screen.handle(.paste(String(repeating: "abcdefghij", count: 50) + "END"))
    #expect(app.text.contains("END"))
    let end = app.screen.cursor
    #expect(end != nil && end.map { $0.x < 80 } == true)
    app.press(.home)
    #expect(app.text.contains("abcdefghijabc") && !app.text.contains("END"))
  }

  /// An escaped character takes several columns, and the caret moves over all of them at once.
  @Test func standInsInAFieldAreShownWhole() {
    let (app, _) = app("a\u{0}b")
    #expect(app.text.contains("a\\x00b"))
    let end = app.screen.cursor?.x ?? 0
    app.press(.left, .left)
    #expect(app.screen.cursor?.x == end - 5)
  }

  /// If the program answers late, or not at all, the typed text remains.
  @Test func typedTextStaysWithoutAnAnswer() {
    let (app, id) = app()
    app.answer = { _ in }
    app.type("abc")
    app.press(.left, .backspace)
    #expect(app.text.contains("ac") && app.sent.last == .edit(id, text: "ac"))
  }

  @Test func returnSubmits() {
    let (app, id) = app()
    app.press(.enter)
    #expect(app.sent == [.submit(id)])
  }

  /// A part of the text that the program has selected is drawn as such, and keys replace or leave it.
  @Test func aSelectedPartIsReplacedOrLeft() throws {
    func selected() -> (TestApp, NodeID) {
      let (app, id) = self.app("one two six")
      var element = TextFieldElement(text: "one two six")
      element.selection = SelectionInterest(request: 4..<7, serial: 1)
      app.press(.end)
      app.apply(.update(id, .textField(element)))
      app.screen.fulfilWishes()
      return (app, id)
    }
    let (app, id) = selected()
    #expect(app.events.last == .select(id, range: 4..<7))
    app.type("2")
    #expect(text(app) == "one 2 six")
    let (erased, _) = selected()
    erased.press(.backspace)
    #expect(text(erased) == "one  six")
    let (left, leftID) = selected()
    left.press(.left)
    #expect(left.events.last == .select(leftID, range: 4..<4))
    let (right, rightID) = selected()
    right.press(.right)
    #expect(right.events.last == .select(rightID, range: 7..<7))
  }
}
