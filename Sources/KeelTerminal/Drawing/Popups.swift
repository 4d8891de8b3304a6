internal import KeelInteraction
internal import KeelScene

/// Menus and options that are open over the page.
extension Composer {
  private func text(of item: MenuItem) -> String {
    let title = item.title + (item.opensAnother ? " " + glyphs.submenu : "")
    let icon = item.image?.beside(title).map { symbolLine($0).text } ?? ""
    return [icon, title].filter { !$0.isEmpty }.joined(separator: " ")
  }

  func draw(_ menu: OpenMenu) {
    let items = tree.items(of: menu)
    let page = Rect(0, 0, columns, rows)
    let marks = items.contains { $0.isOn == true } ? 2 : 0
    let widest = items.map { columns(of: text(of: $0), limit: 60) }.max() ?? 0
    let width = min(columns, max(12, widest + marks + 4))
    let frame = popupFrame(menu.owner, width: width, height: min(rows, items.count + 2))
    let around = DrawContext(isRightToLeft: tree.isRightToLeft(menu.owner))
    alongLines(of: frame, page, around) { draw(items, marked: menu.marked, marks: marks, frame, $0, around) }
    found.cursor = nil
  }

  private func draw(
    _ items: [MenuItem], marked selected: Int, marks: Int, _ frame: Rect, _ page: Rect, _ around: DrawContext
  ) {
    painter.box(frame, style: theme.secondary, clip: page)
    hit(frame, .nothing)
    let shown = max(1, frame.height - 2)
    let top = min(max(0, selected - shown / 2), max(0, items.count - shown))
    for offset in 0..<min(shown, items.count) {
      let (index, item) = (top + offset, items[top + offset])
      let area = Rect(frame.x + 1, frame.y + 1 + offset, frame.width - 2, 1)
      if item.isSeparator {
        painter.rule(area, style: theme.rule, clip: page)
        continue
      }
      var context = around
      context.isEnabled = item.isEnabled
      context.highlight = index == selected ? .full : .none
      let look = style(item.isDestructive ? .red : .label, context)
      painter.fill(area, style: look, clip: page)
      if item.isOn == true {
        painter.put(glyphs.checkmark, x: area.x + 1, y: area.y, width: 1, style: look, clip: page)
      }
      painter.put(
        text(of: item), x: area.x + 1 + marks, y: area.y, width: area.width - 2 - marks, style: look, clip: page)
      if index == selected { found.place = CellPoint(x: painter.column(area.x + 1 + marks, 1), y: area.y) }
      hit(area, .menu(index))
    }
    if items.count > shown {
      scrollBar(
        Rect(frame.x, frame.y + 1, frame.width - 1, shown), first: top, shown: shown, count: items.count, page,
        around)
    }
  }

  /// Returns a frame below the node, otherwise above it, otherwise wherever there is room.
  func popupFrame(_ owner: NodeID, width: Int, height: Int) -> Rect {
    let stop = found.stops.first { $0.id == owner || $0.row == owner }?.rect ?? Rect(columns / 2, rows / 2, 1, 1)
    var y = stop.maxY
    if y + height > rows - 1 { y = stop.y - height }
    if y < 0 { y = max(0, min(stop.maxY, rows - height)) }
    // Its trailing edge is that of the node.
    let x = tree.isRightToLeft(owner) ? stop.x : stop.maxX - width
    return Rect(max(0, min(x, columns - width)), y, width, min(height, rows - y))
  }
}
