import Testing
import Walks

@testable import KeelScene

/// After any changes, the patches lead to the same tree as a new description, with the fewest moves.
@MainActor @Suite struct SurfacePropertyTests {
  /// For odd seeds, containers are removed and inserted again as soon as they lose two children.
  @Test(arguments: 0..<UInt64(Walk.count(40))) func incrementalIsFresh(seed: UInt64) throws {
    let usual = Surface.manyChildren
    if !seed.isMultiple(of: 2) { Surface.manyChildren = 2 }
    defer { Surface.manyChildren = usual }
    var generator = SeededRandom(seed: seed)
    let source = TestSource()
    let shown = SceneTree()
    source.scatter(count: 40, using: &generator)
    shown.apply(source.patch())
    for step in 0..<Walk.length(150) {
      for _ in 0..<Int.random(in: 1...6, using: &generator) { source.changeSomething(using: &generator) }
      let before = Set(shown.inReadingOrder().map(\.id))
      source.resetCounts()
      let patch = source.patch()
      let fault = shown.apply(patch)
      #expect(fault == nil, "seed \(seed), step \(step)")
      #expect(shown.brokenInvariant() == nil, "seed \(seed), step \(step)")
      #expect(source.surface.takeFaults().isEmpty, "seed \(seed), step \(step)")
      try #require(shown.subtree(source.root) == source.fresh(), "seed \(seed), step \(step)")
      let after = Set(shown.inReadingOrder().map(\.id))
      #expect(Set(source.removed) == before.subtracting(after), "seed \(seed), step \(step)")
      #expect(source.removed.count == Set(source.removed).count)
    }
  }

  @Test func childrenInAnyOrderTakeTheFewestMoves() throws {
    var generator = SeededRandom(seed: 7)
    for _ in 0..<1_500 {
      let source = TestSource()
      let all = (0..<Int.random(in: 0...9, using: &generator)).map { source.make("row \($0)") }
      let old = all.filter { _ in Bool.random(using: &generator) }
      let new = all.filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
      source.nodes[source.root]?.children = old
      _ = source.patch()
      source.set(new, of: source.root)
      let patch = source.patch()
      #expect(source.surface.tree[source.root]?.children == new)
      let staying = new.compactMap { old.firstIndex(of: $0) }
      let moves = staying.count - bruteLongestRun(of: staying)
      let inserts = new.filter { !old.contains($0) }.count
      let removals = old.filter { !new.contains($0) }.count
      #expect(patch.operations.count == moves + inserts + removals, "\(old) to \(new)")
    }
  }

  @Test func theLongestRunIsOneAndAscends() {
    var generator = SeededRandom(seed: 11)
    for _ in 0..<500 {
      let values = Array(0..<Int.random(in: 0...10, using: &generator)).shuffled(using: &generator)
      let run = longestIncreasingRun(of: values)
      #expect(run.count == bruteLongestRun(of: values))
      #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] })
    }
  }

  /// The length of a longest ascending subsequence, by comparing all pairs.
  private func bruteLongestRun(of values: [Int]) -> Int {
    var best = [Int](repeating: 1, count: values.count)
    for index in values.indices {
      for earlier in 0..<index where values[earlier] < values[index] {
        best[index] = max(best[index], best[earlier] + 1)
      }
    }
    return best.max() ?? 0
  }
}

extension TestSource {
  fileprivate func scatter(count: Int, using generator: inout SeededRandom) {
    for index in 0..<count { attach(make("\(index)", isStack: true), using: &generator) }
  }

  /// The nodes reachable from the root, sorted, so that a random choice is the same in each run.
  private var present: [NodeID] {
    var found: [NodeID] = []
    func walk(_ id: NodeID) {
      found.append(id)
      nodes[id]?.children.forEach(walk)
    }
    walk(root)
    return found
  }

  private func attach(_ id: NodeID, using generator: inout SeededRandom) {
    var inside: Set<NodeID> = []
    func walk(_ id: NodeID) {
      inside.insert(id)
      nodes[id]?.children.forEach(walk)
    }
    walk(id)
    let places = present.filter { !inside.contains($0) }
    guard let parent = places.randomElement(using: &generator) else { return }
    var children = nodes[parent]?.children ?? []
    children.insert(id, at: Int.random(in: 0...children.count, using: &generator))
    set(children, of: parent)
  }

  private func detach(_ id: NodeID) {
    for (parent, node) in nodes where node.children.contains(id) {
      set(node.children.filter { $0 != id }, of: parent)
    }
  }

  /// Makes one random change: a new text, new attributes, an insertion, a removal, a move, a new order, or the return
  /// of a removed node.
  fileprivate func changeSomething(using generator: inout SeededRandom) {
    let here = present
    guard let id = here.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: set(.stack(StackElement(spacing: Double.random(in: 0...1, using: &generator).rounded())), of: id)
    case 1:
      nodes[id]?.attributes.isEnabled.toggle()
      surface.setNeedsDescription(id)
    case 2: attach(make("new", isStack: true), using: &generator)
    case 3 where id != root: detach(id)
    case 4, 5:
      guard id != root else { return }
      detach(id)
      attach(id, using: &generator)
    case 6: set((nodes[id]?.children ?? []).shuffled(using: &generator), of: id)
    default:
      // A removed node returns with its content.
      let shown = Set(here)
      let parents = Dictionary(grouping: nodes.values.flatMap(\.children), by: { $0 })
      let lost = nodes.keys.filter { !shown.contains($0) && parents[$0] == nil }.sorted()
      if let back = lost.randomElement(using: &generator) { attach(back, using: &generator) }
    }
  }
}
