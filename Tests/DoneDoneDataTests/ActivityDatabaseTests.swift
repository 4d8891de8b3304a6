import DoneDoneData
import DoneDoneModel
import Foundation
import Testing

/// The database on a real file of SQLite.
@Suite(.timeLimit(.minutes(5))) struct ActivityDatabaseTests {
  private let place = Place()
  private let work = Category(name: "Work", color: .red, symbol: "briefcase", position: 1)
  private let play = Category(name: "Play", color: .mint, symbol: "star", position: 0)

  @Test func aNewDatabaseHasItsCategoriesAndKeepsTheUsersOnes() async throws {
    let database = try await place.open([work, play])
    #expect(try await first(database.categories()) == [play, work])
    try await database.deleteCategory(work.id)
    await database.close()
    // Opening it again does not bring a deleted category back.
    let again = try await place.open([work, play])
    #expect(try await first(again.categories()) == [play])
    await again.close()
  }

  @Test(arguments: [
    "Ada's \"walk\" -- '; DROP TABLE activity;", "아침 운동 🏃🏽‍♀️", "שלום\u{202E}txt.exe", "a\u{0}b", "e\u{301}", "\u{E9}",
    String(repeating: "界", count: 200), "tab\tand\nline", "=1+1", "\u{FEFF}mark", "%_*\\",
    String(repeating: "👨‍👩‍👧‍👦", count: 120),
  ])
  func aHostileTextComesBackByteForByte(text: String) async throws {
    let database = try await place.open([work])
    let activity = Activity(text, note: text + "\n" + text, category: work)
    try await database.save([activity])
    var named = work
    named.name = String(text.prefix(20))
    try await database.save([named])
    await database.close()
    let again = try await place.open()
    let stored = try #require(await again.activity(activity.id))
    #expect(stored == activity)
    // Strings that look alike are equal in Swift.
    #expect(Array(stored.name.utf8) == Array(text.utf8))
    #expect(Array(stored.note.utf8) == Array(activity.note.utf8))
    #expect(try await first(again.activities(.day(today))) == [activity])
    #expect(try await first(again.categories()) == [named])
    await again.close()
  }

  @Test func aListHasTheNewestFirst() async throws {
    let database = try await place.open()
    var activities = [
      Activity("old", 1, time: 1439), Activity("early", time: 0), Activity("late", time: 1439),
      Activity("noon", time: 720),
      Activity("noon too", time: 720), Activity("tomorrow", -1),
    ]
    try await database.save(activities)
    activities.sort {
      ($1.day.number, $1.time, $1.id.uuidString) < ($0.day.number, $0.time, $0.id.uuidString)
    }
    #expect(try await first(database.activities(ActivityFilter())) == activities)
    #expect(try await first(database.activities(ActivityFilter(limit: 2)))?.map(\.name) == ["tomorrow", "late"])
    #expect(try await first(database.activities(ActivityFilter(limit: -1))) == [])
    #expect(try await first(database.activities(.day(today.adding(-1))))?.map(\.name) == ["old"])
    #expect(
      try await first(database.activities(ActivityFilter(days: today.adding(-1)...today)))?.map(\.name).last == "old")
    await database.close()
  }

  @Test func aListIsOfACategoryOrOfNone() async throws {
    let database = try await place.open([work, play])
    try await database.save([Activity("report", category: work), Activity("nap")])
    let names = { (filter: ActivityFilter) in try await first(database.activities(filter))?.map(\.name) }
    #expect(try await names(ActivityFilter(categoryID: work.id)) == ["report"])
    #expect(try await names(ActivityFilter(categoryID: play.id)) == [])
    #expect(try await names(ActivityFilter(categoryID: .some(nil))) == ["nap"])
    #expect(try await names(ActivityFilter(text: "nap", categoryID: work.id)) == [])
    await database.close()
  }

  @Test func totalsAreAddedUpByDayAndCategory() async throws {
    let database = try await place.open([work, play])
    try await database.save([
      Activity("a", minutes: 10, category: work), Activity("b", minutes: 20, category: work), Activity("c", minutes: 0),
      Activity("d", 3, minutes: 5, category: play), Activity("e", 40, category: play),
    ])
    #expect(
      try await first(database.totals(today.adding(-7)...today)) == [
        DayTotal(day: today.adding(-3), categoryID: play.id, count: 1, minutes: 5),
        DayTotal(day: today, categoryID: nil, count: 1, minutes: 0),
        DayTotal(day: today, categoryID: work.id, count: 2, minutes: 30),
      ])
    #expect(try await first(database.totals(today.adding(1)...today.adding(9))) == [])
    #expect(try await first(database.activeDays()) == [today.adding(-40), today.adding(-3), today])
    await database.close()
  }

  @Test func everyStreamFollowsWhatIsWritten() async throws {
    let database = try await place.open([work])
    var list = database.activities(.day(today)).makeAsyncIterator()
    var found = database.activities(ActivityFilter(text: "walk")).makeAsyncIterator()
    var totals = database.totals(today...today).makeAsyncIterator()
    var days = database.activeDays().makeAsyncIterator()
    var categories = database.categories().makeAsyncIterator()
    #expect(try await list.next() == [])
    #expect(try await found.next() == [])
    #expect(try await totals.next() == [])
    #expect(try await days.next() == [])
    #expect(try await categories.next() == [work])

    var walk = Activity("Walk", category: work)
    try await database.save([walk])
    #expect(try await list.next() == [walk])
    #expect(try await found.next() == [walk])
    #expect(try await totals.next() == [DayTotal(day: today, categoryID: work.id, count: 1, minutes: 30)])
    #expect(try await days.next() == [today])

    walk.name = "Run"
    walk.categoryID = nil
    try await database.save([walk])
    #expect(try await list.next() == [walk])
    #expect(try await found.next() == [])
    #expect(try await totals.next() == [DayTotal(day: today, categoryID: nil, count: 1, minutes: 30)])

    try await database.save([play])
    #expect(try await categories.next() == [play, work])
    // What is on another day concerns neither the list nor the totals of this one.
    try await database.save([Activity("walk", 1)])
    #expect(try await days.next() == [today.adding(-1), today])
    try await database.delete([walk.id])
    #expect(try await list.next() == [])
    await database.close()
    #expect(try await categories.next() == nil)
  }

  @Test func savingReplacesWhatHasTheSameIdentifier() async throws {
    let database = try await place.open([work])
    var activity = Activity("walk")
    try await database.save([activity])
    activity = Activity(id: activity.id, name: "run", categoryID: work.id, minutes: 1, note: "n", day: .first, time: 3)
    try await database.save([activity, activity])
    #expect(try await first(database.activities(ActivityFilter())) == [activity])
    // Twice in one transaction, in which it is new.
    let other = Activity("swim")
    var renamed = other
    renamed.name = "dive"
    try await database.save([other, renamed])
    #expect(try await first(database.activities(ActivityFilter(text: "dive"))) == [renamed])
    #expect(try await first(database.activities(ActivityFilter(text: "swim"))) == [])
    await database.close()
  }

  @Test func deletingIsUndoneBySaving() async throws {
    let database = try await place.open([work])
    let activities = (0..<5).map { Activity("thing \($0)", note: "note \($0)", category: work) }
    try await database.save(activities)
    let before = try await first(database.activities(ActivityFilter()))
    let deleted = try await database.delete(Set(activities.prefix(3).map(\.id)).union([UUID()]))
    #expect(Set(deleted) == Set(activities.prefix(3)))
    #expect(try await first(database.activities(ActivityFilter(text: "thing")))?.count == 2)
    #expect(try await database.delete([deleted[0].id]) == [])
    try await database.save(deleted)
    #expect(try await first(database.activities(ActivityFilter())) == before)
    #expect(try await first(database.activities(ActivityFilter(text: "thing")))?.count == 5)
    await database.close()
  }

  @Test func activitiesOutliveTheirCategory() async throws {
    let database = try await place.open([work, play])
    let report = Activity("report", category: work)
    let call = Activity("call", category: work)
    try await database.save([report, call])
    let deleted = try #require(try await database.deleteCategory(work.id))
    #expect(deleted.category == work)
    #expect(Set(deleted.activityIDs) == [report.id, call.id])
    #expect(try await database.activity(report.id)?.categoryID == nil)
    #expect(try await database.deleteCategory(work.id) == nil)
    // One of them is given another category before the deletion is undone.
    var moved = call
    moved.categoryID = play.id
    try await database.save([moved])
    try await database.restore(deleted)
    #expect(try await database.activity(report.id) == report)
    #expect(try await database.activity(call.id) == moved)
    #expect(try await first(database.categories()) == [play, work])
    await database.close()
  }

  @Test func anActivityWhoseCategoryIsGoneIsStillSaved() async throws {
    let database = try await place.open([work])
    // Another window has deleted the category while a form was open.
    try await database.deleteCategory(work.id)
    let report = Activity("report", category: work)
    try await database.save([report])
    #expect(try await database.activity(report.id)?.name == "report")
    #expect(try await database.activity(report.id)?.categoryID == nil)
    await database.close()
  }

  @Test func nothingIsStoredIfOneOfThemCannotBe() async throws {
    let database = try await place.open([work])
    #expect(await problem { try await database.save([Activity("good"), Activity(" \n")]) } == .invalid(.nameMissing))
    #expect(
      await problem { try await database.save([Activity("good"), Activity("long", minutes: 1441)]) }
        == .invalid(.minutesOutOfRange))
    #expect(
      await problem { try await database.save([play, Category(name: "")]) } == .invalid(.nameMissing))
    #expect(
      await problem {
        try await database.importArchive(Archive(categories: [play], activities: [Activity("x", time: 1440)]))
      } == .invalid(.timeOutOfRange))
    #expect(try await first(database.activities(ActivityFilter())) == [])
    #expect(try await first(database.categories()) == [work])
    await database.close()
  }

  @Test func anArchiveIsAddedAndTheSameAgainChangesNothing() async throws {
    let database = try await place.open([work])
    let kept = Activity("kept")
    var changed = Activity("changed", category: work)
    try await database.save([kept, changed])
    changed.note = "new"
    let added = Activity("added", category: play)
    let archive = Archive(categories: [work, play], activities: [changed, added])
    var summary = ImportSummary()
    (summary.addedActivities, summary.replacedActivities, summary.addedCategories) = (1, 1, 1)
    #expect(try await database.importArchive(archive) == summary)
    #expect(try await database.importArchive(archive) == ImportSummary())
    let stored = try await database.archive()
    #expect(stored.categories == [play, work])
    #expect(Set(stored.activities) == [kept, changed, added])
    #expect(try await database.importArchive(stored) == ImportSummary())
    await database.close()
  }

  /// A file without identifiers that was imported twice doubled everything.
  @Test func whatIsStoredAlreadyIsToldBeforeItIsAddedAgain() async throws {
    let database = try await place.open([work])
    let twice = [Activity("nap", minutes: 20), Activity("nap", minutes: 20)]
    try await database.save([Activity("report", note: "a", category: work)] + twice)
    func archive() -> Archive {
      // One of the three naps is new, and so is what differs in anything.
      let activities =
        [Activity("report", note: "a", category: work), Activity("report", note: "b", category: work)]
        + [Activity("report", note: "a", category: play), Activity("report", 1, note: "a", category: work)]
        + (0..<3).map { _ in Activity("nap", minutes: 20) }
      var archive = Archive(categories: [play], activities: activities)
      archive.unidentified = Set(activities.map(\.id))
      return archive
    }
    #expect(try await database.importArchive(archive(), duplicates: .ask) == .duplicates(3, others: 4))
    #expect(try await database.archive().activities.count == 3)
    #expect(try await first(database.categories()) == [work])
    var summary = ImportSummary()
    (summary.addedActivities, summary.addedCategories) = (4, 1)
    #expect(try await database.importArchive(archive(), duplicates: .skip) == .done(summary))
    #expect(try await database.importArchive(archive(), duplicates: .skip) == .done(ImportSummary()))
    (summary.addedActivities, summary.addedCategories) = (7, 0)
    #expect(try await database.importArchive(archive(), duplicates: .add) == .done(summary))
    // With identifiers there is nothing to ask.
    let stored = try await database.archive()
    #expect(try await database.importArchive(stored, duplicates: .ask) == .done(ImportSummary()))
    await database.close()
  }

  /// The second of two edits replaced the first, and what was deleted meanwhile was created again.
  @Test func anEditIsNotStoredOverThatOfSomeoneElse() async throws {
    let database = try await place.open([work, play])
    let run = Activity("run", minutes: 30, category: work)
    try await database.save([run])
    var (mine, theirs) = (run, run)
    (mine.name, theirs.minutes) = ("run far", 45)
    #expect(try await database.save(theirs, editing: run) == nil)
    #expect(try await database.save(mine, editing: run) == .changed(theirs))
    #expect(try await database.activity(run.id) == theirs)
    mine.minutes = 45
    #expect(try await database.save(mine, editing: theirs) == nil)
    // Storing the same once more is no conflict.
    #expect(try await database.save(mine, editing: run) == nil)
    #expect(try await first(database.activities(ActivityFilter(text: "far"))) == [mine])
    try await database.delete([run.id])
    #expect(try await database.save(theirs, editing: mine) == .deleted)
    #expect(try await database.activity(run.id) == nil)

    var (teal, renamed) = (work, work)
    (teal.color, renamed.name) = (.teal, "Labour")
    #expect(try await database.save(teal, editing: work) == nil)
    // The order is not a part of an edit, and the names are not a part of the order.
    try await database.order([play.id, work.id])
    let stored = try #require(try await first(database.categories())?.last)
    #expect(try await database.save(renamed, editing: work) == .changed(stored))
    renamed.color = .teal
    #expect(try await database.save(renamed, editing: teal) == nil)
    let categories = try #require(try await first(database.categories()))
    #expect(categories.map(\.id) == [play.id, work.id] && categories.map(\.position) == [0, 1])
    #expect(categories.last?.name == "Labour" && categories.last?.color == .teal)
    try await database.deleteCategory(play.id)
    #expect(try await database.save(play, editing: play) == .deleted)
    try await database.order([play.id, work.id])
    #expect(try await first(database.categories())?.map(\.id) == [work.id])
    await database.close()
  }

  @Test func twoWindowsSeeEachOthersChangesAndLoseNone() async throws {
    let one = try await place.open()
    let other = try await place.open()
    var seen = other.activities(ActivityFilter()).makeAsyncIterator()
    #expect(try await seen.next() == [])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        let database = index % 2 == 0 ? one : other
        group.addTask { try await database.save([Activity("thing \(index)", index)]) }
      }
      try await group.waitForAll()
    }
    while let activities = try await seen.next(), activities.count < 20 {}
    #expect(try await first(one.activities(ActivityFilter(text: "thing")))?.count == 20)
    await one.close()
    await other.close()
  }
}
