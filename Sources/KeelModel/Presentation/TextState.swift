/// Text to show, as a value that a model can hold and a test can compare.
public struct TextState: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  private var text: String

  /// Creates text that is shown unchanged.
  public init(verbatim text: String) { self.text = text }
  /// Creates text that is shown unchanged: no translation is looked up.
  public init<Text: StringProtocol>(_ text: Text) { self.text = String(text) }
  /// Creates text from a string literal.
  public init(stringLiteral text: String) { self.text = text }

  /// Joins two texts without a separator.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(verbatim: lhs.text + rhs.text)
  }

  /// A Boolean value that indicates whether the text has no characters.
  public var isEmpty: Bool { text.isEmpty }
  fileprivate var string: String { text }
}

extension TextState: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

extension String {
  /// Creates a string of the text that is shown.
  public init(state: TextState) { self = state.string }
}
