/// Text to show, as a value that a model can hold and a test can compare.
///
///     TextState("Forget ") + TextState(network.name).bold() + TextState("?")
///
/// `Text(state)` shows the text with its looks. Alerts and dialogs show the words only, as front ends draw their titles
/// and messages in one style.
public struct TextState: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A part of the text with its own looks.
  package struct Piece: Hashable, Sendable {
    package var text: String
    /// The looks, in the order in which they were added.
    package var looks: [TextStateLook]
  }

  /// The parts of the text. None is empty, and no two neighbours have the same looks, so that the value does not depend
  /// on how the text was joined.
  package private(set) var pieces: [Piece]

  /// Creates text that is shown unchanged.
  public init(verbatim text: String) { pieces = text.isEmpty ? [] : [Piece(text: text, looks: [])] }
  /// Creates text that is shown unchanged: no translation is looked up.
  public init<Text: StringProtocol>(_ text: Text) { self.init(verbatim: String(text)) }
  /// Creates text from a string literal.
  public init(stringLiteral text: String) { self.init(verbatim: text) }

  /// Joins two texts without a separator. Each keeps its looks.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    var sum = lhs
    for piece in rhs.pieces {
      if let last = sum.pieces.indices.last, sum.pieces[last].looks == piece.looks {
        sum.pieces[last].text += piece.text
      } else {
        sum.pieces.append(piece)
      }
    }
    return sum
  }

  /// Returns the text with a look for all parts. Where a part has set it already, that setting takes precedence.
  package func looking(_ look: TextStateLook) -> TextState {
    var text = self
    for index in pieces.indices { text.pieces[index].looks.append(look) }
    return text
  }

  /// A Boolean value that indicates whether the text has no characters.
  public var isEmpty: Bool { pieces.isEmpty }
  fileprivate var string: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }
}

extension TextState: CustomStringConvertible {
  /// The text, without its looks.
  public var description: String { string }
}

extension String {
  /// Creates a string of the text that is shown, without its looks.
  public init(state: TextState) { self = state.string }
}
