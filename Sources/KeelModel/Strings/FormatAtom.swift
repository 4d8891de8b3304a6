/// A character of a format, or an argument in the place of a specifier of `printf`.
package enum FormatAtom: Hashable, Sendable {
  case character(Character)
  /// The argument with this index, from 0.
  case argument(Int, FormatSpecifier)

  /// Returns the atoms of a format. Without arguments the string is not a format, and a `%` in it has no special
  /// meaning.
  ///
  /// A specifier without a matching argument is omitted, so that a translation with too many of them shows the rest. An
  /// unknown specifier is shown as text. Arguments are used by position and never read as formats.
  package static func atoms(of format: String, argumentCount: Int) -> [FormatAtom] {
    guard argumentCount > 0 else { return format.map { .character($0) } }
    var atoms: [FormatAtom] = []
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
      if (0..<argumentCount).contains(position) { atoms.append(.argument(position, specifier)) }
    }
    return atoms
  }
}
