import Combine
import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import SwiftUI
import SwiftUISources
import Testing

/// Sources in common idioms compile unchanged and behave as in SwiftUI.
@MainActor @Suite struct SwiftUISourcesTests {
  @Test func aCounterCounts() throws {
    let stage = PageStage(CounterPage())
    #expect(stage.texts.contains("Count: 0"))
    for _ in 0..<3 { try stage.driver.tap("More") }
    #expect(stage.texts.contains("Count: 3"))
    #expect(stage.texts.contains("Many"))
    try stage.driver.tap("Less")
    #expect(stage.texts.contains("Count: 2"))
    #expect(!stage.texts.contains("Many"))
  }

  @Test func somethingIsPutOnTheShoppingList() throws {
    let model = ShoppingListModel()
    let stage = PageStage(ShoppingListPage(model: model))
    try stage.driver.type("Bread", into: "Name")
    try stage.driver.tap("Add")
    #expect(model.items.map(\.name) == ["Bread"])
    #expect(stage.texts.contains("0 of 1 bought"))
    #expect(!stage.texts.contains("Nothing to buy"))
    try stage.driver.tap("Bread")
    #expect(model.items.map(\.isBought) == [true])
    #expect(stage.texts.contains("1 of 1 bought"))
  }

  @Test func linksWithValuesLeadOnAndBack() throws {
    let stage = PageStage(RoutePages())
    try stage.driver.tap("Recipe 2")
    #expect(stage.texts.contains("How to cook 2"))
    try stage.driver.tap("Author")
    try stage.driver.tap("Back to all")
    #expect(!stage.texts.contains("How to cook 2"))
  }

  @Test func aLoginShowsItsError() throws {
    var name: String?
    let stage = PageStage(LoginPage { name = $0 })
    try stage.driver.tap("Log in")
    #expect(stage.texts.contains("Check your input"))
    try stage.driver.type("ann@example.com", into: "Email")
    try stage.driver.type("secret", into: "Password")
    try stage.driver.tap("Log in")
    #expect(name == "ann@example.com")
  }

  @Test func customStylesAreUsed() throws {
    let stage = PageStage(StyledControls())
    try stage.driver.tap("Press")
    #expect(stage.texts.contains("Pressed 1 times"))
  }

  @Test func aTodoIsAddedThroughASheet() throws {
    let store = TodoStore()
    let stage = PageStage(TodoPage(store: store))
    try stage.driver.tap("Add")
    try stage.driver.type("Wash up", into: "What is to be done?")
    try stage.driver.tap("SAVE")
    #expect(store.todos.map(\.title) == ["Wash up"])
    #expect(stage.driver.outline.contains("Wash up"))
  }

  @Test func aTimerFollowsItsPublisher() {
    let ticks = PassthroughSubject<Void, Never>()
    let stage = PageStage(TimerPage(ticks: ticks.eraseToAnyPublisher()))
    #expect(stage.texts.contains("25:00"))
    ticks.send()
    Turn.shared.flush()
    #expect(stage.texts.contains("24:59"))
  }

  @Test func settingsAskBeforeTheyAreReset() throws {
    let suite = "keel.tests.settings.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let stage = PageStage(SettingsForm().defaultAppStorage(defaults))
    try stage.driver.type("Ada", into: "Name")
    let field = try #require(stage.frontEnd.focused)
    try stage.driver.tap("Reset")
    #expect(stage.frontEnd.text(of: field) == "Ada")
    #expect(defaults.string(forKey: "username") == "Ada")
    try stage.driver.tap("Reset all")
    #expect(stage.frontEnd.text(of: field) == "Nobody")
    #expect(defaults.string(forKey: "username") == "Nobody")
  }

  @Test func onboardingEnds() throws {
    var isDone = false
    let stage = PageStage(OnboardingPages { isDone = true })
    try stage.driver.tap("Next")
    #expect(stage.texts.contains("Share"))
    try stage.driver.tap("Get Started")
    #expect(isDone)
  }

