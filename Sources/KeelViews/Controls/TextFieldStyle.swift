import KeelControls
import KeelModel

/// A custom appearance for text fields. The built-in styles leave it to the front end.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The view that shows a field.
  associatedtype _Body: View
  /// The label of the field, for a style.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the view that shows a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field, for a style.
public struct _TextFieldStyleLabel {
  let content: AnyView
}

extension _TextFieldStyleLabel: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

/// A style that front ends support.
@MainActor @preconcurrency public protocol _PlainTextFieldStyle: TextFieldStyle where _Body == TextField<_Label> {}

/// The border of fields in an environment.
package enum TextFieldBorder: Hashable, Sendable {
  /// That of the context: none, except in rows and bars.
  case automatic
  case none, rounded, square

  /// The border of a field in a context.
  func style(inRowOrBar isInRowOrBar: Bool) -> UITextField.BorderStyle {
    switch self {
    case .automatic: isInRowOrBar ? .roundedRect : .none
    case .none: .none
    case .rounded: .roundedRect
    case .square: .line
    }
  }
}

/// A style that Keel defines.
protocol BuiltInTextFieldStyle: _PlainTextFieldStyle {
  nonisolated static var border: TextFieldBorder { get }
}

extension _PlainTextFieldStyle {
  /// Returns the field itself, with the front end's appearance.
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

/// The style that suits the context: a field without a border, except in rows and bars, where front ends choose it.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  nonisolated static var border: TextFieldBorder { .automatic }
  /// Creates the style.
  nonisolated public init() {}
}
/// A field without a border.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  nonisolated static var border: TextFieldBorder { .none }
  /// Creates the style.
  nonisolated public init() {}
}
/// A field with a border and rounded corners.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  nonisolated static var border: TextFieldBorder { .rounded }
  /// Creates the style.
  nonisolated public init() {}
}
/// A field with a border and sharp corners.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
  nonisolated static var border: TextFieldBorder { .square }
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  nonisolated public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border and rounded corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a border and sharp corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension EnvironmentValues {
  /// The custom style, or `nil` to leave the appearance of fields to the front end.
  @Entry var textFieldStyle: (any TextFieldStyle)?
  @Entry var textFieldBorder = TextFieldBorder.automatic
}

extension View {
  /// Shows the fields in this view in a style.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        let border = (S.self as? any BuiltInTextFieldStyle.Type)?.border
        $0.textFieldStyle = border == nil ? style : nil
        $0.textFieldBorder = border ?? .automatic
      })
  }
}

extension TextField: StyledView {
  package func shown(in values: EnvironmentValues) -> AnyView {
    guard let style = values.textFieldStyle else { return AnyView(self) }
    var copy = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(content: AnyView(label)), source: source, prompt: prompt)
    copy.axis = axis
    copy.isSecure = isSecure
    copy.selection = selection
    copy.onEditingChanged = onEditingChanged
    copy.onCommit = onCommit
    let field = copy
    func body<S: TextFieldStyle>(_ style: S) -> AnyView {
      // The field that is passed to a style has no custom style itself.
      AnyView(StyleBody(style) { $0._body(configuration: field) }.textFieldStyle(DefaultTextFieldStyle()))
    }
    return body(style)
  }
}
