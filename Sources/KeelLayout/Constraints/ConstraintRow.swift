/// A basic symbol as the sum of a constant and multiples of symbols that are not basic, sorted by symbol.
struct ConstraintRow {
  struct Cell {
    var symbol: Int32
    var factor: Double
  }

  /// Factors that are smaller are what rounding has left.
  static let tiny = 1e-8

  var constant = 0.0
  var cells: [Cell] = []

  /// Returns the index of the first cell whose symbol is not lower.
  private func place(of symbol: Int32) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) >> 1
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func index(of symbol: Int32) -> Int? {
    let index = place(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? index : nil
  }

  func factor(of symbol: Int32) -> Double { index(of: symbol).map { cells[$0].factor } ?? 0 }

  mutating func add(_ symbol: Int32, _ factor: Double) {
    let index = place(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      return cells.insert(Cell(symbol: symbol, factor: factor), at: index)
    }
    cells[index].factor += factor
    if abs(cells[index].factor) < Self.tiny { cells.remove(at: index) }
  }

  /// Adds a multiple of another row. The cell of `skipped` is left out of this one.
  mutating func add(_ other: ConstraintRow, times factor: Double, skipping skipped: Int32 = -1) {
    constant += other.constant * factor
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var (i, j) = (0, 0)
    while i < cells.count || j < other.cells.count {
      if j == other.cells.count || i < cells.count && cells[i].symbol < other.cells[j].symbol {
        if cells[i].symbol != skipped { merged.append(cells[i]) }
        i += 1
      } else if i == cells.count || other.cells[j].symbol < cells[i].symbol {
        merged.append(Cell(symbol: other.cells[j].symbol, factor: other.cells[j].factor * factor))
        j += 1
      } else {
        let sum = cells[i].factor + other.cells[j].factor * factor
        if abs(sum) >= Self.tiny { merged.append(Cell(symbol: cells[i].symbol, factor: sum)) }
        i += 1
        j += 1
      }
    }
    cells = merged
  }

  /// Replaces a symbol by the row that it is equal to.
  mutating func substitute(_ symbol: Int32, by row: ConstraintRow) {
    guard let index = index(of: symbol) else { return }
    add(row, times: cells[index].factor, skipping: symbol)
  }

  mutating func drop(_ symbol: Int32) {
    if let index = index(of: symbol) { cells.remove(at: index) }
  }

  /// Turns the equation `0 = row`, or `old = row`, into one for a symbol in the row.
  mutating func solve(for symbol: Int32, from old: Int32? = nil) {
    if let old { add(old, -1) }
    guard let index = index(of: symbol) else { return }
    let factor = -1 / cells[index].factor
    cells.remove(at: index)
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
  }
}
