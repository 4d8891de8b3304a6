extension UIControl {
  /// Calls a method of an object for these events. The object is not retained; without one, the method is called on the
  /// first object of the responder chain that has it.
  ///
  /// Adding a target twice calls its method twice, because methods cannot be compared.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addAction(TargetedAction(target: target, action: action), for: controlEvents)
  }

  /// Stops calling methods of an object for these events; those of all objects for `nil`.
  ///
  /// Methods cannot be compared: all methods of the object are removed, whatever `action` is.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for action in targetedActions where action.isFor(target) { removeAction(action, for: controlEvents) }
  }

  /// The objects whose methods the control calls.
  public var allTargets: [AnyObject] {
    targetedActions.compactMap(\.target).reduce(into: []) { targets, target in
      if !targets.contains(where: { $0 === target }) { targets.append(target) }
    }
  }

  /// Calls a method of an object with the control and an event.
  public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetedAction(target: target, action: action).perform(sender: self, event: event)
  }
}
