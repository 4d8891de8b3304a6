internal import Foundation

/// The settings of the log, from Apple's environment variables.
package struct LogSettings: Sendable {
  /// True if debug and info messages are written, and private values shown.
  package let includesEverything: Bool
  private let isSilent: Bool

  /// Reads the variables: `OS_ACTIVITY_DT_MODE`, which Xcode sets for its console, and `OS_ACTIVITY_MODE=disable`.
  package init(environment: [String: String]) {
    let mode = environment["OS_ACTIVITY_DT_MODE"] ?? ""
    includesEverything = !["", "0", "no", "false"].contains(mode.lowercased())
    isSilent = environment["OS_ACTIVITY_MODE"] == "disable"
  }

  func includes(_ type: OSLogType) -> Bool { !isSilent && (includesEverything || type != .info && type != .debug) }
}

/// The place where messages go: standard error. A terminal app shows it after it has ended.
package enum LogOutput {
  /// The settings of the process. Tests set others.
  @TaskLocal package static var settings = LogSettings(environment: ProcessInfo.processInfo.environment)
  /// The file that lines are written to. Tests set another.
  @TaskLocal package static var descriptor = STDERR_FILENO

  /// Writes a line, such as `2026-11-26 12:30:01.250 notes[4711] [net.example.notes:database] error: It is full.`
  static func write(_ type: OSLogType, of log: OSLog, _ text: String) {
    let source = log.subsystem.isEmpty && log.category.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
    let program = "\(ProcessInfo.processInfo.processName)[\(getpid())]"
    write(harmless("\(time()) \(program) \(source)\(type.word): \(text)") + "\n")
  }

  private static func write(_ line: String) {
    var bytes = Array(line.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // Nobody reads errors about standard error.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The local time, with milliseconds.
  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    localtime_r(&now.tv_sec, &parts)
    return String(
      format: "%04d-%02d-%02d %02d:%02d:%02d.%03d", Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1,
      Int(parts.tm_mday), Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec), Int(now.tv_nsec) / 1_000_000)
  }

  /// A text that cannot control a terminal, and in which no value can begin a line like those of the log.
  private static func harmless(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\n  "
      case "\t": result += "\t"
      case _ where scalar.properties.generalCategory == .control: result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
