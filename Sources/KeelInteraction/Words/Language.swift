/// Properties of a language, derived from its tag.
package enum Language {
  /// Returns a locale identifier as a lowercase language tag: `pt-br` for `pt_BR`.
  static func tag(_ locale: String) -> String { locale.lowercased().replacing("_", with: "-") }

  /// Returns the language without its region: `pt` for `pt-BR`.
  package static func general(_ locale: String) -> String { locale.prefix { $0 != "-" && $0 != "_" }.lowercased() }

  /// Returns true if the language is written from right to left.
  package static func isRightToLeft(_ locale: String) -> Bool { rightToLeft.contains(general(locale)) }

  private static let rightToLeft: Set = ["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "syr", "ug", "ur", "yi"]

  /// Returns true if the script of the language is missing from the fonts of the Linux console, which have 512 glyphs
  /// at most.
  package static func needsLargeFont(_ locale: String) -> Bool {
    isRightToLeft(locale) || largeScripts.contains(general(locale))
  }

  private static let largeScripts: Set = ["bn", "gu", "hi", "ja", "ka", "km", "ko", "ml", "mr", "ta", "te", "th", "zh"]

  /// Returns the locale for a user.
  ///
  /// - Parameters:
  ///   - asked: The locales that the user prefers, the best first.
  ///   - spoken: The languages of the app, the fallback first. An empty list means all languages.
  /// - Returns: The first preferred locale that the app supports, otherwise the app's first language; `nil` if both
  ///   lists are empty.
  package static func locale(asked: [String], spoken: [String]) -> String? {
    let languages = spoken.map(general)
    return asked.first { languages.isEmpty || languages.contains(general($0)) } ?? spoken.first
  }
}

extension SystemWords {
  /// Returns an integer with the thousands separators of the language.
  package func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    let (separator, least) = separation
    guard digits.count >= least else { return String(number) }
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }

  /// The thousands separator, and the least number of digits at which it is used.
  private var separation: (separator: String, leastDigits: Int) {
    switch Language.general(language) {
    case "de", "nl", "it", "id", "da", "tr", "el": (".", 4)
    case "es", "pt": (".", 5)
    case "fr": ("\u{202F}", 4)
    case "sv", "nb", "nn", "fi", "ru", "uk", "cs", "sk", "hu": ("\u{A0}", 4)
    case "pl", "bg": ("\u{A0}", 5)
    default: (",", 4)
    }
  }

  /// Returns the name of a month; January is 1.
  package func month(_ number: Int) -> String {
    SystemWords.months.indices.contains(number - 1) ? self[SystemWords.months[number - 1]] : ""
  }

  private static let months: [SystemWord] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november, .december,
  ]
}
