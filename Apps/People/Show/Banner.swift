/// A notice or progress below a list.
public enum Banner: Hashable, Sendable {
  /// Work in progress, and the part that is done, if known.
  case progress(String, Double?)
  /// A notice. If `canRetry` is true, its action can be repeated.
  case notice(String, canRetry: Bool)

  /// True if the banner has a button to try again.
  public var canRetry: Bool {
    if case .notice(_, canRetry: true) = self { true } else { false }
  }
}
