import Foundation
import PeopleGear
import Testing

/// The log on a real file system.
@Suite struct LogFileTests {
  private let place: Place

  init() throws { place = try Place() }

  private func log(limit: Int = 64 << 10, olderCount: Int = 2) -> LogFile {
    LogFile(path: place.log.path, limit: limit, olderCount: olderCount)
  }

  private func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.log.deletingLastPathComponent().path)) ?? []).sorted()
  }

  private func size(_ name: String) throws -> Int {
    try Data(contentsOf: place.log.deletingLastPathComponent().appending(path: name)).count
  }

  private func lines(_ log: LogFile) async -> [String] { await log.content().split(separator: "\n").map(String.init) }

  @Test func linesAreAppendedInOrderAndReadByTheNextStart() async throws {
    #expect(await log().content() == "")
    #expect(names() == [])
    let first = log()
    for number in 0..<100 { first.append("line \(number)") }
    let content = await first.content()
    #expect(content == (0..<100).map { "line \($0)\n" }.joined())
    #expect(await log().content() == content)
    // It is for its owner alone.
    let attributes = try FileManager.default.attributesOfItem(atPath: place.log.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func aFullFileIsRenamedAndTheOldestOneIsReplaced() async throws {
    let log = log(limit: 100)
    let all = (10..<40).map { "line \($0) of 20 bytes" }
    for line in all { log.append(line) }
    let kept = await lines(log)
    #expect(names() == ["log.txt", "log.txt.1", "log.txt.2"])
    #expect(kept == Array(all.suffix(kept.count)))
    // Two full files, and the one that is being filled.
    #expect((11...15).contains(kept.count), "\(kept.count) lines")
    for name in names() { #expect(try size(name) <= 100 + 21, "\(name)") }
  }

  @Test func withoutOlderFilesOneIsKept() async throws {
    let log = log(limit: 100, olderCount: 0)
    for number in 10..<40 { log.append("line \(number) of 20 bytes") }
    #expect(await lines(log).last == "line 39 of 20 bytes")
    #expect(names() == ["log.txt"])
  }

  @Test func severalProgramsShareTheFileAndLoseNoLine() async throws {
    let logs = (0..<3).map { _ in log(limit: 2000, olderCount: 30) }
    await withTaskGroup(of: Void.self) { group in
      for (index, log) in logs.enumerated() {
        group.addTask {
          for number in 0..<1000 { log.append("\(index) \(number)") }
          _ = await log.content()
        }
      }
    }
    let expected = Set((0..<3).flatMap { index in (0..<1000).map { "\(index) \($0)" } })
    let found = await lines(log(limit: 2000, olderCount: 30))
    #expect(expected.subtracting(found).isEmpty)
    #expect(found.count == expected.count)
    #expect(names().count > 3)
  }

  @Test func aLineIsBounded() async {
    let log = log()
    log.append(String(repeating: "ü", count: 5000))
    #expect(await log.content() == String(repeating: "ü", count: LogFile.longestLine) + "\n")
  }

  @Test func halfALineOfAPowerFailureStaysByItself() async throws {
    try FileManager.default.createDirectory(
      at: place.log.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("whole\nhal".utf8).write(to: place.log)
    let log = log()
    #expect(await lines(log) == ["whole", "hal"])
    log.append("next")
    #expect(await lines(log) == ["whole", "hal", "next"])
  }

  @Test func aProgramThatIsKilledLeavesWholeLines() async throws {
    let writer = try OtherProcess("log", place.log.path)
    #expect(writer.line() == "ready")
    writer.kill()
    let content = await log().content()
    #expect(content.hasSuffix("\n"))
    let found = content.split(separator: "\n").compactMap { Int($0.dropFirst("line ".count)) }
    #expect(content.split(separator: "\n").allSatisfy { $0.hasPrefix("line ") })
    let first = try #require(found.first)
    #expect(found == Array(first..<first + found.count))
    #expect(found.count >= 1000)
  }

  @Test func aFullDiskTakesNoPartOfALine() async throws {
    // The other process may write no more than 1,000 bytes into a file.
    let writer = try OtherProcess("log-full", place.log.path)
    #expect(writer.line() == "done")
    writer.end()
    // A line has nine bytes.
    #expect(await lines(log()) == (100..<211).map { "line \($0)" })
    #expect(try size("log.txt") == 999)
  }

  @Test func whereNothingCanBeWrittenLinesAreLost() async throws {
    // Root may write everywhere, so another process tries it as another user.
    let folder = place.log.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    chmod(place.folder.path, 0o755)
    chmod(folder.path, 0o555)
    let guest = try OtherProcess("log-as-nobody", place.log.path)
    #expect(guest.line() == "0 bytes")
    guest.end()
    chmod(folder.path, 0o755)
    #expect(names() == [])
    // A file stands where the folder should be, or a folder where the file should be.
    for path in ["/dev/null/log.txt", "/dev/null", folder.path] {
      let log = LogFile(path: path)
      log.append("lost")
      #expect(await log.content() == "", "\(path)")
    }
    // Once it can be written, it is.
    let log = log()
    log.append("kept")
    #expect(await log.content() == "kept\n")
  }
}
