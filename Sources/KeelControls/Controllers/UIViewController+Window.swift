extension UIViewController {
  /// The window that contains this controller, visible or not.
  package var containingWindow: UIWindow? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let window = current.rootWindow { return window }
      candidate = current.parent ?? current.presenter
    }
    return nil
  }
}
