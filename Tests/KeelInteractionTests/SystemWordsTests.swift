import KeelInteraction
import KeelScene
import Testing

/// Keel's own texts in each language.
@Suite struct SystemWordsTests {
  @Test func theTableHasTheLanguagesThatAreKnown() {
    #expect(SystemWords.languages == ["en", "ko", "de", "ja", "fr", "es", "ar"])
  }

  @Test(arguments: SystemWords.languages)
  func everyLanguageHasAllTextsWithTheSamePlaceholders(language: String) {
    let words = SystemWords.Languages.standard.words(for: language)
    #expect(words.language == language)
    func blanks(_ words: SystemWords, _ word: SystemWord) -> Set<SystemWords.Part> {
      Set(words.parts(of: word).filter { if case .value = $0 { true } else { false } })
    }
    for word in SystemWord.allCases {
      let text = words[word]
      #expect(!text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" "), "\(word) in \(language)")
      #expect(blanks(words, word) == blanks(.inEnglish, word), "\(word) in \(language)")
    }
  }

  /// A text may equal the English one (*OK*, *Code*, *Options*), but less than a tenth of them do.
  @Test(arguments: SystemWords.languages.dropFirst())
  func everyLanguageHasItsOwnTexts(language: String) {
    let words = SystemWords.Languages.standard.words(for: language)
    let same = SystemWord.allCases.filter { words[$0] == SystemWords.inEnglish[$0] }
    #expect(same.count * 10 < SystemWord.allCases.count, "\(same)")
  }

  @Test func anAppCanReplaceTheTexts() {
    let own: [String: [SystemWord: String]] = [
      "de": [.back: "Retour"], "pt": [.back: "Voltar", .backTo: "Voltar a %"], "pt-BR": [.back: "Volta"],
      "en": [.more: "…"],
    ]
    let languages = SystemWords.Languages(own: own)
    #expect(languages.words(for: "de-CH")[.back] == "Retour" && languages.words(for: "de")[.cancel] == "Abbrechen")
    #expect(languages.words(for: "pt-PT")[.backTo, "50%"] == "Voltar a 50%")
    #expect(languages.words(for: "pt-br")[.back] == "Volta" && languages.words(for: "PT-BR")[.cancel] == "Cancel")
    #expect(languages.words(for: "pt_BR")[.back] == "Volta")
    let underscored = SystemWords.Languages(own: ["pt_BR": [.back: "Volta"]])
    #expect(underscored.words(for: "pt-BR")[.back] == "Volta" && underscored.words(for: "pt_br")[.back] == "Volta")
    #expect(languages.words(for: "tlh")[.more] == "…" && languages.words(for: "")[.back] == "Back")
  }

  @Test func valuesStandWhereTheLanguageHasThem() {
    let languages = SystemWords.Languages.standard
    #expect(languages.words(for: "en")[.monthAndYear, "November", "2026"] == "November 2026")
    #expect(languages.words(for: "ko-KR")[.monthAndYear, "11월", "2026"] == "2026년 11월")
    #expect(languages.words(for: "ja")[.rowsInSight, "1–20", "300"] == "300件中1–20")
    // Inserted values are not searched for placeholders.
    #expect(languages.words(for: "en")[.rowsInSight, "%2", "%1"] == "%2 of %1")
  }

  @Test func numbersAndDatesAreThoseOfTheLanguage() {
    func words(_ language: String) -> SystemWords { SystemWords.Languages.standard.words(for: language) }
    #expect(words("en").grouped(1_234_567) == "1,234,567" && words("de").grouped(1_234) == "1.234")
    #expect(words("es").grouped(1_234) == "1234" && words("es").grouped(12_345) == "12.345")
    #expect(words("fr").grouped(-12_345) == "-12\u{202F}345" && words("ko").grouped(999) == "999")
    #expect(words("de").month(3) == "März" && words("fr").month(12) == "décembre" && words("de").month(13) == "")
  }

  @Test func aWeekBeginsOnTheDayOfThePlace() {
    func week(_ locale: String) -> [String] {
      SystemWords.Languages.standard.words(for: locale).shortWeekdays(in: locale)
    }
    #expect(week("ko") == ["일", "월", "화", "수", "목", "금", "토"])
    #expect(week("de-AT").first == "Mo" && week("de-AT").last == "So")
    #expect(week("en").first == "Su" && week("en_US.UTF-8").first == "Su" && week("en-GB").first == "Mo")
    #expect(Language.firstWeekday("ar") == 6 && Language.firstWeekday("ar-SA") == 0)
    #expect(Language.firstWeekday("zh-Hant-TW") == 0 && Language.firstWeekday("zh") == 1)
    #expect(Language.firstWeekday("") == 1 && Language.firstWeekday("xx-YY") == 1)
  }

  /// November 2026 begins on a Sunday.
  @Test(arguments: [("en-US", 0), ("en-GB", 6), ("ar-EG", 1)])
  func aMonthBeginsWithTheFirstWeekdayOfTheLocale(locale: String, blanks: Int) {
    let month = CalendarMonth(of: SceneDate(year: 2026, month: 11, day: 22), in: locale)
    #expect(month.blanks == blanks && month.days.count == 30)
    #expect(month.place(ofDay: 1) == (0, blanks))
  }

  @Test(arguments: [
    ("en", ["0 hours", "1 hour", "2 hours", "11 hours"]), ("fr", ["0 heure", "1 heure", "2 heures", "11 heures"]),
    ("ko", ["0시간", "1시간", "2시간", "11시간"]), ("ar", ["0 ساعة", "ساعة", "ساعتان", "11 ساعة"]),
  ])
  func quantitiesHaveThePluralFormsOfTheLanguage(language: String, texts: [String]) {
    let words = SystemWords.Languages.standard.words(for: language)
    #expect([0, 1, 2, 11].map { words[.hourCount, count: $0] } == texts)
  }

  @Test func arabicCountsDaysInFiveForms() {
    let words = SystemWords.Languages.standard.words(for: "ar")
    #expect(words[.dayCount, count: 3] == "3 أيام" && words[.dayCount, count: 11] == "11 يومًا")
    #expect(words[.dayCount, count: 103] == "103 أيام" && words[.dayCount, count: 100] == "100 يوم")
  }

  @Test func theLanguageIsOneOfTheApps() {
    #expect(Language.locale(asked: ["ko-KR", "de"], spoken: []) == "ko-KR")
    #expect(Language.locale(asked: ["ko-KR", "de"], spoken: ["en", "de"]) == "de")
    #expect(Language.locale(asked: ["ko-KR"], spoken: ["en", "de"]) == "en")
    #expect(Language.locale(asked: [], spoken: []) == nil)
    #expect(Language.isRightToLeft("ar-EG") && Language.isRightToLeft("ckb") && !Language.isRightToLeft("de"))
  }
}
