internal import CSQLite

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension SQLiteSession {
  func run(_ sql: SQL, mayWrite: Bool, _ receive: (Row) throws -> Bool) throws -> Changes {
    if let undoing { throw undoing }
    if job?.isCancelled == true { throw DataError.cancelled }
    if depth == 0 { try file.check() }
    let statement = try statements.take(sql.text) ?? compile(sql.text)
    defer { statements.give(statement) }
    if !mayWrite, sqlite3_stmt_readonly(statement.pointer) == 0 {
      throw DataError.misuse(
        "A statement that writes was passed to a function that reads: \(sql.text)",
        rule: "Only a Writer changes the database.", remedy: "Run it with write { $0.run(…) }.")
    }
    try statement.bind(sql, of: self)
    let before = sqlite3_total_changes64(handle)
    defer {
      tablesRead?.formUnion(statement.usage.read)
      // A statement that fails may have changed rows, too: INSERT OR FAIL keeps those before the one that fails.
      if mayWrite, sqlite3_total_changes64(handle) != before || statement.usage.changesSchema {
        written.formUnion(statement.usage.written)
      }
    }
    try statement.step(in: self, receive)
    return Changes(
      count: sqlite3_stmt_readonly(statement.pointer) == 0 ? Int(sqlite3_changes64(handle)) : 0,
      lastInsertedID: sqlite3_last_insert_rowid(handle))
  }

  private func compile(_ text: String) throws -> SQLiteStatement {
    try refuseNUL(in: text, "statement")
    usage = StatementUsage()
    var pointer: OpaquePointer?
    var rest: String?
    var text = text
    let result = text.withUTF8 { bytes -> Int32 in
      guard let start = bytes.baseAddress else { return SQLITE_OK }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
        var tail: UnsafePointer<CChar>?
        let result = sqlite3_prepare_v3(
          handle, start, Int32(clamping: bytes.count), UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, &tail)
        if let tail { rest = String(decoding: bytes[(tail - start)...], as: UTF8.self) }
        return result
      }
    }
    if let refusal = usage.refusal {
      sqlite3_finalize(pointer)
      throw refusal
    }
    guard result == SQLITE_OK else { throw error(result, sql: text) }
    guard let pointer else {
      throw DataError.misuse(
        "A statement is empty.", rule: "A statement must contain SQL, not only spaces or a comment.",
        remedy: "Pass one statement.")
    }
    let usage = usage
    if let rest, hasStatement(rest) {
      sqlite3_finalize(pointer)
      throw DataError.misuse(
        "A text contains several statements: \(text)", rule: "One call runs one statement.",
        remedy: "Call run(_:) for each of them, or script(_:) for statements without parameters.")
    }
    return SQLiteStatement(pointer, text: text, usage: usage)
  }

  /// Returns true if a text contains more than spaces and comments.
  private func hasStatement(_ text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 == 32 || $0 == 10 || $0 == 9 || $0 == 13 || $0 == 59 }) else { return false }
    var pointer: OpaquePointer?
    let result = sqlite3_prepare_v2(handle, text, -1, &pointer, nil)
    defer { sqlite3_finalize(pointer) }
    return result != SQLITE_OK || pointer != nil
  }

  func script(_ text: String) throws {
    if let undoing { throw undoing }
    if job?.isCancelled == true { throw DataError.cancelled }
    try refuseNUL(in: text, "script")
    usage = StatementUsage()
    let result = sqlite3_exec(handle, text, nil, nil, nil)
    // The statements before one that fails have had their effect.
    written.formUnion(usage.written)
    if let refusal = usage.refusal { throw refusal }
    guard result == SQLITE_OK else { throw error(result, sql: text) }
  }

  /// Throws if SQLite would run only a part of a text.
  private func refuseNUL(in text: String, _ kind: String) throws {
    guard text.utf8.contains(0) else { return }
    throw DataError.misuse(
      "A \(kind) contains a NUL character.", rule: "SQL ends at a NUL character.",
      remedy: "Remove the character, or pass the text that contains it as a parameter.")
  }

  /// Waits before the next attempt to get a lock. Returns 0 if there is to be none.
  func wait(_ attempts: Int32) -> Int32 {
    let (pauses, longest): ([Int64], Int64) = ([1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50], 100)
    let attempt = Int(attempts)
    let waited = pauses.prefix(attempt).reduce(0, +) + max(0, Int64(attempt - pauses.count)) * longest
    let limit =
      options.busyTimeout.components.seconds * 1000 + options.busyTimeout.components.attoseconds / 1_000_000_000_000_000
    let pause = min(attempt < pauses.count ? pauses[attempt] : longest, limit - waited)
    guard pause > 0, job?.isCancelled != true else { return 0 }
    usleep(useconds_t(pause * 1000))
    return 1
  }
}
