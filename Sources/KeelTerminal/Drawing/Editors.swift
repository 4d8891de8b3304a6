internal import KeelInteraction
internal import KeelScene

/// Texts of several lines.
extension Measurer {
  func measure(_ editor: TextEditorElement, _ node: Node, _ width: Int) -> Size {
    let count = text(of: node.id, editor, width: max(1, width - 2)).lines.count
    let lines = editor.lines ?? 4...12
    return Size(width: width, height: min(max(lines.lowerBound, count), lines.upperBound, Self.mostLabelLines))
  }
}

extension Composer {
  func draw(_ editor: TextEditorElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let isFocused = stop(node.id, .editor, rect, context) && context.isActive
    guard rect.width > 0, rect.height > 0 else { return }
    var look = isFocused ? theme.focusedField : theme.field
    painter.fill(rect, style: look, clip: clip)
    let area = clip.intersection(rect)
    let textX = rect.x + (rect.width > 2 ? 1 : 0)
    let width = max(1, rect.width - 2)
    if editor.text.isEmpty {
      var faint = look
      faint.foreground = theme.secondary.foreground
      painter.put(editor.placeholder, x: textX, y: rect.y, width: width, style: faint, clip: area)
    }
    if let color = editor.look?.foreground { look.foreground = style(color, context).foreground }
    if !context.isEnabled { look.foreground = theme.tertiary.foreground }
    let text = measurer.text(of: node.id, editor, width: width)
    var state = EditorState(after: states[node.id].editor, text)
    let caretLine = text.line(of: state.caret)
    if isFocused { state.top = min(max(state.top, caretLine - rect.height + 1), caretLine) }
    state.top = min(max(0, state.top), max(0, text.lines.count - rect.height))
    found.editors[node.id] = state
    var selected = look
    selected.traits.insert(.reverse)
    let selection = isFocused ? state.selection.clamped(to: 0..<text.letters.count) : 0..<0
    for (offset, line) in text.lines.dropFirst(state.top).prefix(rect.height).enumerated() {
      painter.put(
        sanitizer.line(text.shown(line), limit: width), x: textX, y: rect.y + offset, style: look, clip: area)
      let part = line.clamped(to: selection)
      guard !part.isEmpty else { continue }
      let before = text.column(of: part.lowerBound, inLine: state.top + offset)
      painter.put(
        sanitizer.line(text.shown(part), limit: max(0, width - before)), x: textX + before, y: rect.y + offset,
        style: selected, clip: area)
    }
    if isFocused {
      let x = textX + min(text.column(of: state.caret, inLine: caretLine), width)
      let y = rect.y + caretLine - state.top
      if area.contains(x: min(x, rect.maxX - 1), y: y) { found.cursor = CellPoint(x: min(x, rect.maxX - 1), y: y) }
    }
    scrollBar(rect, first: state.top, shown: rect.height, count: text.lines.count, clip, context)
    if context.isActive { hit(rect, .editor(node.id, textX: textX, y: rect.y)) }
  }
}
