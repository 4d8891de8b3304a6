import Testing

@testable import KeelData

@Suite struct StatementTests {
  @Test func valuesAreParametersWhateverTheyContain() async throws {
    let file = try TestFile()
    let database = try await file.open()
    let hostile = ["'; DROP TABLE person; --", "\" OR 1=1", "a\0b", "?", "$1 :name @x", "\u{202E}x", "", "\n"]
    for name in hostile { try await database.run("INSERT INTO person (name) VALUES (\(name))") }
    #expect(try await database.rows(names) == hostile)
    let found: Int = try await database.value("SELECT count(*) FROM person WHERE name = \(hostile[0])")
    #expect(found == 1)
    let statement: SQL = "SELECT * FROM person WHERE name = \(hostile[0])"
    #expect(statement.text == "SELECT * FROM person WHERE name = ?")
    await database.close()
  }

  /// The types say that a script is a literal: one that took a `String` would also take `"… \(name) …"`.
  @Test func aScriptIsALiteralUnlessItIsCalledRaw() async throws {
    let migration: (Int, StaticString) -> Migration = Migration.init
    let table = "planet"
    let database = try await Database.open(
      .memory, migrations: [migration(1, "CREATE TABLE moon (n)"), Migration(2, raw: "CREATE TABLE \(table) (n)")])
    try await database.write { writer in
      let script: (StaticString) throws -> Void = writer.script
      try script("INSERT INTO moon VALUES (1); INSERT INTO moon VALUES ('é')")
      try writer.script(raw: "INSERT INTO \(table) SELECT * FROM moon; DELETE FROM moon")
    }
    #expect(try await database.value("SELECT group_concat(n) FROM planet") == "1,é")
    #expect(try await database.value("SELECT count(*) FROM moon") == 0)
  }

