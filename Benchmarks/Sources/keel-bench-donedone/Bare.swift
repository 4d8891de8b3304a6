import CSQLite
import DoneDoneModel
import Foundation

/// The same work with C calls, as one would write it by hand: every statement is prepared once.
final class Bare {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer?] = [:]

  init(_ path: String) {
    check(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil))
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA foreign_keys = ON")
  }

  /// The statements that create the tables of this file.
  var schema: [String] {
    let statement = prepare(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'activity^_text^_%' ESCAPE '^'")
    var schema: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW { schema.append(text(statement, 0)) }
    sqlite3_reset(statement)
    return schema
  }

  /// Creates tables and stores an archive in them, with the words in lower case only.
  func store(_ archive: Archive, schema: [String]) {
    for sql in schema { run(sql) }
    run("BEGIN IMMEDIATE")
    let category = prepare("INSERT INTO category (id, name, color, symbol, position) VALUES (?, ?, ?, ?, ?)")
    for value in archive.categories {
      bind(category, 1, value.id)
      bind(category, 2, value.name)
      bind(category, 3, value.color.rawValue)
      bind(category, 4, value.symbol)
      sqlite3_bind_int64(category, 5, Int64(value.position))
      step(category)
    }
    let activity = prepare(
      "INSERT INTO activity (id, name, category, minutes, note, day, time, words) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    for value in archive.activities {
      bind(activity, 1, value.id)
      bind(activity, 2, value.name)
      if let id = value.categoryID { bind(activity, 3, id) } else { sqlite3_bind_null(activity, 3) }
      sqlite3_bind_int64(activity, 4, Int64(value.minutes))
      bind(activity, 5, value.note)
      sqlite3_bind_int64(activity, 6, Int64(value.day.number))
      sqlite3_bind_int64(activity, 7, Int64(value.time))
      bind(activity, 8, "\(value.name) \(value.note)".lowercased())
      step(activity)
    }
    run("INSERT INTO activity_text (rowid, words) SELECT number, words FROM activity")
    run("COMMIT")
  }

  private static let columns = "id, name, category, minutes, note, day, time"
  private static let order = "ORDER BY day DESC, time DESC, id DESC"

  func activities(of day: Day) -> [Activity] {
    let statement = prepare("SELECT \(Self.columns) FROM activity WHERE day = ? \(Self.order)")
    sqlite3_bind_int64(statement, 1, Int64(day.number))
    return activities(statement)
  }

  func activities(with words: String, limit: Int, isCommon: Bool) -> [Activity] {
    let condition = words.split(separator: " ").map { "\"\($0)\" *" }.joined(separator: " ")
    let way = isCommon ? "INDEXED BY activity_by_day WHERE +number" : "WHERE number"
    let statement = prepare(
      """
      SELECT \(Self.columns) FROM activity \(way)
      IN (SELECT rowid FROM activity_text WHERE activity_text MATCH ?) \(Self.order) LIMIT ?
      """)
    bind(statement, 1, condition)
    sqlite3_bind_int64(statement, 2, Int64(limit))
    return activities(statement)
  }

  func totals(_ days: ClosedRange<Day>) -> [DayTotal] {
    let statement = prepare(
      "SELECT day, category, count(*), sum(minutes) FROM activity WHERE day BETWEEN ? AND ? GROUP BY day, category")
    sqlite3_bind_int64(statement, 1, Int64(days.lowerBound.number))
    sqlite3_bind_int64(statement, 2, Int64(days.upperBound.number))
    var totals: [DayTotal] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      totals.append(
        DayTotal(
          day: day(statement, 0), categoryID: id(statement, 1), count: Int(sqlite3_column_int64(statement, 2)),
          minutes: Int(sqlite3_column_int64(statement, 3))))
    }
    sqlite3_reset(statement)
    return totals
  }

  func days() -> [Day] {
    let statement = prepare("SELECT DISTINCT day FROM activity ORDER BY day")
    var days: [Day] = []
    while sqlite3_step(statement) == SQLITE_ROW { days.append(day(statement, 0)) }
    sqlite3_reset(statement)
    return days
  }

  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  private func activities(_ statement: OpaquePointer?) -> [Activity] {
    var activities: [Activity] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      guard let id = id(statement, 0) else { continue }
      activities.append(
        Activity(
          id: id, name: text(statement, 1), categoryID: self.id(statement, 2),
          minutes: Int(sqlite3_column_int64(statement, 3)), note: text(statement, 4), day: day(statement, 5),
          time: Int(sqlite3_column_int64(statement, 6))))
    }
    sqlite3_reset(statement)
    return activities
  }

  private func prepare(_ sql: String) -> OpaquePointer? {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    statements[sql] = statement
    return statement
  }

  private func step(_ statement: OpaquePointer?) {
    sqlite3_step(statement)
    sqlite3_reset(statement)
  }

  private func bind(_ statement: OpaquePointer?, _ index: Int32, _ text: String) {
    sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), keel_sqlite3_transient())
  }

  private func bind(_ statement: OpaquePointer?, _ index: Int32, _ id: UUID) {
    withUnsafeBytes(of: id.uuid) { bytes in
      _ = sqlite3_bind_blob(statement, index, bytes.baseAddress, 16, keel_sqlite3_transient())
    }
  }

  private func text(_ statement: OpaquePointer?, _ index: Int32) -> String {
    sqlite3_column_text(statement, index).map { String(cString: $0) } ?? ""
  }

  private func day(_ statement: OpaquePointer?, _ index: Int32) -> Day {
    Day(number: Int(sqlite3_column_int64(statement, index)))
  }

  private func id(_ statement: OpaquePointer?, _ index: Int32) -> UUID? {
    guard let bytes = sqlite3_column_blob(statement, index) else { return nil }
    return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }

  private func run(_ sql: String) { check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  private func check(_ result: Int32) { precondition(result == SQLITE_OK, String(cString: sqlite3_errmsg(handle))) }
}
