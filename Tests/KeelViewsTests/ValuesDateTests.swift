import FoundationEssentials
import Testing

@testable import KeelViews

@Suite struct ValuesDateTests {
  /// 21 November 2026, 13:05:09 in Greenwich.
  private let now = Date(timeIntervalSince1970: 1_795_266_309)

  private func string(_ text: Text, _ locale: String = "en_US", at date: Date? = nil) -> String {
    text.string(in: TextContext(locale: Locale(identifier: locale), now: date ?? now))
  }

  @Test func aDateIsWrittenForItsPlace() {
    #expect(string(Text(now, style: .date)) == "November 21, 2026")
    #expect(string(Text(now, style: .date), "en_GB") == "21 November 2026")
    #expect(string(Text(now, style: .date), "de_DE") == "21. November 2026")
    #expect(string(Text(now, style: .date), "ja_JP") == "2026年11月21日")
    #expect(string(Text(now, style: .date), "ko") == "2026년 11월 21일")
    #expect(string(Text(now, style: .date), "es_MX") == "21 de noviembre de 2026")
    #expect(string(Text(now, style: .date), "it_IT") == "21/11/2026")
    #expect(string(Text(now, style: .time), "ko") == "오후 1:05")
    #expect(string(Text(now, style: .time), "en_GB") == "13:05")
    #expect(string(Text(now, style: .time)) == "1:05 PM")
    #expect(string(Text(now, style: .time), "de_DE") == "13:05")
  }

  @Test func theTimeZoneOfThePlaceCounts() throws {
    var context = TextContext(now: now)
    context.timeZone = try #require(TimeZone(secondsFromGMT: 11 * 3600))
    #expect(Text(now, style: .time).string(in: context) == "12:05 AM")
    #expect(Text(now, style: .date).string(in: context) == "November 22, 2026")
  }

  @Test func aDistanceIsFormattedInItsLargestUnits() {
    #expect(string(Text(now + 8580, style: .relative)) == "2 hr, 23 min")
    #expect(string(Text(now - 86400 * 2, style: .relative)) == "2 days")
    #expect(string(Text(now, style: .relative)) == "0 sec")
    #expect(string(Text(now + 7200, style: .offset)) == "+2 hours")
    #expect(string(Text(now - 61, style: .offset)) == "-1 minute")
    #expect(string(Text(now + 3661, style: .timer)) == "1:01:01")
    #expect(string(Text(now + 61, style: .timer)) == "1:01")
  }

  @Test(arguments: [
    ("de", "2 Std., 23 Min.", "+2 Tage", "-1 Minute"), ("fr", "2 h, 23 min", "+2 jours", "-1 minute"),
    ("ko_KR", "2시간 23분", "+2일", "-1분"), ("ja", "2時間23分", "+2日", "-1分"), ("ar", "2 س و23 د", "+يومان", "-دقيقة"),
    ("es_ES", "2 h, 23 min", "+2 días", "-1 minuto"), ("it", "2 hr, 23 min", "+2 days", "-1 minute"),
  ])
  func aDistanceIsFormattedInTheLanguageOfTheLocale(locale: String, relative: String, days: String, minute: String) {
    #expect(string(Text(now + 8580, style: .relative), locale) == relative)
    #expect(string(Text(now + 2 * 86400, style: .offset), locale) == days)
    #expect(string(Text(now - 61, style: .offset), locale) == minute)
  }

  @Test func fromWhenToWhen() {
    #expect(string(Text(now...(now + 3600))) == "1:05 PM – 2:05 PM")
    #expect(string(Text(now...(now + 86400))) == "November 21, 2026 – November 22, 2026")
    let timer = Text(timerInterval: now...(now + 90))
    #expect(string(timer) == "1:30")
    #expect(string(timer, at: now + 100) == "0:00")
    #expect(string(Text(timerInterval: now...(now + 90), countsDown: false), at: now + 60) == "1:00")
    #expect(string(Text(timerInterval: now...(now + 7200), showsHours: false)) == "120:00")
  }

  @Test func onlyRelativeDatesRequestUpdates() {
    #expect(Text(now, style: .relative).followsTime)
    #expect(Text("in \(Text(now, style: .timer))").followsTime)
    #expect(!Text(now, style: .date).followsTime)
    #expect(!Text(timerInterval: now...(now + 1), pauseTime: now).followsTime)
  }

  @Test func noDistanceIsTooLong() {
    for style in [Text.DateStyle.relative, .offset, .timer, .date, .time] {
      #expect(!string(Text(Date.distantFuture, style: style)).isEmpty)
      #expect(!string(Text(Date.distantPast, style: style)).isEmpty)
    }
    #expect(!string(Text(Date(timeIntervalSince1970: 1e300), style: .relative)).isEmpty)
  }

  @Test func aProgramMayWriteDatesItself() {
    DateWriting.register { $0.locale.identifier == "xx" ? "its own" : nil }
    defer { DateWriting.register { _ in nil } }
    #expect(string(Text(now, style: .date), "xx") == "its own")
  }
}
