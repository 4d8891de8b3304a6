import Testing

@testable import KeelData

/// SQLite and the system end a text at its first NUL character, so a text with one is refused before it is cut.
@Suite struct NULTests {
  @Test(arguments: ["DELETE FROM person\0 WHERE id = 2", "\0", "DELETE FROM person WHERE id = 2\0", "SELECT 1;\0"])
  func aStatementWithANULIsRefused(_ text: String) async throws {
    let database = try await Database.open(.memory, migrations: people)
    try await database.run("INSERT INTO person (id, name) VALUES (1, 'a'), (2, 'b')")
    let statement = SQL(raw: text)
    let errors = [
      await dataError { try await database.run(statement) },
      await dataError { try await database.rows(statement) },
      await dataError { try await database.write { try $0.script(raw: text) } },
      await dataError { try await database.observe(statement).first { _ in true } },
    ]
    for error in errors {
      guard case .misuse(let details)? = error else { return #expect(Bool(false), "\(String(describing: error))") }
      #expect(details.happened.contains("contains a NUL character"))
    }
    #expect(try await database.value("SELECT count(*) FROM person") == 2)
    await database.close()
  }

  @Test func namesAndTermsWithANULAreRefused() async throws {
    let database = try await Database.open(.memory, migrations: people)
    try await database.run("INSERT INTO person (id, name) VALUES (1, 'a')")
    let ordered = Query<Int>(first: "SELECT id FROM person").ordered(by: SQL(raw: "id\0 DESC"))
    let errors = [
      await dataError { try await database.run("DELETE FROM \(name: "person\0x")") },
      await dataError { try await database.observe(ordered, window: 0..<1).first { _ in true } },
    ]
    for error in errors {
      guard case .misuse? = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }
    await database.close()
  }

  @Test func aPathWithANULIsRefused() async throws {
    let file = try TestFile()
    let error = await dataError { try await Database.open(.file(file.path + "\0.sqlite"), migrations: people) }
    guard case .misuse(let details)? = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(details.happened == "The path of a database contains a NUL character.")
    #expect(file.descriptorCount == 0)
  }
}
