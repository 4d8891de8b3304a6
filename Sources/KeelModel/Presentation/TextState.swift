/// Text to show, as a value that a model can hold and a test can compare.
public struct TextState: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  private var text: String

  /// The text as it is.
  public init(verbatim text: String) { self.text = text }
  /// The text as it is.
  public init<Text: StringProtocol>(_ text: Text) { self.text = String(text) }
  public init(stringLiteral text: String) { self.text = text }

  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(verbatim: lhs.text + rhs.text)
  }

  public var isEmpty: Bool { text.isEmpty }
  fileprivate var string: String { text }
}

extension TextState: CustomStringConvertible {
  public var description: String { text }
}

extension String {
  /// The text that people read.
  public init(state: TextState) { self = state.string }
}
