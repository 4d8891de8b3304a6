import Foundation
import SwiftUI

/// What modifiers set for the charts in a view.
struct ChartSettings {
  /// The settings of one axis.
  struct AxisSettings {
    var visibility = Visibility.automatic
    var plans: [AxisPlan]?
    var domain: _ScaleDomainValues?
    var type: ScaleType?
    var margins = ChartMargins()
    var title: AxisTitle?
    var isTitleHidden = false
    var selection: ChartSelection?
    var visibleLength: Double?
  }
  struct AxisTitle {
    var content: () -> AnyView
    var text: Text?
    var position: AnnotationPosition
    var alignment: Alignment?
  }
  /// The map from values to styles.
  struct StyleScale {
    var domain: [String]?
    var range: [any ShapeStyle]?
    var gradient: Gradient?
    var numbers: ClosedRange<Double>?
    var mapping: ((_ChartDatum) -> (any ShapeStyle)?)?
  }
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: Double?
    var content: (() -> AnyView)?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var angle: ChartSelection?
  var styles = StyleScale()
  var symbols: (domain: [String]?, range: [any ChartSymbolShape])?
  var legend = Legend()
  var scrollableAxes: Axis.Set = []
  var plotStyles: [() -> AnyView] = []
  var overlays: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
  var backgrounds: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []

  subscript(axis: ChartAxis) -> AxisSettings {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

enum ChartAxis { case x, y }

/// A binding to the selected value or range of an axis.
struct ChartSelection {
  /// Returns the selected value.
  var value: @MainActor () -> _ChartDatum?
  /// Returns the ends of the selected range.
  var range: @MainActor () -> (_ChartDatum, _ChartDatum)? = { nil }
  /// Selects a value that the user has pressed, or nothing.
  var select: @MainActor (_ChartDatum?) -> Void
}

extension EnvironmentValues {
  /// The settings of charts.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}
