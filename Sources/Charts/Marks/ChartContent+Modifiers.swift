public import Foundation
public import SwiftUI

/// Content whose marks are changed by a modifier.
struct ModifiedChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout MarkLooks) -> Void
}
extension ModifiedChartContent: PrimitiveChartContent {
  func _add(to marks: inout _ChartMarks) {
    let first = marks.all.count
    content._add(to: &marks)
    for index in marks.all.indices.dropFirst(first) { change(&marks.all[index].looks) }
  }
}

extension ChartContent {
  nonisolated private func changing(_ change: @escaping (inout MarkLooks) -> Void) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }

  // MARK: Colours

  /// Sets the style of marks that have none of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { if $0.style == nil, $0.styleBy == nil { $0.style = style } }
  }
  /// Gives marks a colour for each value, with a legend.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.style == nil, $0.styleBy == nil { $0.styleBy = value.position } }
  }
  /// Multiplies the opacity of marks.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 0 }
  }

  // MARK: Symbols and lines

  /// Sets the symbol of points; lines get one at each point.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { if $0.symbol == nil { $0.symbol = .shape(symbol) } }
  }
  /// Gives points a symbol for each value, with a legend.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.symbolBy == nil { $0.symbolBy = value.position } }
  }
  /// Sets a view as the symbol of points. Texts, images, shapes and drawings are shown.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
    changing { if $0.symbol == nil { $0.symbol = .view { AnyView(symbol()) } } }
  }
  /// Sets the area of symbols in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { if $0.symbolSize == nil { $0.symbolSize = Double(area) } }
  }
  /// Sets the size of symbols in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.symbolSize == nil { $0.symbolSize = Double(size.width * size.height) } }
  }
  /// Sets the area of symbols by a number.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.symbolSizeBy == nil { $0.symbolSizeBy = value.position } }
  }
  /// Sets the width and the dashes of lines.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { if $0.lineStyle == nil { $0.lineStyle = style } }
  }
  /// Gives lines dashes for each value.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.lineStyleBy == nil { $0.lineStyleBy = value.position } }
  }
  /// Sets the curve between the points of lines and areas.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { if $0.interpolation == nil { $0.interpolation = method } }
  }
  /// Rounds the corners of bars, rectangles and sectors.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { if $0.cornerRadius == nil { $0.cornerRadius = Double(radius) } }
  }

  // MARK: Places

  /// Places bars of different values side by side.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing {
      guard $0.positionBy == nil else { return }
      $0.positionBy = value.position
      $0.positionAxis = axis
      $0.positionSpan = span
    }
  }
  /// Moves marks by points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing {
      $0.offsetX += x.isFinite ? Double(x) : 0
      $0.offsetY += y.isFinite ? Double(y) : 0
    }
  }
  /// Moves marks by points.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Sets the order in which marks are drawn; higher ones are in front.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    changing { if $0.zIndex == nil, !value.isNaN { $0.zIndex = value } }
  }

  // MARK: Annotations

  /// Adds a view beside each mark. Texts, images, shapes and drawings are shown.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }
  /// Adds a view beside each mark, which is always moved into the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }
  /// Adds a view beside each mark, which is always moved into the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    changing {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing.map { $0.isFinite ? Double($0) : 0 } ?? 4
        ) { AnyView(content(AnnotationContext())) })
    }
  }

  // MARK: Accessibility

  /// Sets the label of marks in the table of the chart.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { if $0.accessibilityLabel == nil { $0.accessibilityLabel = label } }
  }
  /// Sets the label of marks in the table of the chart.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the label of marks in the table of the chart.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }
  /// Sets the value of marks in the table of the chart.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { if $0.accessibilityValue == nil { $0.accessibilityValue = value } }
  }
  /// Sets the value of marks in the table of the chart.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the value of marks in the table of the chart.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }
  /// Leaves marks out of the table of the chart.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden }
  }
}
