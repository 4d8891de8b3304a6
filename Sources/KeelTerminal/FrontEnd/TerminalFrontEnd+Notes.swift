/// What other parts of the program have to tell the person at the terminal.
extension TerminalFrontEnd {
  /// Lines of text above the list of keys in the help (`?`), such as the addresses of a web front end.
  public var notes: [String] {
    get { screen.notes }
    set {
      screen.notes = newValue
      if !isHandling { present() }
    }
  }

  /// What the camera of another device may read from the terminal, shown by `p` in the help.
  public var picture: TerminalPicture? {
    get { screen.picture }
    set {
      screen.picture = newValue
      if !isHandling { present() }
    }
  }

  /// Says what happened elsewhere at the bottom, until the person presses a key after there was time to read it.
  public func warn(_ text: String) {
    screen.warn(text)
    if !isHandling { present() }
  }
}
