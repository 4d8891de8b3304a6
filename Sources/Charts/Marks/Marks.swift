public import Foundation

/// A mark that shows a value by a bar.
public struct BarMark {
  let mark: ChartMark

  /// Creates a bar from zero to a value. The axis with numbers is the one along which it grows.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.bar, x: x.position, y: y.position, width: width, height: height, stacking: stacking)
  }
  /// Creates a horizontal bar that is as high as the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.bar, x: x.position, width: width, stacking: stacking)
  }
  /// Creates a vertical bar that is as wide as the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.bar, y: y.position, height: height, stacking: stacking)
  }
  /// Creates a horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.bar, x: xStart.position, y: y.position, xEnd: xEnd.position, height: height)
  }
  /// Creates a vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = ChartMark(.bar, x: x.position, y: yStart.position, yEnd: yEnd.position, width: width)
  }
  /// Creates a horizontal bar between two values that is as high as the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = ChartMark(.bar, x: xStart.position, xEnd: xEnd.position)
  }
  /// Creates a vertical bar between two values that is as wide as the plot.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = ChartMark(.bar, y: yStart.position, yEnd: yEnd.position)
  }
}
extension BarMark: MarkContent {}

/// A mark that is a point of a line. Marks with the same series or the same style by value are one line.
public struct LineMark {
  let mark: ChartMark

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(.line, x: x.position, y: y.position)
  }
  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(.line, x: x.position, y: y.position, series: series.position)
  }
}
extension LineMark: MarkContent {}

/// A mark that is a point on the edge of an area.
public struct AreaMark {
  let mark: ChartMark

  /// Creates a point of an area above zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.area, x: x.position, y: y.position, stacking: stacking)
  }
  /// Creates a point of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(.area, x: x.position, y: y.position, series: series.position, stacking: stacking)
  }
  /// Creates a part of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(.area, x: x.position, y: yStart.position, yEnd: yEnd.position)
  }
  /// Creates a part of the area of a series between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(.area, x: x.position, y: yStart.position, yEnd: yEnd.position, series: series.position)
  }
  /// Creates a part of an area between two horizontal values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(.area, x: xStart.position, y: y.position, xEnd: xEnd.position)
  }
}
extension AreaMark: MarkContent {}

/// A mark that shows a value by a symbol.
public struct PointMark {
  let mark: ChartMark

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(.point, x: x.position, y: y.position)
  }
  /// Creates a point in the vertical middle of the plot. A fixed place on the other axis is not used.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { mark = ChartMark(.point, x: x.position) }
  /// Creates a point in the horizontal middle of the plot. A fixed place on the other axis is not used.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { mark = ChartMark(.point, y: y.position) }
}
extension PointMark: MarkContent {}

/// A mark that is a straight line at a value.
public struct RuleMark {
  let mark: ChartMark

  /// Creates a vertical line that is as high as the plot.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = ChartMark(.rule, x: x.position)
  }
  /// Creates a horizontal line that is as wide as the plot.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(.rule, y: y.position)
  }
  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(.rule, x: x.position, y: yStart.position, yEnd: yEnd.position)
  }
  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(.rule, x: xStart.position, y: y.position, xEnd: xEnd.position)
  }
}
extension RuleMark: MarkContent {}

/// A mark that is a rectangle between values, such as a cell of a heat map.
public struct RectangleMark {
  let mark: ChartMark

  /// Creates a rectangle at a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: x.position, y: y.position, width: width, height: height)
  }
  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(
      .rectangle, x: xStart.position, y: yStart.position, xEnd: xEnd.position, yEnd: yEnd.position)
  }
  /// Creates a rectangle at a place, between two vertical values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: x.position, y: yStart.position, yEnd: yEnd.position, width: width)
  }
  /// Creates a rectangle at a place, between two horizontal values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: xStart.position, y: y.position, xEnd: xEnd.position, height: height)
  }
  /// Creates a rectangle between two horizontal values that is as high as the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = ChartMark(.rectangle, x: xStart.position, xEnd: xEnd.position)
  }
  /// Creates a rectangle between two vertical values that is as wide as the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(.rectangle, y: yStart.position, yEnd: yEnd.position)
  }
  /// Creates a rectangle at a horizontal place that is as high as the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, x: x.position, width: width)
  }
  /// Creates a rectangle at a vertical place that is as wide as the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = ChartMark(.rectangle, y: y.position, height: height)
  }
}
extension RectangleMark: MarkContent {}

/// A mark that shows a value by its part of a circle.
public struct SectorMark {
  let mark: ChartMark

  /// Creates a sector whose angle is the value's part of all values, clockwise from the top.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark(.sector, x: angle.position)
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset.map { $0.isFinite ? max(0, Double($0)) : 0 } ?? 0
    self.mark = mark
  }
}
extension SectorMark: MarkContent {}

/// Content that is one mark.
@MainActor protocol MarkContent: PrimitiveChartContent {
  nonisolated var mark: ChartMark { get }
}
extension MarkContent {
  /// Adds the mark.
  public func _add(to marks: inout _ChartMarks) { marks.all.append(mark) }
}

extension ChartMark {
  init(
    _ kind: Kind, x: ChartPosition? = nil, y: ChartPosition? = nil, xEnd: ChartPosition? = nil,
    yEnd: ChartPosition? = nil, series: ChartPosition? = nil, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(kind)
    self.x = x
    self.y = y
    self.xEnd = xEnd
    self.yEnd = yEnd
    self.series = series
    self.width = width
    self.height = height
    self.stacking = stacking
  }
}
