import Foundation
import Testing

@testable import KeelData

@Suite(.timeLimit(.minutes(5))) struct FaultTests {
  @Test func migrationsRunOnceAndInOrder() async throws {
    let file = try TestFile()
    let first = try await file.open()
    try await first.run("INSERT INTO person (name) VALUES ('a')")
    await first.close()
    let more = people + [Migration(5) { try $0.run("ALTER TABLE person ADD COLUMN nick TEXT DEFAULT 'n'") }]
    for _ in 0..<2 {
      let database = try await Database.open(.file(file.path), migrations: more)
      #expect(try await database.value("SELECT nick FROM person") == "n")
      #expect(try await database.value("PRAGMA user_version") == 5)
      await database.close()
    }
  }

  @Test func aMigrationThatFailsLeavesTheDatabaseAsItWas() async throws {
    let file = try TestFile()
    await (try await file.open()).close()
    let bad = people + [Migration(2, "CREATE TABLE kept (n)"), Migration(3, "CREATE TABLE person (n)")]
    let error = await dataError { try await Database.open(.file(file.path), migrations: bad) }
    guard case .misuse(let details) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(details.happened.contains("table person already exists"))
    #expect(file.descriptorCount == 0)
    let database = try await file.open()
    #expect(try await database.value("PRAGMA user_version") == 1)
    #expect(try await database.value("SELECT count(*) FROM sqlite_schema WHERE name = 'kept'") == 0)
    await database.close()
  }

  @Test func aMigrationMayReplaceATableButLeaveNoReferenceWithoutItsRow() async throws {
    let file = try TestFile()
    let first = try await file.open()
    try await first.write { writer in
      try writer.run("INSERT INTO person (id, name) VALUES (1, 'a')")
      try writer.run("INSERT INTO pet (owner, name) VALUES (1, 'p')")
    }
    await first.close()
    let breaking = people + [Migration(2, "DELETE FROM person")]
    let error = await dataError { try await Database.open(.file(file.path), migrations: breaking) }
    guard case .constraint(.foreignKey, _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    let replacing =
      people + [
        Migration(
          2,
          """
          CREATE TABLE person_new (id INTEGER PRIMARY KEY, name TEXT);
          INSERT INTO person_new SELECT id, name FROM person;
          DROP TABLE person;
          ALTER TABLE person_new RENAME TO person;
          """)
      ]
    let database = try await Database.open(.file(file.path), migrations: replacing)
    #expect(try await database.value("SELECT count(*) FROM pet") == 1)
    try await database.run("DELETE FROM person")
    #expect(try await database.value("SELECT count(*) FROM pet") == 0)
    await database.close()
  }

  @Test func aNewerSchemaIsRefusedWithBothVersions() async throws {
    let file = try TestFile()
    await (try await Database.open(.file(file.path), migrations: people + [Migration(7, "CREATE TABLE t (n)")])).close()
    let before = try Data(contentsOf: URL(filePath: file.path))
    let error = await dataError { try await file.open() }
    guard case .newerSchema(found: 7, known: 1, let details) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(details.happened.contains("version 7") && details.happened.contains("up to 1"))
    #expect(try Data(contentsOf: URL(filePath: file.path)) == before)
  }

  @Test func numbersOfMigrationsMustIncrease() async throws {
    for migrations in [[2, 1], [1, 1], [0], [-1]] {
      let error = await dataError {
        try await Database.open(.memory, migrations: migrations.map { Migration($0, "SELECT 1") })
      }
      guard case .misuse = error else { return #expect(Bool(false), "\(migrations)") }
    }
  }

  @Test func aDamagedFileIsReportedAndNotTouched() async throws {
    let file = try TestFile()
    let text = Data(repeating: 65, count: 10_000)
    try text.write(to: URL(filePath: file.path))
    let error = await dataError { try await file.open() }
    guard case .damaged(let details) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(details.happened.contains(file.path))
    #expect(try Data(contentsOf: URL(filePath: file.path)) == text)
    #expect(file.descriptorCount == 0)
  }

  @Test func damageInsideAFileIsReportedByTheStatementThatMeetsIt() async throws {
    let file = try TestFile()
    let first = try await file.open()
    try await first.write { writer in
      for index in 0..<5000 { try writer.run("INSERT INTO person (name) VALUES (\("person \(index)"))") }
    }
    await first.close()
    var bytes = try Data(contentsOf: URL(filePath: file.path))
    let size = bytes.count
    bytes.replaceSubrange(8 * 4096..<size - 4096, with: Data(repeating: 0xA5, count: size - 9 * 4096))
    try bytes.write(to: URL(filePath: file.path))
    let database = try await file.open()
    let error = await dataError { try await database.rows(names) }
    guard case .damaged = error else { return #expect(Bool(false), "\(String(describing: error))") }
    await database.close()
    #expect(try Data(contentsOf: URL(filePath: file.path)).count == size)
  }

  @Test func aFullDatabaseSaysSoAndLosesNothing() async throws {
    let file = try TestFile()
    let database = try await file.open(.init(maximumSize: 200_000))
    try await database.run("INSERT INTO person (name) VALUES ('kept')")
    let error = await dataError {
      try await database.write { writer in
        for index in 0..<100_000 {
          // Errors that undo the transaction cannot be ignored: the rest must not be written outside of it.
          _ = try? writer.run("INSERT INTO person (name) VALUES (\("a person with a long name \(index)"))")
        }
        try writer.run("INSERT INTO person (name) VALUES ('late')")
      }
    }
    guard case .full = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(try await database.rows(names) == ["kept"])
    try await database.run("INSERT INTO person (name) VALUES ('more')")
    #expect(try await database.rows(names) == ["kept", "more"])
    await database.close()
  }

  @Test(.needsMount) func aFullDiskSaysSoAndLosesNothing() async throws {
    let file = try TestFile()
    try #require(mount("tmpfs", file.folder.path, "tmpfs", 0, "size=1m") == 0)
    defer { umount2(file.folder.path, 2) }
    let database = try await file.open()
    try await database.run("INSERT INTO person (name) VALUES ('kept')")
    let error = await dataError {
      try await database.write { writer in
        for index in 0..<100_000 { try writer.run("INSERT INTO person (name) VALUES (\("a person \(index)"))") }
      }
    }
    guard case .full = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(try await database.rows(names) == ["kept"])
    await database.close()
  }

  @Test(.needsMount) func aReadOnlyFileSystemIsReadAndSaysSoWhenWritten() async throws {
    let file = try TestFile()
    try #require(mount("tmpfs", file.folder.path, "tmpfs", 0, "size=4m") == 0)
    defer { umount2(file.folder.path, 2) }
    // The second name has what is special in an address.
    let paths = [file.path, file.folder.path + "/100%25 é #1?mode=rwc&immutable=0.sqlite"]
    for path in paths {
      let first = try await Database.open(.file(path), migrations: people)
      try await first.run("INSERT INTO person (name) VALUES ('a')")
      await first.close()
    }
    let empty = file.folder.path + "/empty.sqlite"
    try Data().write(to: URL(filePath: empty))
    let remount: UInt = 32 | 1
    #expect(mount("tmpfs", file.folder.path, "tmpfs", remount, nil) == 0)
    for path in paths {
      let database = try await Database.open(.file(path), migrations: people)
      #expect(try await database.rows(names) == ["a"])
      #expect(try await database.read { try $0.rows(names) } == ["a"])
      var updates = database.observe(names).makeAsyncIterator()
      #expect(try await updates.next() == ["a"])
      #expect(!database.observatory.isWatching)
      let error = await dataError { try await database.run("INSERT INTO person (name) VALUES ('b')") }
      guard case .readOnly(let details) = error else { return #expect(Bool(false), "\(String(describing: error))") }
      #expect(details.happened.contains("its folder \(file.folder.path) cannot be written"))
      #expect(try await database.rows(names) == ["a"])
      await database.close()
    }
    // A migration cannot be applied, so that nothing can be shown.
    let newer = people + [Migration(2, "CREATE TABLE later (n)")]
    for (path, migrations) in [(file.path, newer), (empty, people)] {
      let error = await dataError { try await Database.open(.file(path), migrations: migrations) }
      guard case .readOnly = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }
    let absent = await dataError { try await Database.open(.file(file.folder.path + "/absent"), migrations: people) }
    guard case .readOnly = absent else { return #expect(Bool(false), "\(String(describing: absent))") }
  }

  @Test(.needsMount) func aReadOnlyFileWithALogIsNotReadWithoutIt() async throws {
    let file = try TestFile()
    try #require(mount("tmpfs", file.folder.path, "tmpfs", 0, "size=4m") == 0)
    defer { umount2(file.folder.path, 2) }
    await (try await file.open()).close()
    let other = try OtherProcess("insert", file.path)
    #expect(other.line() == "ready")
    other.write("in the log")
    #expect(other.line() == "done")
    other.kill()
    try FileManager.default.removeItem(atPath: file.path + "-shm")
    let remount: UInt = 32 | 1
    #expect(mount("tmpfs", file.folder.path, "tmpfs", remount, nil) == 0)
    let error = await dataError { try await file.open() }
    guard case .readOnly = error else { return #expect(Bool(false), "\(String(describing: error))") }
    // Nothing is lost: where the log can be read, so can the rows.
    #expect(mount("tmpfs", file.folder.path, "tmpfs", 32, nil) == 0)
    let database = try await file.open()
    #expect(try await database.rows(names) == ["in the log"])
    await database.close()
  }

  @Test(.needsMount) func aFileThatIsReadWithoutALogMustNotChange() async throws {
    let file = try TestFile()
    try #require(mount("tmpfs", file.folder.path, "tmpfs", 0, "size=4m") == 0)
    defer { umount2(file.folder.path, 2) }
    let first = try await file.open()
    try await first.run("INSERT INTO person (name) VALUES ('a')")
    await first.close()
    #expect(mount("tmpfs", file.folder.path, "tmpfs", 32 | 1, nil) == 0)
    let database = try await file.open()
    #expect(try await database.rows(names) == ["a"])
    #expect(mount("tmpfs", file.folder.path, "tmpfs", 32, nil) == 0)
    let writer = try await file.open()
    try await writer.run("INSERT INTO person (name) VALUES ('b')")
    // Its log is beside the file now, and then its content is in the file.
    for isClosed in [false, true] {
      if isClosed { await writer.close() }
      let error = await dataError { try await database.rows(names) }
      guard case .stale = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }
    await database.close()
    let again = try await file.open()
    #expect(try await again.rows(names) == ["a", "b"])
    await again.close()
  }

  @Test func aFolderIsNoDatabase() async throws {
    let file = try TestFile()
    for options in [Database.Options(), .init(isReadOnly: true)] {
      let error = await dataError { try await Database.open(.file(file.folder.path), options: options) }
      guard case .failed(let details) = error else { return #expect(Bool(false), "\(String(describing: error))") }
      #expect(details.happened == "The database \(file.folder.path) is a folder.")
      #expect(details.remedy == "Correct the path.")
    }
  }

  @Test func aTableInUseCannotBeRemovedAndTheTransactionGoesOn() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let error = try await database.write { writer -> DataError? in
      try writer.run("INSERT INTO person (name) VALUES ('a'), ('b')")
      var error: DataError?
      try writer.forEach("SELECT * FROM person") { _ in
        do { try writer.run("DROP TABLE pet") } catch let failure as DataError { error = failure }
      }
      try writer.run("DROP TABLE pet")
      return error
    }
    guard case .locked(let details) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(details.happened.contains(file.path) && details.remedy.contains("loop"))
    #expect(try await database.rows(names) == ["a", "b"])
    #expect(try await database.value("SELECT count(*) FROM sqlite_schema WHERE name = 'pet'") == 0)
    await database.close()
  }

  @Test func aDatabaseThatIsOpenedForReadingRefusesToWrite() async throws {
    let file = try TestFile()
    await (try await file.open()).close()
    let database = try await file.open(.init(isReadOnly: true))
    #expect(try await database.rows(names) == [])
    let error = await dataError { try await database.run("INSERT INTO person (name) VALUES ('a')") }
    guard case .readOnly = error else { return #expect(Bool(false), "\(String(describing: error))") }
    await database.close()
  }

  @Test func aMissingFolderIsNamed() async throws {
    let file = try TestFile()
    let error = await dataError { try await Database.open(.file(file.folder.path + "/no/where.sqlite")) }
    guard case .notFound(let details) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(details.remedy.contains(file.folder.path + "/no"))
    let absent = await dataError { try await file.open(.init(isReadOnly: true)) }
    guard case .notFound = absent else { return #expect(Bool(false), "\(String(describing: absent))") }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func everyErrorHasThreeParts() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let error = try #require(await dataError { try await database.run("SELECT * FROM planet") })
    for part in [error.details.happened, error.details.rule, error.details.remedy] { #expect(part.count > 10) }
    #expect("\(error)" == "\(error.details.happened) \(error.details.rule) \(error.details.remedy)")
    await database.close()
  }
}
