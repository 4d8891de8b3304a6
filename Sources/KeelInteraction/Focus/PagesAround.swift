package import KeelScene

/// The pages around a node, by which a front end sees that a stack of pages or tabs beside other panes shows another page
/// than before.
@MainActor package struct PagesAround {
  private struct Step {
    /// A stack of pages, or tabs.
    let container: NodeID
    /// The child of it that contains the node.
    let page: NodeID
  }
  /// From the node outward.
  private var steps: [Step] = []
  /// The innermost page that contains the node; `nil` if no stack and no tabs do.
  package let innermost: NodeID?

  /// Creates the pages around a node; none if the tree does not contain it. O(depth).
  package init(_ id: NodeID, in tree: SceneTree) {
    var next = tree.entry(of: id)
    while let entry = next, let parent = entry.parent {
      switch parent.element {
      case .navigation, .tabs: steps.append(Step(container: parent.id, page: entry.id))
      default: break
      }
      next = parent
    }
    innermost = steps.first.flatMap { tree.entry(of: $0.page) }.map { tree.innermostPage(from: $0).id }
  }

  /// Returns the page that is now shown in the place of one of these; `nil` if each is still shown, or has gone with
  /// what contained it. O(depth).
  package func pageShownInstead(in tree: SceneTree) -> NodeID? {
    for step in steps.reversed() {
      guard let container = tree.entry(of: step.container), let shown = tree.pageShown(in: container) else {
        return nil
      }
      if shown.id != step.page { return tree.innermostPage(from: shown).id }
    }
    return nil
  }
}
