import SwiftSyntax

/// The condition of an `#if`, as far as it is known for builds with Keel on Linux.
enum BuildCondition {
  /// Returns true or false, or `nil` if it depends on the build.
  static func value(of condition: ExprSyntax?, hasModule: (String) -> Bool) -> Bool? {
    guard let condition else { return true }
    return value(of: Array(condition.tokens(viewMode: .sourceAccurate).map(\.text))[...], hasModule)
  }

  private static func value(of words: ArraySlice<String>, _ hasModule: (String) -> Bool) -> Bool? {
    // `||` binds less than `&&`, so it is split first.
    for (sign, decides) in [("||", true), ("&&", false)] {
      let parts = split(words, at: sign)
      guard parts.count > 1 else { continue }
      let values = parts.map { value(of: $0, hasModule) }
      return values.contains(decides) ? decides : values.contains(nil) ? nil : !decides
    }
    if words.first == "!" { return value(of: words.dropFirst(), hasModule).map { !$0 } }
    if words.first == "(", words.last == ")" { return value(of: words.dropFirst().dropLast(), hasModule) }
    guard words.count >= 4 else { return nil }
    let argument = words[words.startIndex + 2]
    switch words.first {
    case "os": return argument == "Linux"
    case "canImport": return hasModule(argument)
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// Splits words outside of parentheses.
  private static func split(_ words: ArraySlice<String>, at sign: String) -> [ArraySlice<String>] {
    var depth = 0
    return words.split(omittingEmptySubsequences: false) { word in
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      return depth == 0 && word == sign
    }
  }
}
