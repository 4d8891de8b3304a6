import DoneDoneData
import DoneDoneImperativeViews
import DoneDoneModel
import DoneDoneViews
import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// One of the two sets of views.
enum ViewsKind: CaseIterable, Sendable { case imperative, declarative }

/// 2026-11-25, a Wednesday.
let today = Day("2026-11-25") ?? .first

extension Activity {
  init(
    _ name: String, _ daysAgo: Int = 0, time: Int = 600, minutes: Int = 30, note: String = "",
    category: DoneDoneModel.Category? = nil
  ) {
    self.init(
      name: name, categoryID: category?.id, minutes: minutes, note: note, day: today.adding(-daysAgo), time: time)
  }
}

/// The app on a headless front end, over a database in memory.
@MainActor final class App {
  let store: ActivityDatabase
  let model: AppModel
  let frontEnd: HeadlessFrontEnd
  let driver: Driver
  let window: UIWindow

  static let categories = Category.defaults(Words(.english))

  init(
    _ views: ViewsKind, _ activities: [Activity] = [], on store: ActivityDatabase? = nil, isCompact: Bool = false,
    place: String? = nil, visibleRows: Int = 80
  ) async throws {
    SceneTree.checksInvariants = true
    if let store {
      self.store = store
    } else {
      self.store = try await ActivityDatabase.open(.memory, categories: Self.categories)
    }
    try await self.store.save(activities)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let noon = today.date(in: calendar, time: 720)
    let container = DependencyContainer(
      store: self.store, preferences: Preferences(), today: Today(calendar: calendar, now: { noon }))
    model = AppModel(container)
    let root: UIViewController =
      switch views {
      case .imperative: AppViewController(model)
      case .declarative: UIHostingController(rootView: ContentView(model))
      }
    frontEnd = HeadlessFrontEnd(visibleRows: visibleRows)
    driver = Driver(frontEnd)
    window = UIWindow(rootViewController: root)
    window.address = UIWindowAddress(path: { [model] in model.place.path }, open: { [model] in model.open(path: $0) })
    frontEnd.changeEnvironment { $0.timeZoneIdentifier = calendar.timeZone.identifier }
    if isCompact { frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact } }
    if let place { _ = model.open(path: place) }
    window.show(on: frontEnd)
    await settle()
  }

  var outline: String { driver.outline }

  /// Waits for what the database reports. Its threads are not the driver's, so that a write is followed by a read.
  func settle() async {
    for _ in 0..<3 {
      await driver.settle()
      _ = try? await store.activity(UUID())
      await driver.settle()
    }
  }

  /// Waits until the outline has a text, for as long as the test may run.
  func until(_ text: String) async -> Bool {
    for _ in 0..<400 {
      if outline.contains(text) { return true }
      await settle()
    }
    return false
  }

  func untilGone(_ text: String) async -> Bool {
    for _ in 0..<400 {
      if !outline.contains(text) { return true }
      await settle()
    }
    return false
  }

  func tap(_ name: String) async throws {
    try driver.tap(name)
    await settle()
  }
}

/// The parent of all suites of this target: they share the process-wide turn and its counts.
@Suite(.serialized) enum SharedTurn {}
