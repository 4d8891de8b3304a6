public import KeelControls
import KeelModel

/// What fields know of their environment.
package struct TextInputLooks: Hashable, Sendable {
  package var contentType: UITextContentType?
  package var keyboard = UIKeyboardType.default
  package var returnKey = UIReturnKeyType.default
  package var isEditable = true
  /// The hash of the value whose changes ask for it: it tells values apart, and is sendable.
  package var selectionRequest: Int?
}

/// What Return in a field does.
package struct SubmitActions {
  var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  @MainActor func run(_ trigger: SubmitTriggers) {
    for entry in actions where entry.triggers.contains(trigger) { entry.action() }
  }
}

/// What a person submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text in a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// What is looked for.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  @Entry package var textInput = TextInputLooks()
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs the closure when a person presses Return in a field of this view. Closures further in run first.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.actions.insert((triggers, action), at: 0) }
  }

  /// Keeps what is submitted in this view from what is around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Says what Return is called in the fields of this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput) { $0.returnKey = submitLabel.returnKey }
  }

  /// Says what is expected in the fields of this view.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.contentType = textContentType }
  }

  /// Says what kind of keyboard suits the fields of this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.keyboard = type }
  }

  /// Keeps people from changing the fields of this view, as while what was typed is being used. Unlike `disabled(_:)` it
  /// leaves the focus where it is; Return does nothing meanwhile. SwiftUI has no such modifier.
  nonisolated public func textInputLocked(_ isLocked: Bool = true) -> some View {
    transformEnvironment(\.textInput) { if isLocked { $0.isEditable = false } }
  }

  /// Selects all of the text of the fields of this view each time that the value has become another, so that typing
  /// replaces it: at once in the field that has the focus, else as that comes. SwiftUI has no such modifier.
  nonisolated public func selectsText<Value: Hashable>(onChangeOf value: Value) -> some View {
    transformEnvironment(\.textInput) { $0.selectionRequest = value.hashValue }
  }

  /// Front ends correct nothing: the same view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Front ends correct nothing: the same view.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Front ends write what is typed: the same view.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Front ends write what is typed: the same view.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Front ends have no keyboard that is put away: the same view.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Front ends let people select: the same view.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Front ends choose how an editor looks: the same view.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

extension SubmitLabel {
  var returnKey: UIReturnKeyType {
    switch kind {
    case .done: .done
    case .go, .route: .go
    case .send: .send
    case .join: .join
    case .search: .search
    case .next, .continue: .next
    case .return: .default
    }
  }
}

/// Which letters a keyboard makes large by itself; front ends write what is typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// Which letters a keyboard makes large by itself; front ends write what is typed.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// When scrolling puts a keyboard away; front ends have none.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

/// Whether text can be selected; front ends let people select.
public protocol TextSelectability {}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

/// How editors look; front ends choose it.
public protocol TextEditorStyle {}
/// The style that suits the place.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
/// No border.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { .init() }
}
