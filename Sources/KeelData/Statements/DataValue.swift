internal import KeelModel

/// A value in a column of a row, or of a parameter.
///
/// Texts are equal if their bytes are, as in SQLite. A `String` also equals texts that are canonically equivalent to it.
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

extension DataValue {
  /// Returns true if both values have the same type and content, texts byte by byte.
  public static func == (lhs: DataValue, rhs: DataValue) -> Bool {
    switch (lhs, rhs) {
    case (.null, .null): true
    case (.integer(let lhs), .integer(let rhs)): lhs == rhs
    case (.real(let lhs), .real(let rhs)): lhs == rhs
    case (.text(let lhs), .text(let rhs)): lhs.isExactly(rhs)
    case (.blob(let lhs), .blob(let rhs)), (.malformedText(let lhs), .malformedText(let rhs)): lhs == rhs
    default: false
    }
  }

  /// Adds the value to a hash value.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let number):
      hasher.combine(1)
      hasher.combine(number)
    case .real(let number):
      hasher.combine(2)
      hasher.combine(number)
    case .text(let text):
      hasher.combine(3)
      text.hashBytes(into: &hasher)
    case .blob(let bytes):
      hasher.combine(4)
      hasher.combine(bytes)
    case .malformedText(let bytes):
      hasher.combine(5)
      hasher.combine(bytes)
    }
  }
}
