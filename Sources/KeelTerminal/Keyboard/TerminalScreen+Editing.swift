internal import KeelInteraction
internal import KeelScene

/// Text fields. The front end owns the caret, and the program owns the text.
///
/// Typed text is displayed at once and sent as `Event.edit`. A program that changes the text responds with another one.
extension TerminalScreen {
  /// Selects what the program has requested in the focused text, and hides a revealed secret if the focus has left its
  /// field.
  func fulfilSelection() {
    if revealed != focus.id { revealed = nil }
    guard let id = focus.id else { return }
    if case .textEditor(let editor)? = tree[id]?.element, editor.selection != nil {
      var state = EditorState(after: states[id].editor, measurer.text(of: id, editor))
      guard state.follow(editor.selection, in: editor.text) else { return }
      if editor.selection?.request != nil { state.goal = nil }
      states[id].editor = state
    }
    guard let field = field(at: id) else { return }
    var state = FieldState(after: states[id].field, field)
    if state.selectionRequest != field.selectionRequest {
      state.selectionRequest = field.selectionRequest
      state.selection = 0..<field.text.count
      states[id].field = state
    }
    if state.follow(field.selection, in: field.text) { states[id].field = state }
  }

  /// Applies a key to a field. Returns false if the key has no meaning there.
  func edit(_ field: TextFieldElement, _ id: NodeID, _ key: Key) -> Bool {
    var state = FieldState(after: states[id].field, field)
    var text = field.text
    let selection = state.selection
    let isSelected = !selection.isEmpty
    state.anchor = nil
    if isSelected, field.isEditable, erases(key) {
      remove(selection, from: &text, &state)
      change(id, field, to: text, state)
      return true
    }
    let isWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
    switch key.code {
    case .left where isSelected: state.caret = selection.lowerBound
    case .right where isSelected && !isWord: state.caret = selection.upperBound
    case .left: state.caret = isWord ? wordStart(&state, field) : max(0, state.caret - 1)
    case .right: state.caret = isWord ? wordEnd(&state, field) : place(state.caret + 1, &state)
    case .home: state.caret = 0
    case .end: state.caret = place(.max, &state)
    case .backspace:
      remove((isWord ? wordStart(&state, field) : max(0, state.caret - 1))..<state.caret, from: &text, &state)
    case .delete: remove(state.caret..<state.caret + 1, from: &text, &state)
    case .character("r") where key.modifiers == .control && field.isSecure:
      revealed = revealed == id ? nil : id
      state.selection = selection
    case .character(let letter) where key.modifiers.contains(.control):
      guard control(letter, &text, &state, field) else { return false }
    case .character(let letter) where key.modifiers.contains(.alt):
      if letter == "b" { state.caret = wordStart(&state, field) }
      if letter == "f" { state.caret = wordEnd(&state, field) }
    case .character(let letter):
      return insert(String(letter), id, field)
    case .enter, .up, .down, .pageUp, .pageDown, .tab, .backTab, .escape, .insert, .function: return false
    }
    change(id, field, to: text, state)
    return true
  }

  /// Returns the number of a character, at most that of the end.
  private func place(_ number: Int, _ state: inout FieldState) -> Int {
    state.place.move(to: number, in: state.text)
    return state.place.characters
  }

  /// Removes characters, and places the caret there.
  private func remove(_ characters: Range<Int>, from text: inout String, _ state: inout FieldState) {
    let end = state.index(of: characters.upperBound)
    state.place.move(to: characters.lowerBound, in: text)
    state.place.remove(to: end, from: &text)
    state.caret = state.place.characters
  }

  /// Returns true if the key deletes the selection.
  func erases(_ key: Key) -> Bool {
    switch key.code {
    case .backspace, .delete: true
    case .character(let letter): key.modifiers == .control && "duwk".contains(letter)
    default: false
    }
  }

  private func control(
    _ letter: Character, _ text: inout String, _ state: inout FieldState, _ field: TextFieldElement
  ) -> Bool {
    switch letter {
    case "a": state.caret = 0
    case "e": state.caret = place(.max, &state)
    case "b": state.caret = max(0, state.caret - 1)
    case "f": state.caret = place(state.caret + 1, &state)
    case "d": remove(state.caret..<state.caret + 1, from: &text, &state)
    case "u": remove(0..<state.caret, from: &text, &state)
    case "k": remove(state.caret..<place(.max, &state), from: &text, &state)
    case "w": remove(wordStart(&state, field)..<state.caret, from: &text, &state)
    default: return false
    }
    return true
  }

