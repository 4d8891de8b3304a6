internal import KeelScene

/// Grids: each column is as wide as its widest cell if there is room.
extension Measurer {
  struct GridPlan {
    var columns: [Int]
    var gap: Int
    var rows: [Int]
    var lineGap: Int
    var width: Int { columns.reduce(0, +) + gap * max(0, columns.count - 1) }
    var height: Int { rows.reduce(0, +) + lineGap * max(0, rows.count - 1) }
    /// Returns the width of `span` columns from `column` on, including the gaps between them.
    func width(from column: Int, span: Int) -> Int {
      let part = columns.dropFirst(column).prefix(span)
      return part.reduce(0, +) + gap * max(0, part.count - 1)
    }
  }

  func plan(_ grid: GridElement, _ node: Node, _ width: Int) -> GridPlan {
    let gap = max(1, Self.columns(points: grid.horizontalSpacing))
    var widths: [Int] = []
    var spanning: [(column: Int, span: Int, width: Int)] = []
    for child in node.children {
      guard let row = tree[child], case .gridRow(let element) = row.element else { continue }
      var column = 0
      for (index, cell) in row.children.enumerated() {
        let span = element.span(ofCell: index)
        while widths.count < column + span { widths.append(0) }
        let wanted = measure(cell, width).width
        if span == 1 {
          widths[column] = max(widths[column], wanted)
        } else {
          spanning.append((column, span, wanted))
        }
        column += span
      }
    }
    for (column, span, wanted) in spanning {
      let present = widths[column..<column + span].reduce(0, +) + gap * (span - 1)
      if wanted > present { widths[column + span - 1] += wanted - present }
    }
    // Too narrow: the widest columns shrink first.
    var left = width - widths.reduce(0, +) - gap * max(0, widths.count - 1)
    while left < 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 0 {
      widths[widest] -= 1
      left += 1
    }
    var plan = GridPlan(columns: widths, gap: gap, rows: [], lineGap: Self.lines(points: grid.verticalSpacing))
    plan.rows = node.children.map { child in
      guard let row = tree[child], case .gridRow(let element) = row.element else { return measure(child, width).height }
      var column = 0
      var height = 1
      for (index, cell) in row.children.enumerated() {
        let span = element.span(ofCell: index)
        height = max(height, measure(cell, plan.width(from: column, span: span)).height)
        column += span
      }
      return height
    }
    return plan
  }

  func measure(_ grid: GridElement, _ node: Node, _ width: Int) -> Size {
    let plan = plan(grid, node, width)
    let wide = node.children.filter { !isGridRow($0) }.map { measure($0, width).width }.max() ?? 0
    return Size(width: max(plan.width, wide), height: plan.height)
  }

  private func isGridRow(_ id: NodeID) -> Bool {
    if case .gridRow? = tree[id]?.element { true } else { false }
  }
}

extension Composer {
  func draw(_ grid: GridElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let plan = measurer.plan(grid, node, rect.width)
    var y = rect.y
    for (number, child) in node.children.enumerated() {
      let height = plan.rows[number]
      defer { y += height + plan.lineGap }
      guard let row = tree[child], case .gridRow(let element) = row.element else {
        draw(child, Rect(rect.x, y, rect.width, height), clip, context)
        continue
      }
      var column = 0
      var x = rect.x
      var inner = context
      if !row.attributes.isEnabled { inner.isEnabled = false }
      for (index, cell) in row.children.enumerated() {
        let span = element.span(ofCell: index)
        let width = plan.width(from: column, span: span)
        let anchor = SceneAnchor(
          grid.columnAlignments[column] ?? grid.alignment.horizontal, element.alignment ?? grid.alignment.vertical)
        draw(cell, measurer.aligned(cell, in: Rect(x, y, width, height), anchor), clip, inner)
        x += width + plan.gap
        column += span
      }
    }
  }
}
