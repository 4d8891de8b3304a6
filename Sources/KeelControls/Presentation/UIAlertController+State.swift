import KeelInteraction
public import KeelModel

extension UIAlertController {
  /// Creates an alert from its state. `handler` receives the action of the chosen button, or `nil` if the button has
  /// none.
  ///
  /// Use it with `present(item:)`. The state is `nil` again before the handler is called, so that the handler may set
  /// another state.
  public convenience init<Action>(
    state: AlertState<Action>, handler: @escaping @MainActor (_ action: Action?) -> Void
  ) {
    self.init(
      title: String(state: state.title), message: state.message.map { String(state: $0) }, preferredStyle: .alert)
    state.buttons.forEach { addAction(UIAlertAction(state: $0, handler: handler)) }
    addDismissalIfNeeded()
  }

  /// Creates an action sheet from its state. `handler` receives the action of the chosen button, or `nil` if the button
  /// has none.
  public convenience init<Action>(
    state: ConfirmationDialogState<Action>, handler: @escaping @MainActor (_ action: Action?) -> Void
  ) {
    self.init(
      title: String(state: state.title), message: state.message.map { String(state: $0) }, preferredStyle: .actionSheet)
    state.buttons.forEach { addAction(UIAlertAction(state: $0, handler: handler)) }
    addDismissalIfNeeded()
  }

  /// Adds a button if the state has none, so that the alert can be dismissed, as in SwiftUI.
  private func addDismissalIfNeeded() {
    if actions.isEmpty { addAction(UIAlertAction(.ok, style: .cancel)) }
  }
}

extension UIAlertAction {
  fileprivate convenience init<Action>(
    state: ButtonState<Action>, handler: @escaping @MainActor (_ action: Action?) -> Void
  ) {
    let style: Style =
      switch state.role {
      case .cancel: .cancel
      case .destructive: .destructive
      case nil: .default
      }
    self.init(title: String(state: state.label), style: style) { _ in
      state.withAction(handler)
    }
    isEnabled = state.isEnabled
  }
}
