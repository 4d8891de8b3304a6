import FixtureProgram
import Foundation
import KeelModel
import KeptState
import Testing
import Walks

/// A program that is killed at any moment leaves one of its states, as a whole.
extension SharedTurn {
  @MainActor @Suite(.timeLimit(.minutes(20))) final class StateKillTests {
    private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    private var file: URL { folder.appending(path: "state.json") }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The state in the file; `nil` without a file.
    private func read(_ comment: Comment) throws -> KeptState? {
      guard let content = try? Data(contentsOf: file) else { return nil }
      let saved = try JSONDecoder().decode(Saved.self, from: content)
      try #require(saved.state.isWhole, comment)
      return saved.state
    }

    private struct Saved: Decodable { var state: KeptState }

    @Test(arguments: ["now", "later"])
    func aKilledProgramLeavesAWholeState(_ mode: String) throws {
      var random = SeededRandom(seed: Walk.seed)
      var restored = 0
      for round in 0..<(Walk.isLong ? 200 : 20) {
        let comment: Comment = "\(mode), round \(round), KEEL_SEED=\(Walk.seed)"
        let process = try StateProcess(mode, file.path)
        try #require(process.number() == restored, comment)
        // The moment: after some states, and perhaps the time of some readings, which find whole states, too.
        var set = restored
        for _ in 0..<Int.random(in: 0...6, using: &random) { set = try #require(process.number(), comment) }
        var seen = restored
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
          guard let state = try read(comment) else { continue }
          try #require(state.number >= seen, comment)
          seen = state.number
        }
        process.kill()
        while let number = process.number() { set = number }

        let state = StateFile<KeptState>(file)
        try #require(state.problem == nil, comment)
        // What the program was writing when it was killed is gone.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        try #require(names.filter { $0 != "state.json" } == [], comment)
        let left = state.restored?.number ?? 0
        try #require(state.restored?.isWhole ?? true, comment)
        // One more state may have been saved just before the program could say so.
        try #require(left <= set + 1 && left >= seen, comment)
        if mode == "now" { try #require(left >= set, comment) }
        restored = left
      }
      #expect(restored > 0)
    }
  }
}

/// The program `state-fixture`, as another process.
private final class StateProcess {
  private let process = Process()
  private let output = Pipe()
  private var buffer = Data()

  init(_ mode: String, _ path: String) throws {
    process.executableURL = try fixtureProgram("state-fixture")
    process.arguments = [mode, path]
    process.standardOutput = output
    try process.run()
    // The end of the output is seen when the program has ended.
    try? output.fileHandleForWriting.close()
  }

  /// Waits for the next number of its output; `nil` at the end of the output.
  func number() -> Int? {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        defer { buffer.removeSubrange(...end) }
        return Int(String(decoding: buffer[..<end], as: UTF8.self))
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      buffer.append(more)
    }
  }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
