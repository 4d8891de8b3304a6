import KeelInteraction
import KeelModel

/// A reader of addresses in Markdown, which are limited to `LinkPolicy.textLimit` characters.
enum MarkdownDestination {
  /// The maximum nesting of parentheses in an address. It also limits how often a character is read repeatedly.
  private static let depthLimit = 32

  /// Reads `(address "title")` after the bracket at `bracket`; the title is ignored.
  static func read(
    _ atoms: [MarkdownAtom], after bracket: Int, _ steps: inout Int
  ) -> (destination: [MarkdownAtom], end: Int)? {
    let limit = min(atoms.count, bracket + LinkPolicy.textLimit)
    var index = bracket + 1
    defer { steps += index - bracket }
    func character() -> Character? { index < limit ? atoms[index].character : nil }
    func skipSpace() { while let next = character(), next.isWhitespace { index += 1 } }

    guard character() == "(" else { return nil }
    index += 1
    skipSpace()
    var address: [MarkdownAtom] = []
    if character() == "<" {
      index += 1
      while index < limit, character() != ">" {
        if let next = character(), next == "<" || next.isNewline { return nil }
        address.append(atoms[index])
        index += 1
      }
      guard character() == ">" else { return nil }
      index += 1
    } else {
      var depth = 0
      while index < limit {
        let next = character()
        if next?.isWhitespace == true || next == ")" && depth == 0 { break }
        if next == "(" { depth += 1 }
        if next == ")" { depth -= 1 }
        guard depth <= depthLimit else { return nil }
        if next == "\\", index + 1 < limit, let escaped = atoms[index + 1].character, "()\\<>".contains(escaped) {
          index += 1
        }
        address.append(atoms[index])
        index += 1
      }
      guard depth == 0 else { return nil }
    }
    let hadSpace = character()?.isWhitespace == true
    skipSpace()
    if hadSpace, let quote = character(), quote == "\"" || quote == "'" {
      index += 1
      while index < limit, character() != quote { index += 1 }
      index += 1
      skipSpace()
    }
    guard character() == ")" else { return nil }
    return (address, index + 1)
  }

  /// Reads `(name: value)` after the bracket at `bracket`, without its spaces. It cannot contain inserted arguments.
  static func readAttributes(
    _ atoms: [MarkdownAtom], after bracket: Int, _ steps: inout Int
  ) -> (attributes: String, end: Int)? {
    let limit = min(atoms.count, bracket + 100)
    var index = bracket + 1
    defer { steps += index - bracket }
    guard index < limit, atoms[index].character == "(" else { return nil }
    index += 1
    var attributes = ""
    while index < limit, let character = atoms[index].character, character != ")" {
      if !character.isWhitespace { attributes.append(character) }
      index += 1
    }
    guard index < limit, atoms[index].character == ")" else { return nil }
    return (attributes, index + 1)
  }

  /// Returns the index of the end of the `<scheme:address>` that starts at `start`, or `nil` if there is none.
  static func endOfAutolink(_ atoms: [MarkdownAtom], at start: Int, _ steps: inout Int) -> Int? {
    let limit = min(atoms.count, start + LinkPolicy.textLimit)
    var schemeLength = 0
    var hasScheme = false
    for index in start + 1..<max(limit, start + 1) {
      steps += 1
      // An inserted argument can be part of an address only after a scheme.
      guard let character = atoms[index].character else {
        if hasScheme { continue }
        return nil
      }
      if character == ">" { return hasScheme ? index : nil }
      if character == "<" || character.isWhitespace { return nil }
      guard !hasScheme else { continue }
      if character == ":" {
        guard schemeLength >= 2 else { return nil }
        hasScheme = true
      } else {
        guard character.isASCII, character.isLetter || character.isNumber || "+-.".contains(character),
          schemeLength < 32
        else { return nil }
        schemeLength += 1
      }
    }
    return nil
  }
}
