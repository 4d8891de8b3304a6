internal import CSQLite

/// What a statement reads and writes, as SQLite's authorizer says when it compiles the statement.
///
/// Tables of triggers, views and cascading references are included. The hook for updated rows would miss a `DELETE`
/// without a condition and tables without row identifiers.
struct StatementUsage {
  var read = TableSet()
  var written = TableSet()
  /// True if the statement changes the schema: then any result can change.
  var changesSchema = false
  /// The reason why the statement is not permitted.
  var refusal: DataError?
}

/// The authorizer of all sessions, for `sqlite3_set_authorizer`.
func authorize(
  _ context: UnsafeMutableRawPointer?, _ action: Int32, _ first: UnsafePointer<CChar>?,
  _ second: UnsafePointer<CChar>?, _ database: UnsafePointer<CChar>?, _ trigger: UnsafePointer<CChar>?
) -> Int32 {
  guard let context else { return SQLITE_OK }
  let session = Unmanaged<SQLiteSession>.fromOpaque(context).takeUnretainedValue()
  return session.isTrusted ? SQLITE_OK : session.note(action, first, second)
}

extension SQLiteSession {
  fileprivate func note(_ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
    switch action {
    case SQLITE_READ:
      if let first { usage.read.insert(String(cString: first)) }
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      if let first { usage.written.insert(String(cString: first)) }
    case SQLITE_SELECT, SQLITE_FUNCTION, SQLITE_RECURSIVE, SQLITE_ANALYZE, SQLITE_REINDEX:
      break
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT:
      return refuse(
        "A statement begins or ends a transaction.", rule: "Keel begins and ends transactions.",
        remedy: "Use write { … }, and transaction { … } for a part that can be undone alone.")
    case SQLITE_ATTACH, SQLITE_DETACH:
      return refuse(
        "A statement attaches another file.", rule: "A Database is one file.",
        remedy: "Open the other file as a Database of its own.")
    case SQLITE_PRAGMA:
      return notePragma(first.map { String(cString: $0) } ?? "", hasValue: second != nil)
    default:
      usage.changesSchema = true
      usage.written.insertAll()
    }
    return SQLITE_OK
  }

  private func notePragma(_ name: String, hasValue: Bool) -> Int32 {
    let describing: Set = [
      "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo", "foreign_key_list",
      "foreign_key_check", "integrity_check", "quick_check", "defer_foreign_keys",
    ]
    if !hasValue || describing.contains(name.lowercased()) { return SQLITE_OK }
    return refuse(
      "A statement sets PRAGMA \(name).", rule: "Keel sets how the database works.",
      remedy: "Use Database.Options, or leave the setting as it is.")
  }

  private func refuse(_ happened: String, rule: String, remedy: String) -> Int32 {
    usage.refusal = .misuse(happened, rule: rule, remedy: remedy)
    return SQLITE_DENY
  }
}
