internal import Glibc

/// An error that prevents the front end from using a terminal.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Input or output is a file, a pipe or closed.
  case notATerminal
  /// The terminal cannot place a cursor (`TERM=dumb`).
  case dumbTerminal
  /// The system refused. The associated value is the reason.
  case refused(String)

  /// The error of the system's call that has just failed.
  static var ofLastCall: TerminalError { .refused(String(cString: strerror(errno))) }

  /// A description of the error, the requirement and the remedy.
  public var description: String {
    switch self {
    case .notATerminal:
      """
      Standard input and output are not a terminal. The terminal front end draws a whole screen and reads keys, so it \
      needs one. Run it in a terminal window, over ssh with -t, or choose another front end.
      """
    case .dumbTerminal:
      """
      The terminal says that it is dumb (TERM=dumb or not set). The front end has to place a cursor, which such a \
      terminal cannot. Run it in another terminal, or set TERM to what this one really is, for example xterm-256color.
      """
    case .refused(let reason):
      """
      The terminal could not be switched over (\(reason)). The front end needs it in raw mode. Check that the program \
      runs in the foreground and that the terminal is still there.
      """
    }
  }

  /// The exit code for this error: `EX_UNAVAILABLE` of sysexits.
  public static let exitCode: Int32 = 69
}
