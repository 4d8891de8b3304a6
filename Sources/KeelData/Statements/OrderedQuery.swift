/// A query with an order of its rows, of which windows can be read.
public struct OrderedQuery<Value: Sendable>: Sendable {
  /// The query, which has no `ORDER BY` and no `LIMIT` of its own.
  public var query: Query<Value>
  /// The terms of `ORDER BY`, by which each row has a fixed place.
  public var order: SQL
}

extension Query {
  /// Returns the query with an order of its rows: `people.ordered(by: "name, id")`.
  ///
  /// - Parameter order: The terms of `ORDER BY`. The last one tells rows apart that are equal in the others.
  public func ordered(by order: SQL) -> OrderedQuery<Value> { OrderedQuery(query: self, order: order) }
}
