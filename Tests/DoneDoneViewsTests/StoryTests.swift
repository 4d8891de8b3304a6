import DoneDoneData
import DoneDoneModel
import Foundation
import KeelScene
import KeelTesting
import Testing

extension SharedTurn {
  /// What a person does with the app, in both layers.
  @MainActor @Suite struct StoryTests {
    private let exercise = App.categories[2]

    @Test(arguments: ViewsKind.allCases)
    func anActivityIsAddedChangedDeletedAndBroughtBack(_ views: ViewsKind) async throws {
      let app = try await App(views)
      #expect(await app.until("Nothing Yet Today"), "\(app.outline)")
      try await app.tap("New Activity#1")
      #expect(app.driver.path == "home/new")
      // Without a name it is not saved, and the form says why.
      try await app.tap("Save")
      #expect(app.outline.contains("Enter a name."), "\(app.outline)")
      try app.driver.type("Run in the park", into: "Name")
      try await app.tap("Save")
      #expect(await app.until("Run in the park"), "\(app.outline)")
      #expect(app.driver.path == "home")
      #expect(app.outline.contains("1 activity · 30 min"), "\(app.outline)")

      try await app.tap("Run in the park")
      #expect(await app.until("Wednesday, November 25, 2026"), "\(app.outline)")
      try await app.tap("Edit")
      try app.driver.type("Swim", into: "Name")
      try await app.tap("Save")
      #expect(await app.until("Swim"), "\(app.outline)")

      try await app.tap("Delete")
      #expect(await app.until("Deleted “Swim”"), "\(app.outline)")
      #expect(app.driver.path == "home")
      try await app.tap("Undo")
      #expect(await app.until("1 activity · 30 min"), "\(app.outline)")
      #expect(app.outline.contains("Swim") && !app.outline.contains("Deleted “Swim”"))
      #expect(app.frontEnd.faults.isEmpty, "\(app.frontEnd.faults)")
    }

    @Test(arguments: ViewsKind.allCases)
    func typedTextIsNotLostByAccident(_ views: ViewsKind) async throws {
      let app = try await App(views)
      try await app.tap("New Activity#1")
      try app.driver.type("Half a thought", into: "Name")
      try await app.tap("Cancel")
      #expect(app.outline.contains("Discard changes?"), "\(app.outline)")
      try await app.tap("Keep Editing")
      #expect(app.outline.contains("Half a thought"))
      try await app.tap("Cancel")
      try await app.tap("Discard")
      #expect(app.driver.path == "home" && !app.outline.contains("Half a thought"), "\(app.outline)")
    }

    /// A form of a category was closed without a question, by its button and by Escape.
    @Test(arguments: ViewsKind.allCases)
    func anEditOfACategoryIsNotLostByAccident(_ views: ViewsKind) async throws {
      let app = try await App(views, place: "settings/categories")
      #expect(await app.until("Exercise"), "\(app.outline)")
      try await app.tap("Exercise")
      #expect(app.driver.path == "settings/categories/edit/\(exercise.id.uuidString)", "\(app.outline)")
      try app.driver.type("Half a name", into: "Name")
      try app.driver.dismiss()
      await app.settle()
      #expect(app.outline.contains("Discard changes?"), "\(app.outline)")
      try await app.tap("Keep Editing")
      try app.driver.open(path: "home")
      await app.settle()
      #expect(!app.outline.contains("Half a name"), "\(app.outline)")
      try app.driver.open(path: "settings/categories/edit/\(exercise.id.uuidString)")
      await app.settle()
      #expect(app.outline.contains("Half a name"), "\(app.outline)")
      try await app.tap("Cancel")
      try await app.tap("Discard")
      #expect(app.driver.path == "settings/categories" && app.outline.contains("Exercise"), "\(app.outline)")
      #expect(app.frontEnd.faults.isEmpty, "\(app.frontEnd.faults)")
    }

    @Test(arguments: ViewsKind.allCases)
    func aSearchFindsInAllDays(_ views: ViewsKind) async throws {
      let app = try await App(
        views, [Activity("Walk"), Activity("Water the plants", 400), Activity("읽기", 3, note: "운동")])
      #expect(await app.until("Walk"))
      #expect(!app.outline.contains("Water the plants"))
      try app.driver.setSearchText("wa")
      #expect(await app.until("Water the plants"), "\(app.outline)")
      #expect(app.outline.contains("Walk") && app.outline.contains("2025"))
      #expect(app.driver.path == "home?q=wa")
      try app.driver.setSearchText("운ㄷ")
      #expect(await app.until("읽기"), "\(app.outline)")
      try app.driver.setSearchText("zzz")
      #expect(await app.until("No Results"), "\(app.outline)")
      try app.driver.endSearch()
      #expect(await app.until("Walk"), "\(app.outline)")
      #expect(app.driver.path == "home")
    }

