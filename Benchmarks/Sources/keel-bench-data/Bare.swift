import CSQLite

/// The same work with C calls, as one would write it by hand: every statement is prepared once.
final class Bare {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer?] = [:]

  init(_ path: String, _ schema: String) {
    check(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil))
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA foreign_keys = ON")
    run(schema)
  }

  func insert(_ count: Int) {
    run("BEGIN IMMEDIATE")
    run("DELETE FROM person")
    let statement = prepare("INSERT INTO person (id, name, mail, age) VALUES (?, ?, ?, ?)")
    for index in 0..<count {
      sqlite3_bind_int64(statement, 1, Int64(index))
      bind(statement, 2, Main.name(index))
      bind(statement, 3, "\(index)@example.org")
      sqlite3_bind_int64(statement, 4, Int64(index % 90))
      sqlite3_step(statement)
      sqlite3_reset(statement)
    }
    run("COMMIT")
  }

  /// Counts the people and reads some of them, in one transaction.
  func window(_ sql: String, _ range: Range<Int>) -> (count: Int64, people: [Person]) {
    run("BEGIN")
    let counting = prepare("SELECT count(*) FROM person")
    sqlite3_step(counting)
    let count = sqlite3_column_int64(counting, 0)
    sqlite3_reset(counting)
    let statement = prepare("\(sql) ORDER BY name, id LIMIT ? OFFSET ?")
    sqlite3_bind_int64(statement, 1, Int64(range.count))
    sqlite3_bind_int64(statement, 2, Int64(range.lowerBound))
    let people = people(statement)
    run("COMMIT")
    return (count, people)
  }

  func people(_ sql: String, _ parameters: String...) -> [Person] {
    let statement = prepare(sql)
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
    run("BEGIN IMMEDIATE")
    let statement = prepare("UPDATE person SET age = ? WHERE id = ?")
    sqlite3_bind_int64(statement, 1, Int64(age))
    sqlite3_bind_int64(statement, 2, id)
    sqlite3_step(statement)
    sqlite3_reset(statement)
    run("COMMIT")
  }

  func ages() -> [Int64] {
    let statement = prepare("SELECT id, age FROM person WHERE id < 20")
    var ages: [Int64] = []
    while sqlite3_step(statement) == SQLITE_ROW { ages.append(sqlite3_column_int64(statement, 1)) }
    sqlite3_reset(statement)
    return ages
  }

  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  private func prepare(_ sql: String) -> OpaquePointer? {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    statements[sql] = statement
    return statement
  }

  private func bind(_ statement: OpaquePointer?, _ index: Int32, _ text: String) {
    sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), keel_sqlite3_transient())
  }

  private func text(_ statement: OpaquePointer?, _ index: Int32) -> String {
    sqlite3_column_text(statement, index).map { String(cString: $0) } ?? ""
  }

  private func run(_ sql: String) { check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  private func check(_ result: Int32) { precondition(result == SQLITE_OK, String(cString: sqlite3_errmsg(handle))) }
}
