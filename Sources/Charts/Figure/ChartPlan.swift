import Foundation
import SwiftUI

/// A mark with its range on the axis of its values, before the size of the chart is known.
struct PlannedMark {
  var mark: ChartMark
  /// The position among all marks of the chart.
  var index: Int
  /// The axis along which bars grow and above which areas are.
  var valueAxis: ChartAxis
  /// The stacked values of a bar, area or sector.
  var low = 0.0
  var high = 0.0

  /// The position on the axis across that of the values.
  var base: ChartPosition? { valueAxis == .y ? mark.x : mark.y }
  func position(on axis: ChartAxis) -> ChartPosition? { axis == .x ? mark.x : mark.y }
  func end(on axis: ChartAxis) -> ChartPosition? { axis == .x ? mark.xEnd : mark.yEnd }
  /// The values that style, symbol, series and dashes depend on, which tell lines apart.
  var series: SeriesKey {
    let looks = mark.looks
    return SeriesKey(
      parts: [mark.series, looks.styleBy, looks.symbolBy, looks.lineStyleBy].map { $0?.datum })
  }
}

/// The identity of a line or an area.
struct SeriesKey: Hashable {
  var parts: [_ChartDatum?]
}

/// The marks of a chart with its scales, independent of the size.
struct ChartPlan {
  var marks: [PlannedMark] = []
  var x = ChartScale(.linear, from: 0, to: 1)
  var y = ChartScale(.linear, from: 0, to: 1)
  /// The least distance between bars on a continuous axis, in values.
  var barSteps: [ChartAxis: Double] = [:]
  /// The values of `foregroundStyle(by:)` in their order.
  var styleNames: [String] = []
  /// The range of `foregroundStyle(by:)` with numbers.
  var styleRange: ClosedRange<Double>?
  var symbolNames: [String] = []
  var positionNames: [String] = []
  var lineStyleNames: [String] = []
  var sizeRange: ClosedRange<Double>?
  let settings: ChartSettings
  let calendar: Calendar

  var isRound: Bool { !marks.isEmpty && marks.allSatisfy { $0.mark.kind == .sector } }
  subscript(axis: ChartAxis) -> ChartScale { axis == .x ? x : y }

  init(_ all: [ChartMark], settings: ChartSettings, calendar: Calendar) {
    self.settings = settings
    self.calendar = calendar
    for (index, mark) in all.enumerated() where mark.isFinite || mark.kind == .line || mark.kind == .area {
      let mark = mark.placed(in: calendar)
      marks.append(PlannedMark(mark: mark, index: index, valueAxis: ChartPlan.valueAxis(of: mark)))
    }
    readNames()
    stack()
    x = scale(of: .x)
    y = scale(of: .y)
  }

  /// Returns the axis along which a bar grows: the one with a range or with numbers, the vertical one if both have.
  static func valueAxis(of mark: ChartMark) -> ChartAxis {
    if mark.kind == .sector { return .x }
    if mark.yEnd != nil { return .y }
    if mark.xEnd != nil { return .x }
    guard let x = mark.x else { return .y }
    guard let y = mark.y else { return .x }
    let isNumber = if case .number = x.start { x.end == nil } else { false }
    let isBase = if case .number = y.start { y.end != nil } else { true }
    return isNumber && isBase ? .x : .y
  }

  private mutating func readNames() {
    var numbers: [Double] = []
    var sizes: [Double] = []
    var styles = OrderedNames(settings.styles.domain ?? [])
    var symbols = OrderedNames(settings.symbols?.domain ?? [])
    var positions = OrderedNames([])
    var lines = OrderedNames([])
    for planned in marks {
      let looks = planned.mark.looks
      if let by = looks.styleBy {
        if let name = by.datum.category {
          styles.add(name)
        } else if let number = by.datum.number, number.isFinite {
          numbers.append(number)
        }
      }
      if let by = looks.symbolBy { symbols.add(by.datum.name) }
      if let by = looks.positionBy { positions.add(by.datum.name) }
      if let by = looks.lineStyleBy { lines.add(by.datum.name) }
      if let number = looks.symbolSizeBy?.datum.number, number.isFinite { sizes.append(number) }
    }
    styleNames = styles.names
    symbolNames = symbols.names
    positionNames = positions.names
    lineStyleNames = lines.names
    if let low = numbers.min(), let high = numbers.max() { styleRange = settings.styles.numbers ?? low...high }
    if let high = sizes.max() { sizeRange = min(0, sizes.min() ?? 0)...high }
  }
}

extension _ChartDatum {
  /// A name for a value that tells series apart.
  var name: String {
    switch self {
    case .category(let name): name
    case .number(let number), .date(let number):
      number.isFinite && abs(number) < 1e15 && number == number.rounded()
        ? String(Int(number)) : String(number)
    }
  }
}

/// Names in the order in which they are first added.
struct OrderedNames {
  private(set) var names: [String] = []
  private var known: Set<String> = []
  init(_ names: [String]) { for name in names { add(name) } }
  mutating func add(_ name: String) { if known.insert(name).inserted { names.append(name) } }
}
