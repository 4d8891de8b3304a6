import Foundation
import KeelScene
import SwiftUI

/// The values of a chart as a table for assistive technology.
///
/// Each mark is a row. The columns are the labels of its values: position, range, series, style and size. Marks with
/// equal values, such as the line over an area, share a row.
@MainActor struct ChartTable {
  /// The number of rows that are described; more would cost more than they tell.
  static let limit = 200

  private var columns = OrderedNames([])
  private var rows: [[String: String]] = []
  private let plan: ChartPlan
  private let context: ChartContext

  init(_ plan: ChartPlan, _ context: ChartContext) {
    self.plan = plan
    self.context = context
    for planned in plan.marks where !planned.mark.looks.isAccessibilityHidden {
      guard rows.count <= Self.limit else { break }
      let row = row(of: planned)
      if !row.isEmpty, rows.last != row, planned.mark.kind == .point || !rows.contains(row) { rows.append(row) }
    }
  }

  /// The table; `nil` if there are no values.
  var table: DrawingTable? {
    guard !rows.isEmpty else { return nil }
    let isCut = rows.count > Self.limit
    return DrawingTable(
      caption: isCut ? "\(Self.limit) / \(plan.marks.count)" : "", columns: columns.names,
      rows: rows.prefix(Self.limit).map { row in columns.names.map { row[$0] ?? "" } })
  }

  private mutating func row(of planned: PlannedMark) -> [String: String] {
    let (mark, looks) = (planned.mark, planned.mark.looks)
    var row: [String: String] = [:]
    func named(_ text: Text) -> String { context.words(text).text }
    func add(_ position: ChartPosition?, _ end: ChartPosition? = nil) {
      guard let position else { return }
      var name = named(position.label)
      if name.isEmpty { name = "–" }
      columns.add(name)
      var value = written(position)
      if let end { value += " – " + written(end) }
      if let known = row[name], known != value { value = known + " – " + value }
      row[name] = value
    }
    if let label = looks.accessibilityLabel { row[Self.labelColumn(&columns)] = named(label) }
    if planned.valueAxis == .x, mark.kind != .sector {
      add(mark.y, mark.yEnd)
      if looks.accessibilityValue == nil { add(mark.x, mark.xEnd) }
    } else {
      if mark.kind != .sector { add(mark.x, mark.xEnd) }
      if looks.accessibilityValue == nil { add(mark.kind == .sector ? mark.x : mark.y, mark.yEnd) }
    }
    if let value = looks.accessibilityValue {
      let name = (planned.valueAxis == .x ? mark.x : mark.y).map { named($0.label) } ?? "–"
      columns.add(name)
      row[name] = named(value)
    }
    for part in [mark.series, looks.styleBy, looks.symbolBy, looks.lineStyleBy, looks.positionBy, looks.symbolSizeBy] {
      guard let part else { continue }
      let name = named(part.label)
      if row[name] == nil { add(part) }
    }
    return row
  }

  private static func labelColumn(_ columns: inout OrderedNames) -> String {
    columns.add("–")
    return "–"
  }

  /// Returns the words of a value: the unit of a date, the ends of a range.
  private func written(_ position: ChartPosition) -> String {
    if let unit = position.unit, let seconds = position.datum.number {
      // A span of some years makes months tell their year.
      return context.text(ofDate: seconds, ChartCalendar.Step(count: 1, unit: unit), 1e9)
    }
    guard let end = position.end else { return text(position.datum) }
    return text(position.start) + " – " + text(end)
  }

  private func text(_ datum: _ChartDatum) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let number):
      guard number.isFinite else { return "–" }
      let digits = abs(number) < 1e9 && number != number.rounded() ? 2 : 0
      return context.text(of: number, fractionDigits: digits)
    case .date(let seconds):
      guard seconds.isFinite else { return "–" }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let isDay = plan.calendar.startOfDay(for: date) == date
      return date.formatted(
        Date.FormatStyle(
          date: .abbreviated, time: isDay ? .omitted : .shortened, locale: context.locale,
          calendar: context.calendar, timeZone: context.calendar.timeZone))
    }
  }
}
