internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// The drawn cells of a row and the results of its composition, kept until something in the row changes.
struct Strip {
  struct Key: Equatable {
    var width: Int
    var height: Int
    /// Everything that the row inherits, without its number.
    var context: DrawContext
    var generation: Int
    var isEditing: Bool
    /// The size of the page, of which views in the row can have parts.
    var page: SceneSize
    var selection: ListElement.Selection
  }
  var key: Key
  /// The cells and the results; `nil` for a row whose results cannot be moved, which is drawn in each frame.
  var drawn: (grid: Grid, found: Composition)?
}

/// The drawn cells of rows, which are copied as long as nothing in the rows changes.
@MainActor final class StripCache {
  private var strips: [NodeID: Strip] = [:]
  /// The number of rows drawn anew since the beginning.
  fileprivate(set) var rowsDrawn = 0

  subscript(id: NodeID) -> Strip? {
    get { strips[id] }
    set { strips[id] = newValue }
  }

  var isEmpty: Bool { strips.isEmpty }
  func removeAll() { strips.removeAll() }
}

extension MeasuringContext {
  /// Returns the accessories and controls of a row that can have the focus.
  func interactiveChildren(of node: Node) -> [NodeID] { tree.controls(in: node) }

  /// Returns true if the row itself can have the focus: if it can be chosen or folded, or if it contains no control.
  func isStop(_ row: RowElement, _ node: Node) -> Bool {
    row.isSelectable || row.expansion != .none || interactiveChildren(of: node).isEmpty
  }

  func isEditing(_ list: NodeID?) -> Bool { self.list(list)?.isEditing ?? false }

  /// Returns the element of a list; `nil` for other nodes.
  func list(_ id: NodeID?) -> ListElement? {
    if let id, case .list(let list)? = tree.element(of: id) { list } else { nil }
  }
}

extension Composer {
  /// Draws a row, from its cached cells if nothing in it has changed.
  func drawStrip(_ id: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    var context = context
    if let section = tree.entry(of: id)?.parent { context.enter(section.attributes) }
    onScreen(rect, clip) { placeStrip(id, $0, $1, context) }
  }

  private func placeStrip(_ id: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let list = list(context.list)
    var inherited = context
    (inherited.rowIndex, inherited.placed) = (nil, nil)
    let key = Strip.Key(
      width: rect.width, height: rect.height, context: inherited, generation: painter.pool.generation,
      isEditing: list?.isEditing ?? false, page: measurer.solver.pageSize, selection: list?.selection ?? .none)
    let holdsFocus = focus.id.flatMap(rowAndSection(of:))?.0 == id
    // Regions and effects around a row belong to one place on the screen.
    if holdsFocus || !context.regions.isEmpty || context.effects != nil || rect.isEmpty {
      strips[id] = nil
    } else if strips[id]?.key != key {
      strips[id] = Strip(key: key, drawn: drawnAlone(id, rect, context))
    }
    if let drawn = strips[id]?.drawn { return show(drawn.grid, drawn.found, rect, clip, context) }
    strips.rowsDrawn += 1
    let first = found.hits.count
    draw(id, rect, clip, context)
    found.cutHits(from: first, to: visible(rect, clip))
  }

  /// Draws a row at the origin of a grid of its own. Returns `nil` if its results cannot be moved.
  private func drawnAlone(_ id: NodeID, _ rect: Rect, _ context: DrawContext) -> (grid: Grid, found: Composition)? {
    let (page, before) = (painter.grid, found)
    painter.grid = Grid(width: rect.width, height: rect.height)
    found = Composition()
    // The pixels of all pictures in a frame are limited.
    found.pixels = before.pixels
    if before.allFrames != nil { found.allFrames = [:] }
    defer { (painter.grid, found) = (page, before) }
    let area = Rect(0, 0, rect.width, rect.height)
    // What the row reads of its surroundings decides which patches change it.
    if let entry = tree.entry(of: id) { tree.drawing(entry) { draw(id, area, area, context) } }
    found.pixels -= before.pixels
    guard found.isMovable else { return nil }
    strips.rowsDrawn += 1
    return (painter.grid, found)
  }

  /// Returns the cells of a row that can be seen.
  private func visible(_ rect: Rect, _ clip: Rect) -> Rect {
    rect.intersection(clip).intersection(Rect(0, 0, painter.grid.width, painter.grid.height))
  }

