import Foundation
import KeelScene
import SwiftUI

/// What drawing a chart needs from its environment.
@MainActor struct ChartContext {
  var locale = Locale(identifier: "en")
  var calendar = Calendar(identifier: .gregorian)
  /// The place of the chart, for formats of its labels.
  var place: FormatPlace { FormatPlace(locale: locale, calendar: calendar, timeZone: calendar.timeZone) }
  /// True if the front end draws in cells of 8 by 16 points, one for each letter.
  var isInCells = false
  /// Returns the paint of a style for an area; `nil` if the style has no colour.
  var paint: @MainActor (any ShapeStyle, SceneRect) -> DrawingPaint?
  /// Returns the words and the font of a text.
  var words: @MainActor (Text) -> (text: String, font: SceneFont, color: SceneColor?)
  /// The pictures of views, by their identifiers.
  var views: [AnyHashable: DrawnSymbol] = [:]

  /// The font of labels.
  nonisolated static let labelFont = SceneFont(style: .caption2)

  /// The factor by which labels may be wider than the estimate: digits and names in some fonts are.
  private static let widening = 1.25

  /// Returns the size of a line, as the front end draws it.
  func size(of line: String, _ font: SceneFont = ChartContext.labelFont) -> SceneSize {
    let points = isInCells ? 16 : font.pointSize
    return SceneSize(
      width: SceneFont.width(of: line, pointSize: points * (isInCells ? 1 : ChartContext.widening)),
      height: isInCells ? 16 : points * SceneFont.lineHeight)
  }

  /// Returns the beginning of a line that fits a width.
  func fitting(_ line: String, _ width: Double, _ font: SceneFont = ChartContext.labelFont) -> String {
    guard size(of: line, font).width > width else { return line }
    var short = line
    while !short.isEmpty, size(of: short + "…", font).width > width { short.removeLast() }
    return short.isEmpty ? "" : short.trimmingCharacters(in: .whitespaces) + "…"
  }

  /// Returns the lines of a label that fit a width, at most two of them.
  func lines(of label: String, width: Double) -> [String] {
    guard size(of: label).width > width else { return [label] }
    let points = isInCells ? 16 : ChartContext.labelFont.pointSize * ChartContext.widening
    let all = SceneFont.lines(of: label, pointSize: points, width: width)
    guard all.count > 1 else { return [fitting(label, width)] }
    return [fitting(all[0], width), fitting(all.dropFirst().joined(separator: " "), width)]
  }
}

/// The identifier of a view that a chart draws.
enum ChartViewID: Hashable {
  case annotation(mark: Int, Int)
  case symbol(mark: Int)
  case label(ChartAxis, plan: Int, tick: Int, part: Int)
  case title(ChartAxis)
}
