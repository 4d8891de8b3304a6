import KeelControls
public import KeelLayout
public import KeelScene
import KeelTesting

/// A scene as its nodes, and the frames that the solver gives them.
@MainActor public final class SolvedScene {
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
  }

  /// Takes a window that has been described.
  public init(window: Subtree) {
    subtree = window
    tree.apply(Patch(operations: [.root(subtree)]))
    solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
  }

  /// Returns true if every named node has some room, inside of the window.
  public func fits(width: Double, height: Double) -> Bool {
    frames(width: width, height: height).values.allSatisfy {
      $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= width && $0.y + $0.height <= height && $0.width >= 10
        && $0.height >= 10
    }
  }

  /// Returns the frames of the named nodes of the page's content, in a window of a size in points.
  public func frames(width: Double, height: Double) -> [String: LayoutRect] {
    var found: [String: LayoutRect] = [:]
    let page = tree.inReadingOrder().first { if case .screen = $0.element { true } else { false } }
    guard let content = page?.children.last else { return [:] }
    solver.place(content, in: LayoutRect(width: width, height: height)) { id, rect in
      if let name = tree.attributes(of: id)?.accessibility.identifier, !name.isEmpty { found[name] = rect }
    }
    return found
  }
}
