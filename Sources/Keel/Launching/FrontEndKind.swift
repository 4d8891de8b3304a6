/// The front ends that an app can be shown on.
public enum FrontEndKind: String, Hashable, Sendable, CaseIterable {
  /// The terminal that the program was started in.
  case terminal
  #if Web
  /// Browsers, each tab with a window of its own.
  case web
  #endif
  /// No screen: verbs come in on standard input, and the outline of the screen goes out.
  case headless
}
