import SwiftUI

/// The styles of the values of `foregroundStyle(by:)`.
struct ChartStyles {
  private let styles: ChartSettings.StyleScale
  private let names: [String]
  private let range: ClosedRange<Double>?

  init(_ plan: ChartPlan) {
    styles = plan.settings.styles
    names = plan.styleNames
    range = plan.styleRange
  }

  /// The colours of categories, in order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// Returns the style of a value.
  func style(of datum: _ChartDatum) -> any ShapeStyle {
    if let style = styles.mapping?(datum) { return style }
    if let number = datum.number, let range {
      let length = range.upperBound / 2 - range.lowerBound / 2
      return heat.color(at: length > 0 ? (number / 2 - range.lowerBound / 2) / length : 1)
    }
    let index = names.firstIndex(of: datum.name) ?? 0
    let range = styles.range ?? []
    return range.isEmpty ? Self.palette[index % Self.palette.count] : range[index % range.count]
  }

  private var heat: Gradient {
    if let gradient = styles.gradient { return gradient }
    let colors = styles.range?.compactMap { $0 as? Color } ?? []
    return Gradient(colors: colors.count > 1 ? colors : [Color.blue.mix(with: .white, by: 0.75), .blue])
  }
}
