/// Saves the states of the views of a window, so that another run of the program begins with them.
@MainActor package protocol ViewStateStore: AnyObject {
  /// Called after a view with an identity (`UIView.restorationIdentifier`) has come onto the screen, each time.
  func didShow(_ view: UIView)
}
