import DataWalk
import Foundation
import Testing
import Walks

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

  @Test func aCommitWhileAnObservationBeginsIsSeen() async throws {
    let file = try TestFile()
    let (database, other) = (try await file.open(), try await file.open())
    try await other.run("INSERT INTO person (name, age) VALUES ('Ada', 0)")
    let ages = Query<Int>("SELECT age FROM person") { try $0[0] }
    // Each observation is the only one, so the watch of the file begins with it.
    for age in 1...300 {
      async let changes = other.run("UPDATE person SET age = \(age)")
      var updates = database.observe(ages).makeAsyncIterator()
      while let values = try await updates.next(), values != [age] {}
      #expect(try await changes.count == 1)
    }
    await other.close()
    await database.close()
  }

  @Test func aCommitDoesNotHideATransactionThatIsUnderWay() async throws {
    let file = try TestFile()
    let (database, near) = (try await file.open(), try await file.open())
    try await near.run("INSERT INTO person (name) VALUES ('Ada')")
    let other = try OtherProcess("hold", file.path)
    #expect(other.line() == "ready")
    func change() async throws -> OutsideChange { try await database.writer.perform { try $0.outsideChange() } }
    #expect(try await change() == OutsideChange(isCommitted: true, isInProgress: true))
    #expect(try await change() == OutsideChange(isInProgress: true))
    other.write("")
    #expect(other.line() == "done")
    #expect(try await change() == OutsideChange(isCommitted: true))
    #expect(try await change() == OutsideChange())
    other.end()
    await near.close()
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

  /// Opens a file whose migration was interrupted, and returns true if it is the migrated one, or false if it is as it
  /// was before. Anything between them fails.
  private func isMigrated(_ file: TestFile, steps: Int, _ comment: Comment) async throws -> Bool {
    let database = try await Database.open(.file(file.path))
    let version: Int = try await database.value("PRAGMA user_version")
    let tables: Int = try await database.value("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'step_%'")
    let changed: Int = try await database.value("SELECT count(*) FROM person WHERE name LIKE \("% of step \(steps)")")
    let plain: Int = try await database.value("SELECT count(*) FROM person WHERE name NOT LIKE '% of step %'")
    #expect(try await database.value("PRAGMA integrity_check") == "ok", comment)
    await database.close()
    try #require([1, 2].contains(version), comment)
    #expect([tables, changed, plain] == (version == 2 ? [steps, 100, 0] : [0, 0, 100]), comment)
    return version == 2
  }

  private func fileWithPeople() async throws -> TestFile {
    let file = try TestFile()
    let database = try await file.open()
    try await database.write { writer in
      for index in 0..<100 { try writer.run("INSERT INTO person (name) VALUES (\("person \(index)"))") }
    }
    await database.close()
    return file
  }

  @Test(arguments: [0, 3, 6]) func aProcessKilledInAMigrationLeavesTheOldState(_ count: Int) async throws {
    let file = try await fileWithPeople()
    let other = try OtherProcess("migrate", file.path, "6")
    #expect(other.line() == "ready")
    for step in 0..<count {
      other.write("go on")
      #expect(other.line() == "\(step + 1)")
    }
    // It waits for the next line, inside the migration.
    other.kill()
    #expect(try await !isMigrated(file, steps: 6, "after \(count) steps"))
    // The next one migrates from the start.
    let next = try OtherProcess("migrate", file.path, "6")
    #expect(next.line() == "ready")
    for _ in 0...6 { next.write("go on") }
    while let line = next.line(), line != "done" {}
    next.end()
    #expect(try await isMigrated(file, steps: 6, "after all"))
  }

  @Test func aProcessKilledAnywhereInAMigrationLeavesTheOldOrTheNewState() async throws {
    var random = SeededRandom(seed: Walk.seed)
    for round in 0..<(Walk.isLong ? 100 : 8) {
      let file = try await fileWithPeople()
      let other = try OtherProcess("migrate", file.path, "6")
      for _ in 0...6 { other.write("go on") }
      // From "ready" to the last step, or to "done".
      var lines = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in other.line() }
      other.kill()
      lines += other.remainingLines()
      let isMigrated = try await isMigrated(file, steps: 6, "round \(round), KEEL_SEED=\(Walk.seed)")
      #expect(isMigrated || lines.last != "done")
    }
  }

  @Test(.needsRoot) func aFileOfAnotherUserIsReadOrRefusedAsItsPermissionsSay() async throws {
    try #require(getuid() == 0)
    let file = try TestFile()
    let first = try await file.open()
    await first.close()
    chmod(file.folder.path, 0o755)
    chmod(file.path, 0o600)
    let refused = try OtherProcess("open-as-nobody", file.path)
    #expect(refused.line() == "ready")
    #expect(refused.line() == "notPermitted")
    refused.end()
    // Readable, in a folder where the log cannot be created and none is needed.
    chmod(file.path, 0o644)
    let reading = try OtherProcess("open-as-nobody", file.path)
    #expect(reading.line() == "ready")
    #expect(reading.line() == "people 0")
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