    @Test(arguments: ViewsKind.allCases)
    func statisticsLeadToADayAndBack(_ views: ViewsKind) async throws {
      let app = try await App(
        views,
        [
          Activity("Run", minutes: 45, category: exercise), Activity("Swim", 1, minutes: 75, category: exercise),
          Activity("Nap", 1, minutes: 20), Activity("Old", 10, minutes: 600),
        ], place: "statistics")
      #expect(await app.until("3 activities · 2 h 20 min"), "\(app.outline)")
      #expect(app.outline.contains("Exercise") && app.outline.contains("2 h"), "\(app.outline)")
      #expect(app.outline.contains("Tue, Nov 24 · 1 h 35 min"), "\(app.outline)")
      #expect(app.outline.contains("2 days"))
      try await app.tap("Exercise")
      #expect(await app.until("Swim"), "\(app.outline)")
      #expect(!app.outline.contains("Nap"))
      try await app.tap("Swim")
      #expect(await app.until("1 h 15 min"))
      #expect(app.model.statistics.stack.path.count == 2)
      try app.driver.goBack()
      try app.driver.goBack()
      await app.settle()
      #expect(app.driver.path == "statistics")
      try await app.tap("Busiest Day")
      #expect(await app.until("Nap"), "\(app.outline)")
      #expect(app.driver.path == "statistics/day/2026-11-24")
    }

    @Test(arguments: ViewsKind.allCases)
    func aBarOfTheChartLeadsToItsDay(_ views: ViewsKind) async throws {
      let app = try await App(
        views, [Activity("Run", minutes: 45), Activity("Nap", 1, minutes: 20)], place: "statistics?period=week")
      #expect(await app.until("By Day"), "\(app.outline)")
      let charts = app.frontEnd.tree.inReadingOrder().filter { $0.element.kind == "drawing" }
      #expect(charts.count == 1, "\(app.outline)")
      try await app.tap("Tue")
      #expect(await app.until("Nap"), "\(app.outline)")
      #expect(app.driver.path == "statistics/day/2026-11-24")
      try app.driver.goBack()
      await app.settle()
      try app.driver.choose("Month", in: "Period")
      await app.settle()
      try await app.tap("25")
      #expect(await app.until("Run"), "\(app.outline)")
      #expect(app.driver.path == "statistics/day/2026-11-25?period=month")
    }

    /// A row whose texts stayed the same kept the link to the period before, and the symbol of the category before.
    @Test(arguments: ViewsKind.allCases)
    func aRowWithTheSameTextsHasTheLinkAndTheSymbolOfNow(_ views: ViewsKind) async throws {
      let app = try await App(views, [Activity("Run", category: exercise)], place: "statistics?period=month")
      func links() -> Set<String> { Set(app.frontEnd.tree.inReadingOrder().compactMap(\.attributes.address)) }
      func symbols() -> Set<String> {
        Set(
          app.frontEnd.tree.inReadingOrder().compactMap { node in
            switch node.element {
            case .row(let row): row.image?.name
            case .image(let image): if case .symbol(let symbol) = image.source { symbol.name } else { nil }
            default: nil
            }
          })
      }
      let days = "statistics/category/\(exercise.id.uuidString)/"
      #expect(await app.until("Exercise"), "\(app.outline)")
      #expect(links().contains(days + "2026-11-01/2026-11-30"), "\(links())")
      #expect(symbols().contains("figure.walk"), "\(symbols())")
      try app.driver.choose("Day", in: "Period")
      await app.settle()
      #expect(links().contains(days + "2026-11-25/2026-11-25"), "\(links())")
      try app.driver.open(path: "settings/categories/edit/\(exercise.id.uuidString)")
      await app.settle()
      try app.driver.choose("Cart", in: "Symbol")
      try await app.tap("Save")
      try app.driver.open(path: "statistics?period=day")
      await app.settle()
      #expect(symbols().contains("cart") && !symbols().contains("figure.walk"), "\(symbols())")
    }

