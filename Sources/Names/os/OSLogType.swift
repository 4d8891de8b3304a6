/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type, as on Apple's systems.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message that is always written.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that is written only if all messages are.
  public static let info = OSLogType(rawValue: 1)
  /// A message for developers, which is written only if all messages are.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the program.
  public static let error = OSLogType(rawValue: 16)
  /// An error that the program should not contain.
  public static let fault = OSLogType(rawValue: 17)

  /// The word in a line of the log.
  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
