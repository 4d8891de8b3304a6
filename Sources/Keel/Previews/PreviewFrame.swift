internal import Glibc
import KeelControls
import KeelInteraction
import KeelScene
import KeelTerminal
import KeelTesting

/// A frame of a preview as text: that of a terminal of 80 columns and 24 rows.
@MainActor enum PreviewFrame {
  /// Shows the preview on a terminal in memory until it has finished all work that does not depend on the passage of
  /// time, and returns the frame.
  static func text(of entry: PreviewCatalog.Entry, _ options: LaunchOptions) async -> String {
    let terminal = MemoryTerminal(options)
    let window = entry.makeWindow()
    window.languages = options.systemLanguages
    window.show(on: terminal)
    defer { window.close() }
    await Quiet.wait(pulse: { terminal.patches }, reveal: { terminal.reveal() })
    return terminal.screen.text + "\n"
  }
}

/// A terminal in memory, with the language of the user's terminal and otherwise the abilities of a modern one.
@MainActor private final class MemoryTerminal: FrontEnd {
  let screen: TerminalScreen
  private(set) var patches = 0
  private var isHandling = false

  init(_ options: LaunchOptions) {
    let user = TerminalCapabilities { name in getenv(name).map { String(cString: $0) } }
    let capabilities = TerminalCapabilities(localeIdentifier: user.localeIdentifier).speaking(options.languages)
    screen = TerminalScreen(columns: 80, rows: 24, capabilities: capabilities)
    screen.languages = options.systemLanguages
  }

  func attach(events: any EventSink) {
    screen.attach { [weak events] in events?.send($0) }
    events.send(.environment(screen.environment))
  }

  func apply(_ patch: Patch) {
    patches += 1
    screen.apply(patch)
  }

  /// Requests the visible rows, as a terminal does after each frame.
  func reveal() {
    screen.composeIfNeeded()
    if screen.hasWishes { screen.fulfilWishes() }
  }
}
