import KeelModel
import KeelScene
import KeelTesting
import SwiftUISources
import Testing
import UIKit

/// Existing programs with coordinators run as they are.
@MainActor @Suite(.serialized) struct CoordinatorTests {
  /// Programs set it on the window before or after its controller, and take it back.
  @Test func theAppearanceOfAWindowAndOfAPageIsOverridden() throws {
    let window = UIWindow()
    window.overrideUserInterfaceStyle = .dark
    let page = UIViewController()
    window.rootViewController = page
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    func scheme() -> String {
      guard case .window(let shown)? = frontEnd.tree.root.flatMap(frontEnd.tree.element) else { return "no window" }
      return "\(shown.colorScheme.map { "\($0)" } ?? "the user's")"
    }
    #expect(scheme() == "dark" && page.traitCollection.userInterfaceStyle == .dark)
    page.overrideUserInterfaceStyle = .light
    Turn.shared.flush()
    #expect(scheme() == "light")
    page.overrideUserInterfaceStyle = .unspecified
    Turn.shared.flush()
    #expect(scheme() == "the user's" && page.traitCollection.userInterfaceStyle == .light)
    window.close()
  }

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
