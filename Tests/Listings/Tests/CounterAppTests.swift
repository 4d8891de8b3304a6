import KeelTesting
import SwiftUI
import Testing

@testable import counter_app

/// The declarative program of README.md does the same as the imperative one.
@MainActor @Suite struct CounterAppTests {
  @Test func aFactIsASheetAndDismissingClearsIt() throws {
    let model = CounterModel()
    let window = UIWindow(rootViewController: UIHostingController(rootView: CounterView(model: model)))
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    try driver.tap("Increment")
    try driver.tap("Fact")
    #expect(driver.shows("1 is a number."))
    try driver.dismiss()
    #expect(model.destination == nil)
  }
}
