import KeelModel

/// Reports active constraints that no layout can hold, once their views are in one window.
@MainActor final class ConstraintCheck: TurnPass {
  static let shared = ConstraintCheck()
  private struct Pending { weak var constraint: NSLayoutConstraint? }
  private var pending: [Pending] = []

  private init() { Turn.shared.install(self, in: .lifecycle) }

  func add(_ constraint: NSLayoutConstraint) {
    pending.append(Pending(constraint: constraint))
    Turn.shared.setNeedsRun(.lifecycle)
  }

  func run() {
    let checked = pending
    // Those of views that are in no window wait for another run.
    pending = checked.filter { $0.constraint?.isInWindow == false }
    for constraint in checked.compactMap(\.constraint) where constraint.isLost { ConstraintReport.unplaced(constraint) }
  }

  var namesOfPending: [String] { [] }
  var hasWork: Bool { false }
}

extension NSLayoutConstraint {
  /// True if the views are shown, or nothing can be said of the constraint any longer.
  fileprivate var isInWindow: Bool {
    !isActive || !hasSecond || views.count < 2
      || views.allSatisfy { $0.host != nil || $0.rare?.layout?.island?.root?.host != nil }
  }

  /// True if both views are in one window, but not in one island.
  var isLost: Bool {
    let views = views
    guard isActive, isInWindow, hasSecond, views.count > 1, let window = views[0].window, views[1].window === window
    else { return false }
    if islands.contains(where: { $0.holds(self) }) { return false }
    // A list or a region that fills its superview needs no equations.
    return !views.contains { view in
      views.contains { $0.superview === view } && Island.mayHold(view) && !(view is UIScrollView)
    }
  }
}

extension Island {
  /// True if both items of the constraint are placed by this island.
  func holds(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.views.allSatisfy { view in view === root || view.rare?.layout?.island === self || isCell(view) }
  }

  private func isCell(_ view: UIView) -> Bool { (view as? UICollectionViewCell)?.contentView === root }
}
