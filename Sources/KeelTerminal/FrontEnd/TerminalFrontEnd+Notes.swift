/// Information for the user from other parts of the program.
extension TerminalFrontEnd {
  /// Lines of text above the list of keys in the help (`?`), such as the addresses of a web front end.
  package var notes: [String] {
    get { screen.notes }
    set {
      screen.notes = newValue
      if !isHandling { present() }
    }
  }

  /// The picture for the camera of another device, shown by `p` in the help.
  package var picture: TerminalPicture? {
    get { screen.picture }
    set {
      screen.picture = newValue
      if !isHandling { present() }
    }
  }

  /// Shows the text at the bottom until the next key: screen readers of terminals read what appears.
  public func announce(_ text: String) {
    screen.announce(text)
    if !isHandling { present() }
  }

  /// Shows a warning at the bottom, until the user presses a key after there was time to read it.
  package func warn(_ text: String) {
    screen.warn(text)
    if !isHandling { present() }
  }
}
