import Foundation
import Testing

/// Each scenario is a process of its own: see `Tests/LoopFixture`.
@Suite struct MainLoopTests {
  @Test(
    "The loop drives the main actor and watches what it is told to",
    arguments: ["jobs", "release", "descriptor", "signal", "idle"])
  func scenario(name: String) async throws {
    #expect(try await exitCode(of: name) == 0)
  }

  @Test func anUnknownScenarioIsRefused() async throws {
    #expect(try await exitCode(of: "nothing") == 64)
  }

  private func exitCode(of scenario: String) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("loop-fixture")
    process.arguments = [scenario]
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}
