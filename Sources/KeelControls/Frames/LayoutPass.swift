import KeelModel
import KeelScene

/// Calls `layoutSubviews()`, and `viewDidLayoutSubviews()` of controllers, before views are described.
///
/// Only views take part whose class, or whose controller's class, overrides one of these methods. A layout is due when the
/// view is shown first, when its size or the frame of a subview has changed, and after `setNeedsLayout()`.
@MainActor final class LayoutPass: TurnPass {
  static let shared = LayoutPass()
  /// True if there is an object that overrides one of the methods.
  static var isUsed = false

  /// The view whose methods are being called.
  private(set) weak var current: UIView?

  private struct Due { weak var view: UIView? }
  private var due: [Due] = []

  private init() { Turn.shared.install(self, in: .description, atFront: true) }

  func add(_ view: UIView) {
    due.append(Due(view: view))
    Turn.shared.setNeedsRun(.description)
  }

  func run() {
    let views = due.compactMap(\.view)
    due = []
    layOut(views)
  }

  /// Lays out the views inside of one now.
  func run(in root: UIView) {
    let views = due.compactMap(\.view).filter { $0.isDescendant(of: root) }
    due.removeAll { due in views.contains { $0 === due.view } }
    layOut(views)
  }

  /// Superviews come before what is in them.
  private func layOut(_ views: [UIView]) {
    let ordered = views.map { (view: $0, depth: $0.depth) }.sorted { $0.depth < $1.depth }
    for (view, _) in ordered { view.layOutIfDue() }
  }

  /// Calls the methods of a view that lay out, again when a size that they read becomes another one.
  func follow(_ view: UIView, _ body: () -> Void) {
    let outer = current
    current = view
    defer { current = outer }
    body()
  }

  var namesOfPending: [String] { due.compactMap { $0.view?.layoutName } }
  var hasWork: Bool { !due.isEmpty }
}

extension UIView {
  fileprivate var depth: Int {
    var (depth, next) = (0, superview ?? embedder)
    while let view = next { (depth, next) = (depth + 1, view.superview ?? view.embedder) }
    return depth
  }

  private var laysOutSubviews: Bool {
    ViewClass.of(self).overridesLayout || owningController.map { ViewClass.of($0).overridesLayout } == true
  }

  /// Requests `layoutSubviews()` if something overrides it.
  func layoutIsDue() {
    guard LayoutPass.isUsed, laysOutSubviews, rare?.layout?.needsLayout != true else { return }
    layoutParts.needsLayout = true
    LayoutPass.shared.add(self)
  }

  /// Follows the size of a view that lays out its subviews, from the first time that it is described.
  func followLayout() {
    guard laysOutSubviews, rare?.layout?.isFollowed != true else { return }
    layoutParts.isFollowed = true
    layoutIsDue()
    // The island tells its members.
    guard rare?.layout?.island == nil else { return }
    observeGeometry(LayoutPass.shared, .size) { [weak self] _ in self?.layoutIsDue() }
  }

  fileprivate func layOutIfDue() {
    guard rare?.layout?.needsLayout == true else { return }
    rare?.layout?.needsLayout = false
    updateConstraintsIfNeeded()
    withoutTracking {
      LayoutPass.shared.follow(self) {
        owningController?.sizeWillChange()
        owningController?.viewWillLayoutSubviews()
        layoutSubviews()
        owningController?.viewDidLayoutSubviews()
      }
    }
    // A layout that adds views requests another one, which would add more: it would never end.
    rare?.layout?.needsLayout = false
  }

  /// Requests `layoutSubviews()` before the next patch.
  public func setNeedsLayout() {
    setNeedsDescription()
    layoutIsDue()
  }

  /// Requests `updateConstraints()` before the next patch.
  public func setNeedsUpdateConstraints() {
    layoutParts.needsConstraints = true
    layoutIsDue()
  }

  /// Calls `updateConstraints()` if that is due.
  public func updateConstraintsIfNeeded() {
    guard LayoutPass.isUsed, laysOutSubviews, layoutParts.needsConstraints else { return }
    layoutParts.needsConstraints = false
    withoutTracking { updateConstraints() }
  }

  /// Lays out the view and what is in it now, if that is due, so that frames can be read.
  ///
  /// In `UIView.animate`, front ends animate the changes of constraints that were made before.
  public func layoutIfNeeded() {
    LayoutPass.shared.run(in: self)
    guard UIView.hasLayout else { return }
    for case let island? in [rare?.layout?.island, rare?.layout?.ownIsland] { island.solveNow() }
    LayoutPass.shared.run(in: self)
    // The turn has the animation of the closure in which something requests it.
    if host != nil { Turn.shared.setNeedsRun(.description) }
  }
}
