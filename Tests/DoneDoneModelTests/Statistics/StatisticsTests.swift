import DoneDoneModel
import Foundation
import Testing

@Suite struct StreaksTests {
  private func streaks(_ daysAgo: [Int]) -> Streaks {
    Streaks(days: daysAgo.map { today.adding(-$0) }.sorted(), today: today)
  }

  @Test func todayMayStillCome() {
    #expect(streaks([]).current == 0)
    #expect(streaks([]).longestDays == nil)
    #expect(streaks([0]).current == 1)
    #expect(streaks([1]).current == 1)
    #expect(streaks([1, 2, 3]).current == 3)
    #expect(streaks([0, 1, 2, 3]).current == 4)
    // Yesterday is over.
    #expect(streaks([2, 3]).current == 0)
    #expect(streaks([2, 3]).longest == 2)
    // What is planned does not count.
    #expect(streaks([-1, -2]).longest == 0)
    #expect(streaks([-1, 0]).current == 1)
    #expect(streaks([0, 0, 1, 1]).current == 2)
  }

  @Test func theLatestOfEqualRunsIsTheLongest() {
    #expect(streaks([9, 8, 5, 4]).longestDays == today.adding(-5)...today.adding(-4))
    #expect(streaks([9, 8, 7, 4, 3]).longestDays == today.adding(-9)...today.adding(-7))
  }

  @Test func streaksAreThoseThatCountingFinds() {
    var generator = Random(seed: 2)
    for _ in 0..<300 {
      let span = Int.random(in: 0...40, using: &generator)
      let days = Set((-2...span).filter { _ in Int.random(in: 0...2, using: &generator) > 0 }.map { today.adding(-$0) })
      // Slowly: from each day as far as it goes.
      var longest = 0
      for day in days where day <= today {
        var length = 0
        while day.adding(length) <= today, days.contains(day.adding(length)) { length += 1 }
        longest = max(longest, length)
      }
      var current = 0
      let start = days.contains(today) ? today : today.adding(-1)
      while days.contains(start.adding(-current)) { current += 1 }
      let streaks = Streaks(days: days.sorted(), today: today)
      #expect(streaks.longest == longest)
      #expect(streaks.current == current)
      #expect(streaks.current <= streaks.longest)
    }
  }
}

@Suite struct PeriodTests {
  @Test(arguments: Period.Kind.allCases, Weekday.allCases)
  func periodsCoverTheCalendarWithoutGapsOrOverlaps(kind: Period.Kind, first: Weekday) {
    var generator = Random(seed: 3)
    for _ in 0..<100 {
      let day = Day(number: .random(in: -100_000...100_000, using: &generator))
      let period = Period(kind, containing: day, firstWeekday: first)
      #expect(period.contains(day))
      #expect(period.next.days.lowerBound == period.days.upperBound.adding(1))
      #expect(period.next.previous == period)
      #expect(period.previous.days.upperBound == period.days.lowerBound.adding(-1))
      #expect(Period(kind, containing: period.days.upperBound, firstWeekday: first) == period)
      #expect(period.moved(by: 30).moved(by: -30) == period)
      switch kind {
      case .day: #expect(period.days.count == 1)
      case .week: #expect(period.days.count == 7 && period.days.lowerBound.weekday == first)
      case .month: #expect(28...31 ~= period.days.count && period.days.lowerBound.dayOfMonth == 1)
      }
      #expect(day.startOfWeek(from: first).weekday == first && 0...6 ~= day.startOfWeek(from: first).distance(to: day))
    }
  }

