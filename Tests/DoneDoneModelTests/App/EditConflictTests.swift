import DoneDoneModel
import Foundation
import KeelModel
import Testing

/// Concurrent edits of one record. The later save reports the conflict and asks the user.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EditConflictTests {
  private let today = Day(year: 2026, month: 11, day: 25) ?? .first
  private let run: Activity
  private let store: StubStore
  private let container: DependencyContainer

  init() {
    run = Activity(name: "Run", minutes: 30, note: "slow", day: today, time: 600)
    store = StubStore([run])
    container = DependencyContainer(store: store, preferences: Preferences(), today: Today(clock: TestClock()))
  }

  private struct Missing: Error {}

  private func form(in model: AppModel) async throws -> ActivityFormModel {
    #expect(model.open(path: "home/activity/\(run.id)/edit"))
    await until { model.home.stack.opening == nil }
    guard case .activityForm(let form)? = model.home.stack.destination else { throw Missing() }
    return form
  }

  private func category(_ category: DoneDoneModel.Category, in model: AppModel) async throws -> CategoryFormModel {
    #expect(model.open(path: "settings/categories/edit/\(category.id)"))
    await until { model.settings.stack.opening == nil }
    guard case .categoryForm(let form)? = model.settings.stack.destination else { throw Missing() }
    return form
  }

  private func message(_ form: ActivityFormModel) -> String {
    form.alert?.message.map { String(describing: $0) } ?? ""
  }

  @Test func changesOfDifferentFieldsAreBothKept() async throws {
    let (one, two) = (AppModel(container), AppModel(container))
    let (first, second) = (try await form(in: one), try await form(in: two))
    first.draft.minutes = 45
    await first.saveButtonTapped()
    second.draft.name = "Run far"
    await second.saveButtonTapped()
    #expect(store.stored.map(\.name) == ["Run"] && two.home.stack.form != nil)
    #expect(message(second).contains("Name: Run far (yours)") && message(second).contains("Duration: 45 min (theirs)"))
    await second.alertButtonTapped(.keepMine)?.value
    #expect(store.stored.map(\.name) == ["Run far"] && store.stored.map(\.minutes) == [45])
    #expect(two.home.stack.form == nil)
  }

  @Test(arguments: [true, false]) func ofAFieldThatBothHaveChangedOneIsChosen(isMine: Bool) async throws {
    let (one, two) = (AppModel(container), AppModel(container))
    let (first, second) = (try await form(in: one), try await form(in: two))
    (first.draft.name, first.draft.note) = ("Run slowly", "theirs")
    await first.saveButtonTapped()
    (second.draft.name, second.draft.minutes) = ("Run fast", 5)
    await second.saveButtonTapped()
    #expect(message(second).contains("Name: Run fast (yours), Run slowly (theirs)"), "\(message(second))")
    // Without an answer nothing is stored, and the question comes again.
    second.alertButtonTapped(nil)
    #expect(store.stored.first?.name == "Run slowly" && second.draft.name == "Run fast")
    await second.saveButtonTapped()
    await second.alertButtonTapped(isMine ? .keepMine : .keepTheirs)?.value
    let stored = try #require(store.stored.first)
    #expect(stored.name == (isMine ? "Run fast" : "Run slowly") && stored.minutes == 5 && stored.note == "theirs")
    #expect(store.stored.count == 1 && two.home.stack.form == nil)
  }

  @Test func anEditWithoutAChangeReplacesNothing() async throws {
    let (one, two) = (AppModel(container), AppModel(container))
    let (first, second) = (try await form(in: one), try await form(in: two))
    first.draft.name = "Run far"
    await first.saveButtonTapped()
    await second.saveButtonTapped()
    #expect(store.stored.map(\.name) == ["Run far"] && two.home.stack.form == nil)
  }

  @Test func anActivityThatIsGoneIsSavedAsANewOneOrDiscarded() async throws {
    for answer in [FormAnswer.discard, .saveAsNew] {
      let model = AppModel(container)
      try await store.save([run])
      let form = try await form(in: model)
      form.draft.name = "Run home"
      _ = try await store.delete([run.id])
      await form.saveButtonTapped()
      #expect(store.stored.isEmpty && message(form).contains("“Run” was deleted"), "\(message(form))")
      await form.alertButtonTapped(answer)?.value
      #expect(model.home.stack.form == nil)
      #expect(store.stored.map(\.name) == (answer == .discard ? [] : ["Run home"]))
      if let new = store.stored.first {
        #expect(new.id != run.id && model.home.stack.steps == [.activity(new.id)])
      }
    }
  }

  /// An edit that was left and continued replaced what someone else had stored meanwhile: it was compared with that.
  @Test(arguments: [false, true]) func anEditThatWasLeftIsComparedWithWhatItBeganWith(isRestored: Bool) async throws {
    var model = AppModel(container)
    try await form(in: model).draft.name = "Run far"
    let snapshot = model.snapshot
    #expect(model.open(path: "settings"))
    var theirs = run
    theirs.minutes = 45
    try await store.save([theirs])
    if isRestored {
      model = AppModel(container)
      model.snapshot = try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(snapshot))
      await until { model.home.stack.opening == nil }
    }
    let again = try await form(in: model)
    #expect(again.draft.name == "Run far")
    await again.saveButtonTapped()
    #expect(store.stored == [theirs] && again.alert != nil)
    await again.alertButtonTapped(.keepMine)?.value
    #expect(store.stored.map(\.name) == ["Run far"] && store.stored.map(\.minutes) == [45])
  }

  /// The text of an edit was lost if what it edits was deleted while the program did not run.
  @Test func anEditOfSomethingThatIsGoneIsRestored() async throws {
    var model = AppModel(container)
    try await form(in: model).draft.name = "Run far"
    let snapshot = model.snapshot
    _ = try await store.delete([run.id])
    model = AppModel(container)
    model.snapshot = snapshot
    let again = try await form(in: model)
    #expect(again.draft.name == "Run far")
    await again.saveButtonTapped()
    await again.alertButtonTapped(.saveAsNew)?.value
    #expect(store.stored.map(\.name) == ["Run far"])
  }

  @Test func longTextsAreShownFromWhereTheyDiffer() async throws {
    let model = AppModel(container)
    let same = String(repeating: "x", count: 500)
    var theirs = run
    theirs.note = same + "theirs"
    let form = try await form(in: model)
    form.draft.note = same + "mine\nand more"
    try await store.save([theirs])
    await form.saveButtonTapped()
    let lead = "…" + String(repeating: "x", count: 20)
    #expect(message(form).contains("\(lead)mine and more (yours), \(lead)theirs (theirs)"), "\(message(form))")
  }

  @Test func aCategoryIsNotReplacedNorCreatedAgainEither() async throws {
    let category = Category.defaults(Words(.english))[1]
    let (one, two) = (AppModel(container), AppModel(container))
    let (first, second) = (try await self.category(category, in: one), try await self.category(category, in: two))
    first.draft.color = .red
    await first.saveButtonTapped()
    second.draft.name = "Chess"
    await second.saveButtonTapped()
    #expect(second.alert != nil)
    await second.alertButtonTapped(.keepMine)?.value
    let stored = try #require(try await store.archive().categories.first { $0.id == category.id })
    #expect(stored.name == "Chess" && stored.color == .red)
    let third = try await self.category(category, in: two)
    third.draft.name = "Go"
    _ = try await store.deleteCategory(category.id)
    await third.saveButtonTapped()
    #expect(try await store.archive().categories.contains { $0.name == "Go" } == false)
    await third.alertButtonTapped(.saveAsNew)?.value
    let new = try #require(try await store.archive().categories.first { $0.name == "Go" })
    #expect(new.id != category.id && two.settings.stack.form == nil)
  }
}
