import DoneDoneModel
import Foundation
import Testing

@Suite struct DayTests {
  @Test func everyMonthFollowsTheOneBefore() throws {
    // The calendar is walked month by month, with nothing but the lengths of months.
    var (next, weekday) = (Day.first, 1)
    for year in Day.years {
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      for (index, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        let last = next.adding(length - 1)
        guard next == Day(year: year, month: index + 1, day: 1), next.dayOfMonth == 1,
          next.weekday.rawValue == weekday + 1,
          last.year == year, last.monthNumber == index + 1, last.dayOfMonth == length, next.month.days == next...last,
          Day(year: year, month: index + 1, day: length + 1) == nil
        else {
          Issue.record("\(year)-\(index + 1) does not have the days \(next)...\(last).")
          return
        }
        (next, weekday) = (last.adding(1), (weekday + length) % 7)
      }
    }
    #expect(next == .last)
  }

  @Test func aDayIsReadFromItsText() {
    var generator = Random(seed: 1)
    for _ in 0..<2000 {
      let day = Day(number: .random(in: Day.first.number...Day.last.number, using: &generator))
      #expect(Day(day.description) == day)
      #expect(Day(year: day.year, month: day.monthNumber, day: day.dayOfMonth) == day)
      let count = Int.random(in: -50_000...50_000, using: &generator)
      let other = day.adding(count)
      #expect((day < other) == (day.description < other.description))
      if other != .first, other != .last { #expect(day.distance(to: other) == count) }
    }
    #expect(Day("2000-02-29")?.weekday == .tuesday)
    #expect(Day("1970-01-01")?.number == 0)
  }

  @Test(arguments: [
    "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-11-00", "2026-11-31", "0000-01-01", "1900-02-29",
    "", "2026-11-25 ", " 2026-11-25", "2026-1-25", "26-11-25", "2026/11/25", "2026-11-2５", "-026-11-25", "+2026-11-5",
    "2026-11-255", "2026-11-25T00:00:00Z", "２０２６-11-25", "2026-11-2\u{0}",
  ])
  func impossibleDatesAreRefused(text: String) { #expect(Day(text) == nil) }

  @Test func arithmeticStopsAtTheEndsOfTheCalendar() {
    #expect(Day.last.adding(1) == .last)
    #expect(Day.first.adding(-1) == .first)
    #expect(Day.first.adding(.max) == .last)
    #expect(Day.last.adding(.min) == .first)
    #expect(Month(year: 9999, month: 12)?.adding(.max) == Day.last.month)
    #expect(Month(year: 1, month: 1)?.adding(.min) == Day.first.month)
    #expect(Day.first.month.days.lowerBound == .first)
    #expect(Day.last.month.days.upperBound == .last)
  }

  @Test func daysAreReadAndWrittenAsText() throws {
    let day = try #require(Day("2026-11-25"))
    #expect(try JSONEncoder().encode([day]) == Data(#"["2026-11-25"]"#.utf8))
    #expect(try JSONDecoder().decode([Day].self, from: Data(#"["2026-11-25"]"#.utf8)) == [day])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Day].self, from: Data(#"["2026-11-31"]"#.utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Day].self, from: Data("[20261125]".utf8)) }
  }
}

/// Days and instants in time zones.
@Suite struct DayDateTests {
  private func calendar(_ zone: String, _ identifier: Calendar.Identifier = .gregorian) throws -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test func theDayIsThatOfTheTimeZoneWhateverTheCalendar() throws {
    let date = Date(timeIntervalSince1970: 1_795_651_200)  // 2026-11-26 00:00 UTC
    #expect(Day(date, in: try calendar("UTC")) == Day("2026-11-26"))
    #expect(Day(date, in: try calendar("Asia/Seoul", .buddhist)) == Day("2026-11-26"))
    #expect(Day(date, in: try calendar("America/New_York", .islamicCivil)) == Day("2026-11-25"))
    #expect(Day(date.addingTimeInterval(-1), in: try calendar("UTC")) == Day("2026-11-25"))
    #expect(Day.time(of: date, in: try calendar("Asia/Kolkata")) == 5 * 60 + 30)
  }

  @Test(arguments: [
    "UTC", "Asia/Seoul", "America/Sao_Paulo", "Europe/Berlin", "Pacific/Apia", "Asia/Kolkata", "America/St_Johns",
    "Africa/Cairo",
  ])
  func everyDayBeginsOnItself(zone: String) throws {
    let calendar = try calendar(zone)
    let first = try #require(Day("2010-01-01"))
    for day in first...first.adding(1500) {
      let start = day.date(in: calendar)
      // Apia has skipped 2011-12-30 altogether.
      if zone == "Pacific/Apia" && day == Day("2011-12-30") { continue }
      guard Day(start, in: calendar) == day, Day(start.addingTimeInterval(-1), in: calendar) < day else {
        Issue.record("\(day) does not begin at \(start) in \(zone).")
        return
      }
      let noon = day.date(in: calendar, time: 720)
      #expect(Day(noon, in: calendar) == day && Day.time(of: noon, in: calendar) == 720)
    }
  }

  @Test func aTimeThatIsSkippedIsLaterAndOneThatOccursTwiceIsTheFirst() throws {
    let calendar = try calendar("Europe/Berlin")
    let skipped = try #require(Day("2026-03-29")).date(in: calendar, time: 150)
    #expect(Day.time(of: skipped, in: calendar) == 210)
    let twice = try #require(Day("2026-10-25")).date(in: calendar, time: 150)
    #expect(Day.time(of: twice, in: calendar) == 150)
    #expect(Day.time(of: twice.addingTimeInterval(3600), in: calendar) == 150)
  }

  @Test(arguments: [-.infinity, -1e300, -1e14, 1e14, 1e300, .infinity, .nan]) func farDatesGiveADay(seconds: Double)
    throws
  {
    let date = Date(timeIntervalSince1970: seconds)
    let calendar = try calendar("Europe/Berlin")
    let day = Day(date, in: calendar)
    #expect(seconds < 0 ? day == .first : seconds > 0 ? day == .last : day.number == 0)
    #expect(0...1439 ~= Day.time(of: date, in: calendar))
    #expect(Day(Day.first.date(in: calendar), in: calendar) == .first)
    #expect(Day(Day.last.date(in: calendar), in: calendar) == .last)
  }
}
