// Upper layers may set a context on a view or a controller for those inside it: the declarative layer sets its
// environment, so that views hosted somewhere inside know it. This layer only carries it.

extension UIView {
  /// The context of the nearest view or controller around this view.
  package var contextAround: AnyObject? {
    var current = superview ?? embedder
    while let view = current {
      if let found = view.innerContext { return found }
      if let owner = view.owningController { return owner.contextForContent ?? owner.contextAround }
      current = view.superview ?? view.embedder
    }
    return embedderController.flatMap { $0.contextForContent ?? $0.contextAround }
  }

  /// The controller whose page shows the view, also through a cell or a bar.
  package var controllerAround: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let owner = view.owningController ?? view.embedderController { return owner }
      current = view.superview ?? view.embedder
    }
    return nil
  }

  /// Returns whether the view is inside of another one, or inside of something that is shown there.
  package func isShown(in view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview ?? candidate.embedder
    }
    return false
  }
}

extension UIViewController {
  /// The context for those in this controller.
  fileprivate var contextForContent: AnyObject? { innerContext ?? outerContext }

  /// The context of the nearest container of the controller: its view's superviews, its parent or its presenter.
  package var contextAround: AnyObject? {
    if let outerContext { return outerContext }
    if let found = viewIfLoaded?.contextAround { return found }
    guard let outer = parent ?? presentingOrigin ?? presenter else { return nil }
    return outer.contextForContent ?? outer.contextAround
  }
}

/// Is notified when a controller that is not its own appears and disappears.
@MainActor package protocol AppearanceFollower: AnyObject {
  func controllerDidAppear(_ isThere: Bool)
}

/// A weak reference to a follower.
package struct WeakAppearanceFollower { package weak var follower: (any AppearanceFollower)? }

extension UIViewController {
  /// Notifies the follower from now on, and at once if the controller has appeared.
  package func follow(_ follower: any AppearanceFollower) {
    appearanceFollowers.removeAll { $0.follower == nil || $0.follower === follower }
    appearanceFollowers.append(WeakAppearanceFollower(follower: follower))
    if appearance == .appeared { follower.controllerDidAppear(true) }
  }

  package func unfollow(_ follower: any AppearanceFollower) {
    appearanceFollowers.removeAll { $0.follower == nil || $0.follower === follower }
  }
}
