import FixtureProgram
import Foundation
import KeelData
import Synchronization
import Testing

/// A folder with a database that is removed with the test.
final class TestFile: Sendable {
  let folder: URL
  var path: String { folder.appending(path: "people.sqlite").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "keel-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func open(_ options: Database.Options = .init()) async throws -> Database {
    try await Database.open(.file(path), options: options, migrations: people)
  }

  /// Returns the number of this process's open descriptors of files in the folder.
  var descriptorCount: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.count { name in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)"))?.hasPrefix(folder.path)
        == true
    }
  }
}

/// What some tests need of the system. Where it is missing they are skipped, with the reason in the log; with `CI=true`
/// they run and fail.
extension Trait where Self == ConditionTrait {
  /// The test becomes another user.
  static var needsRoot: Self { .enabled("Only root can become another user.") { getuid() == 0 || isCI } }

  /// The test mounts a file system.
  static var needsMount: Self {
    .enabled("This process may not mount a file system.") {
      if isCI { return true }
      let file = try TestFile()
      guard mount("tmpfs", file.folder.path, "tmpfs", 0, "size=64k") == 0 else { return false }
      umount2(file.folder.path, 2)
      return true
    }
  }

  private static var isCI: Bool { ProcessInfo.processInfo.environment["CI"] == "true" }
}

let people = [
  Migration(
    1,
    """
    CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER, UNIQUE (name));
    CREATE TABLE pet (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES person (id) ON DELETE CASCADE, name TEXT);
    CREATE TABLE tag (name TEXT PRIMARY KEY, count INTEGER) WITHOUT ROWID;
    """)
]

let names = Query<String>("SELECT name FROM person ORDER BY id") { try $0["name"] }

/// A gate that a closure on a database's thread waits at.
final class Gate: Sendable {
  private let semaphore = Semaphore()
  func open() { semaphore.value.signal() }
  func wait() { semaphore.value.wait() }

  /// `@unchecked Sendable`: semaphores may be used on any thread.
  private final class Semaphore: @unchecked Sendable {
    let value = DispatchSemaphore(value: 0)
  }
}

/// Returns the case of the error that a call throws.
func dataError<Value>(_ body: () async throws -> Value) async -> DataError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? DataError
  }
}

/// The program `data-fixture`, as another process.
final class OtherProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  init(_ command: String, _ path: String, _ more: String...) throws {
    process.executableURL = try fixtureProgram("data-fixture")
    process.arguments = [command, path] + more
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func write(_ line: String) { input.fileHandleForWriting.write(Data("\(line)\n".utf8)) }

  /// Waits for a line of its output, away from Swift's pool.
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

  /// The remaining lines of its output, which has ended or will soon.
  func remainingLines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
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
