import Foundation
import Synchronization
import Testing

@testable import KeelData

/// Files that another process removes, replaces or migrates while they are open.
@Suite(.timeLimit(.minutes(20))) struct StaleFileTests {
  private func isStale(_ error: DataError?) -> Bool { if case .stale? = error { true } else { false } }

  private func isNewer(_ error: DataError?) -> Bool {
    if case .newerSchema(found: 2, known: 1, _)? = error { true } else { false }
  }

  /// Runs a command of the fixture to its end.
  private func run(_ command: String, _ file: TestFile, _ more: String) throws {
    let other = more.isEmpty ? try OtherProcess(command, file.path) : try OtherProcess(command, file.path, more)
    #expect(other.line() == "done")
    other.end()
  }

  /// Migrates a file to version 2.
  private func migrate(_ file: TestFile) throws {
    let other = try OtherProcess("migrate", file.path, "1")
    #expect(other.line() == "ready")
    for _ in 0..<2 { other.write("go on") }
    #expect(other.line() == "1")
    #expect(other.line() == "done")
    other.end()
  }

  @Test(arguments: ["remove", "rename"])
  func aFileThatIsRemovedEndsItsObservationsOnceWithAnError(_ command: String) async throws {
    let file = try TestFile()
    let database = try await file.open()
    try await database.run("INSERT INTO person (name) VALUES ('a')")
    var updates = database.observe(names).makeAsyncIterator()
    var others = database.observe("SELECT count(*) FROM pet").makeAsyncIterator()
    #expect(try await updates.next() == ["a"])
    #expect(try await others.next()?.count == 1)
    let query = database.observatory.query(names.sql, of: database)
    try run(command, file, command == "rename" ? file.path + ".moved" : "")
    let error = await dataError { try await updates.next() }
    #expect(isStale(error), "\(String(describing: error))")
    #expect(error?.details.happened.contains("\(file.path) was removed or moved") == true)
    #expect(isStale(await dataError { try await others.next() }))
    #expect(try await updates.next() == nil)
    #expect(try await others.next() == nil)
    // Whatever the kernel reports afterwards causes no further evaluation.
    try await query.settle()
    let count = query.evaluationCount
    chmod(file.path + ".moved", 0o600)
    try await query.settle()
    #expect(query.evaluationCount == count)
    #expect(isStale(await dataError { try await database.rows(names) }))
    #expect(isStale(await dataError { try await database.run("INSERT INTO person (name) VALUES ('lost')") }))
    var late = database.observe(names).makeAsyncIterator()
    #expect(isStale(await dataError { try await late.next() }))
    await database.close()
    #expect(file.descriptorCount == 0)
    // Opened again, it is a new database.
    let again = try await file.open()
    #expect(try await again.rows(names) == [])
    await again.close()
  }

  @Test func aFileThatIsReplacedIsNotReadByPartOfTheReaders() async throws {
    let (file, replacement) = (try TestFile(), try TestFile())
    let database = try await file.open()
    let second = try await replacement.open()
    try await second.run("INSERT INTO person (name) VALUES ('of another file')")
    await second.close()
    try run("rename", replacement, file.path)
    // No reader has been opened yet, and nothing is observed.
    let error = await dataError { try await database.rows(names) }
    #expect(isStale(error), "\(String(describing: error))")
    #expect(error?.details.happened.contains("replaced") == true)
    await database.close()
    // The log belongs to the former file.
    for suffix in ["-wal", "-shm"] { try FileManager.default.removeItem(atPath: file.path + suffix) }
    let again = try await file.open()
    #expect(try await again.rows(names) == ["of another file"])
    await again.close()
  }

  @Test func aWriteToARemovedFileIsNotLostWithoutAnError() async throws {
    let file = try TestFile()
    let database = try await file.open()
    try await database.run("INSERT INTO person (name) VALUES ('a')")
    try run("remove", file, "")
    #expect(isStale(await dataError { try await database.run("INSERT INTO person (name) VALUES ('b')") }))
    await database.close()
  }

  @Test func otherChangesOfAFileDoNotDisturb() async throws {
    let file = try TestFile()
    let database = try await file.open()
    var updates = database.observe(names).makeAsyncIterator()
    #expect(try await updates.next() == [])
    chmod(file.path, 0o600)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file.path)
    // A link to the file changes its attributes, too.
    try FileManager.default.linkItem(atPath: file.path, toPath: file.path + ".link")
    try FileManager.default.removeItem(atPath: file.path + ".link")
    try await database.run("INSERT INTO person (name) VALUES ('a')")
    #expect(try await updates.next() == ["a"])
    await database.close()
  }

  @Test func aFileThatIsMigratedEndsItsObservationsWithAnError() async throws {
    let file = try TestFile()
    let database = try await file.open()
    var updates = database.observe(names).makeAsyncIterator()
    #expect(try await updates.next() == [])
    try migrate(file)
    // A commit is reported before the next process can read it, so that there may be a result before the error.
    var error: DataError?
    while error == nil {
      let (update, failure) = await result { try await updates.next() }
      error = failure
      try #require(update != nil || error != nil)
    }
    #expect(isNewer(error), "\(String(describing: error))")
    #expect(isNewer(await dataError { try await database.rows(names) }))
    #expect(isNewer(await dataError { try await database.run("INSERT INTO person (name) VALUES ('old')") }))
    await database.close()
  }

  @Test func aWriteIntoAMigratedFileIsRefused() async throws {
    let file = try TestFile()
    let database = try await file.open()
    // A program that brings no migrations does not claim to know the schema.
    let tool = try await Database.open(.file(file.path))
    try migrate(file)
    #expect(isNewer(await dataError { try await database.run("INSERT INTO person (name) VALUES ('old')") }))
    #expect(isNewer(await dataError { try await database.rows(names) }))
    try await tool.run("INSERT INTO person (name) VALUES ('tool')")
    #expect(try await tool.rows(names) == ["tool"])
    await database.close()
    await tool.close()
  }

  /// Returns the value or the error of a call.
  private func result<Value>(_ body: () async throws -> Value?) async -> (Value?, DataError?) {
    do {
      return (try await body(), nil)
    } catch {
      return (nil, error as? DataError)
    }
  }

  @Test func anOpenerOpensTheFileWhenItIsUsedAndAgainAfterItsLoss() async throws {
    let file = try TestFile()
    let openCount = Mutex(0), losses = Mutex<[DataError]>([])
    let opener = DatabaseOpener(onLoss: { error in losses.withLock { $0.append(error) } }) {
      openCount.withLock { $0 += 1 }
      return try await file.open()
    }
    #expect(openCount.withLock { $0 } == 0)
    try await opener.perform { try await $0.run("INSERT INTO person (name) VALUES ('a')") }
    #expect(try await opener.perform { try await $0.rows(names) } == ["a"])
    #expect(openCount.withLock { $0 } == 1)
    // Two observations end with the reason, and the database is given up once.
    let started = AsyncStream.makeStream(of: [String].self)
    let following = (0..<2).map { _ in
      Task {
        await dataError {
          try await opener.follow({ _ in names }) { rows in
            started.continuation.yield(rows)
            return true
          }
        }
      }
    }
    var rows = started.stream.makeAsyncIterator()
    for _ in 0..<2 { #expect(await rows.next() == ["a"]) }
    try FileManager.default.removeItem(atPath: file.path)
    for task in following { #expect(isStale(await task.value)) }
    #expect(losses.withLock { $0.map { isStale($0) } } == [true])
    #expect(try await opener.perform { try await $0.rows(names) } == [])
    #expect(openCount.withLock { $0 } == 2)
    // A closure that returns false ends the observation.
    try await opener.follow({ _ in names }) { _ in false }
    await opener.close()
    #expect(file.descriptorCount == 0)
    #expect(try await opener.perform { try await $0.rows(names) } == [])
    #expect(openCount.withLock { $0 } == 3)
    await opener.close()
  }
}
