public import KeelModel

// Imports only the type, which does not enlarge a statically linked program (see Documentation/architecture/controls.md).
public import struct Foundation.CGRect

extension UITextField {
  /// Creates a field that shows and writes a binding. The frame is ignored, because front ends decide positions and
  /// sizes.
  public convenience init(frame: CGRect = CGRect(), text: UIBinding<String>) {
    self.init(frame: frame)
    bind(text: text)
  }

  /// Keeps the text and the binding equal. If the model changes typed text, the field shows the result.
  @discardableResult
  public func bind(text: UIBinding<String>) -> ObservationToken {
    bind(text, to: \.boundText, known: \UITextField.text, for: .editingChanged) { field, text, _ in field.text = text }
  }

  private var boundText: String { text ?? "" }

  /// Keeps the selection and the binding equal. The binding is `nil` while the field is not being edited.
  ///
  /// A selection that the model sets meanwhile waits until the field receives the focus. Indices behind the text count
  /// as its end. While the field is being edited, `nil` leaves its selection as it is.
  @discardableResult
  public func bind(selection: UIBinding<UITextSelection?>) -> ObservationToken {
    askForSelection()
    return bind(
      selection, to: \.textSelection, known: \UITextField.selectedTextRange,
      for: [.editingChanged, .editingDidBegin, .editingDidEnd]
    ) { field, selection, _ in field.textSelection = selection }
  }

  /// Keeps the binding and the focus of the field equal: the binding is true while the field has the focus.
  @discardableResult
  public func bind(focus: UIBinding<Bool>) -> ObservationToken {
    bindFocus(isWanted: { focus.wrappedValue }) { isFocused in
      if focus.wrappedValue != isFocused { focus.wrappedValue = isFocused }
    }
  }

  /// Focuses the field while the binding has this value, and sets the binding to the value when the field receives the
  /// focus. Losing the focus clears the binding, unless it identifies another field by then.
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

  /// Ends the binding of the focus.
  public func unbindFocus() { observations.remove("focus") }
  /// Ends the binding of the text, which keeps its value.
  public func unbindText() { unbind(\UITextField.text) }
  /// Ends the binding of the selection, which the field keeps.
  public func unbindSelection() { unbind(\UITextField.selectedTextRange) }

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
        // A field that cannot receive the focus now (disabled, not shown) receives it when that changes.
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
