import KeelModel
import NewAppModel
import SwiftUI
import Testing

@testable import NewApp

/// What a user sees and does, without a screen.
@MainActor @Suite struct MonitorViewTests {
  private struct Still: Sensing {
    func sample() -> Sample { Sample(load: 0.75, memory: 88) }
  }

  @Test func theUserChoosesTheLimit() async throws {
    let clock = TestClock()
    let settings = SettingsStore()
    let monitor = Monitor(Still(), settings: settings, clock: clock)
    let screen = Screen(MonitorView(model: monitor))
    let task = Task { await monitor.run() }
    await clock.settle()
    #expect(screen.driver.shows("88 %"))
    #expect(!screen.driver.shows("The memory is nearly full."))
    for _ in 0..<3 { try screen.driver.decrement("Warn above \(monitor.limit) %") }
    #expect(screen.driver.shows("The memory is nearly full."))
    #expect(settings.value.limit == 87)
    screen.use(language: "de")
    #expect(screen.driver.shows("Der Speicher ist fast voll."))
    task.cancel()
  }
}
