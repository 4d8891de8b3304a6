import KeelLayout
import Testing
import Walks

/// After any changes, the errors of each level are those of a new solver.
@Suite struct ConstraintWalkTests {
  @Test(arguments: Walk.seeds(Walk.isLong ? 300 : 10)) func anyChangesMatchAFreshSolver(_ seed: UInt64) {
    var walk = ConstraintWalk(seed: seed)
    for step in 0..<150 {
      guard let fault = walk.step() else { continue }
      Issue.record("KEEL_SEED=\(seed), step \(step): \(fault)")
      return
    }
  }
}

/// A system that grows, shrinks and changes.
private struct ConstraintWalk {
  private typealias Constraint = ConstraintSolver.Constraint
  private var random: SeededRandom
  private let solver = ConstraintSolver()
  private let variables: [ConstraintSolver.Variable]
  private var added: [Constraint] = []
  private static let priorities = [1, 50, 250, 750, 999, 1000]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let solver = solver
    variables = (0..<Int.random(in: 1...8, using: &random)).map { _ in solver.makeVariable() }
  }

  mutating func step() -> String? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4 where added.count < 24: addOne()
    case 4..<7 where !added.isEmpty:
      let index = Int.random(in: 0..<added.count, using: &random)
      solver.setConstant(Double(Int.random(in: -300...300, using: &random)), of: added[index])
    case 7..<9 where !added.isEmpty:
      solver.remove(added.remove(at: Int.random(in: 0..<added.count, using: &random)))
    default:
      var copy = self
      solver.batch { for _ in 0..<3 where copy.added.count < 24 { copy.addOne() } }
      self = copy
    }
    return fault()
  }

  private mutating func addOne() {
    var terms: [ConstraintSolver.Term] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let variable = variables.randomElement(using: &random),
        !terms.contains(where: { $0.variable == variable })
      else { continue }
      terms.append(.init(variable, [-2, -1, -0.5, 0.5, 1, 1, 3].randomElement(using: &random) ?? 1))
    }
    let relations: [ConstraintSolver.Relation] = [.equal, .atMost, .atLeast]
    let constraint = Constraint(
      terms, relations.randomElement(using: &random) ?? .equal, Double(Int.random(in: -300...300, using: &random)),
      priority: Self.priorities.randomElement(using: &random) ?? 1000)
    added.append(constraint)
    solver.add(constraint)
  }

  /// The sum of the errors of each level, highest first, computed from the values of the variables.
  private func errors(_ solver: ConstraintSolver) -> [Double] {
    Self.priorities.reversed().map { priority in
      added.filter { $0.priority == priority }.reduce(0) { sum, constraint in
        let value = constraint.terms.reduce(constraint.constant) { $0 + $1.factor * solver.value(of: $1.variable) }
        return switch constraint.relation {
        case .equal: sum + abs(value)
        case .atMost: sum + max(0, value)
        case .atLeast: sum + max(0, -value)
        }
      }
    }
  }

  private func fault() -> String? {
    let fresh = ConstraintSolver()
    for _ in variables { _ = fresh.makeVariable() }
    for old in added { fresh.add(Constraint(old.terms, old.relation, old.constant, priority: old.priority)) }
    let (ours, others) = (errors(solver), errors(fresh))
    for (level, (one, other)) in zip(ours, others).enumerated() where abs(one - other) > 1e-4 {
      return "level \(level): \(ours), a new solver has \(others)"
    }
    for (priority, error) in zip(Self.priorities.reversed(), ours) where abs(solver.error(at: priority) - error) > 1e-4
    {
      return "the error at \(priority) is \(error), and the solver says \(solver.error(at: priority))"
    }
    return nil
  }
}
