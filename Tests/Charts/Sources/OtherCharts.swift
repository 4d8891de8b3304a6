import Charts
import SwiftUI

struct Pancake: Identifiable {
  let name: String
  let sales: Int
  var id: String { name }
}

let pancakes = [
  Pancake(name: "Cachapa", sales: 916), Pancake(name: "Injera", sales: 850), Pancake(name: "Crêpe", sales: 802),
  Pancake(name: "Jian Bing", sales: 753), Pancake(name: "Dosa", sales: 654), Pancake(name: "American", sales: 618),
]

struct Donut: View {
  @State private var selected: Int?

  /// The style at the selected value among the sums of sales.
  private var name: String {
    guard let selected else { return pancakes[0].name }
    var sum = 0
    return pancakes.first {
      sum += $0.sales
      return selected < sum
    }?.name ?? ""
  }

  var body: some View {
    Chart(pancakes) { element in
      SectorMark(
        angle: .value("Sales", element.sales), innerRadius: .ratio(0.618), angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(by: .value("Name", element.name))
    }
    .chartAngleSelection(value: $selected)
    .chartBackground { chartProxy in
      GeometryReader { geometry in
        if let anchor = chartProxy.plotFrame {
          let frame = geometry[anchor]
          VStack {
            Text(selected == nil ? "Most Sold Style" : "Selected").font(.callout).foregroundStyle(.secondary)
            Text(name).font(.title2.bold())
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}

struct Pie: View {
  var body: some View {
    Chart(pancakes) { element in
      SectorMark(angle: .value("Sales", element.sales), outerRadius: .inset(8))
        .foregroundStyle(by: .value("Name", element.name))
        .annotation(position: .overlay) {
          Text("\(element.sales)").font(.caption).foregroundStyle(.white)
        }
    }
    .chartLegend(position: .trailing, alignment: .center)
  }
}

struct HeatMap: View {
  struct Cell: Identifiable {
    let id: Int
    var row: String { "R\(id / 6)" }
    var column: String { "C\(id % 6)" }
    var value: Int { (id / 6 * 5 + id % 6 * 3) % 11 }
  }
  let cells = (0..<24).map { Cell(id: $0) }

  var body: some View {
    Chart(cells) { cell in
      RectangleMark(x: .value("Column", cell.column), y: .value("Row", cell.row))
        .foregroundStyle(by: .value("Value", cell.value))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
  }
}

struct Histogram: View {
  let data = [3, 5, 7, 8, 8, 9, 11, 12, 12, 13, 15, 18, 21, 22, 29]

  var body: some View {
    let bins = NumberBins(data: data, desiredCount: 6)
    let counts = Dictionary(grouping: data, by: bins.index(for:)).mapValues(\.count)
    Chart(Array(counts.keys.sorted()), id: \.self) { index in
      BarMark(x: .value("Value", bins[index]), y: .value("Count", counts[index] ?? 0))
    }
  }
}

struct ScrollingBars: View {
  var body: some View {
    Chart(0..<60, id: \.self) { index in
      BarMark(x: .value("Index", index), y: .value("Value", (index * 29) % 17 + 1))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 15)
  }
}

struct LongNames: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Fruit", "Strawberries with cream"), y: .value("Price", Decimal(4.5)))
      BarMark(x: .value("Fruit", "Apples"), y: .value("Price", Decimal(2)))
      BarMark(x: .value("Fruit", "Dragon fruit from far away"), y: .value("Price", Decimal(9)))
      BarMark(x: .value("Fruit", "Pears"), y: .value("Price", Decimal(3)))
    }
    .chartYAxis {
      AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR"), values: .automatic(desiredCount: 3))
    }
  }
}

/// Every chart, by name.
@MainActor let allCharts: [(name: String, view: AnyView)] = [
  ("SimpleBars", AnyView(SimpleBars())), ("StackedBars", AnyView(StackedBars())),
  ("GroupedBars", AnyView(GroupedBars())), ("HorizontalBars", AnyView(HorizontalBars())),
  ("OneBar", AnyView(OneBar())), ("Timeline", AnyView(Timeline())), ("MonthlySales", AnyView(MonthlySales())),
  ("SunshineLines", AnyView(SunshineLines())), ("SunshineArea", AnyView(SunshineArea())),
  ("StackedAreas", AnyView(StackedAreas())), ("HeartRate", AnyView(HeartRate())), ("Scatter", AnyView(Scatter())),
  ("LinesWithGap", AnyView(LinesWithGap())), ("LogScale", AnyView(LogScale())), ("Donut", AnyView(Donut())),
  ("Pie", AnyView(Pie())), ("HeatMap", AnyView(HeatMap())), ("Histogram", AnyView(Histogram())),
  ("ScrollingBars", AnyView(ScrollingBars())), ("LongNames", AnyView(LongNames())),
]

/// All charts below each other, or those that `CHARTS` names.
struct ChartsApp: App {
  private var shown: [(name: String, view: AnyView)] {
    guard let names = ProcessInfo.processInfo.environment["CHARTS"]?.split(separator: ",").map(String.init)
    else { return allCharts }
    return allCharts.filter { names.contains($0.name) }
  }

  var body: some Scene {
    WindowGroup {
      if shown.count == 1 {
        shown[0].view.padding()
      } else {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 320), spacing: 24)], spacing: 24) {
            ForEach(shown, id: \.name) { item in
              VStack(alignment: .leading) {
                Text(item.name).font(.headline)
                item.view.frame(height: 220)
              }
            }
          }
          .padding()
        }
      }
    }
  }
}
