public import Keel
import KeelViews
import UIKit

extension App {
  /// Starts the program with the options of its command line, and ends the process when the user quits.
  ///
  /// Timers of Foundation's main run loop fire, although that loop does not run.
  public static func main() {
    RunLoopTimers.shared.begin()
    AppProgram.makeSettings = { KeyedStore.ofProgram(earlier: $0) }
    AppProgram.didMakeApp = {
      UIApplication.shared.finishLaunching()
      Launcher.willEnd.append { UIApplication.shared.willTerminate() }
    }
    AppProgram.start(Self.self)
  }
}
