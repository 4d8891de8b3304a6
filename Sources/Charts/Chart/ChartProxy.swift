public import Foundation
import KeelScene
public import SwiftUI

/// The scales and the plot of a chart, for views over or behind it.
///
/// Points are relative to the plot, whose place in the chart is `plotFrame`.
public struct ChartProxy {
  let places: ChartPlaces
  let styleOf: @MainActor (_ChartDatum) -> any ShapeStyle
  let xSelection: ChartSelection?
  let ySelection: ChartSelection?

  private var plotRect: CGRect {
    CGRect(x: places.plot.x, y: places.plot.y, width: places.plot.width, height: places.plot.height)
  }
  /// The size of the plot in points.
  public var plotSize: CGSize { plotRect.size }
  /// The area of the plot in the chart.
  public var plotFrame: Anchor<CGRect>? { Anchor(.rect(plotRect)) }
  /// The size of the plot in points, under its older name.
  public var plotAreaSize: CGSize { plotSize }
  /// The area of the plot in the chart, under its older name.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(.rect(plotRect)) }
  /// The area of the plot in the chart.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  // MARK: Points of values

  /// Returns the horizontal place of a value in the plot; `nil` if the axis does not have it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    places.point(of: value.datum, on: .x).map { CGFloat($0 - places.plot.x) }
  }
  /// Returns the vertical place of a value in the plot; `nil` if the axis does not have it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    places.point(of: value.datum, on: .y).map { CGFloat($0 - places.plot.y) }
  }
  /// Returns the point of two values in the plot; `nil` if an axis does not have its value.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// Returns the horizontal extent of a category, or the place of another value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    places.range(of: value.datum, on: .x).map {
      CGFloat($0.lowerBound - places.plot.x)...CGFloat($0.upperBound - places.plot.x)
    }
  }
  /// Returns the vertical extent of a category, or the place of another value.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    places.range(of: value.datum, on: .y).map {
      CGFloat($0.lowerBound - places.plot.y)...CGFloat($0.upperBound - places.plot.y)
    }
  }

  // MARK: Values at points

  /// Returns the value at a horizontal place in the plot; `nil` if the axis does not have values of the type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    places.datum(at: Double(position) + places.plot.x, on: .x).flatMap { P(datum: $0) }
  }
  /// Returns the value at a vertical place in the plot; `nil` if the axis does not have values of the type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    places.datum(at: Double(position) + places.plot.y, on: .y).flatMap { P(datum: $0) }
  }
  /// Returns the values at a point in the plot; `nil` if an axis does not have values of its type.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// Returns the style of a value of `foregroundStyle(by:)`.
  @MainActor @preconcurrency public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    AnyShapeStyle(styleOf(value.datum))
  }

  // MARK: Selection

  /// Selects the value at a horizontal place in the plot, for `chartXSelection(value:)`.
  @MainActor @preconcurrency public func selectXValue(at position: CGFloat) {
    xSelection?.select(places.datum(at: Double(position) + places.plot.x, on: .x))
  }
  /// Selects the value at a vertical place in the plot, for `chartYSelection(value:)`.
  @MainActor @preconcurrency public func selectYValue(at position: CGFloat) {
    ySelection?.select(places.datum(at: Double(position) + places.plot.y, on: .y))
  }
}
