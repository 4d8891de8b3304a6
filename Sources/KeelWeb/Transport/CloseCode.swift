/// The reason for which a WebSocket is closed, as the code of the close frame.
struct CloseCode: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt16

  static let normal = CloseCode(rawValue: 1000)
  /// The server stops, or the user leaves the page.
  static let goingAway = CloseCode(rawValue: 1001)
  static let protocolError = CloseCode(rawValue: 1002)
  /// A kind of data that is not accepted.
  static let unsupported = CloseCode(rawValue: 1003)
  /// Text that is not UTF-8.
  static let notText = CloseCode(rawValue: 1007)
  /// Too many messages, or too slow a reader.
  static let policy = CloseCode(rawValue: 1008)
  static let tooBig = CloseCode(rawValue: 1009)

  /// True if a close frame may carry the code (RFC 6455, 7.4, and the registry).
  var mayBeSent: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

/// A constant text of the program, never composed of input from outside, so that it can be sent and logged unchanged.
struct StaticStringText: ExpressibleByStringLiteral, Equatable, Sendable, CustomStringConvertible {
  let description: String
  init(stringLiteral value: StaticString) { description = value.description }
}
