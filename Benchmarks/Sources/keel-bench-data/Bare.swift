import CSQLite

/// The same work with C calls, as one would write it by hand: every statement is prepared once.
///
/// One connection writes and another one reads, as in KeelData, so that neither waits for the other. A connection that
/// reads again after its own writes still has the pages, and is faster for large tables: `change.patch` has it as a second
/// reference, without a limit.
final class Bare {
  private let writer: Connection
  private let reader: Connection

  init(_ path: String, _ schema: String) {
    writer = Connection(path)
    writer.run("PRAGMA journal_mode = WAL")
    writer.run("PRAGMA foreign_keys = ON")
    writer.run(schema)
    reader = Connection(path)
  }

  func insert(_ count: Int) {
    writer.run("BEGIN IMMEDIATE")
    writer.run("DELETE FROM person")
    let statement = writer.prepare("INSERT INTO person (id, name, mail, age) VALUES (?, ?, ?, ?)")
    for index in 0..<count {
      sqlite3_bind_int64(statement, 1, Int64(index))
      bind(statement, 2, Main.name(index))
      bind(statement, 3, "\(index)@example.org")
      sqlite3_bind_int64(statement, 4, Int64(index % 90))
      sqlite3_step(statement)
      sqlite3_reset(statement)
    }
    writer.run("COMMIT")
  }

  /// Counts the people and reads some of them, in one transaction.
  func window(_ sql: String, _ range: Range<Int>, byWriter: Bool = false) -> (count: Int64, people: [Person]) {
    let connection = byWriter ? writer : reader
    connection.run("BEGIN")
    let counting = connection.prepare("SELECT count(*) FROM person")
    sqlite3_step(counting)
    let count = sqlite3_column_int64(counting, 0)
    sqlite3_reset(counting)
    let statement = connection.prepare("\(sql) ORDER BY name, id LIMIT ? OFFSET ?")
    sqlite3_bind_int64(statement, 1, Int64(range.count))
    sqlite3_bind_int64(statement, 2, Int64(range.lowerBound))
    let people = people(statement)
    connection.run("COMMIT")
    return (count, people)
  }

  func people(_ sql: String, _ parameters: String...) -> [Person] {
    let statement = reader.prepare(sql)
    for (index, parameter) in parameters.enumerated() { bind(statement, Int32(index + 1), parameter) }
    return people(statement)
  }

  private func people(_ statement: OpaquePointer?) -> [Person] {
    var people: [Person] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      people.append(
        Person(
          id: sqlite3_column_int64(statement, 0), name: text(statement, 1), mail: text(statement, 2),
          age: sqlite3_column_int64(statement, 3)))
    }
    sqlite3_reset(statement)
    return people
  }

  func update(_ age: Int, of id: Int64 = 7) {
    writer.run("BEGIN IMMEDIATE")
    let statement = writer.prepare("UPDATE person SET age = ? WHERE id = ?")
    sqlite3_bind_int64(statement, 1, Int64(age))
    sqlite3_bind_int64(statement, 2, id)
    sqlite3_step(statement)
    sqlite3_reset(statement)
    writer.run("COMMIT")
  }

  func ages() -> [Int64] {
    let statement = reader.prepare("SELECT id, age FROM person WHERE id < 20")
    var ages: [Int64] = []
    while sqlite3_step(statement) == SQLITE_ROW { ages.append(sqlite3_column_int64(statement, 1)) }
    sqlite3_reset(statement)
    return ages
  }

  func close() {
    reader.close()
    writer.close()
  }

  private func bind(_ statement: OpaquePointer?, _ index: Int32, _ text: String) {
    sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), keel_sqlite3_transient())
  }

  private func text(_ statement: OpaquePointer?, _ index: Int32) -> String {
    sqlite3_column_text(statement, index).map { String(cString: $0) } ?? ""
  }
}

/// A connection, and the statements that it has prepared.
private final class Connection {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer?] = [:]

  init(_ path: String) {
    check(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil))
  }

  func prepare(_ sql: String) -> OpaquePointer? {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    statements[sql] = statement
    return statement
  }

  func run(_ sql: String) { check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  private func check(_ result: Int32) { precondition(result == SQLITE_OK, String(cString: sqlite3_errmsg(handle))) }
}
