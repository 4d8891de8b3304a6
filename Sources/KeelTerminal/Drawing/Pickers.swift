internal import KeelInteraction
internal import KeelScene

/// Pickers: one line that opens, a column of options, or a row of segments.
extension Measurer {
  /// Returns the style in which a picker is drawn. Segments that do not fit side by side become a menu.
  func shownStyle(_ picker: PickerElement, _ width: Int) -> PickerElement.Style {
    switch picker.style {
    case .menu, .wheel: return .menu
    case .inline: return .inline
    case .segmented:
      return segmentsWidth(picker, width) <= width ? .segmented : .menu
    }
  }

  func segmentsWidth(_ picker: PickerElement, _ width: Int) -> Int {
    picker.options.reduce(1) { $0 + columns(of: optionText($1), limit: width) + 3 }
  }

  func measure(_ picker: PickerElement, _ node: Node, _ width: Int) -> Size {
    let title = picker.title.isEmpty ? 0 : columns(of: picker.title, limit: width) + 2
    switch shownStyle(picker, width) {
    case .menu, .wheel:
      // As wide as its longest option, so that nothing moves when another one is chosen.
      let longest = picker.options.prefix(200).map { columns(of: optionText($0), limit: width) }.max() ?? 0
      return Size(width: title + longest + 2, height: 1)
    case .segmented: return Size(width: segmentsWidth(picker, width), height: 1)
    case .inline:
      let longest = picker.options.prefix(200).map { columns(of: optionText($0), limit: width) }.max() ?? 0
      return Size(
        width: max(title, longest + 5), height: max(1, picker.options.count + (picker.title.isEmpty ? 0 : 1)))
    }
  }
}

extension Composer {
  func draw(_ picker: PickerElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    switch measurer.shownStyle(picker, rect.width) {
    case .menu, .wheel: drawWords(node, .picker, rect, clip, context)
    case .segmented: drawSegments(picker, node, rect, clip, context)
    case .inline: drawOptions(picker, node, rect, clip, context)
    }
  }

  private func drawSegments(
    _ picker: PickerElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let isFocused = stop(node.id, .picker, rect, context)
    let area = clip.intersection(rect)
    var x = rect.x
    let line = style(.secondaryLabel, context)
    for (index, option) in picker.options.enumerated() {
      x = painter.put(index == 0 ? painter.pointing("[") : "|", x: x, y: rect.y, width: 1, style: line, clip: area)
      let isChosen = index == picker.selectedIndex
      var inner = context
      if !option.isEnabled { inner.isEnabled = false }
      var look = isChosen ? look(.tint, isFocused: isFocused, inner) : style(.label, inner)
      if isChosen { look.traits.insert(theme.depth == .none && !isFocused ? .underline : .bold) }
      if isChosen, !isFocused, theme.depth > .none, context.highlight == .none {
        look = CellStyle(look.foreground, on: theme.switchOff.background, .bold)
      }
      let text = " " + measurer.optionText(option) + " "
      let end = painter.put(text, x: x, y: rect.y, width: columns(of: text, limit: rect.width), style: look, clip: area)
      if context.isActive, option.isEnabled {
        hit(Rect(x, rect.y, end - x, 1), .choose(node.id, index))
      }
      x = end
    }
    painter.put(painter.pointing("]"), x: x, y: rect.y, width: 1, style: line, clip: area)
  }

  private func drawOptions(
    _ picker: PickerElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let isFocused = stop(node.id, .picker, rect, context) && context.isActive
    let area = clip.intersection(rect)
    var y = rect.y
    if !picker.title.isEmpty {
      painter.put(
        picker.title, x: rect.x, y: y, width: rect.width, style: style(.secondaryLabel, context, traits: .bold),
        clip: area)
      y += 1
    }
    for (index, option) in picker.options.enumerated() {
      var inner = context
      if !option.isEnabled { inner.isEnabled = false }
      let isHere = isFocused && index == picker.cursor(at: states[node.id].cursor)
      let look = look(.label, isFocused: isHere, inner)
      if isHere { painter.fill(Rect(rect.x, y, rect.width, 1), style: look, clip: area) }
      let mark = index == picker.selectedIndex ? glyphs.radioOn : glyphs.radioOff
      painter.put(
        mark + " " + measurer.optionText(option), x: rect.x, y: y, width: rect.width,
        style: isHere ? look : style(index == picker.selectedIndex ? .tint : .label, inner), clip: area)
      if context.isActive, option.isEnabled {
        hit(Rect(rect.x, y, rect.width, 1), .choose(node.id, index))
      }
      y += 1
    }
  }
}

extension PickerElement {
  /// Returns the index of the option that has the keyboard cursor in an inline picker, given the user's choice of it.
  func cursor(at chosen: Int?) -> Int {
    min(max(0, chosen ?? selectedIndex ?? 0), max(0, options.count - 1))
  }
}
