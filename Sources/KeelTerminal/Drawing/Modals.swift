internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// Sheets and alerts: boxes over a dimmed page.
extension Measurer {
  /// Returns the natural height of a sheet's content.
  func sheetHeight(_ id: NodeID, _ width: Int) -> Int {
    guard let node = tree[id] else { return 0 }
    switch node.element {
    case .navigation: return node.children.last.map { screenHeight($0, width) } ?? 0
    case .screen: return screenHeight(id, width)
    case .window, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .row, .label, .button, .toggle, .textField,
      .image, .activityIndicator, .progress, .separator, .spacer, .slider, .stepper, .picker, .datePicker, .menu, .link,
      .gauge, .textEditor, .disclosure, .group, .grid, .gridRow, .layers, .firstFit, .arranged, .box, .shape, .drawing,
      .geometryReader, .tabs, .split:
      return measure(id, width).height
    }
  }

  private func screenHeight(_ id: NodeID, _ width: Int) -> Int {
    guard let parts = PageParts(of: id, in: tree) else { return 0 }
    let content = parts.content.map { measure($0, width).height } ?? 0
    let air = rows >= 16 ? 1 : 0
    return linesAround(parts) + content + air
  }

  /// The lines of an alert for the width of its room.
  struct AlertLines {
    var title: [Line]
    var message: [Line]
    var fields: [NodeID]
    var buttons: [NodeID]
    var widths: [Int]
    var isStacked: Bool
    var texts: Int { title.count + message.count }
    var buttonLines: Int { isStacked ? buttons.count : min(1, buttons.count) }
    var foot: Int { fields.count + buttonLines }
    /// The number of empty lines before the fields and before the buttons.
    var gaps: Int { (texts > 0 && !fields.isEmpty ? 1 : 0) + (texts + fields.count > 0 && buttonLines > 0 ? 1 : 0) }
  }

  func lines(of alert: AlertElement, _ node: Node, _ width: Int) -> AlertLines {
    let parts = AlertParts(of: node.id, in: tree)
    let buttons = parts?.buttons ?? []
    let widths = buttons.map { measure($0, width).width }
    let sum = widths.reduce(0, +) + 2 * max(0, buttons.count - 1)
    return AlertLines(
      title: sanitizer.paragraph(alert.title, width: width, maximum: 50),
      message: sanitizer.paragraph(alert.message, width: width, maximum: 500), fields: parts?.fields ?? [],
      buttons: buttons, widths: widths, isStacked: sum > width || parts?.isStacked ?? false)
  }
}

extension Composer {
  func drawSheet(_ sheet: SheetElement, _ node: Node, _ page: Rect, _ context: DrawContext) {
    guard let child = node.children.first else { return }
    var context = context
    context.enter(node.attributes)
    let isBox = sheet.style == .sheet && columns >= 44 && rows >= 14
    guard isBox else {
      painter.grid.clear()
      measurer.solver.pageSize = SceneRect(comfortable(page)).size
      draw(child, comfortable(page), page, context)
      return
    }
    painter.dim()
    let width = min(66, page.width - 8)
    // What is as high as its page has the highest sheet as its measure.
    measurer.solver.pageSize = SceneRect(Rect(0, 0, width - 4, page.height - 4)).size
    let wanted = measurer.sheetHeight(child, width - 4) + 2
    let height = min(max(6, wanted), page.height - 2)
    let frame = Rect((page.width - width) / 2, max(1, (page.height - height) / 2), width, height)
    if context.isActive {
      hit(page, .outside(node.id))
      hit(frame, .nothing)
    }
    painter.box(frame, style: context.isActive ? theme.secondary : theme.dimmed, clip: page)
    let inner = frame.inset(2, 1)
    // With room for the thumb of a scrolling region on either side.
    draw(child, inner, Rect(inner.x - 1, inner.y, inner.width + 2, inner.height), context)
  }

  func drawAlert(_ alert: AlertElement, _ node: Node, _ context: DrawContext) {
    var context = context
    context.enter(node.attributes)
    painter.dim()
    let all = Rect(0, 0, columns, rows)
    alongLines(of: all, all, context) { _ in drawBox(of: alert, node, context) }
  }

