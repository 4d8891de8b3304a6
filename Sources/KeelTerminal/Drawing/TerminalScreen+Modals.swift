internal import KeelScene

/// Sheets and alerts: boxes over a page that stands back.
extension TerminalScreen {
  func drawSheet(_ sheet: SheetElement, _ node: Node, _ page: Rect, _ context: DrawContext) {
    guard let child = node.children.first else { return }
    var context = context
    if !node.attributes.isEnabled { context.isEnabled = false }
    if let tint = node.attributes.tint { context.tint = tint }
    let isBox = sheet.style == .sheet && columns >= 44 && rows >= 14
    guard isBox else {
      grid.clear()
      draw(child, comfortable(page), page, context)
      return
    }
    dim()
    let width = min(66, page.width - 8)
    let wanted = sheetHeight(child, width - 4) + 2
    let height = min(max(6, wanted), page.height - 2)
    let frame = Rect((page.width - width) / 2, max(1, (page.height - height) / 2), width, height)
    if context.isActive {
      hits.append(Hit(rect: page, action: .outside(node.id, isDismissable: sheet.takesDismissal)))
      hits.append(Hit(rect: frame, action: .nothing))
    }
    box(frame, style: context.isActive ? theme.secondary : theme.dimmed, clip: page)
    let inner = frame.inset(2, 1)
    draw(child, inner, Rect(inner.x, inner.y, inner.width + 1, inner.height), context)
  }

  /// How high the content of a sheet is by itself.
  private func sheetHeight(_ id: NodeID, _ width: Int) -> Int {
    guard let node = tree[id] else { return 0 }
    switch node.element {
    case .navigation: return node.children.last.map { screenHeight($0, level: node.children.count - 1, width) } ?? 0
    case .screen: return screenHeight(id, level: 0, width)
    case .window, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .row, .label, .button, .toggle, .textField,
      .image, .activityIndicator, .progress, .separator, .spacer, .slider, .stepper, .picker, .datePicker,
      .menu, .link, .gauge, .textEditor, .disclosure, .group, .grid, .gridRow, .layers, .box, .shape, .tabs, .split:
      return measure(id, width).height
    }
  }

  private func screenHeight(_ id: NodeID, level: Int, _ width: Int) -> Int {
    guard let node = tree[id] else { return 0 }
    let content = contentNode(of: node).map { measure($0, width).height } ?? 0
    let air = rows >= 16 ? 1 : 0
    return pageHead(node, level: level).height + content + air + bottomBars(of: node).count
  }

  func drawAlert(_ alert: AlertElement, _ node: Node, _ context: DrawContext) {
    var context = context
    if !node.attributes.isEnabled { context.isEnabled = false }
    if let tint = node.attributes.tint { context.tint = tint }
    dim()
    let all = Rect(0, 0, columns, rows)
    let page = Rect(0, 0, columns, rows - 1)
    let width = min(max(24, min(58, columns - 8)), columns)
    let inner = max(1, width - 6)
    let title = sanitizer.paragraph(alert.title, width: inner, maximum: 3)
    let message = sanitizer.paragraph(alert.message, width: inner, maximum: max(1, rows / 2))
    let (fields, buttons) = parts(of: node)
    let widths = buttons.map { measure($0, inner).width }
    let sum = widths.reduce(0, +) + 2 * max(0, buttons.count - 1)
    let isStacked = alert.style == .confirmation || sum > inner || buttons.count > 3
    let texts = title.count + message.count
    let buttonLines = isStacked ? buttons.count : min(1, buttons.count)
    let gaps = (texts > 0 && !fields.isEmpty ? 1 : 0) + (texts + fields.count > 0 && buttonLines > 0 ? 1 : 0)
    let wanted = texts + fields.count + buttonLines + gaps
    // On a low terminal the air goes first, then lines of the message.
    let air = wanted + 4 <= page.height ? 1 : 0
    let hasGaps = wanted + 2 <= page.height
    let height = min(page.height, wanted - (hasGaps ? 0 : gaps) + 2 + 2 * air)
    let frame = Rect((columns - width) / 2, max(0, (page.height - height) / 2), width, height)
    if context.isActive {
      hits.append(Hit(rect: all, action: .outside(node.id, isDismissable: alert.isDismissable)))
      hits.append(Hit(rect: frame, action: .nothing))
    }
    box(frame, style: context.isActive ? theme.secondary : theme.dimmed, clip: page)
    let clip = frame.inset(1, 1).intersection(page)
    var y = frame.y + 1 + air
    let x = frame.x + 3
    let room = clip.maxY - y - fields.count - buttonLines
    func show(_ lines: [Line], _ style: CellStyle, _ limit: Int) {
      for line in lines.prefix(max(0, limit)) {
        put(line, x: x + max(0, (inner - line.columns) / 2), y: y, style: style, clip: clip)
        y += 1
      }
    }
    show(title, style(.label, context, traits: .bold), room)
    show(message, style(.secondaryLabel, context), room - title.count)
    if hasGaps, texts > 0, !fields.isEmpty { y += 1 }
    for field in fields {
      draw(field, Rect(x, y, inner, 1), clip, context)
      y += 1
    }
    if hasGaps, texts + fields.count > 0 { y += 1 }
    y = min(y, max(clip.y, clip.maxY - buttonLines))
    if isStacked {
      for (index, button) in buttons.enumerated() {
        draw(button, Rect(x + (inner - widths[index]) / 2, y + index, widths[index], 1), clip, context)
      }
    } else {
      var left = x + (inner - sum) / 2
      for (index, button) in buttons.enumerated() {
        draw(button, Rect(left, y, widths[index], 1), clip, context)
        left += widths[index] + 2
      }
    }
  }

  private func parts(of alert: Node) -> (fields: [NodeID], buttons: [NodeID]) {
    var fields: [NodeID] = []
    var buttons: [NodeID] = []
    for child in alert.children {
      if case .textField? = tree[child]?.element { fields.append(child) } else { buttons.append(child) }
    }
    return (fields, buttons)
  }
}
