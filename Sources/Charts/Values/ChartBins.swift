public import Foundation

/// A range of values that are counted together.
public struct ChartBinRange<Bound> {
  /// The first value of the range.
  public let lowerBound: Bound
  /// The end of the range, which only the last range contains.
  public let upperBound: Bound
}
extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Ranges of equal width with round thresholds, for histograms.
public struct NumberBins<Value: Plottable & Comparable> {
  /// The limits between the ranges, in order.
  public let thresholds: [Value]

  /// Creates about as many ranges as are wanted, with round thresholds around all values.
  public init(data: [Value], desiredCount: Int? = nil) {
    let numbers = data.compactMap { $0.datum.number }.filter(\.isFinite)
    let ticks = NiceNumbers(
      from: numbers.min() ?? 0, to: numbers.max() ?? 1, count: Swift.min(Swift.max(desiredCount ?? 10, 1), 1000))
    self.init(limits: ticks.covering)
  }
  /// Creates about as many ranges as are wanted, with round thresholds around a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount)
  }
  /// Creates ranges of a width that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let (low, high) = (range.lowerBound.datum.number ?? 0, range.upperBound.datum.number ?? 0)
    let step = size.datum.number ?? 0
    guard step > 0, low.isFinite, high.isFinite, (high - low) / step < 10_000 else {
      self.init(limits: [low, high])
      return
    }
    self.init(limits: NiceNumbers(from: low, to: high, step: step).covering)
  }
  /// Creates ranges with these limits.
  public init(thresholds: [Value]) { self.thresholds = thresholds }
  private init(limits: [Double]) {
    thresholds = limits.compactMap { Value(datum: .number($0)) }
  }

  /// Returns the index of the range that contains a value.
  public func index(for value: Value) -> Int {
    let index = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(index - 1, 0), Swift.max(thresholds.count - 2, 0))
  }
}

extension NumberBins: RandomAccessCollection {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// Returns a range by its index.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}

/// Hours, days, months or other units of time, for histograms.
public struct DateBins {
  /// The limits between the units, in order.
  public let thresholds: [Date]

  /// Creates a range for each unit that a range of time touches; at most 10,000.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    let ticks = ChartCalendar(calendar: calendar).ticks(
      every: Swift.max(count, 1), unit, from: range.lowerBound.timeIntervalSinceReferenceDate,
      to: range.upperBound.timeIntervalSinceReferenceDate, covering: true, limit: 10_000)
    thresholds = ticks.map { Date(timeIntervalSinceReferenceDate: $0) }
  }
  /// Creates a range for each unit between the first and the last date; at most 10,000.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }
  /// Creates ranges with these limits.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Returns the index of the range that contains a date.
  public func index(for value: Date) -> Int {
    let index = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(index - 1, 0), Swift.max(thresholds.count - 2, 0))
  }
}

extension DateBins: RandomAccessCollection {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// Returns a range by its index.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}
