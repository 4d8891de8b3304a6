public import KeelModel

/// Lets `bind(_:to:for:)` name the control's own class in key paths.
@MainActor @preconcurrency public protocol UIControlProtocol: UIControl {}
extension UIControl: UIControlProtocol {}

extension UIControlProtocol {
  /// Keeps a property of the control and a binding the same: the property follows the binding, and the binding is
  /// written when the control sends the event.
  ///
  /// A property is bound to one thing at a time: binding it again replaces, `unbind(_:)` leaves it as it is.
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
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      if !isSame(binding.wrappedValue, value) { binding.wrappedValue = value }
      // The model may have refused or made something else of it.
      let kept = binding.wrappedValue
      if !isSame(value, kept), isComparable(kept) { set(self, kept, .current) }
    }
    addAction(action, for: event)
    let token = KeelModel.observe { [weak self] (transaction: UITransaction) in
      let value = binding.wrappedValue
      guard let self, !isSame(self[keyPath: keyPath], value) else { return }
      set(self, value, transaction)
    }
    observations.replace(
      keyPath,
      with: [token.cancel, { [weak self] in self?.removeAction(action, for: event) }])
    return token
  }

  /// Ends what `bind(_:to:for:)` began for the property.
  public func unbind<Value>(_ keyPath: KeyPath<Self, Value>) {
    observations.remove(keyPath)
  }
}

/// Whether two values are known to be equal. Values that cannot be compared are not.
@MainActor private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  func compare<Known: Equatable>(_ left: Known) -> Bool { (right as? Known) == left }
  return compare(left)
}

@MainActor private func isComparable<Value>(_ value: Value) -> Bool { value is any Equatable }

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
    bind(text, to: \.boundText, for: .editingChanged)
  }

  private var boundText: String {
    get { text ?? "" }
    set { text = newValue }
  }

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
  public func unbindText() { unbind(\.boundText) }

  private func bindFocus(
    isWanted: @escaping @MainActor () -> Bool, write: @escaping @MainActor (Bool) -> Void
  ) -> ObservationToken {
    let action = UIAction { [weak self] _ in
      if let self { write(isEditing) }
    }
    addAction(action, for: [.editingDidBegin, .editingDidEnd])
    let token = KeelModel.observe { [weak self] in
      let isWanted = isWanted()
      guard let self else { return }
      withoutTracking {
        if isWanted, !self.isFirstResponder {
          // Where the focus cannot be taken now (disabled, not shown), it is taken as that changes.
          if !self.becomeFirstResponder() { self.wantsFocusOnAppearing = true }
        } else if !isWanted {
          self.resignFirstResponder()
        }
      }
    }
    observations.replace(
      "focus",
      with: [token.cancel, { [weak self] in self?.removeAction(action, for: [.editingDidBegin, .editingDidEnd]) }])
    return token
  }
}
