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
  /// The page, whose constraints and frames are solved as long as it exists.
  private var page: UIViewController?
  private var isMirrored = true

  /// The scenes of the list, each described once for all tests of a process.
  public static let list: [(scene: LayoutScene, solved: SolvedScene)] = LayoutScene.all.compactMap { scene in
    SolvedScene(scene).map { (scene, $0) }
  }

  /// Describes the scene in a window.
  public convenience init?(_ scene: LayoutScene) {
    let frontEnd = HeadlessFrontEnd()
    let page = scene.makePage()
    let window = UIWindow(rootViewController: page)
    window.show(on: frontEnd)
    defer { window.close() }
    guard let subtree = frontEnd.tree.root.flatMap(frontEnd.tree.subtree) else { return nil }
    self.init(window: subtree)
    self.page = page
    isMirrored = scene.isMirrored
    insets = scene.insets
  }

  /// True if a part of the scene has a direction of its own.
  public var setsDirections: Bool {
    !isMirrored || tree.inReadingOrder().contains { $0.attributes.layoutDirection != nil }
  }

  /// Returns the same scene from right to left.
  public func mirrored() -> SolvedScene {
    var window = subtree
    window.attributes.layoutDirection = .rightToLeft
    let scene = SolvedScene(window: window)
    scene.insets = insets
    scene.page = page
    scene.isMirrored = isMirrored
    return scene
  }

  /// Takes a window that has been described.
  public init(window: Subtree) {
    subtree = window
    tree.apply(Patch(operations: [.root(subtree)]))
    solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
  }

  /// Returns true if no node extends beyond its parent, except nodes moved by an offset, and no node is larger than its
  /// proposal.
  public func fits(width: Double, height: Double) -> Bool {
    guard let content else { return false }
    let rect = SceneRect(width: width, height: height)
    return fits(content, in: rect, LayoutProposal(rect.size))
  }

  private func fits(_ id: NodeID, in around: SceneRect, _ proposal: LayoutProposal) -> Bool {
    guard let entry = tree.entry(of: id) else { return true }
    var isMoved = false
    if case .box(let box) = entry.element, case .offset = box.placement { isMoved = true }
    var fits = true
    solver.forEachChild(of: entry, in: around, proposal) { child, rect, proposal in
      let element = tree.element(of: child)
      if element?.isSpacer == true { return }
      // Letters are small.
      if case .label? = element { return }
      if element != .separator {
        if rect.width < 10 || rect.height < 10 { fits = false }
        if let width = proposal.width, rect.width > width + 0.01 { fits = false }
        if let height = proposal.height, rect.height > height + 0.01 { fits = false }
      }
      let isInside =
        rect.x >= around.x - 0.01 && rect.y >= around.y - 0.01
        && rect.x + rect.width <= around.x + around.width + 0.01
        && rect.y + rect.height <= around.y + around.height + 0.01
      if !isMoved && !isInside || !self.fits(child, in: rect, proposal) { fits = false }
    }
    return fits
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

  /// The content of the page.
  private var content: NodeID? {
    let page = tree.inReadingOrder().first { if case .screen = $0.element { true } else { false } }
    return page?.children.last { if case .bar? = tree.element(of: $0) { false } else { true } }
  }

  private func place(
    width: Double, height: Double, _ insets: SceneInsets, visit: (NodeID, SceneRect) -> Void
  ) {
    guard let content else { return }
    let area = SafeArea(SceneRect(width: width, height: height), insets: insets)
    solver.place(content, in: area.rect, safeArea: area) { id, rect, _ in visit(id, rect) }
  }
}
