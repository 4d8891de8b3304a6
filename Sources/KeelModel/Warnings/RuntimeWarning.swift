import Synchronization

/// Reports incorrect uses of the libraries, each with a remedy.
///
/// A report is a line on standard error, in every build, and never ends the program. Tests collect reports with
/// `withCapture`.
public enum RuntimeWarning {
  /// The text of a report, in three sentences, and the place in the program.
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    /// The problem, as a sentence.
    public var happened: String
    /// The violated rule, as a sentence.
    public var rule: String
    /// The remedy, as a sentence.
    public var remedy: String
    /// The place as `Module/File.swift:12`, if it is known.
    public var place: String?

    /// The place, if it is known, and the three sentences on one line.
    public var description: String {
      (place.map { "\($0): " } ?? "") + "\(happened) \(rule) \(remedy)"
    }
  }

  /// Writes a report to standard error, or adds it to the `withCapture` around this call. May be called on any thread.
  ///
  /// - Parameters:
  ///   - happened: The problem, as a sentence.
  ///   - rule: The violated rule, as a sentence.
  ///   - remedy: The remedy, as a sentence.
  ///   - fileID: The file of the code to correct, not of the code that detected the problem.
  ///   - line: The line in that file.
  public static func report(
    _ happened: String, rule: String, remedy: String, fileID: StaticString? = nil, line: UInt? = nil
  ) {
    let place = fileID.map { file in line.map { "\(file):\($0)" } ?? "\(file)" }
    let report = Report(happened: happened, rule: rule, remedy: remedy, place: place)
    if let capture {
      capture.reports.withLock { $0.append(report) }
    } else {
      Debugging.write("Keel: \(report)\n")
    }
  }

  /// Returns a function that reports from other tasks as `report` does here.
  package static func reporter() -> @Sendable (_ happened: String, _ rule: String, _ remedy: String) -> Void {
    let capture = capture
    return { happened, rule, remedy in
      $capture.withValue(capture) { report(happened, rule: rule, remedy: remedy) }
    }
  }

  /// Runs a closure and returns the reports made in it and in tasks created in it, instead of printing them.
  ///
  /// Reports that such a task makes after the closure has returned are lost.
  public static func withCapture(_ body: () throws -> Void) rethrows -> [Report] {
    let capture = Capture()
    try $capture.withValue(capture, operation: body)
    return capture.reports.withLock { $0 }
  }

  /// Runs an asynchronous closure and returns the reports made in it and in tasks created in it, instead of printing
  /// them.
  ///
  /// Reports that such a task makes after the closure has returned are lost.
  nonisolated(nonsending) public static func withCapture(
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [Report] {
    let capture = Capture()
    try await $capture.withValue(capture) { try await body() }
    return capture.reports.withLock { $0 }
  }

  @TaskLocal private static var capture: Capture?

  private final class Capture: Sendable {
    let reports = Mutex<[Report]>([])
  }
}
