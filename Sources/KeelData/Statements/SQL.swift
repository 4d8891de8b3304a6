internal import KeelModel

/// A statement whose interpolated values are parameters, never part of the text.
///
/// Whatever a value contains, it cannot change the statement:
///
/// ```swift
/// let statement: SQL = "SELECT * FROM person WHERE name = \(name)"  // name is bound, not inserted
/// ```
///
/// Other interpolations insert another statement (`\(condition)`), a list (`IN \(list: ids)`), a quoted name of a
/// table or column (`\(name: column)`), or text that the program itself wrote (`\(raw: "DESC")`).
public struct SQL: Hashable, Sendable {
  /// The text, with a `?` for each parameter.
  public private(set) var text: String
  /// The values of the parameters, in order.
  public private(set) var values: [DataValue]

  /// Creates a statement without parameters. Never pass text that comes from outside the program.
  public init(raw text: String) {
    self.text = text
    values = []
  }

  /// Appends a statement and its parameters.
  public mutating func append(_ other: SQL) {
    text += other.text
    values += other.values
  }

  /// Returns the first statement followed by the second one.
  public static func + (lhs: SQL, rhs: SQL) -> SQL {
    var sum = lhs
    sum.append(rhs)
    return sum
  }
}

extension SQL {
  /// Returns true if both have the same text, byte by byte, and equal values.
  public static func == (lhs: SQL, rhs: SQL) -> Bool { lhs.text.isExactly(rhs.text) && lhs.values == rhs.values }

  /// Adds the text and the values to a hash value.
  public func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
    hasher.combine(values)
  }
}

extension SQL: CustomStringConvertible {
  /// The text, without the values, so that logs contain no personal data.
  public var description: String { text }
}

extension SQL: ExpressibleByStringInterpolation {
  /// Creates a statement without parameters.
  public init(stringLiteral value: String) { self.init(raw: value) }

  /// Creates a statement from the text and the values of a literal.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.statement }

  /// Collects the text and the parameters of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var statement = SQL(raw: "")

    /// Creates an empty statement with room for the literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      statement.text.reserveCapacity(literalCapacity + interpolationCount)
      statement.values.reserveCapacity(interpolationCount)
    }

    /// Appends text of the literal.
    public mutating func appendLiteral(_ literal: String) { statement.text += literal }

    /// Appends a parameter.
    @inlinable public mutating func appendInterpolation<Value: DataValueConvertible>(_ value: Value) {
      statement.appendParameter(value.dataValue)
    }

    /// Appends another statement with its parameters.
    public mutating func appendInterpolation(_ other: SQL) { statement.append(other) }

    /// Appends a list of parameters in parentheses, for `IN`. An empty list matches nothing.
    public mutating func appendInterpolation<Values: Sequence>(list values: Values)
    where Values.Element: DataValueConvertible {
      statement.text += "("
      for (index, value) in values.enumerated() {
        if index > 0 { statement.text += ", " }
        statement.appendParameter(value.dataValue)
      }
      statement.text += ")"
    }

    /// Appends the name of a table or a column, quoted.
    public mutating func appendInterpolation(name: String) {
      statement.text += "\""
      for character in name.unicodeScalars {
        if character == "\"" { statement.text += "\"" }
        statement.text.unicodeScalars.append(character)
      }
      statement.text += "\""
    }

    /// Appends text as it is. Never pass text that comes from outside the program.
    public mutating func appendInterpolation(raw text: String) { statement.text += text }
  }

  @usableFromInline mutating func appendParameter(_ value: DataValue) {
    text += "?"
    values.append(value)
  }
}
