// Constraints that do not hold, and the values that they leave open.
extension ConstraintSolver {
  /// A required constraint that does not hold, and the required ones that contradict it.
  package struct Conflict {
    package let broken: Constraint
    package let others: [Constraint]
  }

  /// The conflicts, in the order in which the constraints were added first.
  ///
  /// The symbols in the row of an error belong to the constraints that together make it larger than 0.
  package var conflicts: [Conflict] {
    basics.sorted().compactMap { symbol in
      guard kinds[Int(symbol)] == .error, let owner = owners[symbol], owner.priority >= Self.required,
        let row = rows[Int(symbol)], row.constant > 1e-4
      else { return nil }
      var others: [Constraint] = []
      for other in row.cells.compactMap({ owners[$0.symbol] }) {
        // Both errors of a constraint may be in the row.
        guard other.priority >= Self.required, other !== owner, others.last !== other else { continue }
        others.append(other)
      }
      return Conflict(broken: owner, others: others)
    }
  }

  /// The sum of the errors of the constraints with a priority, for tests.
  package func error(at priority: Int) -> Double {
    basics.reduce(0) { sum, symbol in
      guard kinds[Int(symbol)] == .error, owners[symbol]?.priority == priority else { return sum }
      return sum + (rows[Int(symbol)]?.constant ?? 0)
    }
  }

  /// Returns true if another value of the variable would satisfy the constraints as well. O(rows × levels).
  ///
  /// - Parameter priority: Constraints of this priority or a lower one do not count.
  package func isAmbiguous(_ variable: Variable, above priority: Int = 0) -> Bool {
    guard let row = rows[Int(variable)] else { return true }
    return row.cells.contains { cell in
      if kinds[Int(cell.symbol)] == .variable { return true }
      let decides = { (row: ConstraintRow) in abs(row.factor(of: cell.symbol)) >= Self.slight }
      guard owners[cell.symbol] != nil, !levels.contains(where: { $0.priority > priority && decides($0.row) })
      else { return false }
      return basics.allSatisfy { basic in
        guard kinds[Int(basic)] != .variable, let row = rows[Int(basic)] else { return true }
        return row.constant > 1e-6 || row.factor(of: cell.symbol) >= -Self.slight
      }
    }
  }
}
