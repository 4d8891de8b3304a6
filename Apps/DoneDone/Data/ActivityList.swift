internal import DoneDoneModel
internal import Foundation
internal import KeelData

/// The query of a list of activities.
struct ActivityList {
  private let filter: ActivityFilter
  /// The condition of the search; `nil` if nothing is searched for.
  private let search: String?
  /// True if the text has no words, so that nothing matches it.
  private let isEmpty: Bool

  init(_ filter: ActivityFilter) {
    self.filter = filter
    search = SearchWords.condition(filter.text)
    isEmpty = search == nil && !filter.text.allSatisfy(\.isWhitespace)
  }

  /// The query in the way that is faster for what the database contains.
  func query(in database: Database) async throws -> Query<Activity> {
    guard let search, filter.limit != nil else { return query(isCommon: false) }
    let isCommon = try await database.first(
      "SELECT 1 FROM activity_text WHERE activity_text MATCH \(search) LIMIT 1 OFFSET \(Self.commonCount)")
    return query(isCommon: isCommon != nil)
  }

  /// The number of matches from which on it is faster to visit activities in the order of the list until enough of
  /// them match, than to look up all that match and sort them.
  private static let commonCount = 1000

  /// Both ways find the same activities.
  func query(isCommon: Bool) -> Query<Activity> {
    var sql: SQL = "SELECT \(ActivityRecord.columns) FROM activity"
    if isCommon { sql.append(" INDEXED BY activity_by_day") }
    sql.append(isEmpty ? " WHERE 0" : " WHERE 1")
    if let days = filter.days {
      sql.append(" AND day BETWEEN \(days.lowerBound.number) AND \(days.upperBound.number)")
    }
    if let category = filter.categoryID { sql.append(" AND category IS \((category?.bytes).dataValue)") }
    if let search {
      // The `+` keeps SQLite from looking activities up by their numbers.
      sql.append(isCommon ? " AND +number" : " AND number")
      sql.append(" IN (SELECT rowid FROM activity_text WHERE activity_text MATCH \(search))")
    }
    sql.append(" ORDER BY day DESC, time DESC, id DESC")
    if let limit = filter.limit { sql.append(" LIMIT \(max(limit, 0))") }
    return Query(sql, decode: ActivityRecord.activity)
  }
}
