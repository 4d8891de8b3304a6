public import FoundationEssentials

/// A text to be translated: the literal, with what was put into it kept apart.
///
/// `"Hello, \(name)"` is looked up as `Hello, %@`. What is put in is data: it never counts as Markdown.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Something that was put in.
  package enum Argument: Hashable, Sendable {
    case string(String)
    /// Written by the specifier that stands for it.
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
    case formatted(FormattedValue)
  }

  /// What is looked up: the literal, with a specifier for each argument. If there are any, it is a format, with each
  /// `%` of the literal twice.
  package let key: String
  package let arguments: [Argument]

  public init(_ value: String) {
    self.key = value
    self.arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.key = stringInterpolation.key
    self.arguments = stringInterpolation.arguments
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { key += literal.escapingPercents }

    mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append(.string(String(string))) }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument.argument, specifier: T._specifier)
    }

    /// With a specifier of `printf`: its conversion has to be one for numbers of this kind.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument.argument, specifier: specifier)
    }

    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      append(.formatted(FormattedValue(input, format)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.string(format.format(input)))
    }

    /// Anything else, as `String(describing:)` says it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value))) }
  }
}

extension String {
  var escapingPercents: String {
    contains("%") ? split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : self
  }
}

/// A number that has a specifier of `printf`.
public protocol _FormatSpecifiable: Equatable {
  var _argument: _FormatArgument { get }
  static var _specifier: String { get }
}

/// A number on its way into a text.
public struct _FormatArgument: Hashable, Sendable {
  let argument: LocalizedStringKey.Argument

  public init(_ value: Double) { argument = .double(value) }
  public init<Value: BinaryInteger>(_ value: Value) {
    argument = Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(clamping: value))
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  public var _argument: _FormatArgument { _FormatArgument(self) }
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
  public var _argument: _FormatArgument { _FormatArgument(self) }
  public static var _specifier: String { "%lf" }
}
extension Float: _FormatSpecifiable {
  public var _argument: _FormatArgument { _FormatArgument(Double(self)) }
  public static var _specifier: String { "%f" }
}
