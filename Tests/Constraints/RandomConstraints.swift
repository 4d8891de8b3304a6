package import KeelLayout
package import Walks

/// Random constraints on a few variables, of several priorities.
package struct RandomConstraints {
  package var random: SeededRandom
  package let variables: [ConstraintSolver.Variable]
  package static let priorities = [1, 50, 250, 750, 999, 1000]

  /// Makes one to eight variables of a solver.
  package init(seed: UInt64, for solver: ConstraintSolver) {
    random = SeededRandom(seed: seed)
    variables = (0..<Int.random(in: 1...8, using: &random)).map { _ in solver.makeVariable() }
  }

  package mutating func next() -> ConstraintSolver.Constraint {
    var terms: [ConstraintSolver.Term] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let variable = variables.randomElement(using: &random),
        !terms.contains(where: { $0.variable == variable })
      else { continue }
      terms.append(.init(variable, [-2, -1, -0.5, 0.5, 1, 1, 3].randomElement(using: &random) ?? 1))
    }
    let relations: [ConstraintSolver.Relation] = [.equal, .atMost, .atLeast]
    return ConstraintSolver.Constraint(
      terms, relations.randomElement(using: &random) ?? .equal, Double(Int.random(in: -300...300, using: &random)),
      priority: Self.priorities.randomElement(using: &random) ?? 1000)
  }
}
