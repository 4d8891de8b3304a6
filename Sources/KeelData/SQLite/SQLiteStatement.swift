internal import CSQLite

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A compiled statement.
final class SQLiteStatement {
  let pointer: OpaquePointer
  let text: String
  private(set) var usage: StatementUsage
  /// The time of the last use, in uses of the cache.
  var lastUse = 0
  private var columns: Columns?
  private var recompilations: Int32 = 0

  init(_ pointer: OpaquePointer, text: String, usage: StatementUsage) {
    self.pointer = pointer
    self.text = text
    self.usage = usage
  }

  deinit { sqlite3_finalize(pointer) }

  func bind(_ sql: SQL, of session: SQLiteSession) throws {
    let count = sqlite3_bind_parameter_count(pointer)
    guard count == sql.values.count else {
      throw DataError.misuse(
        "A statement has \(count) parameters and \(sql.values.count) values: \(sql.text)",
        rule: "Every parameter is an interpolated value.",
        remedy: "Write \\(value) where the value belongs, outside quotation marks, instead of ? or :name.")
    }
    for (index, value) in sql.values.enumerated() {
      if case .real(let number) = value, number.isNaN {
        throw DataError.misuse(
          "A parameter is not a number (NaN): \(sql.text)", rule: "SQLite has no such value, and would store NULL.",
          remedy: "Pass an optional that is nil.")
      }
      let result = bind(value, at: Int32(index + 1))
      guard result == SQLITE_OK else { throw session.error(result, sql: sql.text) }
    }
  }

  private func bind(_ value: DataValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(pointer, index)
    case .integer(let number): return sqlite3_bind_int64(pointer, index, number)
    case .real(let number): return sqlite3_bind_double(pointer, index, number)
    case .text(var text): return text.withUTF8 { bindText($0, at: index) }
    case .malformedText(let bytes): return bytes.withUnsafeBufferPointer { bindText($0, at: index) }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { bytes in
        // A blob without bytes has no address, which SQLite would take for NULL.
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return sqlite3_bind_zeroblob(pointer, index, 0) }
        return sqlite3_bind_blob64(pointer, index, start, UInt64(bytes.count), keel_sqlite3_transient())
      }
    }
  }

  private func bindText(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int32) -> Int32 {
    guard let start = bytes.baseAddress else {
      return sqlite3_bind_text64(pointer, index, "", 0, keel_sqlite3_transient(), UInt8(SQLITE_UTF8))
    }
    return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      sqlite3_bind_text64(pointer, index, $0, UInt64(bytes.count), keel_sqlite3_transient(), UInt8(SQLITE_UTF8))
    }
  }

  /// Runs the statement, and resets it in any case.
  func step(in session: SQLiteSession, _ receive: (Row) throws -> Bool) throws {
    defer {
      sqlite3_reset(pointer)
      sqlite3_clear_bindings(pointer)
    }
    // SQLite compiles a statement again in its first step if the schema has changed, and asks the authorizer again.
    session.usage = usage
    var result = sqlite3_step(pointer)
    let recompilations = sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_REPREPARE, 0)
    if recompilations != self.recompilations {
      (self.recompilations, usage, columns) = (recompilations, session.usage, nil)
    }
    while true {
      switch result {
      case SQLITE_ROW:
        if session.job?.isCancelled == true { throw DataError.cancelled }
        guard try receive(currentRow()) else { return }
        result = sqlite3_step(pointer)
      case SQLITE_DONE:
        return
      case let failure:
        throw session.error(failure, sql: text)
      }
    }
  }

  /// The row that the statement has reached.
  private func currentRow() -> Row {
    let count = Int(sqlite3_data_count(pointer))
    return Row(columns: currentColumns(Int32(count)), values: (0..<count).map { value(Int32($0)) })
  }

  /// The names of the columns, which change if the statement is compiled again after a change of the schema.
  private func currentColumns(_ count: Int32) -> Columns {
    if let columns, columns.names.count == count { return columns }
    let new = Columns((0..<count).map { sqlite3_column_name(pointer, $0).map { String(cString: $0) } ?? "" })
    columns = new
    return new
  }

  private func value(_ index: Int32) -> DataValue {
    switch sqlite3_column_type(pointer, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(pointer, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(pointer, index))
    case SQLITE_TEXT:
      guard let start = sqlite3_column_text(pointer, index) else { return .text("") }
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, index)))
      // Decoding and comparing is twice as fast as `String(validating:as:)`. Bytes that are not UTF-8 are replaced.
      var text = String(decoding: bytes, as: UTF8.self)
      let isWhole =
        text.utf8.count == bytes.count
        && text.withUTF8 { copy in copy.baseAddress.map { memcmp($0, start, copy.count) == 0 } ?? true }
      return isWhole ? .text(text) : .malformedText(Array(bytes))
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(pointer, index) else { return .blob([]) }
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, index)))))
    default: return .null
    }
  }
}
