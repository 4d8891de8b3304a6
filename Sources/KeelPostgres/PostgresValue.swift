#if Postgres
/// A parameter of a statement, or a column of a row.
package enum PostgresValue: Hashable, Sendable {
  case null
  /// `bool`, `int2`, `int4` or `int8`.
  case integer(Int64)
  /// `float8`.
  case real(Double)
  /// `text`, and any other type in the form in which PostgreSQL writes it.
  case text(String)
  /// `bytea`.
  case bytes([UInt8])
  /// `bytea[]`, a parameter for statements about many rows: `unnest(\(…))`.
  case manyBytes([[UInt8]?])
  /// `int8[]`.
  case manyIntegers([Int64])
  /// `text[]`.
  case manyTexts([String?])
}

/// A statement, whose interpolated values are parameters: its text never contains a value.
package struct PostgresStatement: Sendable, ExpressibleByStringInterpolation {
  package private(set) var text: String
  package private(set) var parameters: [PostgresValue] = []

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: Interpolation) { self = stringInterpolation.statement }

  /// Creates a statement of a text that the program has written.
  package init(raw text: String) { self.text = text }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var statement = PostgresStatement(stringLiteral: "")

    package init(literalCapacity: Int, interpolationCount: Int) {}
    package mutating func appendLiteral(_ literal: String) { statement.text += literal }
    package mutating func appendInterpolation(_ value: PostgresValue) {
      statement.parameters.append(value)
      statement.text += "$\(statement.parameters.count)"
    }
    /// Adds a part of the text that the program has written: names of tables cannot be parameters.
    package mutating func appendInterpolation(raw text: String) { statement.text += text }
    package mutating func appendInterpolation(_ value: Int64) { appendInterpolation(.integer(value)) }
    package mutating func appendInterpolation(_ value: String) { appendInterpolation(.text(value)) }
    package mutating func appendInterpolation(_ value: [UInt8]) { appendInterpolation(.bytes(value)) }
    package mutating func appendInterpolation(_ value: [UInt8]?) {
      appendInterpolation(value.map { .bytes($0) } ?? .null)
    }
  }
}
#endif
