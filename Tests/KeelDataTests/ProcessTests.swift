import Foundation
import Testing

@testable import KeelData

/// Two processes with one file.
@Suite(.timeLimit(.minutes(20))) struct ProcessTests {
  @Test func whatAnotherProcessWritesIsDelivered() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let other = try OtherProcess("insert", file.path)
    #expect(other.line() == "ready")
    var updates = database.observe(names).makeAsyncIterator()
    #expect(try await updates.next() == [])
    for count in 1...20 {
      other.write("person \(count)")
      #expect(try await updates.next()?.count == count)
    }
    other.end()
    await database.close()
  }

  @Test func openingObservingAndClosingGivesBackEveryDescriptor() async throws {
    let file = try TestFile()
    await (try await file.open()).close()
    let other = try OtherProcess("descriptors", file.path)
    let counts = try #require(other.line()).split(separator: " ").compactMap { Int($0) }
    #expect(counts.count == 2)
    #expect(counts.first == counts.last)
    other.end()
  }

  @Test func aSymbolicLinkIsFollowedToTheLogOfItsFile() async throws {
    let (file, links) = (try TestFile(), try TestFile())
    await (try await file.open()).close()
    try FileManager.default.createSymbolicLink(atPath: links.path, withDestinationPath: file.path)
    let database = try await links.open()
    var updates = database.observe(names).makeAsyncIterator()
    #expect(try await updates.next() == [])
    let other = try OtherProcess("insert", file.path)
    #expect(other.line() == "ready")
    other.write("a")
    #expect(try await updates.next() == ["a"])
    other.end()
    await database.close()
  }

  @Test func openingsAtTheSameTimeMigrateOnce() async throws {
    for _ in 0..<10 {
      let file = try TestFile()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { await (try await file.open()).close() } }
        try await group.waitForAll()
      }
      let database = try await file.open()
      #expect(try await database.value("PRAGMA user_version") == 1)
      await database.close()
    }
  }

  @Test func aLongTransactionOfAnotherProcessIsDeliveredWhenItCommits() async throws {
    let file = try TestFile()
    let database = try await file.open(.init(busyTimeout: .zero))
    var updates = database.observe(names).makeAsyncIterator()
    #expect(try await updates.next() == [])
    let other = try OtherProcess("hold", file.path)
    #expect(other.line() == "ready")
    let error = await dataError { try await database.run("INSERT INTO person (name) VALUES ('mine')") }
    guard case .busy = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(try await database.rows(names) == [])
    other.write("go on")
    #expect(try await updates.next() == ["held"])
    other.end()
    await database.close()
  }

  @Test func aCancelledWaitForAnotherProcessEnds() async throws {
    let file = try TestFile()
    let database = try await file.open(.init(busyTimeout: .seconds(600)))
    let other = try OtherProcess("hold", file.path)
    #expect(other.line() == "ready")
    let waiting = Task { try await database.run("INSERT INTO person (name) VALUES ('mine')") }
    // The writer has taken the job when none waits.
    let marker = Task { try await database.run("INSERT INTO person (name) VALUES ('second')") }
    while database.writer.waitingCount == 0 { await Task.yield() }
    waiting.cancel()
    marker.cancel()
    #expect(await dataError { try await waiting.value } == .cancelled)
    #expect(await dataError { try await marker.value } == .cancelled)
    other.write("go on")
    #expect(other.line() == "done")
    other.end()
    #expect(try await database.rows(names) == ["held"])
    await database.close()
  }

  @Test func aProcessKilledInATransactionLeavesTheOldState() async throws {
    let file = try TestFile()
    let first = try await file.open()
    try await first.run("INSERT INTO person (name) VALUES ('old')")
    await first.close()
    let other = try OtherProcess("half", file.path)
    #expect(other.line() == "ready")
    other.kill()
    // Some of the import had reached the log.
    let log = try FileManager.default.attributesOfItem(atPath: file.path + "-wal")[.size] as? Int
    #expect((log ?? 0) > 0)
    let database = try await file.open()
    #expect(try await database.rows(names) == ["old"])
    #expect(try await database.value("PRAGMA integrity_check") == "ok")
    try await database.run("INSERT INTO person (name) VALUES ('new')")
    #expect(try await database.rows(names) == ["old", "new"])
    await database.close()
  }

  @Test func aFileOfAnotherUserIsReadOrRefusedAsItsPermissionsSay() async throws {
    guard getuid() == 0 else { return }
    let file = try TestFile()
    let first = try await file.open()
    await first.close()
    chmod(file.folder.path, 0o755)
    chmod(file.path, 0o600)
    let refused = try OtherProcess("open-as-nobody", file.path)
    #expect(refused.line() == "ready")
    #expect(refused.line() == "notPermitted")
    refused.end()
    // Readable, in a folder where the log cannot be created.
    chmod(file.path, 0o644)
    let reading = try OtherProcess("open-as-nobody", file.path)
    #expect(reading.line() == "ready")
    #expect(reading.line() == "readOnly")
    reading.end()
    // Readable, in a folder where it can.
    chmod(file.folder.path, 0o777)
    let folder = try OtherProcess("open-as-nobody", file.path)
    #expect(folder.line() == "ready")
    #expect(folder.line() == "people 0")
    #expect(folder.line() == "readOnly")
    folder.end()
  }
}
