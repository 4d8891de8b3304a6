public import FoundationEssentials

/// A text to be translated: the literal and its interpolated values.
///
/// `"Hello, \(name)"` is looked up as `Hello, %@`. Interpolated values are data: they never count as Markdown.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// An interpolated value.
  package enum Argument: Hashable, Sendable {
    case string(String)
    /// A number, which is formatted by its specifier in the key.
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
    case formatted(FormattedValue)
  }

  /// The key to look up: the literal with a specifier for each argument. With arguments it is a format, with each `%`
  /// of the literal doubled.
  package let key: String
  package let arguments: [Argument]
  /// The arguments that are integers, by position.
  var counts: [Int?] {
    arguments.map { argument in
      switch argument {
      case .integer(let value): Int(clamping: value)
      case .unsigned(let value): Int(clamping: value)
      default: nil
      }
    }
  }

  /// Creates a key from a string.
  public init(_ value: String) {
    self.key = value
    self.arguments = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    self.key = stringInterpolation.key
    self.arguments = stringInterpolation.arguments
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty interpolation with capacity for the literal.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Appends a part of the literal, with each `%` doubled.
    public mutating func appendLiteral(_ literal: String) { key += literal.escapingPercents }

    mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    /// Inserts a string as `%@`.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Inserts a string as `%@`.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append(.string(String(string))) }

    /// Inserts a text as `%@`. The text keeps its attributes.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Inserts a picture as `%@`.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    /// Inserts text with attributes as `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    /// Inserts a date in a style as `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    /// Inserts a range of dates as `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

    /// Inserts an interval of dates as `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

    /// Inserts the elapsed or remaining time of an interval as `%@`.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Inserts a number with the specifier of its type, such as `%lld`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument.argument, specifier: T._specifier)
    }

    /// Inserts a number with a `printf` specifier, whose conversion must suit its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument.argument, specifier: specifier)
    }

    /// Inserts a formatted value as `%@`, in the language of the environment that it is shown in.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      append(.formatted(FormattedValue(input, format)))
    }

    /// Inserts a formatted value as `%@`, formatted at once because it is not sendable.
    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.string(format.format(input)))
    }

    /// Inserts any other value as `%@`, as `String(describing:)` describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value))) }
  }
}

extension String {
  var escapingPercents: String {
    contains("%") ? split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : self
  }
}

/// A number that has a `printf` specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument of a format.
  var _argument: _FormatArgument { get }
  /// The specifier of the number's type.
  static var _specifier: String { get }
}

/// A number that is passed to a format.
public struct _FormatArgument: Hashable, Sendable {
  let argument: LocalizedStringKey.Argument

  /// Wraps a floating-point number.
  public init(_ value: Double) { argument = .double(value) }
  /// Wraps an integer, clamped to the range from `Int64.min` to `UInt64.max`.
  public init<Value: BinaryInteger>(_ value: Value) {
    argument = Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(clamping: value))
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  /// The number as an argument of a format.
  public var _argument: _FormatArgument { _FormatArgument(self) }
  /// `%d` or `%u`, with `ll` for 64 bits.
  public static var _specifier: String { "%\(bitWidth > 32 ? "ll" : "")\(isSigned ? "d" : "u")" }
}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: _FormatArgument { _FormatArgument(self) }
  /// `%lf`.
  public static var _specifier: String { "%lf" }
}
extension Float: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: _FormatArgument { _FormatArgument(Double(self)) }
  /// `%f`.
  public static var _specifier: String { "%f" }
}
