import Foundation
import Testing

@testable import KeelData

@Suite(.timeLimit(.minutes(20))) struct TransactionTests {
  struct Stop: Error {}

  @Test func aTransactionThatThrowsWritesNothing() async throws {
    let file = try TestFile()
    let database = try await file.open()
    await #expect(throws: Stop.self) {
      try await database.write { writer in
        try writer.run("INSERT INTO person (name) VALUES ('a')")
        throw Stop()
      }
    }
    #expect(try await database.rows(names) == [])
    try await database.run("INSERT INTO person (name) VALUES ('b')")
    #expect(try await database.rows(names) == ["b"])
    await database.close()
  }

  @Test func aPartOfATransactionIsUndoneAlone() async throws {
    let database = try await Database.open(.memory, migrations: people)
    try await database.write { writer in
      try writer.run("INSERT INTO person (name) VALUES ('a')")
      try? writer.transaction { writer in
        try writer.run("INSERT INTO person (name) VALUES ('b')")
        try writer.transaction { try $0.run("INSERT INTO person (name) VALUES ('c')") }
        throw Stop()
      }
      try writer.transaction { try $0.run("INSERT INTO person (name) VALUES ('d')") }
      // A statement that fails is undone alone, too.
      #expect(throws: DataError.self) { try writer.run("INSERT INTO person (name) VALUES ('e'), ('a')") }
    }
    #expect(try await database.rows(names) == ["a", "d"])
  }

  @Test func aReadSeesOneStateWhileAnotherTransactionWrites() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let (isReading, hasWritten) = (Gate(), Gate())
    async let counts = database.read { reader in
      let before: Int = try reader.value("SELECT count(*) FROM person")
      isReading.open()
      hasWritten.wait()
      return [before, try reader.value("SELECT count(*) FROM person")]
    }
    await Task.detached { isReading.wait() }.value
    try await database.run("INSERT INTO person (name) VALUES ('a')")
    hasWritten.open()
    #expect(try await counts == [0, 0])
    #expect(try await database.value("SELECT count(*) FROM person") == 1)
    await database.close()
  }

  @Test func aCancelledQueryStopsAndOthersGoOn() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let endless: SQL = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    let hasBegun = Gate()
    let cancelled = Task {
      try await database.read { reader in
        hasBegun.open()
        return try reader.first(endless)
      }
    }
    let other = Task {
      try await database.value(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 300000) SELECT max(i) FROM n",
        as: Int.self)
    }
    await Task.detached { hasBegun.wait() }.value
    cancelled.cancel()
    #expect(await dataError { try await cancelled.value } == .cancelled)
    #expect(try await other.value == 300_000)
    // The connection is as good as before.
    for _ in 0..<4 { #expect(try await database.value("SELECT 1") == 1) }
    await database.close()
  }

  @Test func aCancelledTransactionIsUndone() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let (hasWritten, isCancelled) = (Gate(), Gate())
    let task = Task {
      try await database.write { writer in
        try writer.run("INSERT INTO person (name) VALUES ('a')")
        hasWritten.open()
        isCancelled.wait()
      }
    }
    await Task.detached { hasWritten.wait() }.value
    // One that waits is refused at once, although the writer is at work.
    let waiting = Task { try await database.run("INSERT INTO person (name) VALUES ('b')") }
    waiting.cancel()
    #expect(await dataError { try await waiting.value } == .cancelled)
    task.cancel()
    isCancelled.open()
    #expect(await dataError { try await task.value } == .cancelled)
    #expect(try await database.rows(names) == [])
    await database.close()
  }

  @Test func constraintsSayWhichOneAndWhere() async throws {
    let database = try await Database.open(.memory, migrations: people)
    try await database.run("INSERT INTO person (id, name) VALUES (1, 'a')")
    func constraint(_ sql: SQL) async -> DataError.Constraint? {
      guard case .constraint(let constraint, _)? = await dataError({ try await database.run(sql) }) else { return nil }
      return constraint
    }
    #expect(
      await constraint("INSERT INTO person (name) VALUES ('a')") == .unique(columns: ["person.name"]))
    #expect(
      await constraint("INSERT INTO person (id, name) VALUES (1, 'b')") == .primaryKey(columns: ["person.id"]))
    #expect(await constraint("INSERT INTO person (name) VALUES (NULL)") == .notNull(column: "person.name"))
    #expect(await constraint("INSERT INTO pet (owner) VALUES (77)") == .foreignKey)
    try await database.run("CREATE TABLE sized (n INTEGER CONSTRAINT positive CHECK (n > 0))")
    #expect(await constraint("INSERT INTO sized VALUES (0)") == .check("positive"))
  }

  @Test func aHundredThousandRowsAreWrittenAndRead() async throws {
    let file = try TestFile()
    let database = try await file.open()
    try await database.write { writer in
      for index in 0..<100_000 {
        try writer.run("INSERT INTO person (name, age) VALUES (\("person \(index)"), \(index % 100))")
      }
    }
    #expect(try await database.value("SELECT count(*) FROM person") == 100_000)
    let rows = try await database.rows(names)
    #expect(rows.count == 100_000)
    #expect(rows.last == "person 99999")
    let sum = try await database.read { reader in
      var sum = 0
      try reader.forEach("SELECT age FROM person") { sum += try $0[0] }
      return sum
    }
    #expect(sum == 4_950_000)
    await database.close()
  }

  @Test func closingGivesBackDescriptorsAndRefusesCalls() async throws {
    let file = try TestFile()
    let database = try await file.open()
    async let first = database.rows(names)
    async let second = database.rows(names)
    _ = try await (first, second)
    #expect(file.descriptorCount >= 4)
    await database.close()
    #expect(file.descriptorCount == 0)
    let error = await dataError { try await database.rows(names) }
    #expect(error == .closed)
    // The log was moved into the file.
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder.path) == ["people.sqlite"])
  }
}
