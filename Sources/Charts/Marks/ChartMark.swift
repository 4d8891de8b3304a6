import Foundation
import SwiftUI

/// A mark with its data and looks, before scales are known.
struct ChartMark {
  enum Kind: Equatable { case bar, line, area, point, rule, rectangle, sector }
  var kind: Kind
  var x: ChartPosition?
  var y: ChartPosition?
  /// The other end of a mark that has two positions on an axis.
  var xEnd: ChartPosition?
  var yEnd: ChartPosition?
  /// The lengths at the ends of rules and rectangles, in points of the plot, in place of values.
  var series: ChartPosition?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset = 0.0
  var looks = MarkLooks()

  init(_ kind: Kind) { self.kind = kind }

  /// Returns the mark with its dates that stand for a day or another unit in the calendar of the chart.
  func placed(in calendar: Calendar) -> ChartMark {
    var mark = self
    for position in [\ChartMark.x, \.y, \.xEnd, \.yEnd] where mark[keyPath: position]?.unit != nil {
      mark[keyPath: position] = mark[keyPath: position]?.filled(in: calendar)
    }
    return mark
  }

  /// False for a mark with a number that is not finite, which has no place.
  var isFinite: Bool {
    x?.isFinite ?? true && y?.isFinite ?? true && xEnd?.isFinite ?? true && yEnd?.isFinite ?? true
  }
}

/// The properties that modifiers set on marks; `nil` where no modifier has.
struct MarkLooks {
  var style: (any ShapeStyle)?
  var styleBy: ChartPosition?
  var symbol: MarkSymbol?
  var symbolBy: ChartPosition?
  /// The area of a symbol in square points.
  var symbolSize: Double?
  var symbolSizeBy: ChartPosition?
  var lineStyle: StrokeStyle?
  var lineStyleBy: ChartPosition?
  var positionBy: ChartPosition?
  var positionAxis: Axis?
  var positionSpan: MarkDimension?
  var interpolation: InterpolationMethod?
  var cornerRadius: Double?
  var opacity = 1.0
  var offsetX = 0.0
  var offsetY = 0.0
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var isAccessibilityHidden = false
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: Double
  var content: () -> AnyView
}

/// The picture at the points of a line or a point mark.
enum MarkSymbol {
  case shape(any ChartSymbolShape)
  case view(() -> AnyView)
}
