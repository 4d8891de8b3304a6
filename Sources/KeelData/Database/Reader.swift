/// Reads from a database, inside `Database.read(_:)` or `Database.write(_:)`.
///
/// All reads see one state of the database. Do not keep it: it is valid only during the call.
public class Reader {
  let session: any Session
  var mayWrite: Bool { false }

  init(_ session: any Session) { self.session = session }

  /// Returns all rows of a statement.
  ///
  /// - Throws: `DataError`.
  public func rows(_ sql: SQL) throws -> [Row] {
    var rows: [Row] = []
    try forEach(sql) { rows.append($0) }
    return rows
  }

  /// Returns the values of a query.
  ///
  /// - Throws: `DataError`, or an error of the query's conversion.
  public func rows<Value>(_ query: Query<Value>) throws -> [Value] {
    var values: [Value] = []
    try forEach(query.sql) { values.append(try query.decode($0)) }
    return values
  }

  /// Returns the first row of a statement, or `nil` if there is none.
  ///
  /// - Throws: `DataError`.
  public func first(_ sql: SQL) throws -> Row? {
    var first: Row?
    _ = try session.run(sql, mayWrite: mayWrite) { row in
      first = row
      return false
    }
    return first
  }

  /// Returns the first value of a query, or `nil` if there is none.
  ///
  /// - Throws: `DataError`, or an error of the query's conversion.
  public func first<Value>(_ query: Query<Value>) throws -> Value? {
    try first(query.sql).map(query.decode)
  }

  /// Returns the value in the first column of the first row.
  ///
  /// - Throws: `DataError.value` if there is no row, or the value has another type.
  public func value<Value: DataValueConvertible>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value {
    guard let row = try first(sql) else {
      throw DataError.value(
        .init(
          "A statement has no row: \(sql.text)", rule: "value(_:as:) reads the first row.",
          remedy: "Use first(_:) if there may be none."))
    }
    return try row.get(0)
  }

  /// Passes the rows of a statement to a closure, one at a time, so that they are never all in memory.
  ///
  /// - Throws: `DataError`, or an error of the closure.
  public func forEach(_ sql: SQL, _ body: (Row) throws -> Void) throws {
    _ = try session.run(sql, mayWrite: mayWrite) { row in
      try body(row)
      return true
    }
  }
}
