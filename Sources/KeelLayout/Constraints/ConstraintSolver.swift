/// Linear equations and inequalities with priorities, solved incrementally.
///
/// The algorithm is Cassowary: Badros, Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm*, ACM Transactions on Computer-Human Interaction 8(4), 2001. A *symbol* is a variable, a slack or an error.
/// The solver keeps a *row* for each basic symbol: a constant plus multiples of symbols that are not basic, which are 0.
/// There are two differences from the paper:
///
/// - Every constraint is elastic, also a required one: it has an error that counts at the level of its priority. No set of
///   constraints is refused, and a conflict is a required constraint with an error.
/// - Levels are compared one after the other (lexicographically) instead of by weights, because UIKit has 1000 of them.
///
/// After each change the rows have constants of at least 0 for slacks and errors, and no symbol can enter the basis that
/// would make the errors of a level smaller without making those of a higher level larger.
package final class ConstraintSolver {
  package typealias Variable = Int32

  package enum Relation: Sendable { case equal, atMost, atLeast }

  package struct Term {
    package var variable: Variable
    package var factor: Double
    package init(_ variable: Variable, _ factor: Double = 1) {
      self.variable = variable
      self.factor = factor
    }
  }

  /// A constraint: the sum of the terms plus the constant is equal to, at most or at least 0.
  package final class Constraint {
    package let terms: [Term]
    package let relation: Relation
    /// The level at which an error counts. The constraints of a program have up to 1000.
    package let priority: Int
    package internal(set) var constant: Double
    /// The symbol that stands for the constraint in the rows: its slack or its first error; -1 while it is not added.
    var marker: Int32 = -1
    /// The error that is not the marker.
    var other: Int32 = -1
    /// The sign of the marker in the equation that the constraint stands for.
    var sign: Double { relation == .atMost ? 1 : -1 }

    package init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Int) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }

    /// True while the constraint is in a solver.
    package var isAdded: Bool { marker >= 0 }
  }

  /// The priority from which a constraint that does not hold is a conflict.
  package static let required = 1000

  enum Kind: UInt8 { case variable, slack, error }

  var kinds: [Kind] = []
  /// Symbols of removed constraints, which are given to new ones.
  var free: [Int32] = []
  /// The rows of basic symbols, by symbol.
  var rows: [ConstraintRow?] = []
  var basics: [Int32] = []
  /// The indices of basic symbols in `basics`, by symbol.
  var places: [Int32] = []
  /// True for symbols that have been in a row.
  var isUsed: [Bool] = []
  var owners: [Int32: Constraint] = [:]
  /// The sum of the errors of each priority, highest first.
  var levels: [(priority: Int, row: ConstraintRow)] = []
  /// Basic symbols whose constants may be negative.
  var infeasible: [Int32] = []
  private var isBatch = false
  /// The number of pivots, for tests of the work that a change causes.
  package internal(set) var pivotCount = 0

  package init() {}

  // MARK: Use

  package func makeVariable() -> Variable { makeSymbol(.variable) }

  package func value(of variable: Variable) -> Double { rows[Int(variable)]?.constant ?? 0 }

  /// Adds a constraint. O(rows × terms in a row) for each of usually few pivots.
  package func add(_ constraint: Constraint) {
    guard !constraint.isAdded else { return }
    var row = ConstraintRow()
    row.constant = constraint.constant
    for term in constraint.terms where term.factor != 0 {
      if let known = rows[Int(term.variable)] {
        row.add(known, times: term.factor)
      } else {
        row.add(term.variable, term.factor)
      }
    }
    constraint.marker = makeSymbol(constraint.relation == .equal ? .error : .slack)
    constraint.other = makeSymbol(.error)
    row.add(constraint.marker, constraint.sign)
    row.add(constraint.other, -constraint.sign)
    owners[constraint.marker] = constraint
    owners[constraint.other] = constraint
    let level = levelIndex(constraint.priority)
    for symbol in [constraint.marker, constraint.other] where kinds[Int(symbol)] == .error {
      levels[level].row.add(symbol, 1)
    }
    let subject = subject(of: row, constraint)
    row.solve(for: subject)
    enter(subject, row)
    if !isBatch { optimize() }
  }

  /// Returns the symbol for which the row of a new constraint is solved: a variable if there is one, a new one rather
  /// than one that is already in other rows; otherwise the slack or error with which the row has a lawful constant.
  private func subject(of row: ConstraintRow, _ constraint: Constraint) -> Int32 {
    let variables = row.cells.filter { kinds[Int($0.symbol)] == .variable }
    if let variable = variables.last(where: { !isUsed[Int($0.symbol)] }) ?? variables.first { return variable.symbol }
    let marker = constraint.marker
    return (row.constant < 0) == (row.factor(of: marker) > 0) ? marker : constraint.other
  }

  package func remove(_ constraint: Constraint) {
    guard constraint.isAdded else { return }
    let (marker, other) = (constraint.marker, constraint.other)
    let level = levelIndex(constraint.priority)
    for symbol in [marker, other] where kinds[Int(symbol)] == .error {
      if let row = rows[Int(symbol)] {
        levels[level].row.add(row, times: -1)
      } else {
        levels[level].row.add(symbol, -1)
      }
    }
    if rows[Int(marker)] == nil {
      if let row = rows[Int(other)], row.index(of: marker) != nil {
        pivot(in: marker, out: other)
      } else if let leaving = leavingRow(forRemoving: marker) {
        pivot(in: marker, out: leaving)
      }
    }
    if rows[Int(marker)] != nil { leave(marker) }
    // What rounding has left of the pair.
    for basic in basics { rows[Int(basic)]?.drop(other) }
    if rows[Int(other)] != nil { leave(other) }
    for index in levels.indices {
      for symbol in [marker, other] { levels[index].row.drop(symbol) }
    }
    for symbol in [marker, other] {
      owners[symbol] = nil
      free.append(symbol)
    }
    constraint.marker = -1
    if !isBatch { optimize() }
  }

  /// Changes the constant of a constraint. O(rows), and a pivot for each row that becomes negative.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    let change = constant - constraint.constant
    constraint.constant = constant
    guard constraint.isAdded, change != 0 else { return }
    let shift = change / constraint.sign
    if rows[Int(constraint.marker)] != nil {
      rows[Int(constraint.marker)]?.constant -= shift
      note(constraint.marker)
    } else {
      for basic in basics {
        guard let factor = rows[Int(basic)]?.factor(of: constraint.marker), factor != 0 else { continue }
        rows[Int(basic)]?.constant += factor * shift
        note(basic)
      }
    }
    if !isBatch { restoreFeasibility() }
  }

  /// Makes several changes, and finds the optimum once.
  package func batch(_ changes: () -> Void) {
    isBatch = true
    changes()
    isBatch = false
    restoreFeasibility()
    optimize()
  }
}
