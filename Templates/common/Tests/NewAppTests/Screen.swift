import KeelTesting
import SwiftUI

/// Shows a view on a front end without a screen, and drives it as a user does.
@MainActor struct Screen {
  let driver: Driver
  private let frontEnd = HeadlessFrontEnd()
  private let window: UIWindow

  init(_ view: some View) {
    window = UIWindow(rootViewController: UIHostingController(rootView: view))
    window.show(on: frontEnd)
    driver = Driver(frontEnd)
  }

  /// Changes the language of the user, such as `de`.
  func use(language: String) { frontEnd.changeEnvironment { $0.localeIdentifier = language } }
}
