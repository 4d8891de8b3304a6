import DoneDoneModel
import Foundation
import KeelData
import Testing
import Walks

@testable import DoneDoneData

/// 100,000 activities, for a change 10,000. Counted is what SQLite must read, not time.
@Suite struct ManyActivitiesTests {
  private static let count = Walk.isLong ? 100_000 : 10_000

  @Test func readsOfADayAMonthAndASearchVisitFewRows() async throws {
    let words = Words(.english)
    let database = try await ActivityDatabase.sample(Self.count, today: today, words: words)
    let stored = try await database.database()
    #expect(try await stored.value("SELECT count(*) FROM activity", as: Int.self) == Self.count)
    let day = try #require(try await first(database.activities(.day(today))))
    #expect(!day.isEmpty && day.count < 100)
    #expect(day.allSatisfy { $0.day == today })

    let month = today.month.days
    let totals = try #require(try await first(database.totals(month)))
    let listed = try #require(try await first(database.activities(ActivityFilter(days: month))))
    #expect(totals.reduce(0) { $0 + $1.count } == listed.count)
    #expect(totals.reduce(0) { $0 + $1.minutes } == listed.reduce(0) { $0 + $1.minutes })
    #expect(Set(try await first(database.activeDays()) ?? []).isSuperset(of: totals.map(\.day)))

    // The plans: an index each, and no sorting but of what a rare search has found.
    let plan = { (query: SQL) in
      try await stored.rows("EXPLAIN QUERY PLAN " + query).map { try $0["detail"] as String }
    }
    let dayPlan = try await plan(ActivityList(.day(today)).query(isCommon: false).sql)
    #expect(dayPlan == ["SEARCH activity USING INDEX activity_by_day (day>? AND day<?)"])
    let commonPlan = try await plan(ActivityList(ActivityFilter(text: "read", limit: 100)).query(isCommon: true).sql)
    #expect(commonPlan.first == "SCAN activity USING INDEX activity_by_day")
    #expect(!commonPlan.contains { $0.contains("TEMP B-TREE FOR ORDER BY") })
    let rarePlan = try await plan(ActivityList(ActivityFilter(text: "read", limit: 100)).query(isCommon: false).sql)
    #expect(rarePlan.first == "SEARCH activity USING INTEGER PRIMARY KEY (rowid=?)")
    let categoryPlan = try await plan(
      ActivityList(ActivityFilter(categoryID: Category.defaults(words)[0].id)).query(isCommon: false).sql)
    #expect(categoryPlan == ["SEARCH activity USING INDEX activity_by_category (category=?)"])

    // A common word: the newest of its matches.
    let found = try #require(try await first(database.activities(ActivityFilter(text: "the", limit: 200))))
    #expect(found.count == 200)
    #expect(found.allSatisfy { $0.name.lowercased().contains("the") || $0.note.lowercased().contains("the") })
    await database.close()
  }

  @Test func theSameNumbersGiveTheSameActivities() {
    let samples = [Words(.english), Words(.korean)].map { SampleActivities(today: today, words: $0).archive(2000) }
    #expect(SampleActivities(today: today, words: Words(.english)).archive(2000) == samples[0])
    for sample in samples {
      #expect(sample.activities.count == 2000)
      #expect(Set(sample.activities.map(\.id)).count == 2000)
      #expect(sample.activities.allSatisfy { $0.problems.isEmpty })
      #expect(sample.activities.first?.day == today)
      #expect(Set(sample.activities.compactMap(\.categoryID)).isSubset(of: sample.categories.map(\.id)))
    }
    #expect(samples[0].activities.map(\.day) == samples[1].activities.map(\.day))
    #expect(SampleActivities(today: today, words: Words(.english)).archive(0).activities.isEmpty)
  }
}
