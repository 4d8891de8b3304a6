import Foundation

/// A program of this machine that a command runs.
struct Tool {
  let name: String
  /// The task of `keel doctor` that it belongs to.
  var task = "package"
  var folder: URL?
  var environment: [String: String] = [:]

  /// Runs it to its end, with what it says on standard error.
  ///
  /// - Throws: If it is missing, or if it fails.
  func run(_ arguments: [String]) throws(CommandFailure) {
    let process = prepared(arguments)
    process.standardOutput = FileHandle.standardError
    try finish(process, arguments)
  }

  /// Runs it, and returns what it has printed.
  func output(_ arguments: [String], quietly: Bool = false) throws(CommandFailure) -> String {
    let process = prepared(arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    if quietly { process.standardError = FileHandle.nullDevice }
    var data = Data()
    try finish(process, arguments) { data = pipe.fileHandleForReading.readDataToEndOfFile() }
    return String(decoding: data, as: UTF8.self)
  }

  /// True if the program is in one of the folders of programs.
  var isThere: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  var isMissing: CommandFailure {
    CommandFailure("\(name) is missing. `keel doctor \(task)` says how to get it.", .failed)
  }

  private func prepared(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func finish(
    _ process: Process, _ arguments: [String], _ read: () -> Void = {}
  ) throws(CommandFailure) {
    do {
      try process.run()
    } catch {
      throw CommandFailure("\(name) could not be started: \(error.localizedDescription)", .failed)
    }
    read()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // `env` says 127 for a program that is missing.
      throw process.terminationStatus == 127
        ? isMissing
        : CommandFailure("\(([name] + arguments).joined(separator: " ")) failed.", .failed)
    }
  }
}
