import FoundationEssentials

/// A character of a text that may contain Markdown, or an inserted argument, which never counts as Markdown.
enum MarkdownAtom: Hashable, Sendable {
  case character(Character)
  case argument(Int, FormatSpecifier)
}

/// A parser for translations that contain specifiers of `printf`.
enum FormatString {
  enum Piece {
    case text(String)
    case argument(Int, FormatSpecifier)
  }

  /// Returns the atoms of a format. Without arguments the string is not a format, and a `%` in it has no special
  /// meaning.
  ///
  /// A specifier without a matching argument is omitted, so that a translation with too many of them shows the rest. An
  /// unknown specifier is shown as text. Arguments are used by position and never read as formats.
  static func atoms(of format: String, arguments: [LocalizedStringKey.Argument]) -> [MarkdownAtom] {
    guard !arguments.isEmpty else { return format.map { .character($0) } }
    var atoms: [MarkdownAtom] = []
    atoms.reserveCapacity(format.count)
    var next = 0
    let characters = Array(format)
    var index = 0
    while index < characters.count {
      guard characters[index] == "%" else {
        atoms.append(.character(characters[index]))
        index += 1
        continue
      }
      guard let (specifier, end) = FormatSpecifier.read(characters, at: index) else {
        atoms.append(.character("%"))
        index += 1
        continue
      }
      index = end
      if specifier.conversion == "%" {
        atoms.append(.character("%"))
        continue
      }
      let position = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      if arguments.indices.contains(position) { atoms.append(.argument(position, specifier)) }
    }
    return atoms
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
