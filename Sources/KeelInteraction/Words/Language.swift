/// What is known of a language by its tag.
package enum Language {
  /// The language without its country: `pt` of `pt-BR`.
  package static func general(_ locale: String) -> String { locale.prefix { $0 != "-" && $0 != "_" }.lowercased() }

  /// Whether the language is written from right to left.
  package static func isRightToLeft(_ locale: String) -> Bool { rightToLeft.contains(general(locale)) }

  private static let rightToLeft: Set = ["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "syr", "ug", "ur", "yi"]

  /// Whether the language is written in letters that the font of a Linux console, of 512 at most, has not got.
  package static func needsLargeFont(_ locale: String) -> Bool {
    isRightToLeft(locale) || largeScripts.contains(general(locale))
  }

  private static let largeScripts: Set = ["bn", "gu", "hi", "ja", "ka", "km", "ko", "ml", "mr", "ta", "te", "th", "zh"]

  /// The locale in which a person is spoken to.
  ///
  /// - Parameters:
  ///   - asked: What the person asks for, the best first.
  ///   - spoken: The languages that the app speaks, the one for everybody else first. None stands for all.
  /// - Returns: A locale that is asked for and spoken, else the app's first language. `nil` where neither says anything.
  package static func locale(asked: [String], spoken: [String]) -> String? {
    let languages = spoken.map(general)
    return asked.first { languages.isEmpty || languages.contains(general($0)) } ?? spoken.first
  }
}

extension SystemWords {
  /// A whole number with its thousands parted, as the language does.
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

  /// What stands between thousands, and in numbers of how many digits.
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

  /// The name of a month, from 1.
  package func month(_ number: Int) -> String {
    SystemWords.months.indices.contains(number - 1) ? self[SystemWords.months[number - 1]] : ""
  }

  /// The days of a week, in the room of two narrow letters each. The week begins on Monday.
  package var shortWeekdays: [String] { SystemWords.weekdays.map { self[$0] } }

  private static let months: [SystemWord] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november, .december,
  ]
  private static let weekdays: [SystemWord] = [
    .mondayShort, .tuesdayShort, .wednesdayShort, .thursdayShort, .fridayShort, .saturdayShort, .sundayShort,
  ]
}
