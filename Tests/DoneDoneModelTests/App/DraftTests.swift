import DoneDoneModel
import Foundation
import KeelModel
import Testing

/// What was typed: it is kept when its form is left without a decision, and comes back after a restart.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DraftTests {
  private let today = Day(year: 2026, month: 11, day: 25) ?? .first
  private let run: Activity
  private let swim: Activity
  private let store: StubStore
  private let model: AppModel

  init() {
    run = Activity(name: "Run", minutes: 30, day: today, time: 600)
    swim = Activity(name: "Swim", minutes: 30, day: today, time: 660)
    store = StubStore([run, swim])
    model = DraftTests.app(store, today)
  }

  private static func app(_ store: StubStore, _ today: Day) -> AppModel {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let now = today.date(in: calendar, time: 720)
    return AppModel(
      DependencyContainer(
        store: store, preferences: Preferences(), today: Today(calendar: calendar, clock: TestClock(), now: { now })))
  }

  /// Opens a path, and returns the form that opens there.
  private func activityForm(_ path: String) async throws -> ActivityFormModel {
    #expect(model.open(path: path))
    let stack = model.stack(of: model.selection ?? .home)
    await until { stack.opening == nil }
    guard case .activityForm(let form)? = stack.destination else { throw Missing() }
    return form
  }

  private func categoryForm(_ path: String, in model: AppModel? = nil) async throws -> CategoryFormModel {
    let model = model ?? self.model
    #expect(model.open(path: path))
    let stack = model.stack(of: model.selection ?? .home)
    await until { stack.opening == nil }
    guard case .categoryForm(let form)? = stack.destination else { throw Missing() }
    return form
  }

  private struct Missing: Error {}

  /// An address that was opened while an activity was edited discarded the edit unasked.
  @Test func anEditOfAnActivityIsKeptWhenAnAddressIsOpened() async throws {
    let path = "home/activity/\(run.id)/edit"
    let form = try await activityForm(path)
    form.draft.name = "Run far"
    #expect(model.open(path: "settings/about"))
    #expect(model.home.stack.destination == nil)
    let again = try await activityForm(path)
    #expect(again.draft.name == "Run far" && again.hasUnsavedChanges)
    again.cancelButtonTapped()
    #expect(again.alert != nil)
    again.alertButtonTapped(.discard)
    #expect(model.home.stack.drafts.isEmpty)
    #expect(try await activityForm(path).draft.name == "Run")
  }

  /// The form of one activity stayed open when the same sheet of another one was opened.
  @Test func aFormIsNotTakenForThatOfAnotherActivity() async throws {
    try await activityForm("home/activity/\(run.id)/edit").draft.note = "fast"
    let other = try await activityForm("home/activity/\(swim.id)/edit")
    #expect(other.activity == swim && other.draft.note.isEmpty)
    #expect(try await activityForm("home/activity/\(run.id)/edit").draft.note == "fast")
  }

  /// A category had a path for its edit that opened nothing.
  @Test func aCategoryIsEditedAtItsPath() async throws {
    let category = Category.defaults(Words(.english))[1]
    let store = StubStore(categories: [category])
    let model = DraftTests.app(store, today)
    let path = "settings/categories/edit/\(category.id)"
    let form = try await categoryForm(path, in: model)
    #expect(form.category == category)
    #expect(model.place.path == path)
    form.draft.name = "Half a na"
    #expect(model.open(path: "home"))
    #expect(try await categoryForm(path, in: model).draft.name == "Half a na")
    // None has this id.
    #expect(model.open(path: "settings/categories/edit/\(UUID())"))
    await until { model.settings.stack.opening == nil }
    #expect(model.settings.stack.destination == nil)
    #expect(model.place.path == "settings/categories")
  }

  @Test func aNewCategoryAndANewActivityHaveTheirOwnDrafts() async throws {
    try await activityForm("settings/new").draft.name = "An activity"
    try await categoryForm("settings/categories/new").draft.name = "A category"
    #expect(try await activityForm("settings/new").draft.name == "An activity")
    #expect(try await categoryForm("settings/categories/new").draft.name == "A category")
  }

  /// A second form of the same thing would take the place of the first, and of its text.
  @Test func aFormThatIsOpenIsNotOpenedAgain() async throws {
    let form = try await activityForm("home/new")
    form.draft.name = "Half a na"
    model.home.stack.newButtonTapped()
    guard case .activityForm(let same)? = model.home.stack.destination else { throw Missing() }
    #expect(same === form)
    let edit = try await activityForm("home/activity/\(run.id)/edit")
    guard case .activity(let level)? = model.home.stack.path.last else { throw Missing() }
    level.editButtonTapped()
    guard case .activityForm(let sameEdit)? = model.home.stack.destination else { throw Missing() }
    #expect(sameEdit === edit)
  }

  /// A category's form was closed without a question.
  @Test func cancelAsksBeforeTextOfACategoryIsDiscarded() async throws {
    let form = try await categoryForm("settings/categories/new")
    form.draft.name = "Garden"
    form.cancelButtonTapped()
    #expect(form.alert != nil)
    form.alertButtonTapped(nil)
    #expect(model.settings.stack.form == .newCategory)
    form.alertButtonTapped(.discard)
    #expect(model.settings.stack.form == nil && model.settings.stack.drafts.isEmpty)
    let again = try await categoryForm("settings/categories/new")
    #expect(again.draft.name.isEmpty)
    again.cancelButtonTapped()
    #expect(model.settings.stack.form == nil)
  }

  @Test func aSavedFormIsForgotten() async throws {
    let form = try await activityForm("home/activity/\(run.id)/edit")
    form.draft.name = "Run far"
    #expect(model.open(path: "home"))
    let again = try await activityForm("home/activity/\(run.id)/edit")
    await again.saveButtonTapped()
    #expect(model.home.stack.destination == nil && model.home.stack.drafts.isEmpty)
    #expect(store.stored.contains { $0.name == "Run far" })
  }

  /// The alert about a deletion that failed took the place of a form with its text.
  @Test func anAlertKeepsTheTextOfTheFormThatItReplaces() async throws {
    try await activityForm("home/new").draft.name = "Half a na"
    store.fault = .failed
    await model.home.stack.delete([swim.id])
    guard case .alert? = model.home.stack.destination else { throw Missing() }
    model.home.stack.destination = nil
    #expect(try await activityForm("home/new").draft.name == "Half a na")
  }

  @Test func theInputOfAnImportIsKeptWhileItsPageIsLeft() {
    #expect(model.open(path: "settings/transfer"))
    guard case .transfer(let transfer)? = model.settings.stack.path.last else {
      Issue.record("no transfer")
      return
    }
    transfer.text = "name,day"
    transfer.path = "things.csv"
    transfer.format = .csv
    model.settings.stack.popToRoot()
    #expect(model.open(path: "settings/transfer"))
    guard case .transfer(let again)? = model.settings.stack.path.last else {
      Issue.record("no transfer")
      return
    }
    #expect(again.text == "name,day" && again.path == "things.csv" && again.format == .csv)
  }

  /// The state of a tab is at most 1 MiB, and is encoded each half second.
  @Test func aTextThatDoesNotFitIsLeftOutOfTheSnapshot() async throws {
    try await activityForm("home/new").draft.name = "Short"
    model.settings.stack.transfer.text = String(repeating: "x", count: 16 << 20)
    #expect(model.snapshot.settings.transfer.text.isEmpty)
    #expect(model.snapshot.home.drafts.count == 1)
    let text = String(repeating: "\u{1}", count: Snapshot.textLimit - 1_000)
    model.settings.stack.transfer.text = text
    #expect(model.snapshot.settings.transfer.text == text)
    #expect(try JSONEncoder().encode(model.snapshot).count < 1 << 20)
  }

  /// A snapshot that a program of version 1 has saved.
  @Test func aSnapshotOfVersion1IsRestored() async throws {
    let old = """
      {"version":1,"state":{"selection":"home","search":"ru","period":"month","day":"2026-10-01",
      "home":{"steps":[{"activity":{"_0":"\(run.id)"}}],"sheet":"edit",
      "draft":{"name":"Run far","minutes":30,"note":"","day":"2026-11-25","time":600}},
      "statistics":{"steps":[],"sheet":"new","draft":{"name":"Tea","minutes":5,"note":"","day":"2026-11-24","time":0}},
      "settings":{"steps":[{"categories":{}}],"sheet":"new",
      "draft":{"name":"Left","minutes":5,"note":"","day":"2026-11-24","time":0}}}}
      """
    let decoded = try DecodedState<Snapshot>(
      Array(old.utf8), version: Snapshot.version, migrations: Snapshot.migrations)
    #expect(decoded.isMigrated)
    model.snapshot = decoded.state
    #expect(model.place.path == "home/activity/\(run.id)/edit?q=ru")
    #expect(model.statistics.period.kind == .month)
    await until { model.home.stack.opening == nil }
    guard case .activityForm(let edit)? = model.home.stack.destination,
      case .activityForm(let new)? = model.statistics.stack.destination,
      case .categoryForm? = model.settings.stack.destination
    else { throw Missing() }
    #expect(edit.draft.name == "Run far" && edit.activity == run)
    #expect(new.draft.name == "Tea" && new.activity == nil)
    #expect(model.settings.stack.drafts.map(\.id) == [.newActivity])
  }
}
