import ConstraintSystems
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
  private let solver: ConstraintSolver
  private var random: RandomConstraints
  private var added: [Constraint] = []

  init(seed: UInt64) {
    solver = ConstraintSolver()
    random = RandomConstraints(seed: seed, for: solver)
  }

  mutating func step() -> String? {
    switch Int.random(in: 0..<10, using: &random.random) {
    case 0..<4 where added.count < 24: addOne()
    case 4..<7 where !added.isEmpty:
      let index = Int.random(in: 0..<added.count, using: &random.random)
      solver.setConstant(Double(Int.random(in: -300...300, using: &random.random)), of: added[index])
    case 7..<9 where !added.isEmpty:
      solver.remove(added.remove(at: Int.random(in: 0..<added.count, using: &random.random)))
    default:
      var copy = self
      solver.batch { for _ in 0..<3 where copy.added.count < 24 { copy.addOne() } }
      self = copy
    }
    return fault()
  }

  private mutating func addOne() {
    let constraint = random.next()
    added.append(constraint)
    solver.add(constraint)
  }

  /// The sum of the errors of each level, highest first, computed from the values of the variables.
  private func errors(_ solver: ConstraintSolver) -> [Double] {
    RandomConstraints.priorities.reversed().map { priority in
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
    for _ in random.variables { _ = fresh.makeVariable() }
    for old in added { fresh.add(Constraint(old.terms, old.relation, old.constant, priority: old.priority)) }
    let (ours, others) = (errors(solver), errors(fresh))
    for (level, (one, other)) in zip(ours, others).enumerated() where abs(one - other) > 1e-4 {
      return "level \(level): \(ours), a new solver has \(others)"
    }
    for (priority, error) in zip(RandomConstraints.priorities.reversed(), ours)
    where abs(solver.error(at: priority) - error) > 1e-4 {
      return "the error at \(priority) is \(error), and the solver says \(solver.error(at: priority))"
    }
    return nil
  }
}
