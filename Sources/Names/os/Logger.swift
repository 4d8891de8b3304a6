/// Writes messages of a part of the program to standard error, one line each.
///
/// Messages of the types *debug* and *info* are written, and private values shown, only if the environment has
/// `OS_ACTIVITY_DT_MODE=YES`, as in Xcode's console. `OS_ACTIVITY_MODE=disable` turns all messages off. A terminal app
/// shows its standard error after it has ended. May be used on any thread; a call returns after the line is written.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for a program that names no part.
  public init() { log = .default }

  /// Creates a logger for a part of the program.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program or library, such as `net.example.notes`.
  ///   - category: The part of it, such as `database`.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the type *default*.
  public func log(_ message: OSLogMessage) { log.write(.default, message) }

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message) }

  /// Writes a message of the type *debug*.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message) }

  /// Writes a message of the type *debug*.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message) }

  /// Writes a message of the type *info*.
  public func info(_ message: OSLogMessage) { log.write(.info, message) }

  /// Writes a message of the type *default*.
  public func notice(_ message: OSLogMessage) { log.write(.default, message) }

  /// Writes a message of the type *error*.
  public func warning(_ message: OSLogMessage) { log.write(.error, message) }

  /// Writes a message of the type *error*.
  public func error(_ message: OSLogMessage) { log.write(.error, message) }

  /// Writes a message of the type *fault*.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message) }

  /// Writes a message of the type *fault*.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message) }
}

/// Writes a message.
///
/// - Parameters:
///   - message: A text with values (`"Joined \(name, privacy: .public)"`), or a format of C (`"Joined %{public}@"`).
///   - log: The part of the program.
///   - type: The importance.
///   - args: The values of a format. A value of another type than its conversion is written as Swift describes it.
public func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type, message.formatted(args))
}

/// Writes a message of a type.
///
/// - Parameters:
///   - type: The importance.
///   - log: The part of the program.
///   - message: A text with values (`"Joined \(name, privacy: .public)"`), or a format of C (`"Joined %{public}@"`).
///   - args: The values of a format. A value of another type than its conversion is written as Swift describes it.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage, _ args: any CVarArg...
) {
  log.write(type, message.formatted(args))
}
