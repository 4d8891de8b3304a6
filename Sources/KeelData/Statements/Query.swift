/// A statement that reads, with the conversion of its rows to values of the app.
///
/// ```swift
/// static func named(_ name: String) -> Query<Person> {
///   Query("SELECT id, name FROM person WHERE name = \(name)") { try Person(id: $0["id"], name: $0["name"]) }
/// }
/// ```
public struct Query<Value: Sendable>: Sendable {
  /// The statement.
  public var sql: SQL
  /// Converts a row, off the main actor.
  public var decode: @Sendable (Row) throws -> Value

  /// Creates a query with a conversion.
  public init(_ sql: SQL, decode: @escaping @Sendable (Row) throws -> Value) {
    self.sql = sql
    self.decode = decode
  }
}

extension Query where Value == Row {
  /// Creates a query whose values are the rows themselves.
  public init(_ sql: SQL) { self.init(sql) { $0 } }
}

extension Query where Value: DataValueConvertible {
  /// Creates a query of the values in the first column.
  public init(first sql: SQL, as type: Value.Type = Value.self) { self.init(sql) { try $0.get(0) } }
}
