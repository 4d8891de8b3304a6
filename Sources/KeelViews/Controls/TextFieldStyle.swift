import KeelModel

/// A way to show fields. Those that come with Keel all leave it to the front end.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// What shows a field.
  associatedtype _Body: View
  /// The label of the field, for a style.
  typealias _Label = _TextFieldStyleLabel
  /// What shows a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field, for a style.
public struct _TextFieldStyleLabel {
  let content: AnyView
}

extension _TextFieldStyleLabel: View {
  public var body: some View { content }
}

/// A style that front ends know.
@MainActor @preconcurrency public protocol _PlainTextFieldStyle: TextFieldStyle where _Body == TextField<_Label> {}

extension _PlainTextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

/// The style that suits the place.
public struct DefaultTextFieldStyle: _PlainTextFieldStyle { nonisolated public init() {} }
/// No border.
public struct PlainTextFieldStyle: _PlainTextFieldStyle { nonisolated public init() {} }
/// A border with round corners.
public struct RoundedBorderTextFieldStyle: _PlainTextFieldStyle { nonisolated public init() {} }
/// A border with corners.
public struct SquareBorderTextFieldStyle: _PlainTextFieldStyle { nonisolated public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension EnvironmentValues {
  /// A style of one's own; `nil` leaves fields to the front end.
  @Entry var textFieldStyle: (any TextFieldStyle)?
}

extension View {
  /// Shows the fields in this view in that style.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.textFieldStyle = S.self is any _PlainTextFieldStyle.Type ? nil : style })
  }
}

extension TextField: StyledView {
  package func shown(in values: EnvironmentValues) -> AnyView {
    guard let style = values.textFieldStyle else { return AnyView(self) }
    var copy = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(content: AnyView(label)), source: source, prompt: prompt)
    copy.axis = axis
    copy.isSecure = isSecure
    copy.onEditingChanged = onEditingChanged
    copy.onCommit = onCommit
    let field = copy
    func body<S: TextFieldStyle>(_ style: S) -> AnyView {
      // The field that a style is handed has no style of its own to ask.
      AnyView(StyleBody(style) { $0._body(configuration: field) }.textFieldStyle(DefaultTextFieldStyle()))
    }
    return body(style)
  }
}
