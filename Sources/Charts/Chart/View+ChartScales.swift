public import Foundation
public import SwiftUI

extension View {
  /// Sets the values of the horizontal axis of charts.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(.x, domain._domain, nil, type)
  }
  /// Sets the values and the margins of the horizontal axis of charts.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    scale(.x, domain._domain, range._margins, type)
  }
  /// Sets the margins of the horizontal axis of charts.
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(.x, nil, range._margins, type)
  }
  /// Sets the scale of the horizontal axis of charts.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { scale(.x, nil, nil, type) }
  /// Sets the values of the vertical axis of charts.
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(.y, domain._domain, nil, type)
  }
  /// Sets the values and the margins of the vertical axis of charts.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    scale(.y, domain._domain, range._margins, type)
  }
  /// Sets the margins of the vertical axis of charts.
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(.y, nil, range._margins, type)
  }
  /// Sets the scale of the vertical axis of charts.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { scale(.y, nil, nil, type) }

  nonisolated private func scale(
    _ axis: ChartAxis, _ domain: _ScaleDomainValues?, _ margins: (start: Double, end: Double)?, _ type: ScaleType?
  ) -> some View {
    chart {
      if let domain { $0[axis].domain = domain }
      if let margins { $0[axis].margins = ChartMargins(start: margins.start, end: margins.end) }
      if let type { $0[axis].type = type }
    }
  }

  // MARK: Styles

  /// Sets the style of each value of `foregroundStyle(by:)`, and their order.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let (names, styles) = (mapping.map { $0.key.datum.name }, mapping.map { $0.value as any ShapeStyle })
    return chart {
      $0.styles.domain = names
      $0.styles.range = styles
    }
  }
  /// Sets the values of `foregroundStyle(by:)` and their styles, in order.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View {
    let names = domain.map(\.datum.name)
    return chart {
      $0.styles.domain = names
      $0.styles.range = range
    }
  }
  /// Sets the styles of the values of `foregroundStyle(by:)`, in order.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    chart { $0.styles.range = range }
  }
  /// Sets the colours of the numbers of `foregroundStyle(by:)`.
  nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chart { $0.styles.gradient = range }
  }
  /// Sets the range and the colours of the numbers of `foregroundStyle(by:)`.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    domain: ClosedRange<D>, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let (low, high) = (domain.lowerBound.datum.number ?? 0, domain.upperBound.datum.number ?? 1)
    return chart {
      $0.styles.gradient = range
      if low.isFinite, high.isFinite { $0.styles.numbers = min(low, high)...max(low, high) }
    }
  }
  /// Sets the values of `foregroundStyle(by:)`, in order, with the usual colours.
  nonisolated public func chartForegroundStyleScale<D: Plottable>(
    domain: [D], type: ScaleType? = nil
  ) -> some View {
    let names = domain.map(\.datum.name)
    return chart { $0.styles.domain = names }
  }
  /// Sets the style of each value of `foregroundStyle(by:)` by a closure.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart { $0.styles.mapping = { D(datum: $0).map(mapping) } }
  }
  /// Sets the values of `foregroundStyle(by:)`, in order, and the style of each by a closure.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let names = domain.map(\.datum.name)
    return chart {
      $0.styles.domain = names
      $0.styles.mapping = { D(datum: $0).map(mapping) }
    }
  }

  // MARK: Symbols

  /// Sets the symbol of each value of `symbol(by:)`, and their order.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let (names, shapes) = (mapping.map { $0.key.datum.name }, mapping.map { $0.value as any ChartSymbolShape })
    return chart { $0.symbols = (names, shapes) }
  }
  /// Sets the values of `symbol(by:)` and their symbols, in order.
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View {
    let names = domain.map(\.datum.name)
    return chart { $0.symbols = (names, range) }
  }
  /// Sets the symbols of the values of `symbol(by:)`, in order.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbols = (nil, range) }
  }

  // MARK: Legends

  /// Shows or hides the legend of charts.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }
  /// Places the legend of charts.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing.map { $0.isFinite ? min(max(Double($0), 0), 1000) : 0 }
    }
  }
}
