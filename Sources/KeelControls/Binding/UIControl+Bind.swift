public import KeelModel

/// Lets `bind(_:to:for:)` name the control's own class in key paths.
@MainActor @preconcurrency public protocol UIControlProtocol: UIControl {}
extension UIControl: UIControlProtocol {}

extension UIControlProtocol {
  /// Keeps a property of the control and a binding the same: the property follows the binding, and the binding is
  /// written when a person changes the control, which sends the event, and when the program sets the property.
  ///
  /// The program's own values are noticed for the properties that the toolkit's controls have a value in, and for
  /// `isSelected`. A property of your own control says so itself: call `willChangeValue(for:)` in its `willSet` and
  /// `didChangeValue(for:)` in its `didSet`. Else it is looked at when the event is sent. A property is bound to one
  /// thing at a time: binding it again replaces, `unbind(_:)` leaves it as it is.
  @discardableResult
  public func bind<Value>(
    _ binding: UIBinding<Value>, to keyPath: ReferenceWritableKeyPath<Self, Value>, for event: UIControl.Event
  ) -> ObservationToken {
    bind(binding, to: keyPath, for: event) { control, value, _ in control[keyPath: keyPath] = value }
  }

  /// The same, with a say in how the property is set: with animation, only if not being edited.
  @discardableResult
  public func bind<Value>(
    _ binding: UIBinding<Value>, to keyPath: KeyPath<Self, Value>, for event: UIControl.Event,
    set: @escaping @MainActor (_ control: Self, _ value: Value, _ transaction: UITransaction) -> Void
  ) -> ObservationToken {
    bind(binding, to: keyPath, known: keyPath, for: event, set: set)
  }

  /// - Parameter key: The property as those who unbind it call it.
  func bind<Value>(
    _ binding: UIBinding<Value>, to keyPath: KeyPath<Self, Value>, known key: AnyKeyPath, for event: UIControl.Event,
    set: @escaping @MainActor (_ control: Self, _ value: Value, _ transaction: UITransaction) -> Void
  ) -> ObservationToken {
    // The former binding is not to hear of this one's value.
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

  /// Ends what `bind` began for the property.
  public func unbind<Value>(_ keyPath: KeyPath<Self, Value>) {
    observations.remove(keyPath)
  }

  /// Announces that a property of a custom control is about to change. Does nothing: it exists for sources that call both methods.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Announces that a property of a custom control has changed. The state that the property is bound to is updated.
  ///
  /// A property whose type is not `Equatable` is still read when the event is sent.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { boundValueDidChange() }
}

extension UISwitch {
  /// A switch that shows and writes the binding.
  public convenience init(isOn: UIBinding<Bool>) {
    self.init()
    bind(isOn: isOn)
  }

  /// Keeps the switch and the binding the same.
  @discardableResult
  public func bind(isOn: UIBinding<Bool>) -> ObservationToken {
    bind(isOn, to: \.isOn, for: .valueChanged) { control, value, transaction in
      control.setOn(value, animated: transaction.animation != nil)
    }
  }
}

extension UITextField {
  /// A field that shows and writes the binding.
  public convenience init(text: UIBinding<String>) {
    self.init()
    bind(text: text)
  }

  /// Keeps the text and the binding the same. What the model makes of a typed text is shown.
  @discardableResult
  public func bind(text: UIBinding<String>) -> ObservationToken {
    bind(text, to: \.boundText, known: \UITextField.text, for: .editingChanged) { field, text, _ in field.text = text }
  }

  private var boundText: String { text ?? "" }

  /// Keeps "the focus is here" and a binding the same.
  @discardableResult
  public func bind(focus: UIBinding<Bool>) -> ObservationToken {
    bindFocus(isWanted: { focus.wrappedValue }) { isFocused in
      if focus.wrappedValue != isFocused { focus.wrappedValue = isFocused }
    }
  }

  /// Keeps "the focus is here" and "the binding has this value" the same. Losing the focus clears the binding, unless
  /// it names another field by then.
  @discardableResult
  public func bind<Value: Hashable>(focus: UIBinding<Value?>, equals value: Value) -> ObservationToken {
    bindFocus(isWanted: { focus.wrappedValue == value }) { isFocused in
      if isFocused {
        if focus.wrappedValue != value { focus.wrappedValue = value }
      } else if focus.wrappedValue == value {
        focus.wrappedValue = nil
      }
    }
  }

  /// Ends what `bind(focus:)` began.
  public func unbindFocus() { observations.remove("focus") }
  /// Ends what `bind(text:)` began; the text stays as it is.
  public func unbindText() { unbind(\UITextField.text) }

  private func bindFocus(
    isWanted: @escaping @MainActor () -> Bool, write: @escaping @MainActor (Bool) -> Void
  ) -> ObservationToken {
    let action = UIAction { [weak self] _ in
      if let self { write(isEditing) }
    }
    addAction(action, for: [.editingDidBegin, .editingDidEnd])
    let token = KeelModel.follow(isWanted) { [weak self] isWanted, _ in
      guard let self else { return }
      if isWanted, !self.isFirstResponder {
        // Where the focus cannot be taken now (disabled, not shown), it is taken as that changes.
        if !self.becomeFirstResponder() { self.wantsFocusOnAppearing = true }
      } else if !isWanted {
        self.resignFirstResponder()
      }
    }
    observations.replace(
      "focus",
      with: [token.cancel, { [weak self] in self?.removeAction(action, for: [.editingDidBegin, .editingDidEnd]) }])
    return token
  }
}
