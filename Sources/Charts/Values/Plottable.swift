public import Foundation

/// A value that a chart can show: a number, a date, a text, or a type of your own that converts to one of them.
public protocol Plottable {
  /// The type of the number, date or text.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or text that is shown.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from a number, date or text, if it has one.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as scales use it.
  var _datum: _ChartDatum { get }
  /// Creates the value from one of a scale.
  init?(_datum: _ChartDatum)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the same value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var datum: _ChartDatum { primitivePlottable._datum }
  init?(datum: _ChartDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

/// A value as scales use it.
public enum _ChartDatum: Hashable, Sendable {
  /// A number, which may be infinite or NaN.
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  /// A name, one of those that the scale lists.
  case category(String)

  /// The number or the seconds; `nil` for a category.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }
  /// False for numbers and dates that are not finite.
  var isFinite: Bool { number?.isFinite ?? true }
  var category: String? { if case .category(let name) = self { name } else { nil } }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  /// The number as scales use it.
  public var _datum: _ChartDatum { .number(Double(self)) }
  /// Creates the nearest whole number.
  public init?(_datum: _ChartDatum) {
    guard let number = _datum.number, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  /// The number as scales use it.
  public var _datum: _ChartDatum { .number(Double(self)) }
  /// Creates the number.
  public init?(_datum: _ChartDatum) {
    guard let number = _datum.number else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number as scales use it.
  public var _datum: _ChartDatum { .number((self as NSDecimalNumber).doubleValue) }
  /// Creates the number; `nil` if it is beyond the range of decimals.
  public init?(_datum: _ChartDatum) {
    guard let number = _datum.number, abs(number) < 1e120 else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The text as scales use it.
  public var _datum: _ChartDatum { .category(self) }
  /// Creates the text of a category.
  public init?(_datum: _ChartDatum) {
    guard let category = _datum.category else { return nil }
    self = category
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The date as scales use it. Dates far away become the first or last one that charts show.
  public var _datum: _ChartDatum { .date(ChartCalendar.clamped(timeIntervalSinceReferenceDate)) }
  /// Creates the date.
  public init?(_datum: _ChartDatum) {
    guard let seconds = _datum.number, seconds.isFinite else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}
