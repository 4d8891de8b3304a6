public import Foundation
public import SwiftUI

/// The plot of a chart, as a view behind its marks.
public struct ChartPlotContent: View {
  /// The content and behaviour of the view: an empty area.
  public var body: some View { Color.clear }
}

extension View {
  /// Adds a background, a border or an overlay to the plot of charts. The size of the plot is not changed.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyles.append { AnyView(content(ChartPlotContent())) } }
  }

  /// Adds a view over charts, which can find the places of values.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append((alignment, { AnyView(content($0)) })) }
  }
  /// Adds a view behind charts, which can find the places of values.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append((alignment, { AnyView(content($0)) })) }
  }
  /// Replaces the legend of charts by a view, which is below the chart or above it. The spacing is not used.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.content = { AnyView(content()) }
    }
  }
}
