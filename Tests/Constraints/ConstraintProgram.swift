import KeelLayout
import Walks

/// Prints random systems of constraints with the values that the solver gives their variables, a line for each in JSON:
/// `constraint-fixture COUNT`. `linear.py` compares them.
package enum ConstraintProgram {
  package static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100
    for seed in Walk.seeds(count) { print(system(seed)) }
  }

  private static func system(_ seed: UInt64) -> String {
    let solver = ConstraintSolver()
    var random = RandomConstraints(seed: seed, for: solver)
    let constraints = (0..<Int.random(in: 1...24, using: &random.random)).map { _ in random.next() }
    for constraint in constraints { solver.add(constraint) }
    let places = Dictionary(uniqueKeysWithValues: zip(random.variables, random.variables.indices))
    let texts = constraints.map { constraint in
      let terms = constraint.terms.compactMap { term in places[term.variable].map { "[\($0),\(term.factor)]" } }
      return """
        {"terms":[\(terms.joined(separator: ","))],"relation":"\(constraint.relation)","constant":\(constraint.constant),\
        "priority":\(constraint.priority)}
        """
    }
    let values = random.variables.map { "\(solver.value(of: $0))" }.joined(separator: ",")
    return "{\"seed\":\(seed),\"values\":[\(values)],\"constraints\":[\(texts.joined(separator: ","))]}"
  }
}
