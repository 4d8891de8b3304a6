// The simplex method: which symbols are basic.
extension ConstraintSolver {
  /// Factors of levels and rows that are smaller do not count for the choice of a pivot.
  static let slight = 1e-7

  func makeSymbol(_ kind: Kind) -> Int32 {
    if kind != .variable, let symbol = free.popLast() {
      kinds[Int(symbol)] = kind
      isUsed[Int(symbol)] = false
      return symbol
    }
    kinds.append(kind)
    rows.append(nil)
    places.append(-1)
    isUsed.append(false)
    return Int32(kinds.count - 1)
  }

  func levelIndex(_ priority: Int) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert((priority, ConstraintRow()), at: index)
    }
    return index
  }

  /// Makes a symbol basic.
  func enter(_ symbol: Int32, _ row: ConstraintRow) {
    // A symbol that has been in no row needs no substitution: most variables of a page are new when they are defined.
    if isUsed[Int(symbol)] {
      for basic in basics {
        rows[Int(basic)]?.substitute(symbol, by: row)
        note(basic)
      }
    }
    for cell in row.cells { isUsed[Int(cell.symbol)] = true }
    isUsed[Int(symbol)] = true
    for index in levels.indices { levels[index].row.substitute(symbol, by: row) }
    rows[Int(symbol)] = row
    places[Int(symbol)] = Int32(basics.count)
    basics.append(symbol)
    note(symbol)
  }

  func leave(_ symbol: Int32) {
    rows[Int(symbol)] = nil
    let place = Int(places[Int(symbol)])
    basics.swapAt(place, basics.count - 1)
    places[Int(basics[place])] = Int32(place)
    basics.removeLast()
    places[Int(symbol)] = -1
  }

  func pivot(in entering: Int32, out leaving: Int32) {
    guard var row = rows[Int(leaving)] else { return }
    pivotCount += 1
    leave(leaving)
    row.solve(for: entering, from: leaving)
    enter(entering, row)
  }

  /// Notes a basic symbol whose constant may have become negative.
  func note(_ symbol: Int32) {
    guard kinds[Int(symbol)] != .variable, let row = rows[Int(symbol)] else { return }
    if row.constant < -ConstraintRow.tiny { infeasible.append(symbol) }
  }

  // MARK: Optimum

  /// Makes errors smaller until no symbol is left whose growth would do that (the primal simplex method).
  func optimize() {
    restoreFeasibility()
    while let entering = enteringSymbol() {
      var (best, leaving) = (Double.infinity, Int32(-1))
      for basic in basics where kinds[Int(basic)] != .variable {
        guard let row = rows[Int(basic)] else { continue }
        let factor = row.factor(of: entering)
        guard factor < -Self.slight else { continue }
        let ratio = -row.constant / factor
        // The lowest symbol of several, so that the method ends (Bland's rule).
        if ratio < best - 1e-12 || ratio <= best && basic < leaving { (best, leaving) = (ratio, basic) }
      }
      guard leaving >= 0 else { return }
      pivot(in: entering, out: leaving)
    }
    infeasible.removeAll()
  }

  /// The first symbol whose growth makes the errors smaller, on the highest level that it changes.
  private func enteringSymbol() -> Int32? {
    for index in levels.indices {
      for cell in levels[index].row.cells where cell.factor < -Self.slight {
        if levels[..<index].allSatisfy({ abs($0.row.factor(of: cell.symbol)) < Self.slight }) { return cell.symbol }
      }
    }
    return nil
  }

  /// Makes negative constants of slacks and errors lawful again, at the lowest cost (the dual simplex method).
  func restoreFeasibility() {
    while let leaving = infeasible.popLast() {
      guard let row = rows[Int(leaving)], row.constant < -ConstraintRow.tiny else { continue }
      var best: ConstraintRow.Cell?
      for cell in row.cells where cell.factor > Self.slight {
        if best.map({ isCheaper(cell, than: $0) }) ?? true { best = cell }
      }
      if let best { pivot(in: best.symbol, out: leaving) }
    }
  }

  private func isCheaper(_ one: ConstraintRow.Cell, than two: ConstraintRow.Cell) -> Bool {
    for (_, row) in levels {
      let difference = row.factor(of: one.symbol) / one.factor - row.factor(of: two.symbol) / two.factor
      if abs(difference) > Self.slight { return difference < 0 }
    }
    return one.symbol < two.symbol
  }

  /// Returns the basic symbol that the marker of a removed constraint replaces: one whose row stays lawful, if there is one.
  func leavingRow(forRemoving marker: Int32) -> Int32? {
    var negative: (ratio: Double, symbol: Int32)?
    var positive: (ratio: Double, symbol: Int32)?
    var variable: Int32?
    for basic in basics {
      guard let row = rows[Int(basic)] else { continue }
      let factor = row.factor(of: marker)
      guard factor != 0 else { continue }
      if kinds[Int(basic)] == .variable {
        variable = basic
      } else if factor < 0 {
        let ratio = -row.constant / factor
        if negative.map({ ratio < $0.ratio }) ?? true { negative = (ratio, basic) }
      } else {
        let ratio = row.constant / factor
        if positive.map({ ratio < $0.ratio }) ?? true { positive = (ratio, basic) }
      }
    }
    return negative?.symbol ?? positive?.symbol ?? variable
  }
}
