/// The sequences that take over the terminal and give it back.
extension TerminalFrontEnd {
  /// The sequence that saves the title and selects the other screen, a hidden cursor, no wrapping, bracketed paste,
  /// and mouse events with extended coordinates.
  var enterSequence: String {
    (screen.capabilities.takesSystemCommands ? "\u{1B}[22;2t" : "") + Self.enterScreen
  }
  /// The sequence that reverses `enterSequence`.
  var leaveSequence: String {
    Self.leaveScreen + (screen.capabilities.takesSystemCommands ? "\u{1B}[23;2t" : "")
  }
  private static let enterScreen =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[m\u{1B}[2J"
  /// Ends a sequence that may be incomplete, and resets the region. Erases the screen, because the console of Linux
  /// has no other screen to leave, and would keep the last picture under the shell.
  private static let leaveScreen =
    "\u{18}\u{1B}[?2026l\u{1B}[r\u{1B}[m\u{1B}[H\u{1B}[2J\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
