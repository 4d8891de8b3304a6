extension TerminalFrontEnd {
  /// Puts text on the clipboard of the user's terminal, which may be on another machine.
  ///
  /// Terminals that do not know the sequence ignore it, and some ask their user first. The console of Linux has no
  /// clipboard, and text of more than 75 kB is not sent.
  public func copy(text: String) {
    guard isRunning else { return }
    output.send(TerminalOutput.clipboardChange(text, screen.capabilities))
  }
}
