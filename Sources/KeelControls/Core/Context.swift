// Upper layers may set a context on a view or a controller for the objects inside it. The declarative layer sets its
// environment, so that views hosted at any depth have access to it. This layer only stores the context.

extension UIView {
  /// The context of the nearest view or controller that contains this view.
  package var contextAround: AnyObject? {
    var current = superview ?? embedder
    while let view = current {
      if let found = view.innerContext { return found }
      if let owner = view.owningController { return owner.contextForContent ?? owner.contextAround }
      current = view.superview ?? view.embedder
    }
    return embedderController.flatMap { $0.contextForContent ?? $0.contextAround }
  }

  /// The controller whose page shows the view, directly or through a cell or a bar.
  package var controllerAround: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let owner = view.owningController ?? view.embedderController { return owner }
      current = view.superview ?? view.embedder
    }
    return nil
  }

  /// Returns true if the view is another one or inside it, including views that are shown in it without being subviews.
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
  /// The context for the objects inside this controller.
  fileprivate var contextForContent: AnyObject? { innerContext ?? outerContext }

  /// The context of the nearest container of the controller: its view's superviews, its parent or its presenter.
  package var contextAround: AnyObject? {
    if let outerContext { return outerContext }
    if let found = viewIfLoaded?.contextAround { return found }
    guard let outer = parent ?? presentingOrigin ?? presenter else { return nil }
    return outer.contextForContent ?? outer.contextAround
  }
}

/// An observer that is notified when a controller other than its own appears or disappears.
@MainActor package protocol AppearanceFollower: AnyObject {
  func controllerDidAppear(_ isThere: Bool)
}

/// A weak reference to a follower.
package struct WeakAppearanceFollower { package weak var follower: (any AppearanceFollower)? }

extension UIViewController {
  /// Registers a follower, and notifies it immediately if the controller has appeared.
  package func follow(_ follower: any AppearanceFollower) {
    appearanceFollowers.removeAll { $0.follower == nil || $0.follower === follower }
    appearanceFollowers.append(WeakAppearanceFollower(follower: follower))
    if appearance == .appeared { follower.controllerDidAppear(true) }
  }

  package func unfollow(_ follower: any AppearanceFollower) {
    appearanceFollowers.removeAll { $0.follower == nil || $0.follower === follower }
  }
}
