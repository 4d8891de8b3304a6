public import Foundation
public import SwiftUI

extension View {
  /// Changes the settings of the charts in this view.
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  // MARK: Axes

  /// Shows or hides the horizontal axis of charts.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
  /// Shows or hides the vertical axis of charts.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }
  /// Sets the marks of the horizontal axis of charts.
  @MainActor @preconcurrency public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let plans = axisPlans(of: content())
    return chart { $0.x.plans = plans }
  }
  /// Sets the marks of the vertical axis of charts.
  @MainActor @preconcurrency public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let plans = axisPlans(of: content())
    return chart { $0.y.plans = plans }
  }

  // MARK: Titles

  /// Adds a title to the horizontal axis of charts.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(.x, Text(labelKey), position, alignment)
  }
  /// Adds a title to the horizontal axis of charts.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(.x, Text(verbatim: String(label)), position, alignment)
  }
  /// Adds a title to the horizontal axis of charts. Texts, images and shapes are shown.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    axisTitle(.x, content(), position, alignment)
  }
  /// Adds a title to the vertical axis of charts.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(.y, Text(labelKey), position, alignment)
  }
  /// Adds a title to the vertical axis of charts.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    axisTitle(.y, Text(verbatim: String(label)), position, alignment)
  }
  /// Adds a title to the vertical axis of charts. Texts, images and shapes are shown.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    axisTitle(.y, content(), position, alignment)
  }

  nonisolated private func axisTitle<C: View>(
    _ axis: ChartAxis, _ content: C, _ position: AnnotationPosition, _ alignment: Alignment?
  ) -> some View {
    chart {
      $0[axis].title = ChartSettings.AxisTitle(
        content: { AnyView(content) }, text: content as? Text, position: position, alignment: alignment)
    }
  }
}

@MainActor private func axisPlans(of content: some AxisContent) -> [AxisPlan] {
  var axes = _ChartAxes()
  content._add(to: &axes)
  return axes.all
}
