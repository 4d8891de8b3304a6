import Foundation
import KeelModel
import Testing

@testable import Keel

/// The environment variables that turn a trace on.
@MainActor @Suite(.serialized) struct TraceOutputTests {
  @Test func aFileReceivesTheWantedLinesAfterThoseThatItHas() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString)").path
    try "before\n".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let variables = ["KEEL_TRACE": "turn,patch", "KEEL_TRACE_FILE": path]
    try TraceOutput.start { variables[$0] }
    TurnTrace.note(.turn, "turn 1 begins")
    TurnTrace.note(.pass, "turn 1, round 1: bodies")
    TurnTrace.note(.patch, "turn 1, window #1: focus nothing")
    TurnTrace.stop()
    TurnTrace.note(.turn, "turn 2 begins")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "before\nturn 1 begins\nturn 1, window #1: focus nothing\n")
  }

  @Test func withoutTheVariableNothingIsTraced() throws {
    try TraceOutput.start { $0 == "KEEL_TRACE_FILE" ? "/nowhere/trace" : nil }
    var isAsked = false
    func line() -> String {
      isAsked = true
      return ""
    }
    TurnTrace.note(.turn, line())
    #expect(!isAsked)
  }

  @Test func unknownPartsAndFilesThatCannotBeOpenedAreRefused() {
    func failure(_ variables: [String: String]) -> TraceOutput.Failure? {
      defer { TurnTrace.stop() }
      do throws(TraceOutput.Failure) {
        try TraceOutput.start { variables[$0] }
        return nil
      } catch {
        return error
      }
    }
    let unknown = failure(["KEEL_TRACE": "turn,everything"])
    #expect(unknown?.exitCode == UsageError.exitCode)
    #expect(
      unknown?.message.contains("everything") == true && unknown?.message.contains("turn,pass,patch,layout") == true)
    #expect(failure(["KEEL_TRACE": "turn,"])?.exitCode == UsageError.exitCode)
    #expect(failure(["KEEL_TRACE": ","])?.exitCode == UsageError.exitCode)
    let missing = failure(["KEEL_TRACE": "turn", "KEEL_TRACE_FILE": "/nowhere/at/all"])
    #expect(missing?.exitCode == Launcher.outputFailed && missing?.message.contains("/nowhere/at/all") == true)
  }
}
