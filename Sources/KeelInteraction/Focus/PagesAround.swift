package import KeelScene

/// The pages that contain a node. After a patch, they show whether a stack of pages or tabs in a pane displays another
/// page.
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

  /// Returns the page that has replaced one of these; `nil` if all of them are still shown, or if their container has
  /// been removed. O(depth).
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
