import DoneDoneModel
import Foundation
import KeelModel
import Testing

@Suite struct WordsTests {
  private let english = Words(.english)
  private let korean = Words(.korean)

  @Test func everyTextIsThereInBothLanguages() {
    for word in Word.allCases {
      #expect(!english[word].isEmpty)
      // A text that has been forgotten would still be English.
      #expect(korean[word].unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }, "\(word)")
      #expect(english[word].unicodeScalars.allSatisfy { $0.isASCII }, "\(word)")
    }
    for word in ScreenWord.allCases {
      #expect(!english[word].isEmpty)
      #expect(korean[word].unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }, "\(word)")
    }
    for symbol in Category.symbols { #expect(english.name(ofSymbol: symbol) != symbol) }
  }

  @Test func theCatalogueHasEveryKeyInBothLanguagesAndNoOthers() throws {
    let apps = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Apps")
    let words = apps.appending(path: "DoneDone/Model/Words")
    let catalog = try StringCatalog(data: Data(contentsOf: words.appending(path: "Localizable.xcstrings")))
    #expect(catalog.languages == Set(Language.allCases.map(\.rawValue)))
    for key in catalog.keys {
      for language in Language.allCases { #expect(catalog.hasText(key, language: language.rawValue), "\(key)") }
    }
    var used = Set(Word.allCases.map(\.rawValue)).union(ScreenWord.allCases.map(\.rawValue))
    used.formUnion(CategoryColor.allCases.map { "color.\($0.rawValue)" })
    used.formUnion(Category.symbols.map { "symbol.\($0)" })
    used.formUnion(TransferModel.FileFault.allCases.map { "file.\($0.rawValue)" })
    let rest = catalog.keys.subtracting(used)
    #expect(used.isSubset(of: catalog.keys), "\(used.subtracting(catalog.keys))")
    #expect(rest.allSatisfy { $0.contains("%") }, "\(rest)")
  }

  @Test func noEnglishTextIsKorean() {
    for word in ScreenWord.allCases {
      #expect(!english[word].unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }, "\(word)")
    }
  }

  @Test func valuesAreNeverFormats() {
    #expect(english.deleted("100% %@ %lld %2$@") == "Deleted “100% %@ %lld %2$@”")
  }

  @Test func theLanguageIsThatOfTheLocale() {
    for locale in ["ko", "ko_KR", "ko_KR.UTF-8", "ko-Kore-KR", "KO"] { #expect(Words(for: locale) == korean) }
    for locale in ["en", "en_GB", "C", "", "kok_IN", "de_DE.UTF-8"] { #expect(Words(for: locale) == english) }
  }

  @Test func countsHaveTheirForms() {
    #expect(
      [0, 1, 2, 1000, 1_234_567].map(english.activities) == [
        "0 activities", "1 activity", "2 activities", "1,000 activities", "1,234,567 activities",
      ])
    #expect([0, 1, 3, 1000].map(korean.activities) == ["활동 0개", "활동 1개", "활동 3개", "활동 1,000개"])
    #expect([1, 2].map(english.days) == ["1 day", "2 days"])
    #expect(korean.days(5) == "5일")
    #expect([1, 2].map(english.categories) == ["1 category", "2 categories"])
    #expect([0, 999, 100_000, -1234].map(english.number) == ["0", "999", "100,000", "−1,234"])
  }

  @Test func durationsAreHoursAndMinutes() {
    #expect(
      [0, 5, 60, 65, 1440, 60_000].map { english.duration(minutes: $0) } == [
        "0 min", "5 min", "1 h", "1 h 5 min", "24 h", "1,000 h",
      ])
    #expect([0, 5, 60, 65].map { korean.duration(minutes: $0) } == ["0분", "5분", "1시간", "1시간 5분"])
  }

  /// The text with plain spaces: the space before PM is a narrow one in some versions of the data.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{A0}", with: " ")
  }

  @Test func datesAreThoseOfTheLanguage() {
    let day = Day("2026-11-25") ?? .first
    #expect(plain(english.fullDate(day)) == "Wednesday, November 25, 2026")
    #expect(plain(korean.fullDate(day)) == "2026년 11월 25일 수요일")
    #expect(plain(english.shortDate(day)) == "Nov 25, 2026")
    #expect(plain(korean.shortDate(day)) == "2026년 11월 25일")
    #expect(plain(english.dayTitle(day)) == "Wed, Nov 25")
    #expect(plain(korean.dayTitle(day)) == "11월 25일 (수)")
    #expect(english.fullDateVariants(day).map(plain) == ["Nov 25, 2026", "Nov 25"])
    #expect(korean.fullDateVariants(day).map(plain) == ["2026년 11월 25일", "11월 25일"])
    #expect(english.dayTitleVariants(day).map(plain) == ["Nov 25", "11/25"])
    #expect(english.rangeVariants(from: day.adding(-2), to: day).map(plain) == ["Nov 23 – Nov 25"])
    #expect(plain(english.month(day.month)) == "November 2026")
    #expect(plain(korean.month(day.month)) == "2026년 11월")
    #expect([0, 5, 725, 1110].map { plain(english.time($0)) } == ["12:00 AM", "12:05 AM", "12:05 PM", "6:30 PM"])
    #expect(plain(korean.time(1110)) == "오후 6:30")
    #expect(english.relativeDate(day, today: day) == "Today")
    #expect(korean.relativeDate(day.adding(-1), today: day) == "어제")
    #expect(english.relativeDate(day.adding(1), today: day) == "Tomorrow")
    #expect(plain(english.relativeDate(day.adding(-2), today: day)) == "Mon, Nov 23")
    #expect(plain(english.relativeDate(day.adding(-365), today: day)) == "Nov 25, 2025")
  }

  @Test func theDaysOfTheWeekBeginWithTheFirst() {
    #expect(
      Weekday.week(from: .monday).map(english.name) == [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ])
    #expect(Weekday.week(from: .sunday).map(korean.shortName) == ["일", "월", "화", "수", "목", "금", "토"])
  }

