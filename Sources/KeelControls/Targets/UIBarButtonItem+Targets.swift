extension UIBarButtonItem {
  /// Creates an item with a title that calls a method of an object, which is not retained.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title)
    self.style = style
    call(action, of: target)
  }

  /// Creates an item with an image that calls a method of an object, which is not retained.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image)
    self.style = style
    call(action, of: target)
  }

  /// Creates an item of a predefined kind that calls a method of an object, which is not retained.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(systemItem: systemItem)
    call(action, of: target)
  }

  /// The object whose method a press calls.
  public var target: AnyObject? {
    get { (primaryAction as? TargetedAction)?.target }
    set { call(action, of: newValue) }
  }

  /// The method that a press calls. A method that is set before the target is called on the responder chain.
  public var action: Selector? {
    get { (primaryAction as? TargetedAction)?.action }
    set { call(newValue, of: target) }
  }

  private func call(_ action: Selector?, of target: AnyObject?) {
    primaryAction = action.map { TargetedAction(target: target, action: $0) }
  }
}
