import Foundation
import Keel

#if Desktop
import CKeelGtk
import KeelDesktop
#endif

/// A program of a test in a window. usage: desktop-fixture hostile|pages [mirrored]
@main enum DesktopFixture {
  static func main() {
    exit(
      MainActor.assumeIsolated {
        #if Desktop
        Notices.duration = 0
        // The direction is that of the language of the session, of which a test machine has no other.
        if CommandLine.arguments.contains("mirrored"), gtk_init_check() != 0 {
          gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        }
        #endif
        let isPages = CommandLine.arguments.dropFirst().first == "pages"
        return Launcher.run(on: FrontEndKind(rawValue: "desktop")) {
          UIWindow(
            rootViewController: isPages ? UIHostingController(rootView: FixturePages()) : HostileNetworks.makeRoot())
        }
      })
  }
}
