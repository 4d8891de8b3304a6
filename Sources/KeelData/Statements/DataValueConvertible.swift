/// A type whose values can be parameters of statements and be read from columns.
///
/// Numbers are converted only if nothing is lost: an integer that does not fit the type is an error. Enums with raw
/// values conform by declaring it: `enum Gender: String, DataValueConvertible`.
public protocol DataValueConvertible {
  /// The value as it is stored.
  var dataValue: DataValue { get }
  /// Creates the value from a stored one, or returns `nil` if that has another type or is out of range.
  init?(dataValue: DataValue)
}

extension DataValue: DataValueConvertible {
  /// The value itself.
  @inlinable public var dataValue: DataValue { self }
  /// Creates a copy of the value.
  @inlinable public init?(dataValue: DataValue) { self = dataValue }
}

extension Optional: DataValueConvertible where Wrapped: DataValueConvertible {
  /// The value, or NULL.
  @inlinable public var dataValue: DataValue { self?.dataValue ?? .null }
  /// Creates `nil` from NULL, and otherwise a value of the wrapped type.
  @inlinable public init?(dataValue: DataValue) {
    if dataValue == .null {
      self = Wrapped?.none
    } else {
      guard let wrapped = Wrapped(dataValue: dataValue) else { return nil }
      self = .some(wrapped)
    }
  }
}

extension DataValueConvertible where Self: FixedWidthInteger {
  /// The number as an integer.
  @inlinable public var dataValue: DataValue { .integer(Int64(self)) }
  /// Creates the number from an integer that fits.
  @inlinable public init?(dataValue: DataValue) {
    guard case .integer(let number) = dataValue else { return nil }
    self.init(exactly: number)
  }
}

// UInt and UInt64 are left out: their values do not all fit a column of integers.
extension Int: DataValueConvertible {}
extension Int64: DataValueConvertible {}
extension Int32: DataValueConvertible {}
extension Int16: DataValueConvertible {}
extension Int8: DataValueConvertible {}
extension UInt32: DataValueConvertible {}
extension UInt16: DataValueConvertible {}
extension UInt8: DataValueConvertible {}

extension Double: DataValueConvertible {
  /// The number as a floating-point number.
  @inlinable public var dataValue: DataValue { .real(self) }
  /// Creates the number from a floating-point number, or from an integer that it can represent exactly.
  @inlinable public init?(dataValue: DataValue) {
    switch dataValue {
    case .real(let number): self = number
    case .integer(let number): self.init(exactly: number)
    default: return nil
    }
  }
}

extension Float: DataValueConvertible {
  /// The number as a floating-point number.
  @inlinable public var dataValue: DataValue { .real(Double(self)) }
  /// Creates the number from a floating-point number, rounded, or from an integer that it can represent exactly.
  @inlinable public init?(dataValue: DataValue) {
    switch dataValue {
    case .real(let number): self = Float(number)
    case .integer(let number): self.init(exactly: number)
    default: return nil
    }
  }
}

extension Bool: DataValueConvertible {
  /// 1 or 0.
  @inlinable public var dataValue: DataValue { .integer(self ? 1 : 0) }
  /// Creates the value from 1 or 0.
  @inlinable public init?(dataValue: DataValue) {
    switch dataValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension String: DataValueConvertible {
  /// The text.
  @inlinable public var dataValue: DataValue { .text(self) }
  /// Creates the text from a text that is valid UTF-8.
  @inlinable public init?(dataValue: DataValue) {
    guard case .text(let text) = dataValue else { return nil }
    self = text
  }
}

extension Substring: DataValueConvertible {
  /// The text.
  @inlinable public var dataValue: DataValue { .text(String(self)) }
  /// Creates the text from a text that is valid UTF-8.
  @inlinable public init?(dataValue: DataValue) {
    guard case .text(let text) = dataValue else { return nil }
    self = text[...]
  }
}

extension [UInt8]: DataValueConvertible {
  /// The bytes.
  @inlinable public var dataValue: DataValue { .blob(self) }
  /// Creates the bytes from bytes, or from a text that is not valid UTF-8.
  @inlinable public init?(dataValue: DataValue) {
    switch dataValue {
    case .blob(let bytes), .malformedText(let bytes): self = bytes
    default: return nil
    }
  }
}

extension DataValueConvertible where Self: RawRepresentable, RawValue: DataValueConvertible {
  /// The stored form of the raw value.
  @inlinable public var dataValue: DataValue { rawValue.dataValue }
  /// Creates the value with a stored raw value.
  @inlinable public init?(dataValue: DataValue) {
    guard let rawValue = RawValue(dataValue: dataValue) else { return nil }
    self.init(rawValue: rawValue)
  }
}
