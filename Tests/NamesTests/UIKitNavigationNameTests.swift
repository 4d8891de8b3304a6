import Testing
import UIKitNavigation

/// A file that imports UIKitNavigation alone.
@MainActor @Suite struct UIKitNavigationNameTests {
  @Test func controlsAndTheirBindingsAreFound() {
    @UIBinding var isOn = false
    let toggle = UISwitch(isOn: $isOn)
    withUIKitAnimation { isOn = true }
    Turn.shared.flush()
    #expect(toggle.isOn)
    let stack = NavigationStackController(path: UIBinding.constant(UINavigationPath())) { UIViewController() }
    #expect(stack.viewControllers.count == 1)
  }
}