  private func show(_ strip: Grid, _ results: Composition, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let area = visible(rect, clip)
    if !area.isEmpty {
      for y in area.y..<area.maxY {
        let from = (y - rect.y) * strip.width + area.x - rect.x
        let to = y * painter.grid.width + area.x
        for offset in 0..<area.width { painter.grid.cells[to + offset] = strip.cells[from + offset] }
      }
    }
    found.add(results, movedBy: rect.x, rect.y, in: area, rowIndex: context.rowIndex)
  }

  func draw(_ row: RowElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    var context = context
    context.row = node.id
    if isStop(row, node) { stop(node.id, .row, rect, context) }
    let holdsFocus = context.isActive && focus.id.flatMap(rowAndSection(of:))?.0 == node.id
    if holdsFocus {
      let isLive = context.isEnabled && (row.isSelectable || row.expansion != .none || focus.id != node.id)
      var isField = false
      if let id = focus.id {
        switch tree[id]?.element {
        case .textField, .textEditor: isField = true
        default: break
        }
      }
      context.highlight = isField ? .quiet : isLive ? .full : .quiet
      painter.fill(rect, style: context.highlight == .full ? theme.focus : theme.quietFocus, clip: clip)
    }
    guard let parts = RowParts(of: node, in: tree) else { return }
    let y = rect.y
    // Terminals mark selected rows, because only the row with the focus has a background. Rows that lead to a page need
    // no mark.
    let isMarked = parts.check == .on || (parts.checked == .none && row.isSelected && !row.hasDisclosure)
    // Rows side by side have no space to spare.
    var left = context.isInFlow ? rect.x : rect.x + 1
    if isMarked {
      painter.put(glyphs.checkmark, x: left, y: y, width: 1, style: style(.tint, context, traits: .bold), clip: clip)
    }
    if isMarked || parts.check != .none || !context.isInFlow { left += 2 }
    let indentation = min(row.indentation, 12) * 2
    if left + indentation < rect.maxX - 8 { left += indentation }
    if row.expansion != .none {
      let mark = row.expansion == .expanded ? glyphs.expanded : painter.pointing(glyphs.collapsed)
      painter.put(mark, x: left, y: y, width: 1, style: style(.secondaryLabel, context), clip: clip)
      if context.isActive { hit(Rect(left - 1, y, 3, 1), .fold(node.id)) }
      left += 2
    }
    if let image = row.image?.beside(row.text) {
      left = painter.put(image, color: .tint, x: left, y: y, context: context, clip: clip) + 1
    }
    var right = context.isInFlow ? rect.maxX : rect.maxX - 1
    drawEditingMarks(parts, node.id, right: &right, y: y, left: left, clip, context)
    let accessories = placeTrailing(parts, left: left, right: &right, rect, clip, context)
    if !parts.content.isEmpty {
      for child in parts.content {
        var width = max(0, right - left)
        if tree.entry(of: child).map(tree.standsLeading) == true { width = measure(child, width).width }
        draw(child, Rect(left, y, width, rect.height), clip.intersection(rect), context)
      }
    } else if let field = parts.field {
      drawField(field, of: row, Rect(left, y, right - left, 1), clip.intersection(rect), context)
    } else if !context.isInFlow, rect.height > 1, let lines = measurer.rowLines(of: node.id, rect.width) {
      draw(lines, of: row, left: left, right: right, y: y, clip.intersection(rect), context)
    } else if rect.height > 1, row.hasTextBelow, !row.text.isEmpty {
      let room = max(0, right - left)
      let lines = RowLines(text: [fitted(row.text, room)], below: [fitted(row.secondaryText, room)])
      draw(lines, of: row, left: left, right: right, y: y, clip.intersection(rect), context)
    } else {
      drawTexts(row, left: left, right: right, y: y, clip.intersection(rect), context)
    }
    // In reading order, which is also the order of the focus.
    for (child, area) in accessories { draw(child, area, clip.intersection(rect), context) }
  }

