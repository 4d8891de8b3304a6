import KeelControls
public import KeelModel

extension View {
  /// Presents the alert that the state describes while there is one.
  ///
  /// The handler receives the action of the pressed button, or `nil` for a button without one. The state is already
  /// `nil` again, so that the handler can set another.
  nonisolated public func alert<Value>(
    _ item: Binding<AlertState<Value>?>, action handler: @escaping @MainActor (_ action: Value?) -> Void
  ) -> some View {
    modifier(
      AlertModifier<AlertState<Value>>(style: .alert, subject: .init(kind: .item(item))) { state in
        .state(
          title: String(state: state.title), message: state.message.map { String(state: $0) },
          answers: StateAnswers(buttons: state.buttons, handler: handler))
      })
  }

  /// Presents the alert that the state describes while there is one.
  nonisolated public func alert(_ item: Binding<AlertState<Never>?>) -> some View { alert(item) { (_: Never?) in } }

  /// Presents the choice that the state describes while there is one. The handler receives the action of the pressed
  /// button.
  nonisolated public func confirmationDialog<Value>(
    _ item: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping @MainActor (_ action: Value?) -> Void
  ) -> some View {
    modifier(
      AlertModifier<ConfirmationDialogState<Value>>(style: .actionSheet, subject: .init(kind: .item(item))) { state in
        .state(
          title: state.titleVisibility == .hidden ? "" : String(state: state.title),
          message: state.message.map { String(state: $0) },
          answers: StateAnswers(buttons: state.buttons, handler: handler))
      })
  }

  /// Presents the choice that the state describes while there is one.
  nonisolated public func confirmationDialog(_ item: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(item) { (_: Never?) in }
  }
}

/// A source of answers that a model has declared as values.
private struct StateAnswers<Action> {
  let buttons: [ButtonState<Action>]
  let handler: @MainActor (Action?) -> Void
}

extension StateAnswers: AnswerSource {
  var parts: [AlertPart] { buttons.map { .answer(AlertAnswer($0, handler)) } }
}

extension AlertAnswer {
  @MainActor fileprivate init<Action>(_ state: ButtonState<Action>, _ handler: @escaping @MainActor (Action?) -> Void) {
    let style: UIAlertAction.Style =
      switch state.role {
      case .cancel: .cancel
      case .destructive: .destructive
      case nil: .default
      }
    self.init(title: String(state: state.label), style: style, isEnabled: state.isEnabled) {
      state.withAction(handler)
    }
  }
}
