internal import KeelInteraction
internal import KeelScene

/// The user's position in a text of several lines.
struct EditorState {
  var caret: Int
  /// The first visible line.
  var top = 0
  /// The column at which Up and Down aim.
  var goal: Int?
  /// The text at the time the caret was set, and its division into lines.
  var text: String
  var letters: [Character]
  var width = 0
  var lines: [Range<Int>] = []
}

/// Text of several lines. The front end owns the caret, and the program owns the text.
extension TerminalScreen {
  /// The maximal length of an editable text, in UTF-8 bytes. Of a longer text only the beginning is displayed.
  static let editorCapacity = 262_144

  func editorState(_ id: NodeID, _ editor: TextEditorElement) -> EditorState {
    if let state = editors[id], state.text == editor.text { return state }
    let shown = editor.text.utf8.count > Self.editorCapacity ? String(editor.text.prefix(20_000)) : editor.text
    let letters = Array(shown)
    var state = EditorState(caret: letters.count, text: editor.text, letters: letters)
    if let old = editors[id] {
      state.caret = min(old.caret, letters.count)
      state.top = old.top
    }
    editors[id] = state
    return state
  }

  private func canEdit(_ editor: TextEditorElement, _ id: NodeID) -> Bool {
    editor.text.utf8.count <= Self.editorCapacity && tree.accepts(.edit(id, text: editor.text))
  }

  /// Breaks the text into lines of at most that many columns, after spaces if possible. Each character is in one line,
  /// and a line contains its line break.
  private func lay(_ state: inout EditorState, width: Int) {
    guard state.width != width || state.lines.isEmpty else { return }
    state.width = width
    state.lines = []
    var (start, columns, breakAt) = (0, 0, 0)
    for (index, letter) in state.letters.enumerated() {
      if isLineEnd(letter) {
        state.lines.append(start..<index + 1)
        (start, columns, breakAt) = (index + 1, 0, index + 1)
        continue
      }
      let wide = self.columns(of: letter)
      if columns + wide > width, index > start {
        let end = breakAt > start ? breakAt : index
        state.lines.append(start..<end)
        start = end
        columns = state.letters[start..<index].reduce(0) { $0 + self.columns(of: $1) }
        breakAt = start
      }
      columns += wide
      if letter == " " { breakAt = index + 1 }
    }
    state.lines.append(start..<state.letters.count)
  }

  private func isLineEnd(_ letter: Character) -> Bool { letter == "\n" || letter == "\r\n" || letter == "\r" }

  private func columns(of letter: Character) -> Int {
    if let byte = letter.asciiValue, byte >= 0x20, byte < 0x7F { return 1 }
    return sanitizer.line(String(letter), limit: 16).columns
  }

