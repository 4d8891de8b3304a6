internal import KeelScene

/// Controls for values, links, menus and gauges.
extension TerminalScreen {
  func measure(_ slider: SliderElement, _ width: Int) -> Size { Size(width: min(width, 40), height: 1) }

  func draw(_ slider: SliderElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let isFocused = stop(node.id, .control, rect, context) && context.isActive
    let look = isFocused ? theme.focus : style(.label, context)
    var x = rect.x
    if !slider.title.isEmpty {
      x = put(slider.title, x: x, y: rect.y, width: rect.width / 2, style: look, clip: clip) + 1
    }
    if !slider.minimumLabel.isEmpty {
      x =
        put(slider.minimumLabel, x: x, y: rect.y, width: 8, style: style(.secondaryLabel, context), clip: clip) + 1
    }
    var end = rect.maxX
    if !slider.maximumLabel.isEmpty {
      let width = columns(of: slider.maximumLabel, limit: 8)
      put(
        slider.maximumLabel, x: end - width, y: rect.y, width: width, style: style(.secondaryLabel, context),
        clip: clip)
      end -= width + 1
    }
    drawTrack(slider.part, Rect(x, rect.y, end - x, 1), clip, context, isFocused: isFocused)
  }

  private func drawTrack(
    _ part: Double, _ rect: Rect, _ clip: Rect, _ context: DrawContext, isFocused: Bool
  ) {
    guard rect.width > 1 else { return }
    let knob = Int((Double(rect.width - 1) * part).rounded())
    for index in 0..<rect.width {
      let glyph = index == knob ? glyphs.knob : glyphs.horizontal
      let look =
        index == knob
        ? (isFocused ? theme.focus : style(.tint, context)) : style(index < knob ? .tint : .tertiaryLabel, context)
      put(Line(clusters: [Cluster(glyph, columns: 1)]), x: rect.x + index, y: rect.y, style: look, clip: clip)
    }
  }

  /// What a control says in one line, in the form in which it is drawn.
  func words(of element: Element) -> String {
    switch element {
    case .stepper(let stepper):
      return [stepper.title, stepper.valueText].filter { !$0.isEmpty }.joined(separator: " ") + "  - +"
    case .picker(let picker):
      let title = picker.title.isEmpty ? "" : picker.title + " "
      switch picker.style {
      case .menu, .wheel: return title + (picker.selected?.title ?? "") + " " + glyphs.menu
      case .segmented, .inline:
        return title
          + picker.options.enumerated().map { $0 == picker.selectedIndex ? "[\($1.title)]" : " \($1.title) " }.joined()
      }
    case .datePicker(let picker):
      return (picker.title.isEmpty ? "" : picker.title + " ") + text(of: picker)
    case .menu(let menu): return menu.title + " " + glyphs.menu
    case .link(let link): return link.title.isEmpty ? link.destination : link.title
    case .gauge(let gauge): return gauge.title
    default: return ""
    }
  }

  func text(of picker: DatePickerElement) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = picker.date
    var parts: [String] = []
    if picker.components.contains(.date) { parts.append("\(date.year)-\(two(date.month))-\(two(date.day))") }
    if picker.components.contains(.hourAndMinute) { parts.append("\(two(date.hour)):\(two(date.minute))") }
    return parts.joined(separator: " ")
  }

  /// A control that is one line of words.
  func drawWords(
    _ node: Node, _ kind: Stop.Kind, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let isFocused = stop(node.id, kind, rect, context) && context.isActive
    let look = isFocused ? theme.focus : style(kind == .control ? .label : .tint, context)
    put(words(of: node.element), x: rect.x, y: rect.y, width: rect.width, style: look, clip: clip)
  }

  func draw(_ gauge: GaugeElement, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    var x = rect.x
    for text in [gauge.title, gauge.minimumText] where !text.isEmpty {
      x = put(text, x: x, y: rect.y, width: rect.width / 3, style: style(.label, context), clip: clip) + 1
    }
    var end = rect.maxX
    for text in [gauge.maximumText, gauge.currentText] where !text.isEmpty {
      let width = columns(of: text, limit: rect.width / 4)
      put(text, x: end - width, y: rect.y, width: width, style: style(.secondaryLabel, context), clip: clip)
      end -= width + 1
    }
    drawBar(gauge.value, Rect(x, rect.y, end - x, 1), clip, context)
  }

  func drawBar(_ value: Double, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard rect.width > 0 else { return }
    let filled = Int((Double(rect.width) * value).rounded())
    let full = Line(clusters: Array(repeating: Cluster(glyphs.full, columns: 1), count: filled))
    let rest = Line(clusters: Array(repeating: Cluster(glyphs.empty, columns: 1), count: rect.width - filled))
    let end = put(full, x: rect.x, y: rect.y, style: style(.tint, context), clip: clip)
    put(rest, x: end, y: rect.y, style: style(.tertiaryLabel, context), clip: clip)
  }

  func measure(_ editor: TextEditorElement, _ width: Int) -> Size {
    let lines = sanitizer.paragraph(editor.text, width: max(1, width - 2), maximum: 200).count
    return Size(width: width, height: max(3, lines))
  }

  func draw(_ editor: TextEditorElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let isFocused = stop(node.id, .editor, rect, context) && context.isActive
    let look = isFocused ? theme.focusedField : theme.field
    fill(rect, style: look, clip: clip)
    let text = editor.text.isEmpty ? editor.placeholder : editor.text
    for (index, line) in sanitizer.paragraph(text, width: max(1, rect.width - 2), maximum: max(1, rect.height))
      .enumerated()
    {
      put(line, x: rect.x + 1, y: rect.y + index, style: look, clip: clip.intersection(rect))
    }
  }
}
