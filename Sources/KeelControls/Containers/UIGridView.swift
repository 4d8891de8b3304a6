package import KeelScene

/// A grid of rows (`UIGridRowView`) whose cells are aligned in columns. Other subviews have the whole width.
@MainActor package class UIGridView: UIView {
  package var style = GridElement() {
    didSet { if style != oldValue { setNeedsDescription() } }
  }

  override package var element: Element {
    var grid = style
    for case let row as UIGridRowView in shownSubviews {
      grid.columnAlignments.merge(row.columnAlignments) { first, _ in first }
    }
    return .grid(grid)
  }
}

/// The settings of a cell of a grid.
package struct GridCell: Hashable, Sendable {
  /// The number of columns that the cell spans.
  package var span = 1
  /// True if the cell takes no more width than the other cells of its column need.
  package var isUnsized = false
  /// The horizontal alignment of all cells in the first column of the cell; `nil` uses the grid's.
  package var columnAlignment: SceneAnchor.Horizontal?
  /// Creates the settings of an ordinary cell.
  package init() {}
}

/// A row of a grid; each subview is a cell. Outside of a grid its cells are side by side.
@MainActor package class UIGridRowView: UIView {
  /// The vertical alignment of the cells; `nil` uses the grid's.
  package var alignment: SceneAnchor.Vertical? {
    didSet { if alignment != oldValue { setNeedsDescription() } }
  }
  /// Sets the settings of a subview.
  package func setCell(_ cell: GridCell, of view: UIView) {
    let old = cells.updateValue(cell, forKey: ObjectIdentifier(view))
    if cell == GridCell() { cells[ObjectIdentifier(view)] = nil }
    setNeedsDescription()
    // The columns of other cells move with the subviews before them.
    if old?.columnAlignment != nil || cells.values.contains(where: { $0.columnAlignment != nil }) {
      superview?.setNeedsDescription()
    }
  }
  private var cells: [ObjectIdentifier: GridCell] = [:]

  private var shownCells: [GridCell] { shownSubviews.map { cells[ObjectIdentifier($0)] ?? GridCell() } }

  private var row: GridRowElement {
    let all = shownCells
    return GridRowElement(
      spans: all.contains { $0.span > 1 } ? all.map(\.span) : [], alignment: alignment,
      unsizedCells: Set(all.indices.filter { all[$0].isUnsized }))
  }

  /// The alignments that cells of the row set for their columns, by the index of the column.
  var columnAlignments: [Int: SceneAnchor.Horizontal] {
    guard cells.values.contains(where: { $0.columnAlignment != nil }) else { return [:] }
    var found: [Int: SceneAnchor.Horizontal] = [:]
    let row = row
    var column = 0
    for (index, cell) in shownCells.enumerated() {
      if let alignment = cell.columnAlignment { found[column] = alignment }
      column += row.span(ofCell: index)
    }
    return found
  }

  override package func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    cells[ObjectIdentifier(subview)] = nil
  }

  override package func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsDescription()
  }

  override package var element: Element {
    superview is UIGridView ? .gridRow(row) : .stack(StackElement(axis: .horizontal, spacing: 8))
  }
}