  private func line(of caret: Int, _ state: EditorState) -> Int {
    var (low, high) = (0, max(0, state.lines.count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if state.lines[middle].lowerBound <= caret { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func column(of caret: Int, in line: Range<Int>, _ state: EditorState) -> Int {
    state.letters[line.lowerBound..<min(max(caret, line.lowerBound), line.upperBound)]
      .reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the position in a line that is nearest to a column, at most the end of the line.
  private func place(_ goal: Int, in line: Range<Int>, isLast: Bool, _ state: EditorState) -> Int {
    var used = 0
    for index in line {
      if isLineEnd(state.letters[index]) { return index }
      let wide = columns(of: state.letters[index])
      if used + wide > goal { return index }
      used += wide
    }
    // The position after the last character of a wrapped line belongs to the next line.
    return isLast ? line.upperBound : max(line.lowerBound, line.upperBound - 1)
  }

  // MARK: Drawing

  func measure(_ editor: TextEditorElement, _ node: Node, _ width: Int) -> Size {
    var state = editorState(node.id, editor)
    lay(&state, width: max(1, width - 2))
    editors[node.id] = state
    return Size(width: width, height: min(max(4, state.lines.count), 12))
  }

  func draw(_ editor: TextEditorElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let isFocused = stop(node.id, .editor, rect, context) && context.isActive
    guard rect.width > 0, rect.height > 0 else { return }
    var look = isFocused ? theme.focusedField : theme.field
    fill(rect, style: look, clip: clip)
    let area = clip.intersection(rect)
    let textX = rect.x + (rect.width > 2 ? 1 : 0)
    let width = max(1, rect.width - 2)
    if editor.text.isEmpty {
      var faint = look
      faint.foreground = theme.secondary.foreground
      put(editor.placeholder, x: textX, y: rect.y, width: width, style: faint, clip: area)
    }
    if !context.isEnabled { look.foreground = theme.tertiary.foreground }
    var state = editorState(node.id, editor)
    lay(&state, width: width)
    let caretLine = line(of: state.caret, state)
    if isFocused { state.top = min(max(state.top, caretLine - rect.height + 1), caretLine) }
    state.top = min(max(0, state.top), max(0, state.lines.count - rect.height))
    editors[node.id] = state
    for (offset, line) in state.lines.dropFirst(state.top).prefix(rect.height).enumerated() {
      var letters = state.letters[line]
      if let last = letters.last, isLineEnd(last) { letters = letters.dropLast() }
      put(sanitizer.line(String(letters), limit: width), x: textX, y: rect.y + offset, style: look, clip: area)
    }
    if isFocused {
      let x = textX + min(column(of: state.caret, in: state.lines[caretLine], state), width)
      let y = rect.y + caretLine - state.top
      if area.contains(x: min(x, rect.maxX - 1), y: y) { found.cursor = (min(x, rect.maxX - 1), y) }
    }
    scrollBar(rect, first: state.top, shown: rect.height, count: state.lines.count, clip)
    if context.isActive { found.hits.append(Hit(rect: rect, action: .editor(node.id, textX: textX, y: rect.y))) }
  }

  // MARK: Keys

  /// Applies a key to a text. Returns false if the key has no meaning there.
  func edit(_ editor: TextEditorElement, _ id: NodeID, _ key: Key) -> Bool {
    var state = editorState(id, editor)
    if state.lines.isEmpty { lay(&state, width: max(1, state.width)) }
    let here = line(of: state.caret, state)
    let isWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
    let goal = state.goal ?? column(of: state.caret, in: state.lines[here], state)
    func go(toLine wanted: Int) {
      let line = min(max(0, wanted), state.lines.count - 1)
      state.caret = place(goal, in: state.lines[line], isLast: line == state.lines.count - 1, state)
      state.goal = goal
    }
    state.goal = nil
    switch key.code {
    case .up:
      if here == 0 { return false }
      go(toLine: here - 1)
    case .down:
      if here == state.lines.count - 1 { return false }
      go(toLine: here + 1)
    case .pageUp: go(toLine: here - 8)
    case .pageDown: go(toLine: here + 8)
    case .left: state.caret = isWord ? wordStart(state) : max(0, state.caret - 1)
    case .right: state.caret = isWord ? wordEnd(state) : min(state.letters.count, state.caret + 1)
    case .home: state.caret = key.modifiers.contains(.control) ? 0 : state.lines[here].lowerBound
    case .end:
      state.caret =
        key.modifiers.contains(.control)
        ? state.letters.count
        : place(.max, in: state.lines[here], isLast: here == state.lines.count - 1, state)
    case .enter: return type("\n", id, editor)
    case .backspace:
      return replace(isWord ? wordStart(state)..<state.caret : max(0, state.caret - 1)..<state.caret, id, editor)
    case .delete: return replace(state.caret..<min(state.letters.count, state.caret + 1), id, editor)
    case .character(let letter) where key.modifiers.contains(.control):
      switch letter {
      case "a": state.caret = state.lines[here].lowerBound
      case "e": state.caret = place(.max, in: state.lines[here], isLast: here == state.lines.count - 1, state)
      case "b": state.caret = max(0, state.caret - 1)
      case "f": state.caret = min(state.letters.count, state.caret + 1)
      case "d": return replace(state.caret..<min(state.letters.count, state.caret + 1), id, editor)
      case "w": return replace(wordStart(state)..<state.caret, id, editor)
      case "u": return replace(state.lines[here].lowerBound..<state.caret, id, editor)
      case "k":
        let end = place(.max, in: state.lines[here], isLast: true, state)
        return replace(state.caret..<max(state.caret + (end == state.caret ? 1 : 0), end), id, editor)
      default: return false
      }
    case .character(let letter) where key.modifiers.contains(.alt):
      if letter == "b" { state.caret = wordStart(state) }
      if letter == "f" { state.caret = wordEnd(state) }
    case .character(let letter): return type(String(letter), id, editor)
    case .tab, .backTab, .escape, .insert, .function: return false
    }
    editors[id] = state
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
    let caret = editorState(id, editor).caret
    return replace(caret..<caret, with: kept, id, editor)
  }

  private func replace(
    _ range: Range<Int>, with added: String = "", _ id: NodeID, _ editor: TextEditorElement
  ) -> Bool {
    needsComposing = true
    guard canEdit(editor, id) else { return true }
    var state = editorState(id, editor)
    let range = range.clamped(to: 0..<state.letters.count)
    guard !range.isEmpty || !added.isEmpty, editor.text.utf8.count + added.utf8.count <= Self.editorCapacity else {
      return true
    }
    let head = String(state.letters[..<range.lowerBound]) + added
    let text = head + String(state.letters[range.upperBound...])
    state = EditorState(caret: head.count, top: state.top, text: text, letters: Array(text))
    editors[id] = state
    typedFields.insert(id)
    sinkShowingValue(.edit(id, text: text))
    guard case .textEditor(let answer)? = tree[id]?.element, answer.text != text else { return true }
    // If the program responds with another text, the caret stays as near as possible.
    editors[id] = EditorState(
      caret: min(head.count, answer.text.count), top: state.top, text: answer.text, letters: Array(answer.text))
    return true
  }

  private func wordStart(_ state: EditorState) -> Int {
    var at = state.caret
    while at > 0, !state.letters[at - 1].isLetter, !state.letters[at - 1].isNumber { at -= 1 }
    while at > 0, state.letters[at - 1].isLetter || state.letters[at - 1].isNumber { at -= 1 }
    return at
  }

  private func wordEnd(_ state: EditorState) -> Int {
    var at = state.caret
    while at < state.letters.count, !state.letters[at].isLetter, !state.letters[at].isNumber { at += 1 }
    while at < state.letters.count, state.letters[at].isLetter || state.letters[at].isNumber { at += 1 }
    return at
  }

  // MARK: Mouse

  func placeCaret(_ id: NodeID, _ editor: TextEditorElement, column: Int, line: Int) {
    var state = editorState(id, editor)
    guard !state.lines.isEmpty else { return }
    let wanted = min(max(0, state.top + line), state.lines.count - 1)
    state.caret = place(max(0, column), in: state.lines[wanted], isLast: wanted == state.lines.count - 1, state)
    state.goal = nil
    editors[id] = state
    needsComposing = true
  }
}
