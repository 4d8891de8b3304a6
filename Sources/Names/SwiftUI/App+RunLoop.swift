public import Keel
import UIKit

extension App {
  /// Starts the program as its command line says, and ends the process when the person is done.
  ///
  /// Timers of Foundation's main run loop fire, although that loop does not run.
  public static func main() {
    RunLoopTimers.shared.begin()
    AppProgram.didMakeApp = { UIApplication.shared.finishLaunching() }
    AppProgram.start(Self.self)
  }
}
