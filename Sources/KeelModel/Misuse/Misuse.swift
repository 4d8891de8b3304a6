import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Tells a programmer that something was used in a way that cannot work, and what to do instead.
///
/// A report is a line on standard error, in every build. It never ends the program. Tests read reports with
/// `withCapture`.
public enum Misuse {
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    public var happened: String
    public var rule: String
    public var remedy: String
    /// Where, as `Module/File.swift:12`, if that is known.
    public var place: String?

    public var description: String {
      (place.map { "\($0): " } ?? "") + "\(happened) \(rule) \(remedy)"
    }
  }

  /// Reports.
  ///
  /// - Parameters:
  ///   - happened: What happened, a sentence.
  ///   - rule: What rule that breaks, a sentence.
  ///   - remedy: What to do, a sentence.
  ///   - fileID: The file of the one who can mend it, not of the one who noticed.
  public static func report(
    _ happened: String, rule: String, remedy: String, fileID: StaticString? = nil, line: UInt? = nil
  ) {
    let place = fileID.map { file in line.map { "\(file):\($0)" } ?? "\(file)" }
    let report = Report(happened: happened, rule: rule, remedy: remedy, place: place)
    if let capture {
      capture.reports.withLock { $0.append(report) }
    } else {
      writeToStandardError("Keel: \(report)\n")
    }
  }

  /// Runs the closure and returns what was reported in it, and in tasks made in it, instead of printing that.
  public static func withCapture(_ body: () throws -> Void) rethrows -> [Report] {
    let capture = Capture()
    try $capture.withValue(capture, operation: body)
    return capture.reports.withLock { $0 }
  }

  /// Runs the closure and returns what was reported in it, and in tasks made in it, instead of printing that.
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

  private static func writeToStandardError(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
