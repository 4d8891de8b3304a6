package import KeelScene

/// The place of a node, which determines its successor after its removal.
///
/// The successor is the next sibling that can have the focus, otherwise the previous one, otherwise the container (such
/// as a row without remaining content), otherwise the nearest node beside that, up to the page. It is never the top of
/// the page while a nearer node exists.
@MainActor package struct FocusPlace {
  private struct Step {
    var parent: NodeID
    /// The children of the parent at that time.
    var children: [NodeID]
    var index: Int
  }
  package let node: NodeID
  /// The steps from the node outward.
  private var steps: [Step] = []

  /// Creates the place of a node. O(depth), plus the number of siblings on each level.
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

  /// Returns the node if it still exists and can have the focus, otherwise its successor; `nil` if there is none.
  package func resolved(in tree: SceneTree) -> NodeID? {
    if tree.contains(node), tree.isInReach(node) { return node }
    // The descendants of a removed node are removed as well.
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
    // A new node has replaced it at its index, such as the content of a row that stays.
    if now.count == step.children.count, !step.children.contains(now[step.index]),
      let found = tree.successor(in: now[step.index])
    {
      return found
    }
    for next in step.children[(step.index + 1)...] where isThere(next) {
      if let found = tree.successor(in: next) { return found }
    }
    for previous in step.children[..<step.index].reversed() where isThere(previous) {
      if let found = tree.successor(in: previous, isLast: true) { return found }
    }
    // All siblings have been replaced: the new one at the same index follows.
    guard !now.isEmpty, !step.children.contains(where: isThere) else { return nil }
    return tree.successor(in: now[min(step.index, now.count - 1)])
  }
}

extension SceneTree {
  /// Returns the node that receives the focus in a sibling of a removed node: the first Tab stop. A row without a Tab stop
  /// receives it if it has a menu, because arrow keys reach such a row.
  fileprivate func successor(in id: NodeID, isLast: Bool = false) -> NodeID? {
    if let stop = stop(in: id, isLast: isLast) { return stop }
    guard case .row? = element(of: id), isEnabled(id), nodeWithActions(from: id) == id else { return nil }
    return id
  }
}

extension Element {
  /// True for pages and modals, in which the focus stays.
  fileprivate var isPage: Bool {
    switch self {
    case .screen, .alert, .sheet, .window: true
    default: false
    }
  }
}
