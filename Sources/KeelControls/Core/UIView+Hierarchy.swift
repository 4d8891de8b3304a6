public import struct Foundation.CGRect

// Where a view is among others.

extension UIView {
  /// Replaces the views that this one shows or reads without being their superview. Returns true if they changed.
  func embed(_ views: [UIView], insteadOf old: [UIView]) -> Bool {
    guard !views.elementsEqual(old, by: ===) else { return false }
    for view in old where view.embedder === self { view.embedder = nil }
    for view in views {
      view.removeFromSuperview()
      view.embedder = self
    }
    return true
  }

  /// The window that contains the view, even while the view or one around it is hidden.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      guard let outer = current.superview ?? current.embedder else {
        return (current.owningController ?? current.embedderController)?.containingWindow
      }
      view = outer
    }
    return nil
  }

  /// The nearest controller whose view contains this one.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.superview ?? current.embedder
    }
    return nil
  }

  /// Returns true if the view is the given one or inside of it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Returns the view itself or the first descendant with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Requests that the view draws itself again. All of it is drawn.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}
