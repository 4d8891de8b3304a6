import KeelControls
import KeelInteraction
public import KeelModel

/// An alert as a value. Use `alert(_:isPresented:actions:message:)` in new code.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    enum Label {
      case text(Text)
      /// The default title of the button's style.
      case usual
    }
    let label: Label
    let style: UIAlertAction.Style
    let action: (() -> Void)?

    /// Returns a button of the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: .text(label), style: .default, action: action)
    }
    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: .text(label), style: .cancel, action: action)
    }
    /// Returns a button that cancels, titled "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: .usual, style: .cancel, action: action)
    }
    /// Returns a button for an action that cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: .text(label), style: .destructive, action: action)
    }

    @MainActor func answer(in environment: EnvironmentValues) -> AlertPart {
      let action = action
      let perform = { action?() ?? () }
      return switch label {
      case .text(let text): .answer(AlertAnswer(title: plainText(text, in: environment), style: style, action: perform))
      case .usual: .answer(AlertAnswer(.cancel, style: style, action: perform))
      }
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor func words(in environment: EnvironmentValues) -> AlertWords {
    AlertWords(
      title: plainText(title, in: environment), message: message.map { plainText($0, in: environment) },
      parts: buttons.map { $0.answer(in: environment) })
  }
}

/// A choice as a value. Use `confirmationDialog` in new code.
public struct ActionSheet {
  /// A button of the choice.
  public typealias Button = Alert.Button
  let alert: Alert

  /// Creates a choice between buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title: title, message: message, buttons: buttons)
  }
}

extension Alert {
  fileprivate init(title: Text, message: Text?, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents the alert that the closure returns while the binding is `true`.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      AlertModifier<Bool>(style: .alert, subject: .init(kind: .flag(isPresented, true))) { _ in
        .value(content())
      })
  }

  /// Presents the alert that the closure returns for the item while there is one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertModifier<Item>(style: .alert, subject: .init(kind: .item(item))) { .value(content($0)) })
  }

  /// Presents the choice that the closure returns while the binding is `true`.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)")
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      AlertModifier<Bool>(style: .actionSheet, subject: .init(kind: .flag(isPresented, true))) { _ in
        .value(content().alert)
      })
  }

  /// Presents the choice that the closure returns for the item while there is one.
  @available(
    *, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)"
  )
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      AlertModifier<T>(style: .actionSheet, subject: .init(kind: .item(item))) { .value(content($0).alert) })
  }
}
