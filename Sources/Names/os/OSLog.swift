/// The part of a program that messages come from.
public final class OSLog: Sendable {
  /// The messages of a program that names no part.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program or library, such as `net.example.notes`.
  ///   - category: The part of it, such as `database`.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Returns true if messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.settings.includes(type) }

  /// Writes a message as a line, if messages of its type are written. May be called on any thread.
  func write(_ type: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(type, of: self, message().text(showingPrivate: LogOutput.settings.includesEverything))
  }
}
