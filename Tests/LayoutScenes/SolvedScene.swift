import KeelControls
import KeelLayout
public import KeelScene
import KeelTesting

/// A scene as its nodes, and the frames that the solver gives them.
@MainActor public final class SolvedScene {
  /// The lengths of the bars of the page.
  private var insets = SceneInsets()
  /// The window with the scene.
  public let subtree: Subtree
  private let tree = SceneTree()
  private let solver: LayoutSolver

  /// Describes the scene in a window.
  public convenience init?(_ scene: LayoutScene, isRightToLeft: Bool = false) {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: scene.makePage())
    window.show(on: frontEnd)
    defer { window.close() }
    guard var subtree = frontEnd.tree.root.flatMap(frontEnd.tree.subtree) else { return nil }
    if isRightToLeft { subtree.attributes.layoutDirection = .rightToLeft }
    self.init(window: subtree)
    insets = scene.insets
  }

  /// Takes a window that has been described.
  public init(window: Subtree) {
    subtree = window
    tree.apply(Patch(operations: [.root(subtree)]))
    solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
  }

  /// Returns true if no node extends beyond its parent, except nodes moved by an offset.
  public func fits(width: Double, height: Double) -> Bool {
    var rects: [NodeID: SceneRect] = [:]
    place(width: width, height: height, insets) { rects[$0] = $1 }
    return rects.allSatisfy { id, rect in
      guard let parent = tree.parent(of: id), let around = rects[parent] else { return true }
      if tree.element(of: id)?.isSpacer == true { return true }
      if case .box(let box)? = tree.element(of: parent), case .offset = box.placement { return true }
      return rect.width >= 10 && rect.height >= 10 && rect.x >= around.x - 0.01 && rect.y >= around.y - 0.01
        && rect.x + rect.width <= around.x + around.width + 0.01
        && rect.y + rect.height <= around.y + around.height + 0.01
    }
  }

  /// Returns the frames of the named nodes of the page's content, in a window of a size in points.
  ///
  /// - Parameter bars: The lengths of the bars of the page; `nil` for those of the scene.
  public func frames(width: Double, height: Double, bars: SceneInsets? = nil) -> [String: SceneRect] {
    var found: [String: SceneRect] = [:]
    place(width: width, height: height, bars ?? insets) { id, rect in
      if let name = tree.attributes(of: id)?.accessibility.identifier, !name.isEmpty { found[name] = rect }
    }
    return found
  }

  private func place(
    width: Double, height: Double, _ insets: SceneInsets, visit: (NodeID, SceneRect) -> Void
  ) {
    let page = tree.inReadingOrder().first { if case .screen = $0.element { true } else { false } }
    guard let content = page?.children.last(where: { if case .bar? = tree.element(of: $0) { false } else { true } })
    else { return }
    let area = SafeArea(SceneRect(width: width, height: height), insets: insets)
    solver.place(content, in: area.rect, safeArea: area) { id, rect, _ in visit(id, rect) }
  }
}
