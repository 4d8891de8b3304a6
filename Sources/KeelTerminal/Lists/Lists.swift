internal import KeelInteraction
internal import KeelScene

extension MeasuringContext {
  /// Returns the number of the row that has the focus or will have it; `nil` if it is not in the list.
  func focusedRow(
    in list: NodeID, _ geometry: ListGeometry, _ focused: NodeID?, _ pending: PendingRow?
  ) -> Int? {
    if let pending, pending.list == list {
      return pending.id.flatMap { geometry.map.number(of: $0) } ?? pending.row
    }
    guard let focused, let (row, section) = rowAndSection(of: focused), tree.parent(of: section) == list else {
      return nil
    }
    return geometry.map.number(of: row, in: section)
  }

  /// Returns the row that is or contains a node, and its section.
  func rowAndSection(of id: NodeID) -> (NodeID, NodeID)? {
    var current: NodeID? = id
    while let node = current {
      if case .row? = tree[node]?.element, let section = tree.parent(of: node) { return (node, section) }
      current = tree.parent(of: node)
    }
    return nil
  }
}

extension Measurer {
  /// Returns the lines of a list.
  func makeGeometry(of id: NodeID, width: Int) -> ListGeometry? {
    guard let map = RowMap(of: id, in: tree) else { return nil }
    var geometry = ListGeometry(map: map, width: width)
    var line = 0
    for (number, part) in map.parts.enumerated() {
      guard case .section(let section)? = tree.element(of: part.id) else { return nil }
      let start = line
      let parts = tree[part.id].flatMap { SectionParts(of: $0, in: tree) }
      let count = map.numbers.rows(of: number).count
      // An empty section has no line, and no line before it.
      if line > 0, count > 0 || section.showsHeader || section.showsFooter { line += 1 }
      let header = section.showsHeader ? line : nil
      if section.showsHeader { line += parts?.header.map { supplementHeight($0, width) } ?? 1 }
      let rowsStart = line
      let flow = section.flow.map { FlowGeometry($0, width: width) }
      let offsets = flow == nil ? offsets(of: part.nodes, width) : nil
      line += flow?.lineCount(of: count) ?? (count - part.nodes.count + (offsets?.last ?? part.nodes.count))
      let footerStart = line
      let footer =
        section.footerText.isEmpty
        ? [] : sanitizer.paragraph(section.footerText, width: max(1, width - 6), maximum: 50)
      line += parts?.footer.map { supplementHeight($0, width - 2) } ?? footer.count
      geometry.sections.append(
        ListGeometry.Section(
          start: start, header: header, headerView: parts?.header, rowsStart: rowsStart, offsets: offsets, flow: flow,
          footerStart: footerStart, footer: footer, footerView: parts?.footer, end: line))
    }
    geometry.lineCount = line
    return geometry
  }

  /// Returns the cumulative heights of rows, or `nil` if every row is one line high.
  private func offsets(of rows: [NodeID], _ width: Int) -> [Int]? {
    var sum = 0
    let ends = rows.map { row in
      sum += rowHeight(row, width)
      return sum
    }
    return sum == rows.count ? nil : [0] + ends
  }

  /// Returns the height of the view above or below the rows of a section.
  private func supplementHeight(_ id: NodeID, _ width: Int) -> Int {
    max(1, min(200, measure(id, max(1, width - 4)).height))
  }

  /// Returns the height of a row: one line, unless its text or its own content is higher.
  func rowHeight(_ id: NodeID, _ width: Int) -> Int {
    guard let node = tree[id], case .row(let row) = node.element else { return 1 }
    guard row.contentChildCount > 0 else { return rowLines(of: id, width)?.count ?? 1 }
    let inner = max(1, width - 4)
    return max(1, min(200, node.children.prefix(row.contentChildCount).map { measure($0, inner).height }.max() ?? 1))
  }
}