  /// Inserts text at the caret, without control characters. A text that becomes too long is refused as a whole.
  @discardableResult func insert(_ added: String, _ id: NodeID, _ field: TextFieldElement) -> Bool {
    var state = FieldState(after: states[id].field, field)
    var text = field.text
    let kept = Self.line(pasted: added)
    guard !kept.isEmpty else { return true }
    remove(state.selection, from: &text, &state)
    state.place.insert(kept, into: &text)
    guard !refuses(text) else { return true }
    state.selection = state.place.characters..<state.place.characters
    change(id, field, to: text, state)
    return true
  }

  /// Returns a pasted text for a single line: without control characters, except that tabs become spaces.
  private static func line(pasted text: String) -> String {
    let scalars = LineText.pasted(text).unicodeScalars.compactMap { $0 == "\t" ? " " : $0.isControl ? nil : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns true if an edit must not leave the text, and then says so.
  func refuses(_ text: String) -> Bool {
    guard !TextLimit.allows(text) else { return false }
    warn(TextLimit.refusal(ofBytes: text.utf8.count, in: systemWords))
    return true
  }

  /// Says that a paste of so many bytes is refused, if it had an effect here.
  func refuse(ofBytes count: Int) {
    let isFinding = if case .find(_, _, _, true, _) = overlay { true } else { false }
    guard isFinding || isInField else { return }
    warn(TextLimit.refusal(ofBytes: count, in: systemWords))
  }

  private func change(_ id: NodeID, _ field: TextFieldElement, to text: String, _ state: FieldState) {
    var state = state
    needsComposing = true
    guard field.isEditable else { return }
    if text == field.text {
      state.text = text
      states[id].field = state
      return
    }
    if case .screen(var screen)? = tree[id]?.element {
      guard tree.accepts(.search(id, text: text)) else { return }
      screen.search?.text = text
      apply(Patch(operations: [.update(id, .screen(screen))]))
      sink(.search(id, text: text))
    } else {
      states[id].isTyped = true
      sinkShowingValue(.edit(id, text: text))
    }
    guard let answer = self.field(at: id) else { return }
    state.text = answer.text
    if answer.text != text {
      state.follow(from: text, to: answer.text)
      state.place = TextPlace()
    }
    states[id].field = state
  }

  /// Inserts pasted text into the focused field or the search line. It has no effect elsewhere, and no part of it is a
  /// command.
  func paste(_ text: String) {
    needsComposing = true
    if case .find(let list, let before, let origin, true, _) = overlay {
      let wanted = before + Self.line(pasted: text)
      return refuses(wanted) ? () : find(list, wanted, origin: origin)
    }
    guard case .none = overlay, let id = focus.id, tree.isInReach(id) else { return }
    if case .textEditor(let editor)? = tree[id]?.element { type(text, id, editor) }
    if let field = field(at: id) { insert(text, id, field) }
  }

  private func wordStart(_ state: inout FieldState, _ field: TextFieldElement) -> Int {
    // Word boundaries would reveal the structure of a secret.
    if field.isSecure { return 0 }
    var index = state.index(of: state.caret)
    var number = state.place.characters
    func moves(_ isWord: Bool) -> Bool {
      guard index > state.text.startIndex else { return false }
      let before = state.text.index(before: index)
      guard state.text[before].isPartOfWord == isWord else { return false }
      index = before
      number -= 1
      return true
    }
    while moves(false) {}
    while moves(true) {}
    return number
  }

  private func wordEnd(_ state: inout FieldState, _ field: TextFieldElement) -> Int {
    if field.isSecure { return place(.max, &state) }
    var rest = state.text[state.index(of: state.caret)...]
    let number = state.place.characters
    let count = rest.prefix { !$0.isPartOfWord }.count
    rest = rest.dropFirst(count)
    return number + count + rest.prefix(while: \.isPartOfWord).count
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
