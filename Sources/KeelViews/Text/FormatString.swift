import KeelModel

/// A character of a text that may contain Markdown, or an inserted argument, which never counts as Markdown.
typealias MarkdownAtom = FormatAtom

/// The parts of a translation that contains specifiers of `printf`.
enum FormatString {
  enum Piece {
    case text(String)
    case argument(Int, FormatSpecifier)
  }

  /// Returns the atoms with adjacent characters joined into strings.
  static func pieces(of atoms: [MarkdownAtom]) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    for atom in atoms {
      switch atom {
      case .character(let character): text.append(character)
      case .argument(let index, let specifier):
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.argument(index, specifier))
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }
}
