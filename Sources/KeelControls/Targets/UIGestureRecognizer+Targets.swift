extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method of an object at each change of the gesture. The object is not retained.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let action { addAction(TargetedAction(target: target, action: action)) }
  }

  /// Calls a method of an object at each change of the gesture. The object is not retained.
  public func addTarget(_ target: Any, action: Selector) {
    addAction(TargetedAction(target: target, action: action))
  }

  /// Stops calling methods of an object; those of all objects for `nil`. Methods cannot be compared: `action` only says
  /// what the program means.
  public func removeTarget(_ target: Any?, action: Selector?) {
    for action in targetedActions where action.isFor(target) { removeAction(action) }
  }
}