  @Test func periodsHaveTitles() {
    let period = { Period($0, containing: today, firstWeekday: .monday) }
    #expect(plain(english.title(period(.day))) == "Wednesday, November 25, 2026")
    #expect(plain(english.title(period(.week))) == "Nov 23 – Nov 29, 2026")
    #expect(plain(korean.title(period(.week))) == "2026년 11월 23일 – 11월 29일")
    #expect(plain(english.title(period(.month))) == "November 2026")
    let turn = Period(.week, containing: Day("2026-12-31") ?? .first)
    #expect(plain(english.title(turn)) == "Dec 28, 2026 – Jan 3, 2027")
  }

  @Test func farDaysHaveTexts() {
    for words in [english, korean] {
      #expect(!words.fullDate(.first).isEmpty && !words.fullDate(.last).isEmpty)
      #expect(words.fullDate(.last).contains("9999"))
    }
  }

  @Test func mistakesInFilesAreToldWithTheirPlace() {
    let problem = ArchiveProblem(line: 17, column: "minutes", reason: .minutes)
    #expect(english.text(problem) == "Line 17, minutes: It is not a number of minutes between 0 and 1440.")
    #expect(korean.text(problem) == "17번째 줄, minutes: 0에서 1440 사이의 분이 아닙니다.")
    let fields = ArchiveProblem(line: 2, reason: .fieldCount(expected: 7, found: 1))
    #expect(english.text(fields) == "Line 2: The row has 1 field instead of 7.")
    var summary = ImportSummary()
    #expect(english.text(summary) == "There was nothing new in the file.")
    (summary.addedActivities, summary.replacedActivities, summary.addedCategories) = (1200, 1, 2)
    #expect(english.text(summary) == "1,200 activities added, 1 activity replaced, 2 categories added.")
    #expect(korean.text(summary) == "활동 1,200개 추가, 활동 1개 교체, 카테고리 2개 추가.")
    #expect(english.text(ArchiveError.newerVersion(3)).contains("format 3"))
  }

  @Test func theFirstCategoriesHaveNamesAndTheSameIdentifiersEverywhere() {
    let (one, other) = (Category.defaults(english), Category.defaults(korean))
    #expect(one.map(\.name) == ["Work", "Study", "Exercise", "Home", "Rest"])
    #expect(other.map(\.name) == ["업무", "공부", "운동", "집안일", "휴식"])
    #expect(one.map(\.id) == other.map(\.id))
    #expect(Set(one.map(\.id)).count == one.count)
    #expect(one.allSatisfy { $0.problems(among: one).isEmpty })
    #expect(Category.symbols.contains(Category.defaultSymbol))
    #expect(one.allSatisfy { Category.symbols.contains($0.symbol) })
  }
}

@Suite struct ProblemTests {
  @Test func anActivityThatCannotBeStoredHasProblems() {
    #expect(Activity(name: "walk", day: today).problems == [])
    #expect(Activity(name: String(repeating: "가", count: 200), day: today).problems == [])
    #expect(Activity(name: String(repeating: "👨‍👩‍👧‍👦", count: 120), day: today).problems == [])
    #expect(Activity(name: String(repeating: "x", count: 201), day: today).problems == [.nameTooLong])
    // One character of a megabyte.
    #expect(Activity(name: "e" + String(repeating: "\u{301}", count: 500_000), day: today).problems == [.nameTooLong])
    #expect(Activity(name: "\u{3000}\n\t ", day: today).problems == [.nameMissing])
    #expect(Activity(name: "x", note: String(repeating: "y", count: 10_001), day: today).problems == [.noteTooLong])
    #expect(
      Activity(name: "x", minutes: -1, day: today, time: 1440).problems == [.minutesOutOfRange, .timeOutOfRange])
    #expect(Activity(name: "x", minutes: 1440, day: today, time: 1439).problems == [])
  }

  @Test func aCategoryHasANameOfItsOwn() {
    let cafe = Category(name: "Café")
    #expect(Category(name: " CAFE ").problems(among: [cafe]) == [.nameTaken])
    #expect(cafe.problems(among: [cafe]) == [])
    #expect(Category(name: "").problems() == [.nameMissing])
    #expect(Category(name: String(repeating: "x", count: 51)).problems() == [.nameTooLong])
  }
}
