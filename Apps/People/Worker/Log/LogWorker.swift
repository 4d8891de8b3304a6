public import PeopleGear
public import PeopleModel
public import PeopleService
public import PeopleUtil

/// Keeps what only a developer should see in a file, and reads it for a report.
public final class LogWorker: LogWork {
  private let file: LogFile?
  private let showsPath: Bool
  /// The log of the other workers.
  public let log: Log

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - file: The file that keeps the entries without their details, or `nil` to keep none.
  ///   - showsPath: True if a report says where the file is.
  ///   - console: Receives the entries with their details as well.
  ///   - now: The time of an entry, such as `2026-11-25T08:30:00Z`.
  public init(
    file: LogFile?, showsPath: Bool = true, console: Log = .standardError, now: @escaping @Sendable () -> String
  ) {
    self.file = file
    self.showsPath = showsPath
    log = Log { entry in
      console(entry)
      file?.append("\(now()) \(entry.line)")
    }
  }

  public func readReport() async -> Report {
    Report(text: await file?.content() ?? "", file: showsPath ? file?.path : nil)
  }
}
