/// A fault in a message from a page. The session of the page is closed with `closeCode`; others are not affected.
package enum WireError: Error, Hashable, Sendable {
  /// The message is longer, deeper or larger than `WireLimits` allow.
  case tooLarge
  /// The message is not JSON at that byte.
  case syntax(at: Int)
  /// The message is JSON of an unknown form.
  case shape
  /// A number is out of range.
  case range
  /// The number of an event is not the next one.
  case order

  /// The code with which the connection is closed.
  package var closeCode: Int {
    switch self {
    case .tooLarge: WireProtocol.Goodbye.overLimit.rawValue
    case .syntax, .shape, .range, .order: WireProtocol.Goodbye.malformed.rawValue
    }
  }
}
