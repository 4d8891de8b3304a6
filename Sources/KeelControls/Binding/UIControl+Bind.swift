public import KeelModel

/// A protocol that lets `bind(_:to:for:)` use the control's own class in key paths.
@MainActor @preconcurrency public protocol UIControlProtocol: UIControl {}
extension UIControl: UIControlProtocol {}

extension UIControlProtocol {
  /// Keeps a property of the control and a binding equal: the property follows the binding, and the binding is
  /// written when the event is sent or the program sets the property.
  ///
  /// Changes by the program are observed for the value properties of the toolkit's controls, and for `isSelected`. For
  /// a property of a custom control, call `willChangeValue(for:)` in `willSet` and `didChangeValue(for:)` in `didSet`;
  /// otherwise it is read when the event is sent. A property has one binding at a time. Binding it again replaces the
  /// previous binding; `unbind(_:)` keeps the value of the property.
  @discardableResult
  public func bind<Value>(
    _ binding: UIBinding<Value>, to keyPath: ReferenceWritableKeyPath<Self, Value>, for event: UIControl.Event
  ) -> ObservationToken {
    bind(binding, to: keyPath, for: event) { control, value, _ in control[keyPath: keyPath] = value }
  }

  /// Keeps a property of the control and a binding equal. The closure sets the property, for example with animation.
  @discardableResult
  public func bind<Value>(
    _ binding: UIBinding<Value>, to keyPath: KeyPath<Self, Value>, for event: UIControl.Event,
    set: @escaping @MainActor (_ control: Self, _ value: Value, _ transaction: UITransaction) -> Void
  ) -> ObservationToken {
    bind(binding, to: keyPath, known: keyPath, for: event, set: set)
  }

  /// - Parameter key: The identity of the property for unbinding.
  func bind<Value>(
    _ binding: UIBinding<Value>, to keyPath: KeyPath<Self, Value>, known key: AnyKeyPath, for event: UIControl.Event,
    set: @escaping @MainActor (_ control: Self, _ value: Value, _ transaction: UITransaction) -> Void
  ) -> ObservationToken {
    // The previous binding must not receive the value of this one.
    observations.remove(key)
    let bond = Bond(self, keyPath, binding, set)
    let action = UIAction { _ in bond.eventWasSent() }
    let token = bond.follow()
    addAction(action, for: event)
    observations.replace(
      key, with: [token.cancel, { [weak self] in self?.removeAction(action, for: event) }],
      valueDidChange: { bond.valueWasSet() })
    return token
  }

  /// Ends the binding of the property, which keeps its value.
  public func unbind<Value>(_ keyPath: KeyPath<Self, Value>) {
    observations.remove(keyPath)
  }

  /// Announces that a property of a custom control is about to change.
  ///
  /// Does nothing: it exists for source code that calls both methods.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Announces that a property of a custom control has changed. The state that the property is bound to is updated.
  ///
  /// A property whose type is not `Equatable` is still read when the event is sent.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { boundValueDidChange() }
}

extension UISwitch {
  /// Creates a switch that shows and writes a binding.
  public convenience init(isOn: UIBinding<Bool>) {
    self.init()
    bind(isOn: isOn)
  }

  /// Keeps the switch and the binding equal.
  @discardableResult
  public func bind(isOn: UIBinding<Bool>) -> ObservationToken {
    bind(isOn, to: \.isOn, for: .valueChanged) { control, value, transaction in
      control.setOn(value, animated: transaction.animation != nil)
    }
  }
}
