import DoneDoneModel
import Foundation
import KeelModel
import Testing
import Walks

/// Where a window is: links, stacks, sheets, and what comes back after a restart.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PlaceTests {
  private let today = Day(year: 2026, month: 11, day: 25) ?? .first
  private let run: Activity
  private let store: StubStore
  private let model: AppModel

  init() {
    run = Activity(name: "Run", minutes: 30, day: today, time: 600)
    store = StubStore([run])
    model = PlaceTests.app(store, today)
  }

  private static func app(_ store: StubStore, _ today: Day) -> AppModel {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let now = today.date(in: calendar, time: 720)
    return AppModel(
      DependencyContainer(
        store: store, preferences: Preferences(), today: Today(calendar: calendar, clock: TestClock(), now: { now })))
  }

  /// Seed 004: a link leads to the third level of another screen, with a sheet open.
  @Test func aLinkLeadsToTheThirdLevelOfAnotherScreenWithASheet() async {
    let path = "statistics/day/2026-11-25/activity/\(run.id)/edit?period=month&day=2026-10-01"
    #expect(model.open(path: path))
    await until { model.statistics.stack.destination != nil }
    #expect(model.selection == .statistics)
    #expect(model.statistics.stack.steps == [.day(today), .activity(run.id)])
    guard case .activityForm(let form)? = model.statistics.stack.destination else {
      Issue.record("no form")
      return
    }
    #expect(form.draft.name == "Run")
    #expect(model.statistics.period.days.lowerBound == Day(year: 2026, month: 10, day: 1))
    #expect(model.place.path == path)
  }

  /// Seed 004: one screen belongs to two flows.
  @Test func theDetailsBelongToAnyStack() {
    model.home.stack.open(.activity(run.id))
    model.statistics.dayTapped(today)
    model.statistics.stack.open(.activity(run.id))
    #expect(model.home.stack.steps == [.activity(run.id)])
    #expect(model.statistics.stack.steps == [.day(today), .activity(run.id)])
    model.home.stack.path = []
    #expect(model.statistics.stack.steps.count == 2)
  }

  /// Seed 004: several levels are left at once.
  @Test func severalLevelsAreLeftAtOnce() {
    let stack = model.home.stack
    for _ in 0..<5 { stack.open(.activity(run.id)) }
    let second = stack.path[1]
    stack.go(to: [.activity(run.id), .activity(run.id), .day(today)])
    #expect(stack.path[1] == second)
    #expect(stack.steps.last == .day(today))
    stack.popToRoot()
    #expect(stack.path.isEmpty)
  }

  @Test func anUnknownPathChangesNothing() {
    model.home.stack.open(.activity(run.id))
    let day = "statistics/day/2026-02-30"
    for path in ["homes", "home/activity/1", day, "settings/edit/edit", "home/new/new", "home/%FF"] {
      #expect(!model.open(path: path), "\(path)")
    }
    #expect(model.place == Place(.home, [.activity(run.id)]))
  }

  @Test func aLinkKeepsWhatWasTyped() {
    model.home.stack.newButtonTapped()
    guard case .activityForm(let form)? = model.home.stack.destination else {
      Issue.record("no form")
      return
    }
    form.draft.name = "Half a na"
    #expect(model.open(path: "settings/about"))
    #expect(model.home.stack.destination == nil)
    model.home.stack.newButtonTapped()
    guard case .activityForm(let again)? = model.home.stack.destination else {
      Issue.record("no form")
      return
    }
    #expect(again.draft.name == "Half a na")
    #expect(again.hasUnsavedChanges)
  }

  /// Seed 004: the state is lost at a restart. Here it comes back after each step of a long random walk.
  @Test func theWindowComesBackAfterEachStepOfARandomWalk() async throws {
    var random = Random(seed: Walk.seed)
    let ids = [run.id, UUID()]
    func steps() -> [Step] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        switch Int.random(in: 0...5, using: &random) {
        case 0: .day(today.adding(Int.random(in: -400...400, using: &random)))
        case 1: .activity(ids.randomElement(using: &random) ?? run.id)
        case 2: .category(CategoryDays(Bool.random(using: &random) ? UUID() : nil, today, today.adding(-30)))
        case 3: .categories
        case 4: .transfer
        default: .about
        }
      }
    }
    func sheet() -> Place.Sheet? {
      let category = model.context.container.categories.all.randomElement(using: &random)
      let sheets: [Place.Sheet?] = [.new, .edit, .category(category?.id ?? UUID()), .category(UUID()), nil]
      return sheets.randomElement(using: &random) ?? nil
    }
    for _ in 0..<Walk.length(300) {
      let stack = model.stack(of: model.selection ?? .home)
      switch Int.random(in: 0...11, using: &random) {
      case 0: model.selection = AppScreen.allCases.randomElement(using: &random)
      case 1: stack.go(to: steps())
      case 2: stack.newButtonTapped()
      case 3:
        switch stack.destination {
        case .activityForm(let form)?: form.draft.name += "한 글자 "
        case .categoryForm(let form)?: form.draft.name += "한 글자 "
        case .alert?, nil: break
        }
      case 4: stack.destination = nil
      case 5: model.home.list.text = ["", "run", "\u{202E}"].randomElement(using: &random) ?? ""
      case 6: model.statistics.show(.month, containing: today.adding(Int.random(in: -400...0, using: &random)))
      case 7:
        stack.transfer.text += "name,day\n"
        stack.transfer.path += "a"
        stack.transfer.format = .csv
      case 8:
        switch stack.path.last {
        case .activity(let activity)?: activity.editButtonTapped()
        case .categories(let categories)?:
          if let category = categories.categories.randomElement(using: &random) { categories.categoryTapped(category) }
        default: break
        }
      case 9:
        let screen = AppScreen.allCases.randomElement(using: &random) ?? .home
        model.go(to: Place(screen, steps(), sheet: sheet(), period: .week))
      case 10: stack.go(to: stack.steps + [Bool.random(using: &random) ? .categories : .activity(run.id)])
      default: if !stack.path.isEmpty { stack.path.removeLast(Int.random(in: 1...stack.path.count, using: &random)) }
      }
      await untilFormsAreOpen(model)
      let data = try JSONEncoder().encode(model.snapshot)
      let restored = PlaceTests.app(store, today)
      restored.snapshot = try JSONDecoder().decode(Snapshot.self, from: data)
      // Both before and after the things that are edited have been read.
      for _ in 0..<2 {
        #expect(restored.place == model.place, "KEEL_SEED=\(Walk.seed)")
        try #require(restored.snapshot == model.snapshot, "KEEL_SEED=\(Walk.seed)")
        await untilFormsAreOpen(restored)
      }
      for screen in AppScreen.allCases {
        let isOpen = restored.stack(of: screen).destination != nil
        #expect(isOpen == (model.stack(of: screen).form != nil), "KEEL_SEED=\(Walk.seed)")
      }
    }
  }

  /// Waits until no form waits for what it edits.
  private func untilFormsAreOpen(_ model: AppModel) async {
    await until { AppScreen.allCases.allSatisfy { model.stack(of: $0).opening == nil } }
  }

  /// A form of a new activity that was opened above a list of all categories, and left open while the list of one
  /// category became the last level, was restored with that category.
  @Test func aRestoredFormHasNoCategoryOfThePlaceUnderIt() throws {
    let category = CategoryDays(UUID(), today, today)
    model.home.stack.go(to: [.category(category), .about])
    model.home.stack.newButtonTapped()
    model.home.stack.path.removeLast()
    let restored = PlaceTests.app(store, today)
    restored.snapshot = model.snapshot
    #expect(restored.snapshot == model.snapshot)
  }

  /// Every place has a path that leads to it.
  @Test func everyPlaceHasAPath() throws {
    var place = Place(
      .home, [.day(today), .category(CategoryDays(nil, today, today)), .activity(run.id), .categories, .transfer],
      sheet: .new, search: "카페 & tea", period: .day, day: today)
    for sheet in [Place.Sheet.new, .edit, .category(run.id), nil] {
      place.sheet = sheet
      #expect(Place(path: place.path) == place)
    }
  }

  @Test func windowsAreReleased() async {
    let store = StubStore([run])
    var model: AppModel? = PlaceTests.app(store, today)
    _ = model?.open(path: "home/day/2026-11-25/activity/\(run.id)/new")
    weak let stack = model?.home.stack
    weak let list = model?.home.list
    #expect(store.followers > 0)
    model = nil
    #expect(stack == nil)
    #expect(list == nil)
    // The tasks that follow the store end with them.
    for _ in 0..<10_000 where store.followers > 0 { await Task.yield() }
    #expect(store.followers == 0)
  }
}