    @Test(arguments: ViewsKind.allCases)
    func theLanguageChangesEverywhereAtOnce(_ views: ViewsKind) async throws {
      let app = try await App(views, [Activity("Run", minutes: 65, category: exercise)], place: "settings")
      #expect(await app.until("First Day of the Week"), "\(app.outline)")
      try app.driver.choose("한국어", in: "Language")
      #expect(await app.until("한 주의 시작"), "\(app.outline)")
      #expect(!app.outline.contains("Settings"), "\(app.outline)")
      try app.driver.open(path: "home")
      #expect(await app.until("활동 1개 · 1시간 5분"), "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func theAppearanceAndTheFirstDayOfTheWeekAreChosen(_ views: ViewsKind) async throws {
      let app = try await App(views, [Activity("Sunday", 3), Activity("Monday", 2)], place: "settings")
      #expect(await app.until("First Day of the Week"), "\(app.outline)")
      func scheme() -> SceneEnvironment.ColorScheme? {
        guard case .window(let window)? = app.frontEnd.tree.root.flatMap(app.frontEnd.tree.element) else { return nil }
        return window.colorScheme
      }
      #expect(scheme() == nil)
      try app.driver.choose("Dark", in: "Appearance")
      #expect(scheme() == .dark)
      try app.driver.choose("Automatic", in: "Appearance")
      #expect(scheme() == nil)
      for (day, activities) in [("Monday", "1 activity"), ("Sunday", "2 activities")] {
        try app.driver.open(path: "settings")
        await app.settle()
        try app.driver.choose(day, in: "First Day of the Week")
        try app.driver.open(path: "statistics?period=week")
        #expect(await app.until(activities + " · "), "\(app.outline)")
      }
    }

    @Test(arguments: ViewsKind.allCases)
    func aChosenDateIsStored(_ views: ViewsKind) async throws {
      let app = try await App(views, place: "home/new")
      #expect(await app.until("Date"), "\(app.outline)")
      try app.driver.type("Swim", into: "Name")
      try app.driver.setDate("Date", to: SceneDate(year: 2026, month: 11, day: 20, hour: 8, minute: 15))
      try await app.tap("Save")
      #expect(await app.until("Nothing Yet Today"), "\(app.outline)")
      try app.driver.open(path: "statistics/day/2026-11-20")
      #expect(await app.until("Swim"), "\(app.outline)")
      for try await activities in app.store.activities(ActivityFilter()) {
        #expect(activities.map(\.day.description) == ["2026-11-20"] && activities.map(\.time) == [495])
        break
      }
    }

    /// A row kept the actions of its former place: the last one could not be moved down after another one had come below
    /// it, and moved the category that had its place before.
    @Test(arguments: ViewsKind.allCases)
    func aCategoryIsMovedFromWhereItIsNow(_ views: ViewsKind) async throws {
      let app = try await App(views, place: "settings/categories")
      let last = try #require(App.categories.last?.name)
      func names() async throws -> [String] {
        for try await categories in app.store.categories() { return categories.map(\.name) }
        return []
      }
      #expect(await app.until(last), "\(app.outline)")
      #expect(throws: DriverError.self) { try app.driver.perform(action: "Move Down", on: last) }
      try await app.tap("New Category")
      try app.driver.type("Chess", into: "Name")
      try await app.tap("Save")
      #expect(await app.until("Chess"), "\(app.outline)")
      try app.driver.perform(action: "Move Down", on: last)
      await app.settle()
      #expect(try await names().suffix(2) == ["Chess", last])
      try app.driver.perform(action: "Move Up", on: "Chess")
      await app.settle()
      #expect(try await names().suffix(3) == ["Chess", App.categories[App.categories.count - 2].name, last])
      #expect(app.frontEnd.faults.isEmpty, "\(app.frontEnd.faults)")
    }

    @Test(arguments: ViewsKind.allCases)
    func categoriesAreAddedAndDeleted(_ views: ViewsKind) async throws {
      let app = try await App(views, [Activity("Run", category: exercise)], place: "settings/categories")
      #expect(await app.until("Exercise"), "\(app.outline)")
      try await app.tap("New Category")
      try app.driver.type("work", into: "Name")
      try await app.tap("Save")
      #expect(app.outline.contains("Another category has this name."), "\(app.outline)")
      try app.driver.type("Garden", into: "Name")
      try await app.tap("Save")
      #expect(await app.until("Garden"), "\(app.outline)")
      try app.driver.perform(action: "Delete", on: "Exercise")
      #expect(await app.until("Deleted “Exercise”"), "\(app.outline)")
      try await app.tap("Undo")
      #expect(await app.untilGone("Deleted “Exercise”"), "\(app.outline)")
      #expect(await app.until("Exercise"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aWrongImportIsToldWithItsLineAndARightOneIsDone(_ views: ViewsKind) async throws {
      let app = try await App(views, place: "settings/transfer")
      #expect(await app.until("Import Text"), "\(app.outline)")
      try app.driver.type("name,day\nRun,2026-11-25\nSwim,2026-02-30", into: "Import")
      try await app.tap("Import Text")
      #expect(await app.until("There is 1 mistake in the file."), "\(app.outline)")
      #expect(app.outline.contains("Line 3") && app.outline.contains("2026-02-30"), "\(app.outline)")
      for try await activities in app.store.activities(ActivityFilter()) {
        #expect(activities.isEmpty, "nothing is half imported")
        break
      }
      try app.driver.type("name,day\nRun,2026-11-25\nSwim,2026-11-25", into: "Import")
      try await app.tap("Import Text")
      #expect(await app.until("2 activities added."), "\(app.outline)")
      try app.driver.open(path: "home")
      #expect(await app.until("Swim"), "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func placesAndTextSurviveTheChangeFromASidebarToTabsAndBack(_ views: ViewsKind) async throws {
      let app = try await App(views, [Activity("Run")])
      #expect(await app.until("Run"))
      try await app.tap("Run")
      try app.driver.open(path: "settings/categories/new")
      await app.settle()
      try app.driver.type("Half a name", into: "Name")
      for isCompact in [true, false, true] {
        app.frontEnd.changeEnvironment { $0.horizontalSizeClass = isCompact ? .compact : .regular }
        await app.settle()
        #expect(app.driver.path == "settings/categories/new", "\(app.outline)")
        #expect(app.outline.contains("Half a name"), "\(app.outline)")
        #expect(app.model.home.stack.path.count == 1)
      }
      try await app.tap("Cancel")
      try await app.tap("Discard")
      try app.driver.chooseTab("Home")
      #expect(await app.until("Duration"), "\(app.outline)")
      #expect(app.frontEnd.faults.isEmpty, "\(app.frontEnd.faults)")
    }

