public import FoundationEssentials
import KeelControls
import KeelInteraction
public import KeelModel

extension View {
  nonisolated func alert<Actions: View, Message: View>(
    _ style: UIAlertController.Style, title: Text?, isPresented: Binding<Bool>, actions: @escaping () -> Actions,
    message: @escaping () -> Message
  ) -> some View {
    modifier(
      AlertModifier<Bool>(style: style, subject: .init(kind: .flag(isPresented, true))) { _ in
        .views(title: title, message: message(), actions: actions())
      })
  }

  nonisolated func alert<T, Actions: View, Message: View>(
    _ style: UIAlertController.Style, title: Text?, isPresented: Binding<Bool>, presenting data: T?,
    actions: @escaping (T) -> Actions, message: @escaping (T) -> Message
  ) -> some View {
    modifier(
      AlertModifier<PresentedData<T>>(
        style: style, subject: .init(kind: .flag(isPresented, data.map { PresentedData(value: $0) }))
      ) { data in
        .views(title: title, message: message(data.value), actions: actions(data.value))
      })
  }

  // MARK: Alerts

  /// Presents an alert while the binding is `true`. Every button sets it to `false` before its action runs.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.alert, title: title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert while the binding is `true`.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while the binding is `true`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(verbatim: String(title)), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while the binding is `true`.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(.alert, title: title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while the binding is `true`.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while the binding is `true`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(verbatim: String(title)), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert about the data while the binding is `true` and there is data.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      .alert, title: title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about the data while the binding is `true` and there is data.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about the data while the binding is `true` and there is data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(verbatim: String(title)), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a message about the data while the binding is `true` and there is data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(.alert, title: title, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message about the data while the binding is `true` and there is data.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message about the data while the binding is `true` and there is data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(verbatim: String(title)), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about the error while the binding is `true` and there is one.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(error.errorTitle, isPresented: isPresented, presenting: error, actions: { _ in actions() })
  }

  /// Presents an alert with a message about the error while the binding is `true` and there is one.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(error.errorTitle, isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var errorTitle: Text { self?.errorDescription.map { Text(verbatim: $0) } ?? Text(.somethingWentWrong) }
}

/// The data of an alert. The identity is constant, so that the alert stays the same while there is data.
struct PresentedData<Value>: Identifiable {
  let value: Value
  var id: Bool { true }
}
