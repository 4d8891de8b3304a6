import KeelModel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// The appearance that a program of UIKit chooses.
@MainActor @Suite(.serialized) struct WindowAppearanceTests {
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
}
