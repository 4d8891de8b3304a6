import Charts
public import DoneDoneModel
public import SwiftUI

/// A bar for each day of a period, in both layers. A press on a bar leads to the activities of its day.
public struct DayChart: View {
  private let summary: Summary
  private let model: StatisticsModel
  @State private var selected: String?

  /// Creates the chart of a period.
  public init(summary: Summary, model: StatisticsModel) {
    self.summary = summary
    self.model = model
  }

  private var words: Words { model.words }

  public var body: some View {
    Chart(summary.byDay) { part in
      BarMark(
        x: .value(words[.day], label(part.day)), y: .value(words[.duration], Double(part.amount.minutes) / 60))
    }
    .chartYAxisLabel(words[.hours])
    .chartXSelection(value: $selected)
    .frame(height: 180)
    .onChange(of: selected) { _, label in
      guard let label, let day = summary.days.first(where: { self.label($0) == label }) else { return }
      selected = nil
      model.dayTapped(day)
    }
  }

  /// A text that no other day of the period has.
  private func label(_ day: Day) -> String {
    summary.byDay.count <= 7 ? words.shortName(day.weekday) : String(day.dayOfMonth)
  }
}
