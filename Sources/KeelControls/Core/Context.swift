// Layers above may leave something with a view or a controller for those in it to find: the declarative layer leaves its
// environment, so that views hosted somewhere inside know what surrounds them. This layer only carries it.

extension UIView {
  /// What was left nearest around the view.
  package var contextAround: AnyObject? {
    var current = superview ?? embedder
    while let view = current {
      if let found = view.innerContext { return found }
      if let owner = view.owningController { return owner.contextForContent ?? owner.contextAround }
      current = view.superview ?? view.embedder
    }
    return embedderController.flatMap { $0.contextForContent ?? $0.contextAround }
  }

  /// The controller whose page the view is on, also where a cell or a bar shows it.
  package var controllerAround: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let owner = view.owningController ?? view.embedderController { return owner }
      current = view.superview ?? view.embedder
    }
    return nil
  }

  /// Whether the view stands somewhere in that one, or in something that is shown there.
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
  /// What those in this controller find.
  fileprivate var contextForContent: AnyObject? { innerContext ?? outerContext }

  /// What was left nearest around the controller: by what its view stands in, its parent, or who presented it.
  package var contextAround: AnyObject? {
    if let outerContext { return outerContext }
    if let found = viewIfLoaded?.contextAround { return found }
    guard let outer = parent ?? presentingOrigin ?? presenter else { return nil }
    return outer.contextForContent ?? outer.contextAround
  }
}

/// Hears when a controller that is not its own comes and goes.
@MainActor package protocol AppearanceFollower: AnyObject {
  func controllerDidAppear(_ isThere: Bool)
}

/// A follower that may be gone.
package struct WeakAppearanceFollower { package weak var follower: (any AppearanceFollower)? }

extension UIViewController {
  /// Tells the follower from now on, and at once if the controller is there.
  package func follow(_ follower: any AppearanceFollower) {
    appearanceFollowers.removeAll { $0.follower == nil || $0.follower === follower }
    appearanceFollowers.append(WeakAppearanceFollower(follower: follower))
    if appearance == .appeared { follower.controllerDidAppear(true) }
  }

  package func unfollow(_ follower: any AppearanceFollower) {
    appearanceFollowers.removeAll { $0.follower == nil || $0.follower === follower }
  }
}
