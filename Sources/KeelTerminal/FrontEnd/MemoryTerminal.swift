package import KeelScene

/// A terminal in memory, as the front end of a window.
@MainActor package final class MemoryTerminal: FrontEnd {
  package let screen: TerminalScreen
  /// The number of patches that have been applied.
  package private(set) var patchCount = 0

  package init(columns: Int = 80, rows: Int = 24, capabilities: TerminalCapabilities) {
    screen = TerminalScreen(columns: columns, rows: rows, capabilities: capabilities)
  }

  package func attach(events: any EventSink) {
    screen.attach { [weak events] in events?.send($0) }
    events.send(.environment(screen.environment))
  }

  package func apply(_ patch: Patch) {
    patchCount += 1
    screen.apply(patch)
  }

  /// Draws, and requests the visible rows that are missing, until the app has described all of them.
  package func draw() {
    screen.composeIfNeeded()
    for _ in 0..<10 where screen.hasWishes {
      screen.fulfilWishes()
      screen.composeIfNeeded()
    }
  }
}
