import Charts
import SwiftUI

/// Charts of each kind, with selections that the model stores.
struct ChartsPage: View {
  let harbour: HarbourModel

  var body: some View {
    ExhibitGrid(minimum: 320) {
      ChartCard("Arrivals", note: harbour.monthSummary) { ArrivalsChart(harbour: harbour) }
      ChartCard("Kinds of ships", note: harbour.kindSummary) { KindsChart(harbour: harbour) }
      ChartCard("Tides", note: "Centimetres in a day, at two places") { TidesChart(tides: harbour.tides) }
      ChartCard("Level", note: "Filled down to the ground") { LevelChart(tides: harbour.tides) }
      VStack(alignment: .leading, spacing: 8) {
        Text("In a UIKit screen").font(.headline).accessibilityAddTraits(.isHeader)
        ChartScreenView(harbour: harbour)
      }
      .cardBackground()
    }
  }
}

/// A chart with its title and a line of text.
struct ChartCard<Content: View>: View {
  let title: String
  let note: String
  let content: Content

  init(_ title: String, note: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.note = note
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      content.frame(height: 208)
      Text(note).font(.footnote).foregroundStyle(.secondary)
    }
    .cardBackground()
  }
}

/// Bars in each month; pressing a month selects it.
struct ArrivalsChart: View {
  @Bindable var harbour: HarbourModel

  var body: some View {
    Chart(harbour.arrivals) { arrivals in
      BarMark(x: .value("Month", arrivals.month), y: .value("Ships", arrivals.count))
        .foregroundStyle(by: .value("Kind", arrivals.kind))
        .opacity(harbour.selectedMonth.map { $0 == arrivals.month } ?? true ? 1 : 0.35)
    }
    .chartXSelection(value: $harbour.selectedMonth)
  }
}

/// A sector for each kind of ship; pressing one selects it.
struct KindsChart: View {
  @Bindable var harbour: HarbourModel

  var body: some View {
    Chart(harbour.totals, id: \.kind) { total in
      SectorMark(angle: .value("Ships", total.count), innerRadius: .ratio(0.6), angularInset: 1.5)
        .cornerRadius(4)
        .foregroundStyle(by: .value("Kind", total.kind))
        .opacity(harbour.selectedKind.map { $0 == total.kind } ?? true ? 1 : 0.35)
    }
    .chartAngleSelection(value: $harbour.selectedShip)
  }
}

/// A line for each place.
struct TidesChart: View {
  let tides: [HarbourModel.Tide]

  var body: some View {
    Chart(tides) { tide in
      LineMark(x: .value("Hour", tide.hour), y: .value("Level", tide.level))
        .foregroundStyle(by: .value("Place", tide.place))
        .symbol(by: .value("Place", tide.place))
        .interpolationMethod(.catmullRom)
    }
    .chartXScale(domain: 0...24)
  }
}

/// The area below a line, and the mean as a rule.
struct LevelChart: View {
  let tides: [HarbourModel.Tide]
  private var harbour: [HarbourModel.Tide] { tides.filter { $0.place == "Harbour" } }

  var body: some View {
    Chart {
      ForEach(harbour) { tide in
        AreaMark(x: .value("Hour", tide.hour), y: .value("Level", tide.level))
          .interpolationMethod(.monotone)
          .foregroundStyle(
            LinearGradient(colors: [.teal.opacity(0.8), .teal.opacity(0.1)], startPoint: .top, endPoint: .bottom))
      }
      RuleMark(y: .value("Mean", harbour.map(\.level).reduce(0, +) / Double(harbour.count)))
        .foregroundStyle(.orange)
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 4]))
    }
    .chartXScale(domain: 0...24)
  }
}
