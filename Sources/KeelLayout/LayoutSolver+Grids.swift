import KeelScene

/// Grids: each column has the width of its widest cell; flexible columns share the remaining width.
extension LayoutSolver {
  /// A grid with the widths of its columns and the heights of its rows.
  struct GridArrangement {
    var columns: [Double] = []
    var rows: [Double] = []
    var size = SceneSize()
  }

  /// The cells of a row: a child that is not a row takes all columns.
  private struct Cell {
    var id: NodeID
    var column: Int
    var span: Int
    /// True if the cell does not widen its column, although it is flexible.
    var isUnsized = false
  }

  private func cells(of row: NodeID, columns: Int) -> [Cell] {
    guard let entry = tree.entry(of: row), case .gridRow(let element) = entry.element else {
      return [Cell(id: row, column: 0, span: max(1, columns))]
    }
    var column = 0
    return entry.children.enumerated().map { index, child in
      defer { column += element.span(ofCell: index) }
      return Cell(
        id: child, column: column, span: element.span(ofCell: index),
        isUnsized: element.unsizedCells.contains(index))
    }
  }

  func arrangement(of grid: GridElement, _ rows: [NodeID], in room: LayoutProposal) -> GridArrangement {
    let count =
      rows.map { row -> Int in
        guard let entry = tree.entry(of: row), case .gridRow(let element) = entry.element else { return 1 }
        return entry.children.indices.reduce(0) { $0 + element.span(ofCell: $1) }
      }.max() ?? 0
    guard count > 0 else { return GridArrangement() }
    let gaps = Double(count - 1) * gap(of: grid, along: .horizontal)
    var columns = Array(repeating: 0.0, count: count)
    var growing = Array(repeating: false, count: count)
    for row in rows {
      for cell in cells(of: row, columns: count) where cell.span == 1 && count > 1 || count == 1 {
        let grows = !cell.isUnsized && tree.growth(of: cell.id).contains(.horizontal)
        growing[cell.column] = growing[cell.column] || grows
        columns[cell.column] = max(columns[cell.column], size(of: cell.id, in: LayoutProposal()).width)
      }
    }
    widen(&columns, growing, rows, gap(of: grid, along: .horizontal))
    if let width = room.width, width.isFinite {
      shrink(&columns, growing, to: width - gaps, rows)
    }
    if let width = room.width, width.isFinite, growing.contains(true) {
      let fixed = columns.indices.reduce(0) { growing[$1] ? $0 : $0 + columns[$1] }
      let share = max(0, width - gaps - fixed) / Double(growing.count { $0 })
      for index in columns.indices where growing[index] { columns[index] = share }
    }
    var found = GridArrangement(columns: columns)
    for row in rows {
      let heights = cells(of: row, columns: count).map { cell in
        size(of: cell.id, in: LayoutProposal(width: width(of: cell, columns, grid))).height
      }
      found.rows.append(heights.max() ?? 0)
    }
    found.size = SceneSize(
      width: columns.reduce(gaps, +),
      height: found.rows.reduce(0, +) + Double(max(0, rows.count - 1)) * gap(of: grid, along: .vertical))
    return found
  }

  private func gap(of grid: GridElement, along axis: StackElement.Axis) -> Double {
    metrics.spacing(
      axis == .horizontal ? grid.horizontalSpacing : grid.verticalSpacing, along: axis, between: nil, nil)
  }

  /// Widens columns that are together narrower than a cell that spans them, unless one of them is flexible.
  private func widen(_ columns: inout [Double], _ growing: [Bool], _ rows: [NodeID], _ gap: Double) {
    for row in rows {
      guard case .gridRow? = tree.element(of: row) else { continue }
      for cell in cells(of: row, columns: columns.count) where cell.span > 1 {
        let spanned = cell.column..<min(columns.count, cell.column + cell.span)
        guard !growing[spanned].contains(true), !tree.growth(of: cell.id).contains(.horizontal) else { continue }
        let present = spanned.reduce(Double(spanned.count - 1) * gap) { $0 + columns[$1] }
        let missing = size(of: cell.id, in: LayoutProposal()).width - present
        for column in spanned where missing > 0 { columns[column] += missing / Double(spanned.count) }
      }
    }
  }

  /// Shrinks the columns to fit a width: narrow columns keep their width, wide ones share the remaining width.
  private func shrink(_ columns: inout [Double], _ growing: [Bool], to width: Double, _ rows: [NodeID]) {
    let order = columns.indices.filter { !growing[$0] }.sorted { (columns[$0], $0) < (columns[$1], $1) }
    var left = max(0, width)
    guard order.reduce(0, { $0 + columns[$1] }) > left else { return }
    for (done, column) in order.enumerated() {
      let share = max(0, left) / Double(order.count - done)
      if columns[column] > share {
        let cells = rows.flatMap { self.cells(of: $0, columns: columns.count) }
          .filter { $0.column == column && $0.span == 1 }
        columns[column] = cells.map { size(of: $0.id, in: LayoutProposal(width: share)).width }.max() ?? share
      }
      left -= columns[column]
    }
  }

  private func width(of cell: Cell, _ columns: [Double], _ grid: GridElement) -> Double {
    let spanned = columns[cell.column..<min(columns.count, cell.column + cell.span)]
    return spanned.reduce(Double(spanned.count - 1) * gap(of: grid, along: .horizontal), +)
  }

  func size(of grid: GridElement, _ rows: [NodeID], in room: LayoutProposal) -> SceneSize {
    arrangement(of: grid, rows, in: room).size
  }

  func place(
    _ grid: GridElement, _ rows: [NodeID], in rect: SceneRect, _ proposal: LayoutProposal,
    _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    let found = arrangement(of: grid, rows, in: proposal)
    guard !found.columns.isEmpty else { return }
    var y = rect.y
    for (index, row) in rows.enumerated() {
      var vertical = grid.alignment.vertical
      if case .gridRow(let element)? = tree.element(of: row), let own = element.alignment { vertical = own }
      for cell in cells(of: row, columns: found.columns.count) {
        let room = SceneSize(width: width(of: cell, found.columns, grid), height: found.rows[index])
        let before = found.columns[..<cell.column].reduce(Double(cell.column) * gap(of: grid, along: .horizontal), +)
        let size = self.size(of: cell.id, in: LayoutProposal(room))
        let anchor = SceneAnchor(grid.columnAlignments[cell.column] ?? grid.alignment.horizontal, vertical)
        let frame = SceneRect(
          x: rect.x + before + (room.width - size.width) * Double(anchor.halvesBefore(along: .horizontal)) / 2,
          y: y + (room.height - size.height) * Double(anchor.halvesBefore(along: .vertical)) / 2,
          width: size.width, height: size.height)
        body(cell.id, frame, LayoutProposal(room))
      }
      y += found.rows[index] + gap(of: grid, along: .vertical)
    }
  }
}
