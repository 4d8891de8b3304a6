import KeelLayout
import KeelScene

/// The children of an island with the sizes that a front end has reported; estimates for those that it has not.
@MainActor final class EstimatedChildren: ArrangedChildren {
  private let views: [UIView]
  let generation = 0
  let isRightToLeft: Bool

  init(of island: Island) {
    views = island.nodes
    isRightToLeft = island.root?.isRightToLeft ?? false
  }

  var count: Int { views.count }

  func size(of index: Int, in proposal: LayoutProposal) -> SceneSize {
    guard views.indices.contains(index) else { return SceneSize() }
    guard let ideal = views[index].rare?.layout?.ideal else { return views[index].estimatedSize(in: proposal) }
    guard let width = proposal.width, width < ideal.width, width > 0 else { return ideal }
    return SceneSize(width: width, height: ideal.height * (ideal.width / width).rounded(.up))
  }

  func priority(of index: Int) -> Double { 0 }
  func isSpacer(_ index: Int) -> Bool { false }
  func guide(_ key: GuideKey, of index: Int, _ size: SceneSize, _ proposal: LayoutProposal) -> Double? { nil }
}

extension UIView {
  /// Returns an estimate of the size that the view has in a room, with letters of 8 by 16 points.
  func estimatedSize(in proposal: LayoutProposal) -> SceneSize {
    let wasEstimating = Island.isEstimating
    Island.isEstimating = true
    defer { Island.isEstimating = wasEstimating }
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(subtreeNow)]))
    return LayoutSolver(tree, metrics: FixedLayoutMetrics()).size(of: nodeID, in: proposal)
  }
}

extension SceneNode {
  /// The node and everything in it as they are described now.
  fileprivate var subtreeNow: Subtree {
    let description = describeWithGrounds()
    return Subtree(
      id: nodeID, element: description.element, attributes: description.attributes,
      children: description.children.map(\.subtreeNow))
  }
}
