import Foundation
import KeelScene
import KeelTesting
import SwiftUI
import Testing

@testable import EverydayApps

private struct QuizApp: App {
  var body: some Scene {
    WindowGroup { FlagQuizView(order: { $0 }, answer: 0) }
  }
}

@MainActor @Suite(.serialized) struct GameStories {
  @Test func flagsAreGuessed() async throws {
    let stage = AppStage(QuizApp())
    let driver = stage.driver
    #expect(stage.shows("Estonia"))
    try driver.tap("Flag of Estonia")
    #expect(stage.shows("Correct") && stage.shows("Your score is 1"))
    try driver.tap("Continue")
    #expect(stage.shows("Score: 1"))
    try driver.tap("Flag of Estonia")
    #expect(stage.shows("Wrong! That's the flag of Estonia"))
    try driver.tap("Continue")
    try driver.tap("Flag of Germany")
    #expect(stage.shows("Game over!") && stage.shows("Your final score was 1."))
    try driver.tap("Start Again")
    #expect(stage.shows("Score: 0"))
  }

  @Test func cardsAreWrittenAnsweredAndDealtAgain() async throws {
    try await withoutSettings("Cards") {
      let stage = AppStage(FlashCardsApp())
      let driver = stage.driver
      await driver.settle()
      #expect(stage.shows("Cards left: 0"))
      try driver.tap("Edit Cards")
      await driver.settle()
      for (prompt, answer) in [("1 + 1?", "2"), ("2 + 2?", "4")] {
        try driver.type(prompt, into: "Prompt")
        try driver.type(answer, into: "Answer")
        try driver.tap("Add Card")
      }
      try driver.tap("Done")
      await driver.settle()
      #expect(stage.shows("Cards left: 2"))
      try driver.tap("1 + 1?")
      #expect(stage.shows("label \"2\""), "a tap turns the card over")
      try driver.tap("Correct")
      try driver.tap("Wrong")
      #expect(stage.shows("Cards left: 0"))
      try driver.tap("Start Again")
      #expect(stage.shows("Cards left: 2"))
    }
  }

  @Test func wordsAreFound() async throws {
    let stage = AppStage(WordGameApp())
    let driver = stage.driver
    await driver.settle()
    #expect(stage.shows("screen \"silkworm\""))
    try driver.type("Milk", into: "Enter your word")
    try driver.submit("Enter your word")
    #expect(stage.shows("Score: 4") && driver.exists("milk"))
    try driver.type("milk", into: "Enter your word")
    try driver.submit("Enter your word")
    #expect(stage.shows("Word used already"))
    try driver.tap("OK")
    try driver.type("zebra", into: "Enter your word")
    try driver.submit("Enter your word")
    #expect(stage.shows("You can't spell that word from 'silkworm'!"))
    try driver.tap("OK")
    try driver.tap("Restart")
    #expect(stage.shows("Score: 0"))
  }

  @Test func aTimerCountsPausesAndStarts() async throws {
    let stage = AppStage(KitchenTimerApp())
    let driver = stage.driver
    await driver.settle()
    try driver.decrement("Length: 60 s")
    #expect(stage.shows("00:50"))
    #expect(throws: DriverError.self) { try driver.tap("Lap") }
    try driver.tap("Start")
    // Waits for one real second: the app uses Foundation's timer, which accepts no other clock. Beside other tests,
    // more than one second may pass before the next check.
    _ = await driver.until(within: .seconds(60), time: RealTime()) { !$0.shows("00:50") }
    #expect(!stage.shows("00:50") && stage.outline.contains("00:"))
    try driver.tap("Lap")
    #expect(stage.shows("Lap 1"))
    try driver.tap("Pause")
    try driver.tap("Reset")
    #expect(stage.shows("00:50") && !stage.shows("Lap 1"))
  }

  @Test func meetingsArePlannedEditedAndSaved() async throws {
    try await withHome { home in try await planMeetings(home) }
  }

  private func planMeetings(_ home: URL) async throws {
    let stage = AppStage(ScrumTimerApp())
    let driver = stage.driver
    _ = await driver.until(within: .seconds(30), time: RealTime()) { $0.exists("Design") }
    #expect(driver.exists("2 attendees") && driver.exists("10 minute meeting"))
    try driver.tap("Design")
    await driver.settle()
    try driver.tap("Edit")
    await driver.settle()
    try driver.adjust("Length", to: 20)
    #expect(stage.shows("20 minutes"))
    #expect(throws: DriverError.self, "no name yet") { try driver.tap("Add attendee") }
    try driver.type("Ada", into: "New Attendee")
    try driver.tap("Add attendee")
    try driver.tap("Done")
    await driver.settle()
    #expect(stage.shows("Ada") && stage.shows("20 minutes"))
    try driver.tap("Edit")
    await driver.settle()
    try driver.type("Draft", into: "Title")
    try driver.tap("Cancel")
    await driver.settle()
    #expect(stage.shows("screen \"Design\""), "an unsaved change is discarded")
    try driver.goBack()
    try driver.tap("New Scrum")
    await driver.settle()
    try driver.type("Retro", into: "Title")
    try driver.tap("Add")
    await driver.settle()
    #expect(driver.exists("Retro") && driver.exists("3 attendees") && driver.exists("20 minute meeting"))
    // The app saves when its window is no longer in use.
    stage.window.send(.phase(.background))
    let file = home.appending(path: "Documents/scrums.data")
    func isSaved() -> Bool { (try? String(contentsOf: file, encoding: .utf8))?.contains("Retro") ?? false }
    // The limit is that of a broken test: the app writes off the main actor.
    let limit = ContinuousClock.now + .seconds(60)
    while !isSaved(), ContinuousClock.now < limit { await Task.yield() }
    #expect(isSaved())
  }

  @Test func settingsAreChangedAndReset() async throws {
    let stage = AppStage(PreferencesApp())
    let driver = stage.driver
    #expect(stage.shows("Others see you as Guest."))
    try driver.type("ada", into: "Username")
    #expect(!stage.shows("Others see you as"))
    try driver.choose("Dark", in: "Theme")
    try driver.toggle("Notifications", isOn: false)
    #expect(!driver.exists("Volume"))
    try driver.increment("Font size 14")
    #expect(stage.shows("Font size 15"))
    try driver.toggle("Advanced")
    try driver.tap("Licences")
    await driver.settle()
    #expect(stage.shows("All of them."))
    try driver.goBack()
    try driver.tap("Reset Settings")
    try driver.tap("Cancel")
    #expect(stage.shows("Font size 15"))
    try driver.tap("Reset Settings")
    try driver.tap("Reset")
    await driver.settle()
    #expect(stage.shows("Font size 14") && driver.exists("Volume") && stage.shows("Others see you as Guest."))
  }
}
