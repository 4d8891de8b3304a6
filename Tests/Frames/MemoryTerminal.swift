import KeelControls
import KeelScene

@testable import KeelTerminal

/// A terminal in memory, as the front end of a window.
@MainActor final class MemoryTerminal: FrontEnd {
  let screen: TerminalScreen

  init(columns: Int, rows: Int) {
    screen = TerminalScreen(
      columns: columns, rows: rows, capabilities: TerminalCapabilities(localeIdentifier: "en-US"))
  }

  func attach(events: any EventSink) {
    screen.attach { events.send($0) }
    events.send(.environment(screen.environment))
  }

  func apply(_ patch: Patch) { screen.apply(patch) }

  /// Draws until the app has answered all that the front end reports.
  func settle() {
    screen.composeIfNeeded()
    for _ in 0..<10 where screen.hasWishes {
      screen.fulfilWishes()
      screen.composeIfNeeded()
    }
  }
}