extension Composer {
  func draw(_ list: ListElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard !rect.isEmpty, let geometry = measurer.geometry(of: node.id, width: rect.width) else { return }
    var state = states[node.id].list ?? ListState()
    place(&state, node.id, list, geometry, height: rect.height, isActive: context.isActive)
    let area = clip.intersection(rect)
    var inner = context
    inner.list = node.id
    if context.isActive { hit(rect, .list(node.id)) }
    // In a scrolling region the list is as high as all of its rows, and a part of it is visible.
    let sight = context.regions.last.map { area.intersection($0.viewport) } ?? rect
    var sights = RowSights()
    var y = 0
    while y < rect.height {
      let line = state.top + y
      guard line < geometry.lineCount else { break }
      var height = 1
      switch geometry.content(atLine: line) {
      case .blank: break
      case .header(let number, let index):
        if let view = geometry.sections[number].headerView {
          let lines = geometry.headerLines(of: number).count
          drawSupplement(view, Rect(rect.x, rect.y + y - index, rect.width, lines), area, inner)
          height = lines - index
        } else {
          drawHeader(geometry.map.parts[number].id, Rect(rect.x, rect.y + y, rect.width, 1), area, inner)
        }
      case .footer(let number, let index):
        if let view = geometry.sections[number].footerView {
          let lines = geometry.footerLines(of: number).count
          // It begins where the text of a footer does.
          drawSupplement(view, Rect(rect.x + 2, rect.y + y - index, rect.width - 2, lines), area, inner)
          height = lines - index
          break
        }
        painter.put(
          geometry.sections[number].footer[index], x: rect.x + 3, y: rect.y + y, style: style(.secondaryLabel, inner),
          clip: area)
      case .row(let index, let id, let offset):
        let number = geometry.map.numbers.section(of: index)
        let flow = number.flatMap { geometry.sections[$0].flow }
        let lines = flow?.itemHeight ?? geometry.lines(ofRow: index)?.count ?? 1
        height = lines - offset
        if let number, flow != nil {
          let line = Rect(rect.x, rect.y + y - offset, rect.width, lines)
          let seen = drawFlow(geometry, number, from: index, line, area, inner, &state)
          if rect.y + y < sight.maxY, rect.y + y + height > sight.y { sights.add(seen, ofSection: number) }
          y += max(1, height)
          continue
        }
        if rect.y + y < sight.maxY, rect.y + y + height > sight.y {
          sights.add(index..<index + 1, ofSection: number ?? 0)
        }
        if let id {
          inner.row = id
          inner.rowIndex = index
          drawStrip(id, Rect(rect.x, rect.y + y - offset, rect.width, lines), area, inner)
        } else {
          drawPlaceholder(x: rect.x + 3, y: rect.y + y, width: min(12 + index % 7 * 2, rect.width - 6), area)
        }
      }
      y += max(1, height)
    }
    let anchor = (0..<rect.height).lazy.compactMap { offset -> (NodeID, Int)? in
      guard case .row(_, let id?, let line) = geometry.content(atLine: state.top + offset) else { return nil }
      return (id, offset - line)
    }.first
    state.anchor = anchor?.0
    state.anchorOffset = anchor?.1 ?? 0
    state.height = rect.height
    state.linesInSight = sight.height
    found.lists[node.id] = state
    scrollBar(
      Rect(rect.x, rect.y, rect.width, rect.height), first: state.top, shown: rect.height, count: geometry.lineCount,
      Rect(clip.x, clip.y, clip.width + 1, clip.height), context)
    if node.attributes.geometry == .scroll {
      found.scrollReports[node.id] = ScrollReport(
        offset: ScenePoint(x: 0, y: Double(state.top) * Cells.height),
        contentSize: SceneSize(
          width: Double(rect.width) * Cells.width, height: Double(geometry.lineCount) * Cells.height),
        containerSize: SceneRect(rect).size, firstRow: sights.all?.lowerBound)
    }
    if context.isActive, let rows = sights.all {
      if geometry.lineCount > rect.height {
        found.position = ListPosition(first: rows.lowerBound + 1, last: rows.upperBound, count: geometry.rowCount)
      }
      let wanted = sights.wanted(in: geometry.map, reach: sight.height).filter { !state.asked.contains($0) }
      if !wanted.isEmpty { found.wishes[node.id] = wanted }
    }
  }

  /// Determines the first visible line from the anchor, the program's request, the focus and the bounds, in this order.
  private func place(
    _ state: inout ListState, _ id: NodeID, _ list: ListElement, _ geometry: ListGeometry, height: Int, isActive: Bool
  ) {
    if state.top > 0, let anchor = state.anchor, let index = geometry.map.number(of: anchor),
      let lines = geometry.lines(ofRow: index)
    {
      state.top = lines.lowerBound - state.anchorOffset
    }
    if let target = list.scrollTarget, target.serial != state.serial {
      state.serial = target.serial
      let row = min(max(0, target.row), max(0, geometry.rowCount - 1))
      if let lines = geometry.lines(ofRow: row) {
        if target.isFirst {
          state.top = min(lines.lowerBound, max(0, geometry.lineCount - height))
        } else if lines.lowerBound < state.top || lines.upperBound > state.top + height {
          state.top = lines.lowerBound - height / 3
        }
      }
      if target.takesFocus, isActive {
        found.pendingRow = PendingRow(list: id, row: row, id: geometry.map.node(ofRow: row))
      } else if isActive, let focused = focusedRow(in: id, geometry), let lines = geometry.lines(ofRow: focused),
        lines.upperBound <= state.top || lines.lowerBound >= state.top + height
      {
        // The focus is always visible: if it stayed behind, it would scroll the list back.
        found.pendingRow = PendingRow(list: id, row: row, id: geometry.map.node(ofRow: row))
      }
    }
    if isActive, let row = focusedRow(in: id, geometry), let lines = geometry.lines(ofRow: row) {
      var wanted = lines
      // The first row brings its header into view, the last row its footer.
      if let number = geometry.map.numbers.section(of: row) {
        let section = geometry.sections[number]
        let rows = geometry.map.numbers.rows(of: number)
        if row == rows.lowerBound, lines.upperBound - section.start <= height {
          wanted = section.start..<lines.upperBound
        }
        if row == rows.upperBound - 1, section.end - wanted.lowerBound <= height {
          wanted = wanted.lowerBound..<section.end
        }
      }
      reveal(focus.needsReveal ? wanted : lines, &state, height: height)
    } else if isActive, found.pendingRow == nil, let focused = focus.id,
      let view = geometry.view(around: focused, in: tree)
    {
      reveal(view.lines, &state, height: height)
    }
    state.top = min(max(0, state.top), max(0, geometry.lineCount - height))
  }

