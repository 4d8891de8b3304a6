import NewAppModel
import SwiftUI
import Testing

@testable import NewApp

/// What a user sees and does, without a screen.
@MainActor @Suite struct CounterViewTests {
  private let model = CounterModel()
  private let screen: Screen

  init() { screen = Screen(CounterView(model: model)) }

  @Test func countingTowardsAGoal() throws {
    let driver = screen.driver
    try driver.tap("Goal")
    try driver.toggle("Count towards a goal", isOn: true)
    try driver.tap("Save")
    try driver.tap("Count")
    #expect(driver.shows("1 of 10"))
    for _ in 1..<10 { try driver.tap("Count") }
    #expect(driver.shows("Goal reached"))
  }

  @Test func resettingAsksFirst() throws {
    let driver = screen.driver
    try driver.tap("Count")
    try driver.tap("Reset")
    try driver.tap("Cancel")
    #expect(model.count == 1)
    try driver.tap("Reset")
    try driver.tap("Reset")
    #expect(model.count == 0)
  }

  @Test func itSpeaksGerman() {
    screen.use(language: "de")
    #expect(screen.driver.shows("Zählen"))
    #expect(!screen.driver.shows("Count"))
  }
}
