import Foundation
import KeelTesting
import SwiftUI
import Testing

@testable import EverydayApps

@MainActor @Suite(.serialized) struct MoneyStories {
  @Test func aBudgetIsSpentAndMended() async throws {
    let stage = AppStage(BudgetApp())
    let driver = stage.driver
    try driver.tap("Add Expense")
    #expect(!driver.canReach("Food"), "the list is behind the form")
    #expect(throws: DriverError.self) { try driver.tap("Save") }
    try driver.type("abc", into: "Amount")
    #expect(throws: DriverError.self, "no number") { try driver.tap("Save") }
    try driver.type("12.5", into: "Amount")
    try driver.choose("Transport", in: "Category")
    try driver.tap("Save")
    #expect(stage.shows("€12.50"))
    #expect(stage.shows("12.50 of 80"))
    try driver.tap("Transport")
    #expect(stage.shows("screen \"Transport\""))
    try driver.delete("12.50")
    #expect(stage.shows("Nothing spent yet."))
    try driver.goBack()
    #expect(stage.shows("€0.00"))
    try driver.tap("Add Expense")
    try driver.tap("Cancel")
    #expect(stage.shows("0.00 of 80"))
  }

  @Test func expensesAreThereAgain() async throws {
    try await withoutSettings("Items") {
      let lunch = "Lunch, \(12.4.formatted(.currency(code: "USD")))"
      let stage = AppStage(ExpensesApp())
      let driver = stage.driver
      try driver.tap("Add Expense")
      try driver.type("Lunch", into: "Name")
      try driver.choose("Business", in: "Type")
      try driver.type("12.4", into: "Amount")
      try driver.tap("Save")
      #expect(driver.exists(lunch))
      let again = AppStage(ExpensesApp())
      #expect(again.driver.exists(lunch))
      try again.driver.tap("Edit")
      try again.driver.delete(lunch)
      let empty = AppStage(ExpensesApp())
      #expect(!empty.driver.exists(lunch))
    }
  }

  @Test func aCalculatorCalculates() async throws {
    let stage = AppStage(CalculatorApp())
    func press(_ keys: String...) throws {
      for key in keys { try stage.driver.tap(key) }
    }
    try press("1", "2", "×", "3", "=")
    #expect(stage.shows("label \"36\""))
    try press("+", "0", ".", "5", "=")
    #expect(stage.shows("label \"36.5\""))
    try press("÷", "0", "=")
    #expect(stage.shows("label \"Error\""))
    try press("AC", "5", "%")
    #expect(stage.shows("label \"0.05\""))
    try press("±")
    #expect(stage.shows("label \"-0.05\""))
  }

  @Test func aStoreWithReducersIsFollowed() async throws {
    let stage = AppStage(ReduxApp())
    let driver = stage.driver
    try driver.tap("+")
    try driver.tap("+")
    #expect(stage.shows("label \"2\""))
    try driver.tap("Load Fact")
    _ = await driver.until(within: .seconds(30), time: RealTime()) { $0.shows("2 is even.") }
    #expect(stage.shows("2 is even."))
    try driver.tap("Alert")
    #expect(stage.shows("Count is 2"))
    try driver.tap("OK")
    #expect(!stage.shows("Count is 2"))
    try driver.tap("History")
    #expect(stage.shows("increment") && stage.shows("dismissAlert"))
    try driver.goBack()
    #expect(stage.shows("label \"2\""))
  }
}