  @Test func statementsAreComposedWithTheirParameters() async throws {
    let database = try await Database.open(.memory, migrations: people)
    try await database.write { writer in
      for age in 1...9 { try writer.run("INSERT INTO person (name, age) VALUES (\("p\(age)"), \(age))") }
    }
    let isYoung: SQL = "age < \(4)"
    let some: SQL = "SELECT \(name: "name") FROM person WHERE \(isYoung) AND age IN \(list: [2, 3, 8]) ORDER BY age"
    #expect(some.values.count == 4)
    #expect(try await database.rows(some).map { try $0["name"] as String } == ["p2", "p3"])
    #expect(try await database.rows("SELECT 1 WHERE 1 IN \(list: [Int]())").isEmpty)
    let odd: SQL = "SELECT 1 AS \(name: "a\"b")"
    #expect(try await database.first(odd)?.names == ["a\"b"])
  }

  @Test func allTypesComeBackAsTheyWere() async throws {
    enum Gender: String, DataValueConvertible { case female, male }
    let database = try await Database.open(.memory)
    let row = try #require(
      try await database.first(
        """
        SELECT \(Int64.min) AS least, \(Int64.max) AS most, \(0.1) AS tenth, \(true) AS yes, \(Gender.female) AS gender,
          \([0, 255] as [UInt8]) AS bytes, \([] as [UInt8]) AS empty, \(nil as Int?) AS missing, \("é\0") AS text
        """))
    #expect(try row["least"] == Int64.min)
    #expect(try row["most"] == Int64.max)
    #expect(try row["tenth"] == 0.1)
    #expect(try row["yes"] == true)
    #expect(try row["gender"] == Gender.female)
    #expect(try row["bytes"] == [0, 255] as [UInt8])
    #expect(try row["empty"] == [] as [UInt8])
    #expect(try row["missing"] == nil as Int?)
    #expect(try row["text"] == "é\0")
  }

  @Test func wrongReadsAreErrorsThatNameTheColumn() async throws {
    let database = try await Database.open(.memory)
    let row = try #require(try await database.first("SELECT NULL AS a, 'x' AS b, 300 AS c, 1 AS d, 2 AS d"))
    func text(_ body: () throws -> Void) -> String {
      do {
        try body()
        return "no error"
      } catch DataError.value(let details) {
        return details.happened
      } catch {
        return "\(error)"
      }
    }
    #expect(text { _ = try row["name"] as String } == "The row has no column \"name\".")
    #expect(text { _ = try row["a"] as String }.contains("column \"a\" contains NULL"))
    #expect(text { _ = try row["b"] as Int }.contains("column \"b\" contains TEXT"))
    #expect(text { _ = try row["c"] as UInt8 }.contains("column \"c\" contains INTEGER"))
    #expect(text { _ = try row["d"] as Int } == "The row has several columns \"d\".")
    #expect(text { _ = try row[7] as Int }.contains("Column 7"))
    #expect(try row[4] == 2)
  }

  @Test func textThatIsNotUTF8IsReadAsBytesAndKept() async throws {
    let database = try await Database.open(.memory, migrations: people)
    try await database.run("INSERT INTO person (name) VALUES (CAST(x'61ff62' AS TEXT))")
    let row = try #require(try await database.first("SELECT name FROM person"))
    #expect(row.value("name") == .malformedText([0x61, 0xFF, 0x62]))
    #expect(throws: DataError.self) { try row["name"] as String }
    #expect(try row["name"] == [0x61, 0xFF, 0x62] as [UInt8])
    try await database.run("INSERT INTO tag (name) VALUES (\(row.values[0]))")
    #expect(try await database.value("SELECT hex(name) || typeof(name) FROM tag") == "61FF62text")
  }

  @Test func misuseIsAnErrorAndNotATrap() async throws {
    let database = try await Database.open(.memory, migrations: people)
    func message(_ sql: SQL) async -> String {
      guard case .misuse(let details)? = await dataError({ try await database.run(sql) }) else { return "" }
      return details.happened
    }
    #expect(await message("SELEC 1").contains("syntax error"))
    #expect(await message("SELECT * FROM planet").contains("no such table: planet"))
    #expect(await message("SELECT ?").contains("1 parameters and 0 values"))
    #expect(await message("SELECT '\(1)'").contains("0 parameters and 1 values"))
    #expect(await message("SELECT 1; SELECT 2").contains("several statements"))
    #expect(await message("").contains("empty"))
    #expect(await message("-- nothing").contains("empty"))
    #expect(await message("BEGIN").contains("transaction"))
    #expect(await message("ATTACH 'x' AS y").contains("attaches"))
    #expect(await message("PRAGMA foreign_keys = OFF").contains("foreign_keys"))
    #expect(await message("INSERT INTO person (name) VALUES (\(Double.nan))").contains("NaN"))
    #expect(await message("SELECT 1; -- and a remark") == "")
    let write = await dataError { try await database.read { try $0.rows("DELETE FROM person RETURNING id") } }
    guard case .misuse = write else { return #expect(Bool(false), "\(String(describing: write))") }
  }

  @Test func statementsAreCompiledOnceAndTheCacheIsBounded() async throws {
    let database = try await Database.open(.memory)
    let counts = try await database.writer.perform { session in
      let reader = Reader(session)
      var counts: [Int] = []
      for index in 0..<200 {
        _ = try reader.rows(SQL(raw: "SELECT \(index)"))
        if index == 9 { counts.append((session as? SQLiteSession)?.statements.count ?? -1) }
      }
      let first = SQL(raw: "SELECT 'kept'")
      _ = try reader.rows(first)
      let kept = (session as? SQLiteSession)?.statements.take(first.text)
      counts.append(kept == nil ? 0 : 1)
      counts.append((session as? SQLiteSession)?.statements.count ?? -1)
      return counts
    }
    #expect(counts == [10, 1, 63])
  }

  @Test func aStatementCanRunInsideItself() async throws {
    let database = try await Database.open(.memory)
    let pairs = try await database.read { reader in
      var pairs = 0
      let statement: SQL = "SELECT 1 UNION ALL SELECT 2"
      try reader.forEach(statement) { _ in try reader.forEach(statement) { _ in pairs += 1 } }
      return pairs
    }
    #expect(pairs == 4)
  }
}
