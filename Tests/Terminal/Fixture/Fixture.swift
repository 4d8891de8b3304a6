import Glibc
import KeelLoop
import KeelScene
import KeelTerminal

/// A small made-up app, for trying the terminal front end without any of the layers above it.
///
/// Commands come as lines on the descriptor named by `KEEL_FIXTURE_COMMANDS`, where there is one.
@main struct Fixture {
  static func main() {
    MainActor.assumeIsolated {
      let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 12
      let app = FixtureApp(count: count)
      do {
        try app.frontEnd.start()
      } catch {
        print("terminal-fixture: \(error)")
        exit(TerminalError.exitCode)
      }
      MainLoop.run()
      app.frontEnd.stop()
    }
  }
}
