import KeelInteraction
import KeelLayout
public import KeelScene

extension HeadlessFrontEnd {
  /// Gives a node a frame in the window, which is reported if the program asks about the node.
  ///
  /// Other nodes have the frame that the solver gives them (`LayoutSolver`, `FixedLayoutMetrics`) in a typical window
  /// with the size classes of the environment: 1024 by 768 points, or 390 by 844 in a compact horizontal size class. The
  /// content of a page, a sheet or a tab has the whole window; rows are below each other.
  public func place(_ id: NodeID, at frame: SceneRect) {
    frames[id] = frame
    hasGeometryToReport = true
    chooseWhatFits()
    revealVisibleRows()
  }

  /// Notes whether a patch has shown or changed nodes that the program asks about.
  func followGeometry(of patch: Patch) {
    func asks(_ subtree: Subtree) -> Bool {
      subtree.attributes.geometry != .none || subtree.children.contains(where: asks)
    }
    for operation in patch.operations {
      switch operation {
      case .root(let subtree):
        geometry.forget()
        frames.removeAll()
        hasGeometryToReport = asks(subtree)
      case .insert(let subtree, into: _, at: _): if asks(subtree) { hasGeometryToReport = true }
      case .attributes(_, let attributes): if attributes.geometry != .none { hasGeometryToReport = true }
      case .remove(let id, from: _): frames[id] = nil
      // Code of the program may place nodes elsewhere.
      case .update: if !(tree.arrangers.isEmpty && tree.guided.isEmpty) { hasGeometryToReport = true }
      case .move, .focus: break
      }
    }
  }

  /// Reports the frames of the nodes in sight that the program asks about, as often as the answers show others.
  func reportGeometry() {
    var isAnswer = false
    while hasGeometryToReport {
      hasGeometryToReport = false
      let layout = solvedLayout()
      let solved = layout.frames
      var placed: [NodeID: SceneRect] = [:]
      for element in SceneSurvey(self).elements
      where element.isInSight && element.node.attributes.geometry != .none {
        placed[element.id] = frames[element.id] ?? solved[element.id] ?? SceneRect()
      }
      guard let event = geometry.event(for: placed, insets: layout.insets, in: tree, isAnswer: isAnswer) else { return }
      send(event)
      isAnswer = true
    }
  }

  /// Chooses the children that fit, for nodes that show only one (`LayersElement.fitting`). The solver notes its choice
  /// in the tree, and the focus leaves what is not shown any longer. Costs nothing in a scene without such nodes.
  func chooseWhatFits() {
    guard !tree.choosers.isEmpty else { return }
    follower.willApply(to: tree, focused: keyboard)
    _ = solvedFrames()
    moveKeyboard(follower.didApply(to: tree), Patch(operations: []))
  }

  /// Returns the frames of all nodes in a typical window.
  func solvedFrames() -> [NodeID: SceneRect] { solvedLayout().frames }

  private func solvedLayout() -> HeadlessLayout {
    var placing = HeadlessLayout(tree, safeAreaInsets)
    guard let root = tree.root else { return placing }
    let size = environment.typicalWindowSize
    placing.given = frames.filter { tree.choosers.contains($0.key) }
    placing.place(root, in: SceneRect(width: size.width, height: size.height))
    return placing
  }
}

/// The frames of all nodes of a window: the solver's, and those of the containers that each front end has its own way to
/// draw, which are as simple as possible here.
@MainActor private struct HeadlessLayout {
  private(set) var frames: [NodeID: SceneRect] = [:]
  /// The insets of the safe area at the edges of nodes that have any.
  private(set) var insets: [NodeID: SceneInsets] = [:]
  /// The frames that tests give to nodes of which one child is chosen.
  var given: [NodeID: SceneRect] = [:]
  private let solver: LayoutSolver
  /// The insets of the content of each page.
  private let pageInsets: SceneInsets

  init(_ tree: SceneTree, _ pageInsets: SceneInsets) {
    solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    self.pageInsets = pageInsets
  }

  mutating func place(_ id: NodeID, in rect: SceneRect, _ area: SafeArea? = nil) {
    var found: [(id: NodeID, frame: SceneRect, insets: SceneInsets)] = []
    solver.place(id, in: rect, safeArea: area) { found.append(($0, $1, $2)) }
    for (id, frame, inset) in found {
      frames[id] = frame
      if inset != SceneInsets() { insets[id] = inset }
      if let frame = given.removeValue(forKey: id) { place(id, in: frame) }
      guard let node = solver.tree[id], !node.children.isEmpty, !node.element.placesChildren else { continue }
      placeChildren(of: node, in: frame)
    }
  }

  private mutating func placeChildren(of node: Node, in rect: SceneRect) {
    switch node.element {
    case .list, .section, .group, .disclosure, .row:
      var y = rect.y
      for child in node.children {
        let height = self.height(of: child, in: rect.width)
        place(child, in: SceneRect(x: rect.x, y: y, width: rect.width, height: height))
        y += height
      }
    case .screen where pageInsets != SceneInsets():
      let isRightToLeft = solver.tree.entry(of: node.id).map(solver.tree.isRightToLeft) ?? false
      let area = SafeArea(rect, insets: pageInsets, isRightToLeft: isRightToLeft)
      for child in node.children { place(child, in: area.rect, area) }
    default: for child in node.children { place(child, in: rect) }
    }
  }

  private func height(of id: NodeID, in width: Double) -> Double {
    guard let node = solver.tree[id] else { return 0 }
    switch node.element {
    case .section, .group, .disclosure, .row:
      return max(Self.leastRow, node.children.reduce(0) { $0 + height(of: $1, in: width) })
    default: return solver.size(of: id, in: LayoutProposal(width: width)).height
    }
  }

  /// The least height of a row in points.
  private static let leastRow = 44.0
}
