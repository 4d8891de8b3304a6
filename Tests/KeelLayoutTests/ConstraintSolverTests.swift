import KeelLayout
import Testing

/// Constructed systems of constraints.
@Suite struct ConstraintSolverTests {
  private typealias Solver = ConstraintSolver
  private typealias Constraint = ConstraintSolver.Constraint

  private func expect(_ solver: ConstraintSolver, _ variable: Int32, _ value: Double) {
    #expect(abs(solver.value(of: variable) - value) < 1e-6)
  }

  @Test func equationsDetermineVariables() {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Constraint([.init(x), .init(y)], .equal, -10, priority: 1000))
    solver.add(Constraint([.init(x), .init(y, -1)], .equal, -4, priority: 1000))
    expect(solver, x, 7)
    expect(solver, y, 3)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aHigherPriorityWinsWhateverTheLengths() {
    let solver = Solver()
    let x = solver.makeVariable()
    solver.add(Constraint([.init(x)], .equal, 0, priority: 251))
    for _ in 0..<10 { solver.add(Constraint([.init(x)], .equal, -1_000_000, priority: 250)) }
    expect(solver, x, 0)
  }

  @Test func inequalitiesLimitWishes() {
    let solver = Solver()
    let x = solver.makeVariable()
    let limit = Constraint([.init(x)], .atMost, -200, priority: 1000)
    solver.add(Constraint([.init(x)], .equal, -300, priority: 750))
    solver.add(limit)
    expect(solver, x, 200)
    solver.setConstant(-100, of: limit)
    expect(solver, x, 100)
    solver.remove(limit)
    expect(solver, x, 300)
  }

  @Test func aContradictionBreaksOneAndNamesTheOthers() {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let narrow = Constraint([.init(x)], .equal, -100, priority: 1000)
    let wide = Constraint([.init(x)], .equal, -200, priority: 1000)
    solver.add(narrow)
    solver.add(Constraint([.init(y)], .equal, -5, priority: 1000))
    solver.add(wide)
    #expect(solver.conflicts.count == 1)
    let conflict = solver.conflicts.first
    #expect(conflict?.broken === wide || conflict?.broken === narrow)
    #expect(conflict?.others.count == 1)
    #expect(conflict?.others.first === narrow || conflict?.others.first === wide)
    expect(solver, y, 5)
    solver.remove(narrow)
    expect(solver, x, 200)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aBatchHasTheResultOfItsChanges() {
    let solver = Solver()
    let x = solver.makeVariable()
    let first = Constraint([.init(x)], .equal, -1, priority: 1000)
    solver.batch {
      solver.add(first)
      solver.add(Constraint([.init(x)], .atLeast, -3, priority: 750))
    }
    expect(solver, x, 1)
    solver.batch { solver.remove(first) }
    #expect(solver.value(of: x) >= 3 - 1e-6)
  }

  @Test func whatNothingDecidesIsAmbiguous() {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Constraint([.init(x)], .equal, -1, priority: 1000))
    solver.add(Constraint([.init(y)], .atLeast, -1, priority: 1000))
    #expect(!solver.isAmbiguous(x))
    #expect(solver.isAmbiguous(y))
  }

  @Test func aChangedConstantOfAPageIsFewPivots() {
    let page = ConstraintPage(views: 50)
    let before = page.solver.pivotCount
    page.solver.setConstant(-24, of: page.top)
    #expect(page.solver.pivotCount - before <= 2)
    expect(page.solver, page.last, 24 + 49 * 50)
  }
}

/// A column of views with equations as those of a page.
struct ConstraintPage {
  let solver = ConstraintSolver()
  let top: ConstraintSolver.Constraint
  /// The upper edge of the last view.
  let last: ConstraintSolver.Variable

  init(views count: Int) {
    typealias Constraint = ConstraintSolver.Constraint
    let solver = solver
    let first = solver.makeVariable()
    let top = Constraint([.init(first)], .equal, -16, priority: 1000)
    var y = first
    solver.batch {
      solver.add(top)
      for _ in 1..<count {
        let (height, next) = (solver.makeVariable(), solver.makeVariable())
        solver.add(Constraint([.init(height)], .atMost, -42, priority: 250))
        solver.add(Constraint([.init(height)], .atLeast, -42, priority: 750))
        solver.add(Constraint([.init(next), .init(y, -1), .init(height, -1)], .equal, -8, priority: 1000))
        y = next
      }
    }
    self.top = top
    last = y
  }
}
