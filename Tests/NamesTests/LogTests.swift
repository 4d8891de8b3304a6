import Foundation
import OSLog
import Testing
import os

/// Messages of `Logger` and `os_log`, as lines in a file in place of standard error.
@Suite struct LogTests {
  private let logger = Logger(subsystem: "net.example.notes", category: "log")
  private let network = "Harbour"

  /// The lines that a closure writes, with an environment.
  private func lines(_ environment: [String: String] = [:], _ body: () -> Void) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "keel-log-\(UUID().uuidString)")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    LogOutput.$settings.withValue(LogSettings(environment: environment)) {
      LogOutput.$descriptor.withValue(handle.fileDescriptor, operation: body)
    }
    try handle.close()
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// The texts of the lines that a closure writes, without the time, the program and the source.
  private func texts(_ environment: [String: String] = [:], _ body: () -> Void) throws -> [String] {
    try lines(environment, body).map {
      String($0[($0.range(of: #"\[\d+\] (\[.*?\] )?"#, options: .regularExpression)?.upperBound ?? $0.startIndex)...])
    }
  }

  @Test func aMessageIsALineWithTheTimeTheProgramItsSourceAndItsType() throws {
    let lines = try lines { logger.error("It is full.") }
    let pattern =
      #"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \S.*\[\d+\] \[net\.example\.notes:log\] error: It is full\.$"#
    #expect(lines.count == 1)
    #expect(lines.first?.range(of: pattern, options: .regularExpression) != nil, "\(lines)")
  }

  @Test func eachMethodHasItsType() throws {
    let texts = try texts(["OS_ACTIVITY_DT_MODE": "YES"]) {
      logger.trace("1")
      logger.debug("2")
      logger.info("3")
      logger.notice("4")
      logger.log("5")
      logger.warning("6")
      logger.critical("7")
      logger.log(level: .fault, "8")
      os_log("9")
      os_log("10", type: .info)
      os_log(.error, "11")
    }
    #expect(
      texts == [
        "debug: 1", "debug: 2", "info: 3", "notice: 4", "notice: 5", "error: 6", "fault: 7", "fault: 8", "notice: 9",
        "info: 10", "error: 11",
      ])
  }

  @Test func signpostsAreMessagesForDebugging() throws {
    let log = OSLog(subsystem: "net.example.notes", category: "log")
    let texts = try texts(["OS_ACTIVITY_DT_MODE": "YES"]) {
      os_signpost(.begin, log: log, name: "Load", "%d notes", 3)
      os_signpost(.event, log: log, name: "Read")
      os_signpost(.end, log: log, name: "Load")
      let poster = OSSignposter(logHandle: log)
      let state = poster.beginInterval("Save", id: poster.makeSignpostID())
      poster.endInterval("Save", state, "all of \(3)")
      #expect(poster.withIntervalSignpost("Sum") { 1 + 1 } == 2)
    }
    #expect(texts.prefix(2) == ["debug: begin Load: 3 notes", "debug: event Read"])
    // An end has the duration of its interval.
    #expect(texts[2].hasPrefix("debug: end Load (") && texts[3] == "debug: begin Save")
    #expect(texts[4].hasPrefix("debug: end Save (") && texts[4].hasSuffix("): all of 3"))
    #expect(try self.texts { os_signpost(.event, log: log, name: "Read") }.isEmpty)
  }

  @Test func textsAreHiddenUnlessTheyArePublic() throws {
    let error = CocoaError(.fileNoSuchFile)
    let write = {
      logger.notice("\(network) \(network, privacy: .public) \(5) \(true) \(String.self)")
      logger.notice("\(network, privacy: .sensitive) \(5, privacy: .private) \(error) \([network])")
    }
    #expect(
      try texts([:], write) == [
        "notice: <private> Harbour 5 true String", "notice: <sensitive> <private> <private> <private>",
      ])
    let shown = try texts(["OS_ACTIVITY_DT_MODE": "YES"], write)
    #expect(shown.first == "notice: Harbour Harbour 5 true String")
    #expect(shown.last?.hasPrefix("notice: <sensitive> 5 ") == true && shown.last?.hasSuffix(#" ["Harbour"]"#) == true)
  }

  @Test func aHashIsEqualForEqualValuesOnly() throws {
    let texts = try texts {
      for name in [network, network, "Regatta"] { logger.notice("\(name, privacy: .private(mask: .hash))") }
    }
    #expect(texts.count == 3 && texts[0] == texts[1] && texts[0] != texts[2])
    #expect(texts[0].hasPrefix("notice: <mask.hash: '") && !texts[0].contains(network))
  }

  @Test func messagesThatAreNotWrittenAreNotEvaluated() throws {
    var evaluations = 0
    func count() -> Int {
      evaluations += 1
      return evaluations
    }
    let texts = try texts {
      logger.debug("\(count())")
      logger.info("\(count())")
      os_log("%d", log: .disabled, count())
      logger.notice("\(count())")
    }
    // `os_log` takes its values before it is called.
    #expect(texts == ["notice: 2"])
    #expect(try lines(["OS_ACTIVITY_MODE": "disable"]) { logger.fault("\(count())") } == [])
    #expect(evaluations == 2)
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func numbersAreWrittenInTheirFormats() throws {
    let texts = try texts {
      logger.notice(
        "\(255, format: .hex(includePrefix: true, minDigits: 4)) \(8, format: .octal) \(-7, align: .right(columns: 4))")
      logger.notice(
        "\(2.5) \(2.5, format: .fixed(precision: 1)) \(Float(0.5), format: .fixed(precision: 2, explicitPositiveSign: true))"
      )
      logger.notice("\("a", align: .left(columns: 3), privacy: .public)| \(false, format: .answer)")
    }
    #expect(texts == ["notice: 0x00ff 10   -7", "notice: 2.500000 2.5 +0.50", "notice: a  | no"])
  }

  @Test func formatsTakeTheirValues() throws {
    let log = OSLog(subsystem: "net.example.notes", category: "formats")
    let word = try #require(strdup("text"))
    defer { free(word) }
    let texts = try texts {
      os_log("%{public}@ has %d of %5.1f%%, %{private}d, %@", log: log, type: .error, network, 3, 12.25, 4, network)
      os_log("%x %u %03ld %*d", Int32(-1), UInt8(200), 7, 4, 5)
      os_log("%{public}s", word)
      os_log("100% of \(network, privacy: .public) %d")
    }
    #expect(
      texts == [
        "error: Harbour has 3 of  12.2%, <private>, <private>", "notice: ffffffff 200 007    5", "notice: text",
        "notice: 100% of Harbour %d",
      ])
  }

  @Test func formatsThatDoNotFitLoseNothing() throws {
    let texts = try texts {
      os_log("%d %d", 1)
      os_log("%d %{public}@ %{public}s", "one", 2, 3.5)
      os_log("50%")
      os_log("%{public")
    }
    #expect(texts == ["notice: 1 %d", "notice: one 2 3.5", "notice: 50%", "notice: %{public"])
  }

  @Test func aValueCannotControlATerminalOrBeginALine() throws {
    let hostile = "a\u{1B}[31m\n2026-11-26 12:00:00.000 notes[1] error: forged\r\u{9B}"
    let lines = try lines { logger.notice("\(hostile, privacy: .public)") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix(#"notice: a\u{1B}[31m"#) == true, "\(lines)")
    #expect(lines.last == #"  2026-11-26 12:00:00.000 notes[1] error: forged\r\u{009B}"#)
  }
}
