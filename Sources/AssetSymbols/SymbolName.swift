/// How the names of assets become names of constants and namespaces, by the rules of Xcode.
enum SymbolName {
  /// Returns the name of an asset's constant, or `nil` if its own has no letter and no digit: “Chevron Left” is
  /// `chevronLeft`, and “AccentColor” with the suffix of its kind is `accent`.
  static func constant(_ name: String, withoutSuffix suffix: String) -> String? {
    guard var symbol = camelCase(name) else { return nil }
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    return identifier(symbol)
  }

  /// Returns the name of a group's namespace: “icon previews” is `IconPreviews`.
  static func namespace(_ name: String) -> String? {
    guard let symbol = camelCase(name) else { return nil }
    return identifier(symbol.prefix(1).uppercased() + symbol.dropFirst())
  }

  private static func camelCase(_ name: String) -> String? {
    let parts = name.split { !isPart($0) }
    guard !parts.isEmpty else { return nil }
    // A name in capitals stays as it is.
    if name.contains(where: \.isUppercase), !name.contains(where: \.isLowercase) { return parts.joined(separator: "_") }
    let words = parts.flatMap(words(in:))
    return startingLowercase(words[0]) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func isPart(_ character: Character) -> Bool { character.isLetter || isDigit(character) }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// A letter after a digit begins a word: “36pt” has two.
  private static func words(in part: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = part.startIndex
    for (index, next) in zip(part.indices, part.indices.dropFirst()) where isDigit(part[index]) && !isDigit(part[next])
    {
      words.append(part[start..<next])
      start = next
    }
    return words + [part[start...]]
  }

  /// “AppIcon” becomes “appIcon”, and “URLField” “urlField”.
  private static func startingLowercase(_ word: Substring) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    let endsWord = capitals == word.count || capitals <= 1 || isDigit(word.dropFirst(capitals).first ?? "0")
    let count = endsWord ? capitals : capitals - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func identifier(_ symbol: String) -> String {
    if symbol.first.map(isDigit) ?? false { return "_" + symbol }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  /// The words that cannot be the name of a constant as they are.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
