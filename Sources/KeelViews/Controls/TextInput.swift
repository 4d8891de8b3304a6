public import KeelControls
import KeelModel

/// The settings of text fields in an environment.
package struct TextInputLooks: Hashable, Sendable {
  package var contentType: UITextContentType?
  package var keyboard = UIKeyboardType.default
  package var returnKey = UIReturnKeyType.default
  package var isEditable = true
  /// The hash of the value whose changes request a selection: a hash distinguishes values and is sendable.
  package var selectionRequest: Int?
}

/// The actions that Return in a field runs.
package struct SubmitActions {
  var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// Runs the actions for the trigger. Returns true if there are any.
  @discardableResult @MainActor func run(_ trigger: SubmitTriggers) -> Bool {
    let chosen = actions.filter { $0.triggers.contains(trigger) }
    for entry in chosen { entry.action() }
    return !chosen.isEmpty
  }
}

/// The kinds of submission that an action runs for.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Return in the search field of `searchable`.
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
  /// Runs a closure when the user presses Return in a field of this view, or with `.search` in its search field.
  /// Closures of inner views run first.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.actions.insert((triggers, action), at: 0) }
  }

  /// Keeps submissions in this view from the `onSubmit` actions of enclosing views.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Sets the label of the Return key in the fields of this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput) { $0.returnKey = submitLabel.returnKey }
  }

  /// Sets the kind of text expected in the fields of this view.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.contentType = textContentType }
  }

  /// Sets the kind of keyboard that suits the fields of this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.keyboard = type }
  }

  /// Prevents changes to the fields of this view, for example while their text is in use.
  ///
  /// Unlike `disabled(_:)`, it does not move the focus. Return has no effect while the fields are locked. SwiftUI has
  /// no such modifier.
  nonisolated public func textInputLocked(_ isLocked: Bool = true) -> some View {
    transformEnvironment(\.textInput) { if isLocked { $0.isEditable = false } }
  }

  /// Selects all text in the fields of this view whenever a value changes, so that typing replaces it.
  ///
  /// The focused field selects its text at once, other fields when they receive focus. SwiftUI has no such modifier.
  nonisolated public func selectsText<Value: Hashable>(onChangeOf value: Value) -> some View {
    transformEnvironment(\.textInput) { $0.selectionRequest = value.hashValue }
  }

  /// Returns the same view: front ends correct nothing.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Returns the same view: front ends correct nothing.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Returns the same view: front ends keep the text as typed.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Returns the same view: front ends keep the text as typed.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Returns the same view: front ends have no on-screen keyboard to dismiss.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Returns the same view: front ends decide whether text can be selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Returns the same view: front ends choose the appearance of editors.
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

/// The letters that a keyboard capitalises by itself. Front ends keep the text as typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// No letters.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// The letters that a keyboard capitalises by itself. Front ends keep the text as typed.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters.
  case none
  /// The first letter of each word or sentence, or all letters.
  case words, sentences, allCharacters
}

/// The way in which scrolling dismisses the on-screen keyboard. Front ends have no such keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The front end decides.
  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  /// Scrolling dismisses the keyboard as soon as it starts.
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  /// The keyboard follows the user's drag.
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  /// Scrolling never dismisses the keyboard.
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

/// The selectability of text. Front ends decide it.
public protocol TextSelectability {}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}

/// The appearance of text editors. Front ends choose it.
public protocol TextEditorStyle {}
/// The style that suits the context.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}
/// An editor without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without a border.
  public static var plain: PlainTextEditorStyle { .init() }
}
