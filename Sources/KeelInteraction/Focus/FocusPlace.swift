package import KeelScene

/// Where a node stands, so that what follows it is known when it has gone.
///
/// What follows is the next sibling that the keyboard can be on, else the one before, else what was around it (a row, of
/// whose content nothing is left), else the nearest beside that, up to its page: never the top of the page while there is
/// something nearer.
@MainActor package struct FocusPlace {
  private struct Step {
    var parent: NodeID
    /// The children of the parent, as they were.
    var children: [NodeID]
    var index: Int
  }
  package let node: NodeID
  /// From the node outward.
  private var steps: [Step] = []

  /// O(depth), plus the breadth of what is around it.
  package init?(of id: NodeID, in tree: SceneTree) {
    guard var entry = tree.entry(of: id) else { return nil }
    node = id
    while let parent = entry.parent, !entry.element.isPage {
      let children = parent.children
      guard let index = children.firstIndex(of: entry.id) else { break }
      steps.append(Step(parent: parent.id, children: children, index: index))
      entry = parent
    }
  }

  /// The node, if it is still there and can have the keyboard, else what follows it.
  package func resolved(in tree: SceneTree) -> NodeID? {
    if tree.contains(node), tree.isInReach(node) { return node }
    // What is inside of something that has gone has gone as well.
    guard let first = steps.firstIndex(where: { tree.contains($0.parent) }) else { return nil }
    for step in steps[first...] {
      if let found = follower(at: step, in: tree), tree.isInReach(found) { return found }
      if tree.stop(in: step.parent) == step.parent, tree.isInReach(step.parent) { return step.parent }
    }
    return nil
  }

  private func follower(at step: Step, in tree: SceneTree) -> NodeID? {
    func isThere(_ id: NodeID) -> Bool { tree.parent(of: id) == step.parent }
    let now = tree.entry(of: step.parent)?.children ?? []
    // Made anew at its place: the content of a row that stays.
    if now.count == step.children.count, !step.children.contains(now[step.index]),
      let found = tree.stop(in: now[step.index])
    {
      return found
    }
    for next in step.children[(step.index + 1)...] where isThere(next) {
      if let found = tree.stop(in: next) { return found }
    }
    for previous in step.children[..<step.index].reversed() where isThere(previous) {
      if let found = tree.stop(in: previous, isLast: true) { return found }
    }
    // Others have come in place of all of them: the one at the same place.
    guard !now.isEmpty, !step.children.contains(where: isThere) else { return nil }
    return tree.stop(in: now[min(step.index, now.count - 1)])
  }
}

extension Element {
  /// Whether it is a place of its own, to whose nodes the keyboard goes and stays.
  fileprivate var isPage: Bool {
    switch self {
    case .screen, .alert, .sheet, .window: true
    default: false
    }
  }
}
