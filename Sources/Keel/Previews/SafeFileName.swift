/// Names for files that are made of any texts.
enum SafeFileName {
  /// Returns a name for each text, without an extension. They differ, also on systems that ignore case.
  static func names(for texts: [String]) -> [String] {
    var taken: Set<String> = []
    return texts.map { text in
      let name = name(for: text)
      var candidate = name
      var number = 1
      while !taken.insert(candidate.lowercased()).inserted {
        number += 1
        candidate = "\(name)-\(number)"
      }
      return candidate
    }
  }

  /// Returns the letters, digits, dots and underscores of a text, with a hyphen in place of anything between them.
  static func name(for text: String) -> String {
    var name = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." && !name.isEmpty {
        name.append(character)
      } else if !name.isEmpty, !name.hasSuffix("-") {
        name.append("-")
      }
      // A name has at most 255 bytes, of which extensions and numbers need some.
      if name.utf8.count > 200 {
        name.removeLast()
        break
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "preview" : name
  }
}
