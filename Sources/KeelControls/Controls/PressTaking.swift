/// An observer that receives the presses of a button before the button itself.
@MainActor package protocol PressTaking: AnyObject {
  /// Called when the button, or the view that it stands for, is pressed. Returns true if the button must not run its own
  /// actions for the press.
  func takesPress(of view: UIView) -> Bool
}
