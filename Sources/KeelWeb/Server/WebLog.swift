internal import Glibc
internal import KeelLoop

/// The severity of log messages.
public enum WebLogLevel: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No messages.
  case silent
  /// Failures of the server.
  case error
  /// Events to look into, such as refused requests and wrong codes.
  case warning
  /// Normal events: the server starts and stops, and a browser is paired.
  case info
  /// Details for finding a fault.
  case debug
  /// Orders levels from `silent` to `debug`.
  public static func < (left: WebLogLevel, right: WebLogLevel) -> Bool { left.rawValue < right.rawValue }
}

/// A log with one line for each event: `time=… level=… event=… name=value …`.
///
/// Values from outside are quoted, so that they cannot add lines or fields. Tokens, codes, cookies and the texts that
/// users type are never passed to the log.
@MainActor final class WebLog {
  let level: WebLogLevel
  private let sink: (@MainActor @Sendable (String) -> Void)?
  /// The current second, its lines, and the number of its dropped lines. The limit keeps clients from filling the disk.
  private var second = 0
  private var lines = 0
  private var leftOut = 0

  init(level: WebLogLevel, sink: (@MainActor @Sendable (String) -> Void)? = nil) {
    self.level = level
    self.sink = sink
  }

  func error(_ event: StaticStringText, _ fields: KeyValuePairs<String, String> = [:]) { write(.error, event, fields) }
  func warning(_ event: StaticStringText, _ fields: KeyValuePairs<String, String> = [:]) {
    write(.warning, event, fields)
  }
  func info(_ event: StaticStringText, _ fields: KeyValuePairs<String, String> = [:]) { write(.info, event, fields) }
  func debug(_ event: StaticStringText, _ fields: @autoclosure () -> KeyValuePairs<String, String> = [:]) {
    if level >= .debug { write(.debug, event, fields()) }
  }

  private func write(_ level: WebLogLevel, _ event: StaticStringText, _ fields: KeyValuePairs<String, String>) {
    guard level <= self.level, hasRoom() else { return }
    var line = "time=\(WebLog.time()) level=\(level) event=\"\(event)\""
    for (name, value) in fields { line += " \(name)=\(WebLog.quoted(value))" }
    emit(line)
  }

  private func emit(_ line: String) {
    if let sink { return sink(line) }
    StandardStreams.offer(String(decoding: line.utf8.prefix(4000), as: UTF8.self) + "\n", to: 2)
  }

  private func hasRoom() -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    if now.tv_sec != second {
      if leftOut > 0 { emit("time=\(WebLog.time()) level=warning event=\"lines left out\" count=\(leftOut)") }
      (second, lines, leftOut) = (now.tv_sec, 0, 0)
    }
    lines += 1
    if lines > WebLog.linesPerSecond { leftOut += 1 }
    return lines <= WebLog.linesPerSecond
  }

  static let linesPerSecond = 200

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars.prefix(512) {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value >= 0x20 && scalar.value < 0x7F: quoted.unicodeScalars.append(scalar)
      default: quoted += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return quoted + "\""
  }

  /// Returns the current time in the format of RFC 3339.
  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    gmtime_r(&now.tv_sec, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let thousandths = String(1000 + now.tv_nsec / 1_000_000).dropFirst()
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)).\(thousandths)Z"
  }
}
