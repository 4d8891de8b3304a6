import KeelScene

/// The map between the values of both axes and points of the chart.
struct ChartPlaces: Equatable {
  var x: ChartScale
  var y: ChartScale
  var xMargins = ChartMargins()
  var yMargins = ChartMargins()
  /// The area between the axes.
  var plot: SceneRect

  /// The margins at the left or top, and at the right or bottom.
  private func margins(_ axis: ChartAxis) -> ChartMargins {
    if axis == .x { return xMargins }
    return y.isCategory ? yMargins : ChartMargins(start: yMargins.end, end: yMargins.start)
  }
  private func scale(_ axis: ChartAxis) -> ChartScale { axis == .x ? x : y }
  /// True if values run from right to left or from bottom to top. Categories run from top to bottom.
  private func isTurned(_ axis: ChartAxis) -> Bool { axis == .y && !y.isCategory }

  /// The length of the plot along an axis, without margins.
  func length(of axis: ChartAxis) -> Double {
    max(0, (axis == .x ? plot.width : plot.height) - margins(axis).start - margins(axis).end)
  }

  /// Returns the place in points of a part of an axis.
  func point(atPlace place: Double, on axis: ChartAxis) -> Double {
    (axis == .x ? plot.x : plot.y) + margins(axis).start + (isTurned(axis) ? 1 - place : place) * length(of: axis)
  }

  /// Returns the horizontal or vertical place of a value in points; `nil` if it has none.
  func point(of datum: _ChartDatum?, on axis: ChartAxis) -> Double? {
    datum.flatMap { scale(axis).place(of: $0) }.map { point(atPlace: $0, on: axis) }
  }

  /// Returns the value at a point of the chart.
  func datum(at point: Double, on axis: ChartAxis) -> _ChartDatum? {
    let length = length(of: axis)
    guard length > 0 else { return nil }
    let part = (point - (axis == .x ? plot.x : plot.y) - margins(axis).start) / length
    return scale(axis).datum(at: isTurned(axis) ? 1 - part : part)
  }

  /// Returns the extent of a value in points: that of its category, or the point.
  func range(of datum: _ChartDatum, on axis: ChartAxis) -> ClosedRange<Double>? {
    guard let middle = point(of: datum, on: axis) else { return nil }
    guard scale(axis).isCategory else { return middle...middle }
    let half = length(of: axis) * scale(axis).band / 2
    return (middle - half)...(middle + half)
  }
}

/// The room without values at both ends of an axis, in points.
struct ChartMargins: Equatable {
  var start = 0.0
  var end = 0.0
}
