import KeelScene
import RandomScenes

@testable import KeelLayout

/// A solver whose tree is changed along a random walk, and whose frames are compared with those of a new one.
@MainActor struct SolverWalk {
  private var walk: SceneWalk
  private let solver = LayoutSolver(SceneTree(), metrics: FixedLayoutMetrics())
  /// The number of operations so far.
  private(set) var operationCount = 0

  init(seed: UInt64) {
    walk = SceneWalk(seed: seed)
    solver.tree.apply(Patch(operations: [.root(walk.first())]))
    _ = Self.facts(of: solver)
  }

  /// Applies a random patch. Returns the fault, with the smallest scene that has it; `nil` if the layouts are equal.
  mutating func step() -> String? {
    let before = solver.tree.root.flatMap(solver.tree.subtree)
    let patch = walk.patch(solver.tree)
    operationCount += patch.operations.count
    guard let difference = Self.difference(after: patch, solver), let before else { return nil }
    let small = WalkFault(tree: before, patch: patch).shrunk { tree, patch in
      let solver = LayoutSolver(SceneTree(), metrics: FixedLayoutMetrics())
      solver.tree.apply(Patch(operations: [.root(tree)]))
      _ = Self.facts(of: solver)
      return Self.difference(after: patch, solver) != nil
    }
    return difference + "\n\(small)"
  }

  private static func difference(after patch: Patch, _ solver: LayoutSolver) -> String? {
    solver.willApply(patch)
    solver.tree.apply(patch)
    guard let root = solver.tree.root.flatMap(solver.tree.subtree) else { return nil }
    let fresh = LayoutSolver(SceneTree(), metrics: FixedLayoutMetrics())
    fresh.tree.apply(Patch(operations: [.root(root)]))
    let (shown, wanted) = (facts(of: solver), facts(of: fresh))
    guard shown != wanted else { return nil }
    let place = zip(shown, wanted).prefix { $0 == $1 }.count
    return "kept: \(shown.dropFirst(place).first ?? "")\nfresh: \(wanted.dropFirst(place).first ?? "")"
  }

  /// Returns the frames of the contents of all pages, and what is inferred of each node, as lines.
  ///
  /// A child that is chosen by its size decides whether the nodes around it grow, as the second layout shows.
  private static func facts(of solver: LayoutSolver) -> [String] {
    if !solver.tree.choosers.isEmpty { _ = factsOnce(of: solver) }
    return factsOnce(of: solver)
  }

  private static func factsOnce(of solver: LayoutSolver) -> [String] {
    let tree = solver.tree
    var facts: [String] = []
    for node in tree.inReadingOrder() {
      guard let entry = tree.entry(of: node.id) else { continue }
      if case .screen = node.element, let content = tree.content(ofPage: node.id) {
        solver.place(content, in: SceneRect(width: 320, height: 400)) { id, rect in facts.append("\(id) \(rect)") }
      }
      facts.append("\(node.id) \(tree.growth(of: entry)) \(tree.rigidity(of: entry)) \(tree.textEdges(of: entry))")
    }
    return facts
  }
}
