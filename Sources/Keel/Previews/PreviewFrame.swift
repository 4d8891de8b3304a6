internal import Glibc
import KeelControls
import KeelModel
import KeelTerminal
import KeelTesting

/// A frame of a preview as text: that of a terminal of 80 columns and 24 rows.
@MainActor enum PreviewFrame {
  /// Shows the preview on a terminal in memory until it has finished all work that does not depend on the passage of
  /// time, and returns the frame.
  static func text(of entry: PreviewCatalog.Entry, _ options: LaunchOptions) async -> String {
    let user = TerminalCapabilities { name in getenv(name).map { String(cString: $0) } }
    // Apart from the language, those of a modern terminal.
    let capabilities = TerminalCapabilities(localeIdentifier: user.localeIdentifier).speaking(options.languages)
    let terminal = MemoryTerminal(capabilities: capabilities)
    terminal.screen.languages = options.systemLanguages
    let window = entry.makeWindow()
    window.languages = options.systemLanguages
    window.show(on: terminal)
    defer { window.close() }
    await Quiet.wait(pulse: { Turn.shared.turnCount + terminal.patchCount }, reveal: { terminal.draw() })
    return terminal.screen.text + "\n"
  }
}
