internal import CSQLite

/// The statements of the session itself.
extension SQLiteSession {
  /// Runs a statement that configures the connection. SQLite carries some of them out when it compiles them.
  func own(_ sql: String) throws {
    isTrusted = true
    defer { isTrusted = false }
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw error(result, sql: sql) }
  }

  /// Runs a statement that begins or ends a transaction or a part of it.
  func transact(_ sql: String) throws { _ = try first(sql) { _ in } }

  /// Reads a number.
  func number(_ sql: String) throws -> Int64 {
    try first(sql) { sqlite3_column_int64($0, 0) } ?? 0
  }

  /// Reads a text.
  func text(_ sql: String) throws -> String? {
    try first(sql) { sqlite3_column_text($0, 0).map { String(cString: $0) } } ?? nil
  }

  /// Reads the first row of a statement, which stays compiled.
  private func first<Value>(_ sql: String, _ read: (OpaquePointer) -> Value) throws -> Value? {
    isTrusted = true
    defer { isTrusted = false }
    let statement = try ownStatements.take(sql) ?? compileOwn(sql)
    defer {
      sqlite3_reset(statement.pointer)
      ownStatements.give(statement)
    }
    switch sqlite3_step(statement.pointer) {
    case SQLITE_ROW: return read(statement.pointer)
    case SQLITE_DONE: return nil
    case let failure: throw error(failure, sql: sql)
    }
  }

  private func compileOwn(_ sql: String) throws -> SQLiteStatement {
    var pointer: OpaquePointer?
    let result = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard result == SQLITE_OK, let pointer else { throw error(result, sql: sql) }
    return SQLiteStatement(pointer, text: sql, usage: StatementUsage())
  }

  func schemaVersion() throws -> Int { Int(try number("PRAGMA user_version")) }

  func setSchemaVersion(_ version: Int) throws { try own("PRAGMA user_version = \(version)") }

  func setEnforcesReferences(_ isOn: Bool) throws { try own("PRAGMA foreign_keys = \(isOn ? "ON" : "OFF")") }

  func checkReferences() throws {
    let table = try text("PRAGMA foreign_key_check")
    guard let table else { return }
    throw DataError.constraint(
      .foreignKey,
      .init(
        "A row of the table \"\(table)\" refers to a row that does not exist.",
        rule: "After a migration every reference must lead to a row.",
        remedy: "Delete or mend such rows in the migration."))
  }
}
