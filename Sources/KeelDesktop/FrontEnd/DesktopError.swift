#if Desktop
/// A reason why a window cannot be opened.
public enum DesktopError: Error, CustomStringConvertible {
  /// No display server can be reached.
  case noDisplay

  /// The reason, and what to do, for users.
  public var description: String {
    switch self {
    case .noDisplay:
      "There is no display. The desktop front end opens a window on the one that DISPLAY or WAYLAND_DISPLAY names. "
        + "Start the program in a desktop session, or choose another --front-end."
    }
  }
}
#endif
