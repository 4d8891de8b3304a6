import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Fields with long texts, and texts whose characters join and part.
@MainActor @Suite(.serialized) struct LongFieldTests {
  private func app(_ text: String, selection: SelectionInterest? = nil) -> (TestApp, NodeID) {
    var element = TextFieldElement(text: text)
    element.selection = selection
    let field = node(.textField(element))
    let app = TestApp(page("P", list(section("", "", [row("Field", isSelectable: false, field)]))))
    app.answer = { [unowned app] event in
      guard case .edit(let id, let text) = event else { return }
      var element = element
      element.text = text
      app.apply(.update(id, .textField(element)))
    }
    #expect(app.screen.focusedNode == field.id)
    return (app, field.id)
  }

  private func text(_ app: TestApp, _ id: NodeID) -> String {
    if case .textField(let field)? = app.screen.tree[id]?.element { field.text } else { "" }
  }

  /// What a key costs depends on the visible part of the text, and not on its length.
  @Test(arguments: [false, true]) func aKeyPassesTheVisibleCharactersOnly(isSelectionReported: Bool) {
    let whole = String(repeating: "abcdefghij", count: 30_000)
    let (app, id) = app(whole, selection: isSelectionReported ? SelectionInterest() : nil)
    func passed() -> Int { app.screen.states[id].field?.place.passed ?? 0 }
    let keys: [Key] = [
      Key(.character("x")), Key(.backspace), Key(.left), Key(.character("y")), Key(.left, .control), Key(.home),
      Key(.character("z")), Key(.delete), Key(.right), Key(.character("w")),
    ]
    for key in keys {
      let before = passed()
      app.screen.handle(.key(key))
      _ = app.text
      #expect(passed() - before < 12 * app.screen.columns)
    }
    let isEdited = text(app, id) == "zbw" + whole.dropFirst(2).dropLast() + "yj"
    #expect(isEdited)
    #expect(app.text.contains("zbwcdefghij"))
  }

  /// Compared with an array of the characters.
  @Test func anyKeysEditTheTextAsAnArrayOfItsCharacters() {
    let pieces = ["a", "b", " ", "\u{301}", "👩", "\u{1F3FD}", "\u{200D}", "🇩", "🇪", "날", "é"]
    var dice = SeededRandom(seed: 11)
    for _ in 0..<40 {
      let (app, id) = app("")
      var model: [Character] = []
      var caret = 0
      for _ in 0..<30 {
        switch dice.next(9) {
        case 0:
          app.press(.left)
          caret = max(0, caret - 1)
        case 1:
          app.press(.right)
          caret = min(model.count, caret + 1)
        case 2:
          app.press(.home)
          caret = 0
        case 3:
          app.press(.end)
          caret = model.count
        case 4:
          app.press(.backspace)
          if caret > 0 { model.remove(at: caret - 1) }
          caret = max(0, caret - 1)
        case 5:
          app.press(.delete)
          if caret < model.count { model.remove(at: caret) }
        default:
          let added = pieces[dice.next(pieces.count)]
          app.screen.handle(.paste(added))
          let head = String(model[..<caret]) + added
          model = Array(head + String(model[caret...]))
          caret = head.count
        }
        // Characters that stand beside each other now may have joined, and the caret is then behind both.
        let head = String(model[..<caret])
        model = Array(String(model))
        #expect(text(app, id) == String(model))
        guard head.count == caret, model.starts(with: head) else { break }
        #expect(app.screen.states[id].field?.caret == caret)
      }
    }
  }

  @Test func aCaretIsNeverInsideOfACharacterThatKeysHaveJoined() {
    // Without the letter, the mark joins the one before.
    let (app, id) = app("ab\u{301}c")
    app.press(.home, .right)
    app.screen.handle(.paste("\r\u{301}"))
    app.press(.delete, .backspace, .left, .right, .backspace, .end)
    #expect(app.screen.states[id].field?.caret == text(app, id).count)
  }
}

/// Texts of several lines, which are broken into lines of a width.
@MainActor @Suite struct LongEditorTests {
  private let sanitizer = Sanitizer()

  @Test func aChangeMeasuresTheLinesAroundItOnly() {
    let whole = String(repeating: "날씨가 좋은 아침에 ", count: 30_000)
    let text = EditorText(whole, width: 40, sanitizer)
    for place in [0, 150_000, 300_000] {
      let changed = text.changed(to: whole.prefix(place) + "날" + whole.dropFirst(place))
      #expect(changed.measured < 2_000)
      #expect(changed.lines.last?.upperBound == whole.count + 1)
    }
  }

  @Test func aChangedTextHasTheLinesOfANewOne() {
    let pieces = ["a", "bcd", "word", " ", " ", "\n", "날씨", "\u{301}", "longerthanaline", "👩", "\u{0}"]
    var dice = SeededRandom(seed: 5)
    for _ in 0..<400 {
      let width = 1 + dice.next(9)
      var words = (0..<dice.next(30)).map { _ in pieces[dice.next(pieces.count)] }
      var text = EditorText(words.joined(), width: width, sanitizer)
      for _ in 0..<12 {
        let place = dice.next(words.count + 1)
        words.replaceSubrange(
          place..<min(words.count, place + dice.next(3)),
          with: (0..<dice.next(3)).map { _ in pieces[dice.next(pieces.count)] })
        text = text.changed(to: words.joined())
        #expect(text.lines == EditorText(words.joined(), width: width, sanitizer).lines)
        // No piece is wider than four columns.
        #expect(text.lines.allSatisfy { sanitizer.line(text.shown($0), limit: 100).columns <= max(width, 4) })
      }
    }
  }
}
