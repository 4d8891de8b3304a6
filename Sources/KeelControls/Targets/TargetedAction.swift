/// An action that calls a method of an object, which it does not retain.
@MainActor final class TargetedAction: UIAction {
  private(set) weak var target: AnyObject?
  /// True if the action was made for an object, which may have gone since.
  private let hasTarget: Bool
  let action: Selector

  /// Creates an action. Without a target, the method is called on the first object of the responder chain that has it.
  init(target: Any?, action: Selector) {
    let object = target.map { $0 as AnyObject }
    self.target = object
    hasTarget = object != nil
    self.action = action
    super.init { _ in }
  }

  override package func perform(sender: AnyObject?) { perform(sender: sender, event: UIEvent.current) }

  /// Calls the method, if its object still exists.
  func perform(sender: AnyObject?, event: UIEvent?) {
    let first = (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view
    guard let receiver = hasTarget ? target : action.receiver(from: first) else { return }
    action.perform(on: receiver, sender: sender, event: event ?? UIEvent())
  }

  /// Returns true if the action was made for this target; `nil` for any.
  func isFor(_ target: Any?) -> Bool { target.map { self.target === $0 as AnyObject } ?? true }
}
