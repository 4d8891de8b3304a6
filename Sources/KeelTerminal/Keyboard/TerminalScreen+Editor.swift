internal import KeelInteraction
internal import KeelScene

/// Text of several lines. The front end owns the caret, and the program owns the text.
extension TerminalScreen {
  // MARK: Keys

  /// Applies a key to a text. Returns false if the key has no meaning there.
  func edit(_ editor: TextEditorElement, _ id: NodeID, _ key: Key) -> Bool {
    let text = measurer.text(of: id, editor)
    var state = EditorState(after: states[id].editor, text)
    let here = text.line(of: state.caret)
    let isWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
    let selection = state.selection.clamped(to: 0..<text.letters.count)
    let isSelected = !selection.isEmpty
    if isSelected, erases(key) { return replace(selection, id, editor) }
    let goal = state.goal ?? text.column(of: state.caret, inLine: here)
    func go(toLine wanted: Int) {
      state.caret = text.caret(atColumn: goal, inLine: min(max(0, wanted), text.lines.count - 1))
      state.goal = goal
    }
    (state.goal, state.anchor) = (nil, nil)
    switch key.code {
    case .up:
      if here == 0 { return false }
      go(toLine: here - 1)
    case .down:
      if here == text.lines.count - 1 { return false }
      go(toLine: here + 1)
    case .pageUp: go(toLine: here - 8)
    case .pageDown: go(toLine: here + 8)
    case .left where isSelected: state.caret = selection.lowerBound
    case .right where isSelected && !isWord: state.caret = selection.upperBound
    case .left: state.caret = isWord ? text.wordStart(before: state.caret) : max(0, state.caret - 1)
    case .right: state.caret = isWord ? text.wordEnd(after: state.caret) : min(text.letters.count, state.caret + 1)
    case .home: state.caret = key.modifiers.contains(.control) ? 0 : text.lines[here].lowerBound
    case .end:
      state.caret =
        key.modifiers.contains(.control)
        ? text.letters.count
        : text.caret(atColumn: .max, inLine: here)
    case .enter: return type("\n", id, editor)
    case .backspace:
      return replace(
        isWord ? text.wordStart(before: state.caret)..<state.caret : max(0, state.caret - 1)..<state.caret, id, editor)
    case .delete: return replace(state.caret..<min(text.letters.count, state.caret + 1), id, editor)
    case .character(let letter) where key.modifiers.contains(.control):
      switch letter {
      case "a": state.caret = text.lines[here].lowerBound
      case "e": state.caret = text.caret(atColumn: .max, inLine: here)
      case "b": state.caret = max(0, state.caret - 1)
      case "f": state.caret = min(text.letters.count, state.caret + 1)
      case "d": return replace(state.caret..<min(text.letters.count, state.caret + 1), id, editor)
      case "w": return replace(text.wordStart(before: state.caret)..<state.caret, id, editor)
      case "u": return replace(text.lines[here].lowerBound..<state.caret, id, editor)
      case "k":
        let end = text.endOfLine(here)
        return replace(state.caret..<max(state.caret + (end == state.caret ? 1 : 0), end), id, editor)
      default: return false
      }
    case .character(let letter) where key.modifiers.contains(.alt):
      if letter == "b" { state.caret = text.wordStart(before: state.caret) }
      if letter == "f" { state.caret = text.wordEnd(after: state.caret) }
    case .character(let letter): return type(String(letter), id, editor)
    case .tab, .backTab, .escape, .insert, .function: return false
    }
    states[id].editor = state
    needsComposing = true
    return true
  }

  /// Inserts text at the caret. Line breaks are kept, tabs become spaces, other control characters are removed.
  @discardableResult func type(_ added: String, _ id: NodeID, _ editor: TextEditorElement) -> Bool {
    let lines = added.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
    let kept = String(
      String.UnicodeScalarView(
        lines.unicodeScalars.compactMap { scalar in
          if scalar == "\r" { return "\n" }
          if scalar == "\t" { return " " }
          return scalar == "\n" || !scalar.isControl ? scalar : nil
        }))
    let selection = EditorState(after: states[id].editor, measurer.text(of: id, editor)).selection
    return replace(selection, with: kept, id, editor)
  }

  private func replace(
    _ range: Range<Int>, with added: String = "", _ id: NodeID, _ editor: TextEditorElement
  ) -> Bool {
    needsComposing = true
    guard !refuses(editor.text), tree.accepts(.edit(id, text: editor.text)) else { return true }
    let old = measurer.text(of: id, editor)
    let range = range.clamped(to: 0..<old.letters.count)
    guard !range.isEmpty || !added.isEmpty else { return true }
    var (text, place) = (editor.text, TextPlace())
    place.move(to: range.upperBound, in: text)
    let end = place.index(in: text)
    place.move(to: range.lowerBound, in: text)
    place.remove(to: end, from: &text)
    place.insert(added, into: &text)
    guard !refuses(text) else { return true }
    states[id].editor = EditorState(
      caret: place.characters, top: states[id].editor?.top ?? 0, text: text, serial: states[id].editor?.serial ?? 0)
    states[id].isTyped = true
    sinkShowingValue(.edit(id, text: text))
    return true
  }

  // MARK: Mouse

  func placeCaret(_ id: NodeID, _ editor: TextEditorElement, column: Int, line: Int) {
    let text = measurer.text(of: id, editor)
    var state = EditorState(after: states[id].editor, text)
    let wanted = min(max(0, state.top + line), text.lines.count - 1)
    state.caret = text.caret(atColumn: max(0, column), inLine: wanted)
    (state.goal, state.anchor) = (nil, nil)
    // The click has priority over a request that waits for the focus.
    state.serial = editor.selection?.serial ?? state.serial
    states[id].editor = state
    needsComposing = true
  }
}
