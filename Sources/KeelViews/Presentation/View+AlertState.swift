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
    stateAlert(item) { $0.withAction(handler) }
  }

  /// Presents the alert that the state describes while there is one, with a handler that may wait.
  ///
  /// The handler runs in a task of its own, which the alert does not cancel.
  nonisolated public func alert<Value>(
    _ item: Binding<AlertState<Value>?>, action handler: @escaping @MainActor (_ action: Value?) async -> Void
  ) -> some View {
    stateAlert(item) { button in Task { await button.withAction(handler) } }
  }

  nonisolated private func stateAlert<Value>(
    _ item: Binding<AlertState<Value>?>, choose: @escaping @MainActor (ButtonState<Value>) -> Void
  ) -> some View {
    modifier(
      AlertModifier<AlertState<Value>>(style: .alert, subject: .init(kind: .item(item))) { state in
        .state(
          title: String(state: state.title), message: state.message.map { String(state: $0) },
          answers: StateAnswers(buttons: state.buttons, choose: choose))
      })
  }

  /// Presents the alert that the state describes while there is one.
  nonisolated public func alert(_ item: Binding<AlertState<Never>?>) -> some View { alert(item) { (_: Never?) in } }

  /// Presents the choice that the state describes while there is one. The handler receives the action of the pressed
  /// button.
  nonisolated public func confirmationDialog<Value>(
    _ item: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping @MainActor (_ action: Value?) -> Void
  ) -> some View {
    stateDialog(item) { $0.withAction(handler) }
  }

  /// Presents the choice that the state describes while there is one, with a handler that may wait.
  ///
  /// The handler runs in a task of its own, which the dialog does not cancel.
  nonisolated public func confirmationDialog<Value>(
    _ item: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (_ action: Value?) async -> Void
  ) -> some View {
    stateDialog(item) { button in Task { await button.withAction(handler) } }
  }

  nonisolated private func stateDialog<Value>(
    _ item: Binding<ConfirmationDialogState<Value>?>, choose: @escaping @MainActor (ButtonState<Value>) -> Void
  ) -> some View {
    modifier(
      AlertModifier<ConfirmationDialogState<Value>>(style: .actionSheet, subject: .init(kind: .item(item))) { state in
        .state(
          title: state.titleVisibility == .hidden ? "" : String(state: state.title),
          message: state.message.map { String(state: $0) },
          answers: StateAnswers(buttons: state.buttons, choose: choose))
      })
  }

  /// Presents the choice that the state describes while there is one.
  nonisolated public func confirmationDialog(_ item: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(item) { (_: Never?) in }
  }
}

extension View {
  /// Presents an alert while there is an item. It stays the same alert while the item changes.
  ///
  /// - Parameters:
  ///   - title: Returns the title for the item.
  ///   - actions: The buttons for the item.
  ///   - message: The text below the title for the item.
  nonisolated public func alert<Item, A: View, M: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> A,
    @ViewBuilder message: @escaping (Item) -> M
  ) -> some View {
    let data = Binding<PresentedData<Item>?>(
      get: { item.wrappedValue.map { PresentedData(value: $0) } },
      set: { data in if data == nil { item.wrappedValue = nil } })
    return modifier(
      AlertModifier<PresentedData<Item>>(style: .alert, subject: .init(kind: .item(data))) { data in
        .views(title: title(data.value), message: message(data.value), actions: actions(data.value))
      })
  }

  /// Presents an alert without a message while there is an item.
  nonisolated public func alert<Item, A: View>(
    item: Binding<Item?>, title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> A
  ) -> some View {
    alert(item: item, title: title, actions: actions, message: { _ in EmptyView() })
  }
}

/// A source of answers that a model has declared as values.
private struct StateAnswers<Action> {
  let buttons: [ButtonState<Action>]
  let choose: @MainActor (ButtonState<Action>) -> Void
}

extension StateAnswers: AnswerSource {
  var parts: [AlertPart] { buttons.map { .answer(AlertAnswer($0, choose)) } }
}

extension AlertAnswer {
  @MainActor fileprivate init<Action>(
    _ state: ButtonState<Action>, _ choose: @escaping @MainActor (ButtonState<Action>) -> Void
  ) {
    let style: UIAlertAction.Style =
      switch state.role {
      case .cancel: .cancel
      case .destructive: .destructive
      case nil: .default
      }
    self.init(title: String(state: state.label), style: style, isEnabled: state.isEnabled) {
      choose(state)
    }
  }
}
