/// Calendar preferences of a locale, from the supplemental data of the Unicode CLDR (version 45).
extension Language {
  /// Returns the first day of the week in a locale: 0 is Sunday, 1 Monday, 6 Saturday.
  ///
  /// A locale without a region has the preference of the region where most of its speakers live.
  package static func firstWeekday(_ locale: String) -> Int {
    let region = region(locale)
    return if sundayFirst.contains(region) { 0 } else if saturdayFirst.contains(region) { 6 } else { 1 }
  }

  /// Returns true if times are written with the 12-hour clock in a locale.
  package static func usesTwelveHours(_ locale: String) -> Bool {
    twelveHours[general(locale)]?.contains(region(locale)) ?? false
  }

  /// Returns the region of a locale: `BR` for `pt-BR`, and the most likely one for `pt`; empty if it is unknown.
  private static func region(_ locale: String) -> String {
    let tags = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }.dropFirst()
    if let region = tags.first(where: { $0.count == 2 }) { return region.uppercased() }
    if tags.contains(where: { $0.lowercased() == "hant" }) { return "TW" }
    return likelyRegions[general(locale)] ?? ""
  }

  private static let sundayFirst: Set = [
    "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK", "HN", "ID", "IL",
    "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ", "NI", "NP", "PA", "PE", "PH", "PK",
    "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]
  private static let saturdayFirst: Set = [
    "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
  private static let twelveHours: [String: Set<String>] = [
    "en": ["US", "CA", "AU", "NZ", "IN", "PH", "PK", "PR", "SG", "MY"], "ko": ["KR", "KP"],
    "es": ["US", "CO", "DO", "PA", "PR", "VE"],
    "ar": ["EG", "SA", "AE", "BH", "IQ", "JO", "KW", "LB", "LY", "OM", "QA", "SD", "SY", "YE"],
  ]
  private static let likelyRegions = [
    "am": "ET", "ar": "EG", "bn": "BD", "ckb": "IQ", "dv": "MV", "en": "US", "fa": "IR", "gu": "IN", "he": "IL",
    "hi": "IN", "id": "ID", "ja": "JP", "km": "KH", "kn": "IN", "ko": "KR", "lo": "LA", "ml": "IN", "mr": "IN",
    "my": "MM", "ne": "NP", "pa": "IN", "ps": "AF", "pt": "BR", "sd": "PK", "ta": "IN", "te": "IN", "th": "TH",
    "ur": "PK", "zu": "ZA",
  ]
}

extension SystemWords {
  /// Returns the text of a quantity in the plural form of the number, as *1 hour* and *2 hours*.
  ///
  /// The categories are those of the Unicode CLDR. The forms in the table are in the order of `zero`, `one`, `two`,
  /// `few`, `many` and `other`, as far as the language distinguishes them.
  package subscript(word: SystemWord, count count: Int) -> String {
    let forms = self[word].split(separator: "|")
    guard !forms.isEmpty else { return "" }
    let form = String(forms[min(pluralForm(of: count), forms.count - 1)])
    return form.replacing("%", with: String(count))
  }

  private func pluralForm(of count: Int) -> Int {
    switch Language.general(language) {
    case "ar":
      switch count {
      case 0, 1, 2: count
      case _ where (3...10).contains(count % 100): 3
      case _ where count % 100 > 10: 4
      default: 5
      }
    // Zero is singular.
    case "fr", "pt": count < 2 ? 0 : 1
    default: count == 1 ? 0 : 1
    }
  }

  /// Returns a date with the name of its month, as *November 22, 2026*.
  package func date(day: Int, month: Int, year: Int) -> String {
    self[.dayMonthYear, String(day), self.month(month), String(year)]
  }

  /// Returns the short names of the weekdays in the order of a locale's week, at most two columns wide each.
  package func shortWeekdays(in locale: String) -> [String] {
    (0..<7).map { self[SystemWords.weekdays[(Language.firstWeekday(locale) + $0) % 7]] }
  }

  private static let weekdays: [SystemWord] = [
    .sundayShort, .mondayShort, .tuesdayShort, .wednesdayShort, .thursdayShort, .fridayShort, .saturdayShort,
  ]
}