  @Test func ratingsAndShapesAreShown() {
    #expect(PageStage(RatingPage()).texts.contains("Stars: 3"))
    #expect(PageStage(RingView(progress: 0.5)).texts.contains("50%"))
  }

  @Test func animationsAreShownInTheirFinalState() throws {
    let stage = PageStage(AnimatedPage())
    #expect(stage.texts.contains("At 0"))
    // Half of a circle in a square of ten ends on the left.
    #expect(stage.texts.contains("Ends at 0"))
    #expect(!stage.texts.contains("Chosen 1,024"))
    try stage.driver.tap("Shake")
    #expect(stage.texts.contains("At 12"))
    #expect(stage.texts.contains("Chosen 1,024"))
    let drawings = stage.frontEnd.tree.inReadingOrder().compactMap {
      if case .drawing(let drawing) = $0.element { drawing.commands } else { nil }
    }
    // Two shapes with paths of their own: a line of two pieces and a disc.
    guard case .stroke(let graph, .color(.tint, opacity: 1), let line)? = drawings.first?.first,
      case .fill(let disc, .color(.red, opacity: 1), isEvenOdd: false)? = drawings.last?.first
    else { return #expect(Bool(false), "\(drawings)") }
    #expect(graph.segmentCount == 3 && line.width == 2)
    #expect(disc.steps.contains { if case .curve = $0 { true } else { false } })
  }

  /// A picture of one pixel.
  private let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  @Test func notesAreEditedByTheirBindingAndSettingsKeptWhereTheSourceSays() throws {
    let stage = PageStage(NotesPage(picture: nil))
    let rows = {
      stage.frontEnd.tree.inReadingOrder().compactMap { node in
        if case .row(let row) = node.element { (id: node.id, text: row.text) } else { nil }
      }
    }
    #expect(rows().map(\.text) == ["Milk", "Bread", "Rope"])
    stage.frontEnd.send(.deleteRow(rows()[1].id))
    stage.frontEnd.send(.moveRow(rows()[1].id, to: 0))
    #expect(rows().map(\.text) == ["Rope", "Milk"])
    try stage.driver.toggle("Loud")
    #expect(NotesPage.defaults.bool(forKey: "notes.isLoud"))
    #expect(rows().map(\.text) == ["ROPE", "MILK"])
    let title = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element, label.text == "My notes" { label.runs } else { nil }
    }
    #expect(title.first?.map(\.text) == ["My ", "notes"])
    #expect(title.first?.map(\.isBold) == [false, true])
    #expect(title.first?.map(\.color) == [nil, .red])
  }

  @Test func aPictureIsLoadedFromItsAddress() async {
    func pictures<Content: View>(_ stage: PageStage<Content>) -> Int {
      stage.frontEnd.tree.inReadingOrder().count {
        if case .image(let image) = $0.element, case .data(let data) = image.source {
          data.format == .png
        } else {
          false
        }
      }
    }
    let good = PageStage(NotesPage(picture: URL(string: "data:image/png;base64," + pixel)))
    let bad = PageStage(NotesPage(picture: URL(string: "data:image/png;base64,bm8=")))
    #expect(pictures(good) == 0)
    // Loading uses the same executor as this detached task, and was requested first.
    for _ in 0..<1_000 where pictures(good) == 0 || !bad.texts.contains("No picture") {
      await Task.detached(priority: .background) {}.value
      Turn.shared.flush()
    }
    #expect(pictures(good) == 1)
    #expect(bad.texts.contains("No picture"))
    #expect(pictures(bad) == 0)
  }

  @Test func aTimelineFollowsTheClockOfItsPlace() async {
    let clock = TestClock()
    let stage = PageStage(ClockPage(start: Date() - 30).environment(\.timelineClock, clock))
    #expect(stage.texts == ["Minute 0"])
    await clock.advance(by: .seconds(31))
    Turn.shared.flush()
    #expect(stage.texts == ["Minute 1"])
    await clock.advance(by: .seconds(60))
    Turn.shared.flush()
    #expect(stage.texts == ["Minute 2"])
  }
}
