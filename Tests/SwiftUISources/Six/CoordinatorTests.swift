import KeelTesting
import SwiftUISources
import Testing
import UIKit

/// Existing programs with coordinators run as they are.
@MainActor @Suite(.serialized) struct CoordinatorTests {
  @Test func coordinatorsPushPresentAndFinish() throws {
    let stack = UINavigationController()
    let coordinator = TripCoordinator(navigationController: stack)
    coordinator.start()
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: stack)
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    try driver.tap("Lighthouse")
    #expect(stack.viewControllers.map(\.title) == ["Trips", "Lighthouse"])
    try driver.tap("Edit")
    try driver.tap("Add a night")
    #expect(stack.topViewController?.title == "Lighthouse by night" && stack.presentedViewController == nil)
    try driver.goBack()
    try driver.tap("Preferences")
    #expect(coordinator.childCount == 1 && stack.topViewController?.title == "Preferences")
    try driver.tap("Finish")
    #expect(coordinator.childCount == 0 && stack.topViewController?.title == "Trips")
  }
}