    @Test(arguments: ViewsKind.allCases)
    func aLinkLeadsToTheThirdLevelOfAnotherTabWithASheet(_ views: ViewsKind) async throws {
      let run = Activity("Run")
      let app = try await App(views, [run])
      let path = "statistics/day/2026-11-25/activity/\(run.id.uuidString)/edit"
      try app.driver.open(path: path)
      #expect(await app.until("Edit Activity"), "\(app.outline)")
      #expect(app.driver.path == path)
      try await app.tap("Cancel")
      #expect(app.model.statistics.stack.path.count == 2)
      try app.driver.open(path: "home/activity/\(UUID().uuidString)")
      #expect(await app.until("Activity Not Found"), "\(app.outline)")
    }

    /// The day of a user far from the server was the server's.
    @Test(arguments: ViewsKind.allCases)
    func todayIsTheDayOfTheBrowser(_ views: ViewsKind) async throws {
      let app = try await App(views)
      #expect(await app.until("Wednesday, November 25, 2026"), "\(app.outline)")
      app.frontEnd.changeEnvironment { $0.timeZoneIdentifier = "Pacific/Kiritimati" }
      #expect(await app.until("Thursday, November 26, 2026"), "\(app.outline)")
      try app.driver.open(path: "home/new")
      #expect(await app.until("2026-11-26 02:00"), "\(app.outline)")
    }

    /// Tabs, *New* and *Edit* were no links in browsers.
    @Test(arguments: ViewsKind.allCases)
    func whatLeadsToAPlaceIsALinkToIt(_ views: ViewsKind) async throws {
      let run = Activity("Run")
      let app = try await App(views, [run], isCompact: true)
      func tabs() -> [String?] {
        for node in app.frontEnd.tree.inReadingOrder() {
          if case .tabs(let tabs) = node.element { return tabs.tabs.map(\.address) }
        }
        return []
      }
      func links() -> Set<String> { Set(app.frontEnd.tree.inReadingOrder().compactMap(\.attributes.address)) }
      let place = "home/activity/\(run.id.uuidString)"
      #expect(await app.until("Run"), "\(app.outline)")
      #expect(tabs() == ["home", "statistics", "settings"])
      #expect(links().contains("home/new") && links().contains(place), "\(links())")
      try await app.tap("Run")
      #expect(await app.until("Duration"), "\(app.outline)")
      #expect(tabs() == [place, "statistics", "settings"])
      #expect(links().contains(place + "/edit"), "\(links())")
      try app.driver.open(path: "settings/categories")
      #expect(await app.until("Exercise"), "\(app.outline)")
      #expect(tabs() == [place, "statistics", "settings/categories"])
      #expect(links().contains("settings/categories/new"), "\(links())")
      #expect(links().contains("settings/categories/edit/\(exercise.id.uuidString)"), "\(links())")
      #expect(app.frontEnd.faults.isEmpty, "\(app.frontEnd.faults)")
    }

    @Test(arguments: ViewsKind.allCases)
    func aHundredThousandActivitiesHaveTheRowsOfAScreen(_ views: ViewsKind) async throws {
      let app = try await App(
        views, on: try await .sample(100_000, today: today, words: Words(.english)), visibleRows: 20)
      try app.driver.setSearchText("r")
      #expect(await app.until("2026"), "\(app.outline)")
      let rows = app.frontEnd.tree.inReadingOrder().filter { if case .row = $0.element { true } else { false } }.count
      #expect((10...200).contains(rows), "\(rows) rows")
    }
  }
}
