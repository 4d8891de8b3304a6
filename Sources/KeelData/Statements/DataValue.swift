/// A value in a column of a row, or of a parameter.
public enum DataValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// A text, which may contain NUL characters.
  case text(String)
  /// Bytes.
  case blob([UInt8])
  /// A text of another program whose bytes are not valid UTF-8. It can be read as bytes, and is written unchanged.
  case malformedText([UInt8])

  /// The name of the type in SQL.
  var typeName: String {
    switch self {
    case .null: "NULL"
    case .integer: "INTEGER"
    case .real: "REAL"
    case .text: "TEXT"
    case .blob: "BLOB"
    case .malformedText: "TEXT that is not valid UTF-8"
    }
  }
}
