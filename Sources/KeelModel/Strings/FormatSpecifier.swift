/// A specifier of `printf`, such as `%@`, `%2$lld` or `%.2f`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The position of the argument, from 1, or `nil` if the specifier has none.
  package var position: Int?
  package var flags: Set<Character> = []
  package var width: Int?
  package var precision: Int?
  package var conversion: Character

  /// The largest width and precision, which translations cannot exceed.
  package static let limit = 200

  package init(conversion: Character) { self.conversion = conversion }

  /// Reads the specifier that begins with the `%` at `start`. A specifier with its width in an argument (`*`) is not
  /// supported.
  static func read(_ characters: [Character], at start: Int) -> (FormatSpecifier, end: Int)? {
    var index = start + 1
    func number() -> (value: Int, end: Int)? {
      var end = index
      var value = 0
      while end < characters.count, let digit = characters[end].asciiDigit {
        value = min(value * 10 + digit, 1_000_000)
        end += 1
      }
      return end == index ? nil : (value, end)
    }
    var specifier = FormatSpecifier(conversion: "@")
    if let found = number(), found.end < characters.count, characters[found.end] == "$" {
      specifier.position = found.value
      index = found.end + 1
    }
    while index < characters.count, "-+ 0#'".contains(characters[index]) {
      specifier.flags.insert(characters[index])
      index += 1
    }
    if let found = number() {
      specifier.width = min(found.value, limit)
      index = found.end
    }
    if index < characters.count, characters[index] == "." {
      index += 1
      let found = number()
      specifier.precision = min(found?.value ?? 0, limit)
      index = found?.end ?? index
    }
    var lengths = 0
    while index < characters.count, lengths < 2, "hlqLzjt".contains(characters[index]) {
      index += 1
      lengths += 1
    }
    guard index < characters.count, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(characters[index]) else { return nil }
    specifier.conversion = characters[index]
    return (specifier, index + 1)
  }

  package func text(of string: String) -> String {
    padded(precision.map { String(string.prefix($0)) } ?? string)
  }

  /// Returns the text with spaces or zeros up to the width.
  package func padded(_ text: String) -> String {
    guard let width, text.count < width else { return text }
    let missing = width - text.count
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), conversion != "@" else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { "-+ ".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}

extension Character {
  fileprivate var asciiDigit: Int? { isASCII ? wholeNumberValue : nil }
}
