import KeelLayout
import KeelScene
import LayoutScenes
import Testing
import Walks

@MainActor @Suite struct RandomLayoutTests {
  private func frames(_ solver: LayoutSolver, _ id: NodeID, _ width: Double, _ height: Double) -> [String: SceneRect] {
    var found: [String: SceneRect] = [:]
    solver.place(id, in: SceneRect(width: width, height: height)) { id, rect in
      let name = solver.tree.attributes(of: id)?.accessibility.identifier ?? ""
      if !name.isEmpty { found[name] = rect }
    }
    return found
  }

  private func differ(_ one: [String: SceneRect], _ other: [String: SceneRect]) -> [String] {
    one.keys.filter { name in
      guard let a = one[name], let b = other[name] else { return true }
      return ![a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 0.001 }
    }.map { "\($0): \(one[$0].map { "\($0)" } ?? "") and \(other[$0].map { "\($0)" } ?? "nothing")" }
  }

  @Test(arguments: 0..<UInt64(Walk.count(300))) func theSolverEqualsThePlainRules(seed: UInt64) throws {
    var random = RandomScene(seed: seed)
    let window = random.makeWindow()
    let content = window.children[0].children[0]
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(window)]))
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    for (width, height) in [(320.0, 600.0), (700.0, 300.0)] {
      let solved = frames(solver, content.id, width, height)
      let plain = NaiveLayout().frames(
        content, SceneRect(width: width, height: height), LayoutProposal(width: width, height: height))
      #expect(solved.count == plain.count)
      #expect(differ(solved, plain) == [], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(Walk.count(60))) func whatIsRememberedEqualsWhatIsFresh(seed: UInt64) throws {
    var random = RandomScene(seed: seed &+ 1000)
    let window = random.makeWindow()
    let content = window.children[0].children[0].id
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(window)]))
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    for step in 0..<12 {
      _ = frames(solver, content, 320, 600)
      let nodes = tree.inReadingOrder(from: content).dropFirst()
      guard let victim = nodes.dropFirst(random.next(nodes.count)).first, let parent = tree.parent(of: victim.id),
        let index = tree[parent]?.children.firstIndex(of: victim.id)
      else { return }
      // Another tree takes the place of one in the page.
      let new = random.tree(2)
      let patch = Patch(operations: [.remove(victim.id, from: parent), .insert(new, into: parent, at: index)])
      solver.willApply(patch)
      tree.apply(patch)
      let fresh = SceneTree()
      let whole = try #require(tree.root.flatMap(tree.subtree))
      fresh.apply(Patch(operations: [.root(whole)]))
      let kept = frames(solver, content, 320, 600)
      let again = frames(LayoutSolver(fresh, metrics: FixedLayoutMetrics()), content, 320, 600)
      #expect(differ(again, kept) == [], "seed \(seed), step \(step)")
      for node in tree.inReadingOrder() {
        #expect(tree.growth(of: node.id) == fresh.growth(of: node.id), "seed \(seed), step \(step)")
        let edges = [tree, fresh].map { tree in tree.entry(of: node.id).map(tree.textEdges) }
        #expect(edges[0] == edges[1], "seed \(seed), step \(step)")
      }
    }
  }

  @Test func oneChangedBoxMeasuresItsAncestorsOnly() throws {
    let boxes = (0..<100).map { _ in
      Subtree(
        id: NodeID.next(), element: .stack(StackElement(axis: .horizontal)),
        children: (0..<10).map { _ in
          Subtree(id: NodeID.next(), element: .box(BoxElement(frame: SceneFrame(width: 10, height: 10))))
        })
    }
    let root = Subtree(id: NodeID.next(), element: .stack(StackElement()), children: boxes)
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(root)]))
    let solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    _ = frames(solver, root.id, 800, 2000)
    let all = solver.computedCount
    #expect(all > 1000)
    let changed = boxes[40].children[3].id
    let patch = Patch(operations: [.update(changed, .box(BoxElement(frame: SceneFrame(width: 30, height: 20))))])
    solver.willApply(patch)
    tree.apply(patch)
    _ = frames(solver, root.id, 800, 2000)
    // The box, its row with what it asks its children, and the column.
    #expect(solver.computedCount - all < 20, "\(solver.computedCount - all)")
  }
}