  @Test(arguments: Weekday.allCases) func thereIsNothingBeyondTheEndsOfTheCalendar(first: Weekday) {
    for kind in Period.Kind.allCases {
      for (end, step) in [(Day.first, -1), (Day.last, 1)] {
        let period = Period(kind, containing: end, firstWeekday: first)
        #expect(period.contains(end))
        #expect(period.moved(by: step).contains(end))
        #expect(period.moved(by: step < 0 ? .min : .max).contains(end))
        // And back: the week before the last begins on the right day.
        #expect(period.moved(by: -step).moved(by: step).contains(end))
        let inner = period.moved(by: -step)
        if kind == .week { #expect(inner.days.lowerBound.weekday == first && inner.days.count == 7) }
      }
    }
  }

  @Test func aWeekBeginsWithItsFirstDay() {
    #expect(Weekday.week(from: .wednesday).map(\.rawValue) == [4, 5, 6, 7, 1, 2, 3])
    // 2026-11-25 is a Wednesday.
    #expect(Period(.week, containing: today, firstWeekday: .monday).days.lowerBound == Day("2026-11-23"))
    #expect(Period(.week, containing: today, firstWeekday: .sunday).days.lowerBound == Day("2026-11-22"))
    #expect(Period(.week, containing: today, firstWeekday: .thursday).days.lowerBound == Day("2026-11-19"))
  }
}

@Suite struct SummaryTests {
  private let work = UUID()
  private let play = UUID()

  @Test func amountsAreAddedUpByDayAndByCategory() {
    let days = today.adding(-3)...today
    let summary = Summary(
      [
        DayTotal(day: today, categoryID: work, count: 2, minutes: 60),
        DayTotal(day: today, categoryID: nil, count: 1, minutes: 0),
        DayTotal(day: today.adding(-2), categoryID: play, count: 1, minutes: 90),
        DayTotal(day: today.adding(-9), categoryID: play, count: 9, minutes: 900),
      ], days: days)
    #expect(summary.total == Amount(count: 4, minutes: 150))
    #expect(summary.byDay.map(\.amount.minutes) == [0, 90, 0, 60])
    #expect(summary.byDay.map(\.day) == Array(days))
    #expect(summary.byCategory.map(\.categoryID) == [play, work, nil])
    #expect(summary.activeDayCount == 2)
    #expect(summary.averageMinutes == 37.5)
    #expect(summary.averageActiveMinutes == 75)
    #expect(summary.busiestDay?.day == today.adding(-2))
    #expect(summary.share(of: Amount(count: 1, minutes: 90)) == 0.6)
  }

  @Test func nothingDoneHasNoBusiestDayAndNoShares() {
    let summary = Summary([], days: today...today)
    #expect(summary.busiestDay == nil)
    #expect(summary.averageActiveMinutes == 0)
    #expect(summary.share(of: Amount()) == 0)
    #expect(summary.byCategory.isEmpty)
    let untimed = Summary([DayTotal(day: today, categoryID: nil, count: 2, minutes: 0)], days: today...today)
    #expect(untimed.share(of: Amount(count: 1)) == 0.5)
    #expect(untimed.busiestDay?.day == today)
  }

  @Test func everyWayOfAddingUpGivesTheSame() {
    var generator = Random(seed: 4)
    for _ in 0..<200 {
      let days = today...today.adding(.random(in: 0...40, using: &generator))
      let totals = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        DayTotal(
          day: today.adding(.random(in: -3...43, using: &generator)),
          categoryID: [work, play, nil].randomElement(using: &generator) ?? nil, count: 1,
          minutes: .random(in: 0...1440, using: &generator))
      }
      let summary = Summary(totals, days: days)
      #expect(summary.byDay.reduce(0) { $0 + $1.amount.minutes } == summary.total.minutes)
      #expect(summary.byCategory.reduce(0) { $0 + $1.amount.minutes } == summary.total.minutes)
      #expect(summary.byDay.reduce(0) { $0 + $1.amount.count } == summary.total.count)
      #expect(summary.byDay.map(\.amount.minutes).max() == summary.busiestDay?.amount.minutes ?? 0)
      // The order of the totals makes no difference.
      #expect(Summary(totals.shuffled(using: &generator), days: days) == summary)
    }
  }
}