  /// Draws the marks after the texts from the trailing edge inwards, and returns the places of the accessories between
  /// them. The field that takes the remaining width is not included.
  private func placeTrailing(
    _ parts: RowParts, left: Int, right: inout Int, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) -> [(NodeID, Rect)] {
    let y = rect.y
    var placed: [(NodeID, Rect)] = []
    for part in parts.trailing.reversed() {
      switch part {
      case .disclosure:
        guard right - left > 4 else { continue }
        right -= 1
        let mark = painter.pointing(glyphs.disclosure)
        painter.put(mark, x: right, y: y, width: 1, style: style(.tertiaryLabel, context), clip: clip)
        right -= 1
      case .check:
        guard right - left > 4 else { continue }
        right -= 1
        painter.put(glyphs.checkmark, x: right, y: y, width: 1, style: style(.tint, context, traits: .bold), clip: clip)
        right -= 1
      case .accessory(let child):
        guard child != parts.field else { continue }
        let width = min(measure(child, max(0, right - left)).width, max(0, right - left - 4))
        guard width > 0 else { continue }
        right -= width
        placed.append((child, Rect(right, y, width, 1)))
        right -= 1
      case .badge(let badge):
        guard right - left > 8 else { continue }
        let width = columns(of: badge, limit: 8)
        right -= width
        painter.put(badge, x: right, y: y, width: width, style: style(.secondaryLabel, context), clip: clip)
        right -= 1
      case .mark(let mark):
        let width = symbolWidth(mark.symbol)
        guard right - left > width + 6 else { continue }
        right -= width
        painter.put(mark.symbol, color: .secondaryLabel, x: right, y: y, context: context, clip: clip)
        right -= 1
      }
    }
    return placed.reversed()
  }

  /// Draws the text of a row and the field beside it. The text is truncated only if the field would be too narrow for
  /// typing.
  private func drawField(_ field: NodeID, of row: RowElement, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let room = rect.width
    let title = row.text.isEmpty ? 0 : min(columns(of: row.text, limit: 40), max(0, room / 3, min(room / 2, room - 8)))
    if title > 0 {
      painter.put(row.text, x: rect.x, y: rect.y, width: title, style: style(row.textColor, context), clip: clip)
    }
    let start = title > 0 ? max(title, min(14, room / 3)) + 2 : 0
    draw(field, Rect(rect.x + start, rect.y, max(0, room - start), 1), clip, context)
  }

  /// Draws the marks for moving and deleting a row while the list is in editing mode.
  private func drawEditingMarks(
    _ parts: RowParts, _ id: NodeID, right: inout Int, y: Int, left: Int, _ clip: Rect, _ context: DrawContext
  ) {
    guard right - left > 10 else { return }
    if parts.showsHandle {
      right -= 1
      painter.put(glyphs.grip, x: right, y: y, width: 1, style: style(.secondaryLabel, context), clip: clip)
      right -= 1
    }
    if parts.showsDeletion {
      right -= 1
      painter.put(glyphs.minus, x: right, y: y, width: 1, style: style(.red, context, traits: .bold), clip: clip)
      if context.isActive { hit(Rect(right - 1, y, 3, 1), .delete(id)) }
      right -= 1
    }
  }

  private func draw(
    _ lines: RowLines, of row: RowElement, left: Int, right: Int, y: Int, _ clip: Rect, _ context: DrawContext
  ) {
    var y = y
    let look = style(row.textColor, context, traits: traits(row.font))
    // Controls may stand beside a text of one line.
    for line in lines.text.count == 1 ? [fitted(row.text, max(0, right - left))] : lines.text {
      painter.put(line, x: left, y: y, style: look, clip: clip)
      y += 1
    }
    for line in lines.below {
      painter.put(line, x: left, y: y, style: style(row.secondaryColor, context), clip: clip)
      y += 1
    }
  }

  private func drawTexts(
    _ row: RowElement, left: Int, right: Int, y: Int, _ clip: Rect, _ context: DrawContext
  ) {
    let room = max(0, right - left)
    guard room > 0 else { return }
    let secondary = row.secondaryText.isEmpty ? 0 : columns(of: row.secondaryText, limit: room)
    var textRoom = room
    if secondary > 0 {
      let text = columns(of: row.text, limit: room)
      // The text has priority, but leaves up to two fifths of the width to the secondary text.
      textRoom = min(text, max(room - secondary - 2, room * 3 / 5))
      if textRoom == 0 { textRoom = min(text, room) }
    }
    let end = painter.put(
      row.text, x: left, y: y, width: textRoom, style: style(row.textColor, context, traits: traits(row.font)),
      clip: clip)
    guard secondary > 0 else { return }
    let look = style(row.secondaryColor, context)
    let start = end > left ? end + 2 : left
    let line = fitted(row.secondaryText, max(0, right - start))
    switch row.secondaryPlacement {
    case .below: painter.put(line, x: start, y: y, style: look, clip: clip)
    case .trailing: painter.put(line, x: right - line.columns, y: y, style: look, clip: clip)
    }
  }
}
