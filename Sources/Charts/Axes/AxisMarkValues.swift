public import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case values([_ChartDatum])
  }
  let kind: Kind

  /// Round values, about as many as fit.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }
  /// Returns round values. The smallest distance and the rounding of the domain are not used.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
  /// Returns round values. The smallest distance and the rounding of the domain are not used.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
  /// Returns the multiples of a number.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .stride(stepSize.datum.number ?? 0)) }
  /// Returns the beginnings of hours, days, months or other units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .dates(component, max(count, 1), calendar)) }
}

/// The value at a mark of an axis.
public struct AxisValue {
  let datum: _ChartDatum
  /// The position among the values of the axis.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int

  /// Returns the value in a type, if it has one there.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

/// The side of the plot on which an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// The bottom; for vertical axes, the trailing side with numbers and the leading side with categories.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// The left side.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// The right side.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The arrangement of an axis. Keel has one.
public struct AxisMarkPreset: Hashable, Sendable {
  /// The arrangement that Keel always uses.
  public static let automatic = AxisMarkPreset()
  /// Labels beside the plot.
  public static let extended = AxisMarkPreset()
  /// Labels along the plot's edge.
  public static let aligned = AxisMarkPreset()
  /// Labels in the plot; Keel has them beside it.
  public static let inset = AxisMarkPreset()
}