  private func reveal(_ lines: Range<Int>, _ state: inout ListState, height: Int) {
    if lines.upperBound > state.top + height { state.top = lines.upperBound - height }
    if lines.lowerBound < state.top { state.top = lines.lowerBound }
  }

  private func focusedRow(in list: NodeID, _ geometry: ListGeometry) -> Int? {
    focusedRow(in: list, geometry, focus.id, found.pendingRow ?? focus.pendingRow)
  }

  /// Draws the placeholder of a row that is not described yet.
  private func drawPlaceholder(x: Int, y: Int, width: Int, _ clip: Rect) {
    let dots = Line(clusters: Array(repeating: Cluster(glyphs.placeholder, columns: 1), count: max(0, width)))
    painter.put(dots, x: x, y: y, style: theme.tertiary, clip: clip)
  }

  /// Draws one line of a section whose rows are side by side, and returns the numbers of the visible rows.
  private func drawFlow(
    _ geometry: ListGeometry, _ number: Int, from first: Int, _ rect: Rect, _ clip: Rect, _ context: DrawContext,
    _ state: inout ListState
  ) -> Range<Int> {
    guard let flow = geometry.sections[number].flow else { return first..<first }
    let rows = geometry.map.numbers.rows(of: number)
    var first = first
    if flow.axis == .horizontal {
      first = rows.lowerBound + placeAcross(geometry, number, flow, context, &state)
    }
    let seen = first..<min(first + flow.perLine, rows.upperBound)
    // A part of the next row may be visible, which indicates that there are more rows.
    let drawn = flow.axis == .horizontal ? first..<min(seen.upperBound + 1, rows.upperBound) : seen
    var context = context
    context.isInFlow = true
    for index in drawn {
      var area = flow.area(of: index - first)
      area.x += rect.x
      area.y += rect.y
      if let id = geometry.map.node(ofRow: index) {
        context.row = id
        context.rowIndex = index
        drawStrip(id, area, clip, context)
      } else {
        drawPlaceholder(x: area.x, y: area.y, width: area.width, clip)
      }
    }
    return seen
  }

  /// Returns the first visible row of a section that scrolls horizontally. It follows the focus.
  private func placeAcross(
    _ geometry: ListGeometry, _ number: Int, _ flow: FlowGeometry, _ context: DrawContext, _ state: inout ListState
  ) -> Int {
    let section = geometry.map.parts[number].id
    let rows = geometry.map.numbers.rows(of: number)
    var first = state.firstAcross[section] ?? 0
    if context.isActive, let list = context.list, let row = focusedRow(in: list, geometry), rows.contains(row) {
      // Groups are visible as a whole.
      let group = (row - rows.lowerBound) / flow.groupCount
      let inSight = flow.perLine / flow.groupCount
      first = min(max(first, (group - inSight + 1) * flow.groupCount), group * flow.groupCount)
    }
    let groups = (rows.count + flow.groupCount - 1) / flow.groupCount
    first = max(0, min(first, groups * flow.groupCount - flow.perLine)) / flow.groupCount * flow.groupCount
    state.firstAcross[section] = first
    return first
  }

  /// Draws the view above or below the rows of a section.
  private func drawSupplement(_ id: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    var context = context
    (context.row, context.rowIndex) = (nil, nil)
    draw(id, Rect(rect.x + 1, rect.y, max(0, rect.width - 4), rect.height), clip.intersection(rect), context)
  }

  private func drawHeader(_ id: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard case .section(let section)? = tree[id]?.element else { return }
    let look = style(.secondaryLabel, context, traits: .bold)
    let x = painter.put(
      section.header, x: rect.x + 1, y: rect.y, width: max(0, rect.width - 4), style: look, clip: clip)
    if section.isBusy {
      drawSpinner(x: section.header.isEmpty ? rect.x + 1 : x + 1, y: rect.y, clip: clip, context)
    }
  }
}
