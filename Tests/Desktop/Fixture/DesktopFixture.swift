import Foundation
import Keel

/// A program of a test in a window. usage: desktop-fixture hostile|pages
@main enum DesktopFixture {
  static func main() {
    exit(
      MainActor.assumeIsolated {
        let isPages = CommandLine.arguments.dropFirst().first == "pages"
        return Launcher.run(on: FrontEndKind(rawValue: "desktop")) {
          UIWindow(
            rootViewController: isPages ? UIHostingController(rootView: FixturePages()) : HostileNetworks.makeRoot())
        }
      })
  }
}
