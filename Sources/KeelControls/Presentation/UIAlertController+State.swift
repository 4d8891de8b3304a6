import KeelInteraction
public import KeelModel

extension UIAlertController {
  /// An alert that says what the state says. `handler` is given the chosen button's action, `nil` for one without.
  ///
  /// Use it with `present(item:)`: the state is `nil` again before the handler runs, so that the handler may set
  /// another.
  public convenience init<Action>(
    state: AlertState<Action>, handler: @escaping @MainActor (_ action: Action?) -> Void
  ) {
    self.init(
      title: String(state: state.title), message: state.message.map { String(state: $0) }, preferredStyle: .alert)
    state.buttons.forEach { addAction(UIAlertAction(state: $0, handler: handler)) }
    addDismissalIfNeeded()
  }

  /// A choice that says what the state says. `handler` is given the chosen button's action, `nil` for one without.
  public convenience init<Action>(
    state: ConfirmationDialogState<Action>, handler: @escaping @MainActor (_ action: Action?) -> Void
  ) {
    self.init(
      title: String(state: state.title), message: state.message.map { String(state: $0) }, preferredStyle: .actionSheet)
    state.buttons.forEach { addAction(UIAlertAction(state: $0, handler: handler)) }
    addDismissalIfNeeded()
  }

  /// State without buttons can still be left, as in SwiftUI.
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
