/// Why a WebSocket is closed, as it stands in the close frame.
struct CloseCode: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt16

  static let normal = CloseCode(rawValue: 1000)
  /// The server stops, or the page is left.
  static let goingAway = CloseCode(rawValue: 1001)
  static let protocolError = CloseCode(rawValue: 1002)
  /// A kind of data that is not taken.
  static let unsupported = CloseCode(rawValue: 1003)
  /// Text that is not UTF-8.
  static let notText = CloseCode(rawValue: 1007)
  /// Too many messages, or too slow a reader.
  static let policy = CloseCode(rawValue: 1008)
  static let tooBig = CloseCode(rawValue: 1009)
  static let internalError = CloseCode(rawValue: 1011)
  /// Full: try again later.
  static let tryLater = CloseCode(rawValue: 1013)

  /// Whether a close frame may carry it (RFC 6455, 7.4, and the registry).
  var mayBeSent: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

/// A text of the program's own: never made of what came from outside, so that it may be sent and logged as it is.
struct StaticStringText: ExpressibleByStringLiteral, Equatable, Sendable, CustomStringConvertible {
  let description: String
  init(stringLiteral value: StaticString) { description = value.description }
}
