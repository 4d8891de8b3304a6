// A listing of README.md, which `ListingTests` compares.

import Keel
import KeelTesting
import Testing

@testable import counter

@MainActor @Test func aFactIsAPageAndBackClearsIt() throws {
  let model = CounterModel()
  let window = UIWindow(
    rootViewController: UINavigationController(rootViewController: CounterViewController(model: model)))
  let frontEnd = HeadlessFrontEnd()
  window.show(on: frontEnd)
  let driver = Driver(frontEnd)
  try driver.tap("Increment")
  try driver.tap("Fact")
  #expect(driver.outline.contains("screen \"Fact\""))
  try driver.goBack()
  #expect(model.destination == nil)
}
