// The examples of Documentation/testing.md, which `ListingTests` compares. They only compile: no page has all of these
// elements.

import KeelModel
import KeelTesting
import Observation
import SwiftUI
import Testing

@MainActor func pressExamples(_ driver: Driver) throws {
  try driver.tap("Join")
  try driver.tap("Rating", at: 60, 12)
  try driver.select("Harbour")
  try driver.longPress("Card")
  try driver.drag("Card", by: 120, 0)
  try driver.follow("Terms of use")
  try driver.perform(action: "Delete", on: "Harbour")
  try driver.press("Ctrl-S")
}

@MainActor func typeExamples(_ driver: Driver) throws {
  try driver.type("Ada", into: "Name")
  try driver.type(" Lovelace", into: "Name", appending: true)
  try driver.type("Ada", into: "Name", keystrokeByKeystroke: true)
  try driver.type("9", into: "Card number", at: 4)
  try driver.select(0..<3, in: "Name")
  try driver.type("Eve", atSelectionOf: "Name")
  try driver.submit("Name")
  try driver.clear("Name")
  try driver.setSearchText("tea")
  try driver.submitSearch()
  try driver.endSearch()
}

@MainActor func setExamples(_ driver: Driver) throws {
  try driver.set("Volume", to: "0.75")
  try driver.toggle("Wi-Fi", isOn: true)
  try driver.adjust("Volume", to: 0.75)
  try driver.increment("Guests")
  try driver.decrement("Guests")
  try driver.choose("Weekly", in: "Repeat")
  try driver.setDate("Day", to: .init(year: 2026, month: 2, day: 14))
}

@MainActor func listExamples(_ driver: Driver) throws {
  try driver.scroll(to: "Harbour")
  try driver.scroll(rows: 20)
  try driver.scroll(down: 250)
  try driver.search("tea")
  try driver.refresh()
  try driver.delete("Harbour")
  try driver.move("Harbour", to: 2)
}

@MainActor func goExamples(_ driver: Driver) throws {
  try driver.goBack()
  try driver.dismiss()
  try driver.chooseTab("Statistics")
  try driver.open(path: "book/7")
  driver.enter(.background)
  driver.close()
}

@MainActor func askExamples(_ driver: Driver) throws {
  #expect(driver.shows("Connected"))
  #expect(driver.exists("Join", role: .button))
  #expect(driver.canReach("Join"))
  #expect(driver.find(role: .button, name: "Join")?.isEnabled == false)
  #expect(driver.findAll(role: .row).count == 3)
  #expect(try driver.value(of: "Volume") == "0.75")
  #expect(driver.count("row") == 16)
  #expect(driver.path == "book/7")
  #expect(driver.windowTitle == "Books")
  #expect(driver.outline.contains("button \"Join\" (disabled)"))
}

@MainActor func waitExamples(_ driver: Driver, _ clock: TestClock) async throws {
  await driver.settle()
  #expect(await driver.until("Connected", within: .seconds(5), time: RealTime()))
  #expect(await driver.until(within: .seconds(5), time: RealTime()) { !$0.shows("Loading") })
  await clock.advance(by: .seconds(60))
}

@MainActor func replayExample(
  _ driver: Driver, _ recording: Replay, _ model: some ActionModel, _ clock: TestClock
) async throws {
  try await driver.replay(recording, on: model, clock: clock)
}

@MainActor func changeExamples(_ frontEnd: HeadlessFrontEnd) {
  frontEnd.resize(width: 390, height: 844)
  frontEnd.changeEnvironment { $0.localeIdentifier = "de" }
}

@MainActor @Suite struct EggTests {
  @MainActor @Observable final class EggModel {
    private(set) var isDone = false
    private let clock: any Clock<Duration>
    init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

    func boil() async {
      try? await clock.sleep(for: .seconds(300))
      isDone = true
    }
  }

  struct EggView: View {
    let model: EggModel
    var body: some View { Text(model.isDone ? "Done" : "Boiling").task { await model.boil() } }
  }

  @Test func anEggTakesFiveMinutes() async {
    let clock = TestClock()
    let view = EggView(model: EggModel(clock: clock))
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: view))
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    await driver.settle()
    await clock.advance(by: .seconds(299))
    await driver.settle()
    #expect(driver.shows("Boiling"))
    #expect(await driver.until("Done", within: .seconds(1), time: TestClockTime(clock)))
  }

  @Test func whatIsWrongIsReported() {
    let path = NavigationPath()
    let reports = RuntimeWarning.withCapture {
      var path = path
      path.removeLast(2)
    }
    #expect(reports.first?.happened == "removeLast(2) was called on a path of 0.")
  }
}
