import FixtureProgram
import Foundation

/// The program `people-fixture`, as another process.
final class OtherProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  init(_ command: String, _ path: String) throws {
    process.executableURL = try fixtureProgram("people-fixture")
    process.arguments = [command, path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func write(_ line: String) { input.fileHandleForWriting.write(Data("\(line)\n".utf8)) }

  func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
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

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
