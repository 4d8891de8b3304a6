import Foundation
import KeelTesting
import SwiftUI

@testable import Keel
@testable import KeelViews

/// A whole app with its own window and its own settings, driven by a user's actions.
@MainActor final class AppStage<A: App> {
  let host: AppHost<A>
  let window: UIWindow
  let frontEnd = HeadlessFrontEnd()
  let driver: Driver

  init(_ app: A) {
    host = AppHost(app)
    window = host.makeWindow(title: "app", store: KeyedStore(snapshot: nil), settings: KeyedStore(snapshot: nil))
    window.show(on: frontEnd)
    driver = Driver(frontEnd)
  }

  var outline: String { driver.outline }

  func shows(_ text: String) -> Bool { driver.shows(text) }
}

/// Runs a story with the given settings removed before and after it.
@MainActor func withoutSettings(_ keys: String..., run: () async throws -> Void) async rethrows {
  for key in keys { UserDefaults.standard.removeObject(forKey: key) }
  defer { for key in keys { UserDefaults.standard.removeObject(forKey: key) } }
  try await run()
}

/// Runs a story in a home folder of its own, which is removed afterwards.
@MainActor func withHome(_ run: (URL) async throws -> Void) async throws {
  let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  // Foundation finds the folders of the user by this variable.
  setenv("CFFIXED_USER_HOME", home.path, 1)
  defer {
    unsetenv("CFFIXED_USER_HOME")
    try? FileManager.default.removeItem(at: home)
  }
  try await run(home)
}
