/// The reason that an HTTP request has no response. Texts are for developers, and may contain the address.
public enum HTTPFault: Error, Hashable, Sendable {
  /// The text is not an address of HTTP.
  case address(String)
  /// The server cannot be reached: there is no network, the name is unknown, or the connection is refused. The code is
  /// that of `URLError`, or zero.
  case noConnection(String, code: Int = 0)
  /// The answer was not complete within this time.
  case tooSlow(Duration)
  /// The answer has more bytes than this.
  case tooLarge(limit: Int)
  /// The connection ended in the middle of the answer.
  case cutOff(String, code: Int = 0)
  /// The task was cancelled.
  case cancelled
  /// Anything else, such as a certificate that is wrong.
  case other(String, code: Int = 0)
}
