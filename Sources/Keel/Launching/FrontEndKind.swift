/// The front ends that can show an app.
public enum FrontEndKind: String, Hashable, Sendable, CaseIterable {
  /// The terminal that the program was started in.
  case terminal
  #if Web
  /// Browsers; each tab shows its own window.
  case web
  #endif
  /// No screen: verbs are read from standard input, and the outline of the screen is written to standard output.
  case headless
}
