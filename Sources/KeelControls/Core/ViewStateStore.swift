/// Saves the states of the views of a window, so that another run of the program begins with them.
@MainActor package protocol ViewStateStore: AnyObject {
  /// Called after a view with an identity (`UIView.restorationIdentifier`) has come onto the screen, each time.
  func didShow(_ view: UIView)
}

extension UIView {
  /// The object that saves the state of the view. It exists as long as the view.
  package var stateSaver: AnyObject? {
    get { rare?.stateSaver }
    set { rareParts.stateSaver = newValue }
  }
}
