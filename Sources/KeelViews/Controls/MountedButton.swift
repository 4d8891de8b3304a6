import KeelControls

/// Hears of the presses of a button.
@MainActor protocol PressListener: AnyObject {
  func wasPressed()
}

/// A button that tells its mount of presses: lists have several buttons a row, and an action for each would take more
/// room than the button.
final class MountedButton: UIButton {
  weak var listener: (any PressListener)?

  override func sendActions(for events: UIControl.Event) {
    super.sendActions(for: events)
    if events.contains(.primaryActionTriggered) { listener?.wasPressed() }
  }
}
