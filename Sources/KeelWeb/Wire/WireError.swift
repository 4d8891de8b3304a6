/// What is wrong with a message from a page. The session it came to is closed with `closeCode`; no other is harmed.
public enum WireError: Error, Hashable, Sendable {
  /// Longer, deeper or larger than `WireLimits` allow.
  case tooLarge
  /// No JSON, at that byte.
  case syntax(at: Int)
  /// JSON, but none of the messages that there are.
  case shape
  /// A number that is not in its range.
  case range
  /// An event whose number is not the next.
  case order

  /// What the connection is closed with.
  public var closeCode: Int {
    switch self {
    case .tooLarge: WireProtocol.Goodbye.overLimit.rawValue
    case .syntax, .shape, .range, .order: WireProtocol.Goodbye.malformed.rawValue
    }
  }
}
