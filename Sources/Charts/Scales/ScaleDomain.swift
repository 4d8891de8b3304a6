public import Foundation

/// The values that a scale shows.
public protocol ScaleDomain {
  /// The values as scales use them.
  var _domain: _ScaleDomainValues { get }
}

/// The values that a scale shows, as scales use them.
public struct _ScaleDomainValues {
  var values: [_ChartDatum]?
  var isRange = false
  var includesZero: Bool?
  var isReversed = false
}

/// A domain from the values of the marks.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The values as scales use them.
  public let _domain: _ScaleDomainValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the marks, rounded.
  public static var automatic: AutomaticScaleDomain { .automatic() }
  /// Returns the values of the marks, rounded, with or without zero.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomainValues(includesZero: includesZero, isReversed: reversed ?? false))
  }
  /// Returns the values of the marks, rounded, with or without zero. The closure is not called.
  public static func automatic<P: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: P.Type,
    modifyInferredDomain: @escaping (inout [P]) -> Void
  ) -> AutomaticScaleDomain { .automatic(includesZero: includesZero, reversed: reversed) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The range.
  public var _domain: _ScaleDomainValues {
    _ScaleDomainValues(values: [lowerBound.datum, upperBound.datum], isRange: true)
  }
}
extension Range: ScaleDomain where Bound: Plottable {
  /// The range.
  public var _domain: _ScaleDomainValues {
    _ScaleDomainValues(values: [lowerBound.datum, upperBound.datum], isRange: true)
  }
}
extension Array: ScaleDomain where Element: Plottable {
  /// The categories in their order, or the first and the last number.
  public var _domain: _ScaleDomainValues { _ScaleDomainValues(values: map(\.datum)) }
}

/// The way in which a scale maps values to places.
public struct ScaleType: Hashable, Sendable {
  enum Kind { case linear, log, squareRoot, symmetricLog, date, category }
  let kind: Kind
  /// Equal distances for equal differences.
  public static let linear = ScaleType(kind: .linear)
  /// Equal distances for equal ratios. Values must be positive.
  public static let log = ScaleType(kind: .log)
  /// Distances of the square roots.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Linear near zero, logarithmic beyond, for negative values too.
  public static let symmetricLog = ScaleType(kind: .symmetricLog)
  /// Dates.
  public static let date = ScaleType(kind: .date)
  /// Categories.
  public static let category = ScaleType(kind: .category)
}

/// The part of the plot that a scale uses.
public protocol PositionScaleRange {
  /// The margins at both ends in points.
  var _margins: (start: Double, end: Double) { get }
}

/// The whole length of the plot, with margins.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: Double
  let end: Double
  /// The margins at both ends in points.
  public var _margins: (start: Double, end: Double) { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
  /// Returns the length of the plot without margins in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// Returns the length of the plot without margins in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    func lawful(_ margin: CGFloat) -> Double { margin.isFinite ? min(max(Double(margin), 0), 10_000) : 0 }
    return PlotDimensionScaleRange(start: lawful(startPadding), end: lawful(endPadding))
  }
}