  private func drawBox(of alert: AlertElement, _ node: Node, _ context: DrawContext) {
    let page = Rect(0, 0, columns, rows - 1)
    let width = min(max(24, min(58, columns - 8)), columns)
    let inner = max(1, width - 6)
    let all = measurer.lines(of: alert, node, inner)
    let wanted = all.texts + all.foot + all.gaps
    // On a low terminal, the margins are removed first.
    let air = wanted + 4 <= page.height ? 1 : 0
    let hasGaps = wanted + 2 <= page.height
    let height = wanted - (hasGaps ? 0 : all.gaps) + 2 + 2 * air
    guard height <= page.height else { return drawLowAlert(alert, node, page, context) }
    let frame = Rect((columns - width) / 2, (page.height - height) / 2, width, height)
    drawFrame(of: alert, node, frame, page, context)
    let clip = frame.inset(1, 1).intersection(page)
    var y = draw(all, textsAt: frame.y + 1 + air, x: frame.x + 3, inner, clip, context)
    if hasGaps, all.texts > 0, !all.fields.isEmpty { y += 1 }
    draw(all, footAt: y, x: frame.x + 3, inner, gap: hasGaps && all.texts + all.fields.count > 0, clip, context)
  }

  /// Draws an alert that is higher than the terminal. Its texts scroll above the fields and buttons, or together with
  /// them if they leave too little room.
  private func drawLowAlert(_ alert: AlertElement, _ node: Node, _ page: Rect, _ context: DrawContext) {
    // A border would take up room that the text needs.
    let isBare = page.height < 8 || columns < 30
    let width = isBare ? columns : min(58, columns - 4)
    let frame = Rect((columns - width) / 2, 0, width, page.height)
    if isBare { painter.fill(frame, style: .plain, clip: page) }
    drawFrame(of: alert, node, frame, page, context, hasLine: !isBare)
    let area = isBare ? frame.inset(1, 0) : frame.inset(3, 1)
    let all = measurer.lines(of: alert, node, area.width)
    let standsStill = area.height - all.foot >= min(2, all.texts)
    let view = Rect(area.x, area.y, area.width, area.height - (standsStill ? all.foot : 0))
    let count = all.texts + (standsStill ? 0 : all.foot)
    var inside = context
    let top = beginScrolling(node.id, view, count: count, &inside)
    let y = draw(all, textsAt: view.y - top, x: area.x, area.width, view, context)
    draw(
      all, footAt: standsStill ? view.maxY : y, x: area.x, area.width, gap: false, standsStill ? area : view,
      standsStill ? context : inside)
    if context.isActive {
      scrollBar(
        Rect(view.x, view.y, frame.maxX - 1 - view.x, view.height), first: top, shown: view.height, count: count, page,
        context)
    }
  }

  /// Registers the scroll region of an alert, and returns the index of its first visible line.
  private func beginScrolling(_ id: NodeID, _ view: Rect, count: Int, _ context: inout DrawContext) -> Int {
    var state = states[id].scroll ?? ScrollState()
    state.top = min(max(0, state.top), max(0, count - view.height))
    found.scrolls[id] = state
    guard context.isActive, count > view.height else { return state.top }
    let region = Region(id: id, viewport: view, axes: [.vertical])
    context.regions.append(region)
    found.regions.append(region)
    hit(view, .scroll(id))
    return state.top
  }

  private func drawFrame(
    of alert: AlertElement, _ node: Node, _ frame: Rect, _ page: Rect, _ context: DrawContext, hasLine: Bool = true
  ) {
    if context.isActive {
      let all = Rect(0, 0, columns, rows)
      hit(all, .outside(node.id))
      hit(frame, .nothing)
    }
    if hasLine { painter.box(frame, style: context.isActive ? theme.secondary : theme.dimmed, clip: page) }
  }

  /// Draws the title and the message, and returns the line below them.
  private func draw(
    _ parts: Measurer.AlertLines, textsAt y: Int, x: Int, _ width: Int, _ clip: Rect, _ context: DrawContext
  ) -> Int {
    var y = y
    for (lines, look) in [
      (parts.title, style(.label, context, traits: .bold)), (parts.message, style(.secondaryLabel, context)),
    ] {
      for line in lines {
        painter.put(line, x: x + max(0, (width - line.columns) / 2), y: y, style: look, clip: clip)
        y += 1
      }
    }
    return y
  }

  private func draw(
    _ parts: Measurer.AlertLines, footAt y: Int, x: Int, _ width: Int, gap: Bool, _ clip: Rect, _ context: DrawContext
  ) {
    var y = y
    for field in parts.fields {
      draw(field, Rect(x, y, width, 1), clip, context)
      y += 1
    }
    if gap { y += 1 }
    var left = x + max(0, (width - parts.widths.reduce(0, +) - 2 * max(0, parts.buttons.count - 1)) / 2)
    for (button, wide) in zip(parts.buttons, parts.widths) {
      if parts.isStacked {
        draw(button, Rect(x + (width - wide) / 2, y, wide, 1), clip, context)
        y += 1
      } else {
        draw(button, Rect(left, y, wide, 1), clip, context)
        left += wide + 2
      }
    }
  }
}
