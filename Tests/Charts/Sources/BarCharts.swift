import Charts
import SwiftUI

struct ToyShape: Identifiable {
  var type: String
  var count: Double
  var color = "Green"
  var id = UUID()
}

let toys: [ToyShape] = [
  .init(type: "Cube", count: 5), .init(type: "Sphere", count: 4), .init(type: "Pyramid", count: 4),
]

let coloredToys: [ToyShape] = [
  .init(type: "Cube", count: 2, color: "Green"), .init(type: "Sphere", count: 0, color: "Green"),
  .init(type: "Pyramid", count: 1, color: "Green"), .init(type: "Cube", count: 1, color: "Purple"),
  .init(type: "Sphere", count: 1, color: "Purple"), .init(type: "Pyramid", count: 1, color: "Purple"),
  .init(type: "Cube", count: 1, color: "Pink"), .init(type: "Sphere", count: 2, color: "Pink"),
  .init(type: "Pyramid", count: 0, color: "Pink"), .init(type: "Cube", count: 1, color: "Yellow"),
  .init(type: "Sphere", count: 1, color: "Yellow"), .init(type: "Pyramid", count: 2, color: "Yellow"),
]

struct SimpleBars: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Shape Type", toys[0].type), y: .value("Total Count", toys[0].count))
      BarMark(x: .value("Shape Type", toys[1].type), y: .value("Total Count", toys[1].count))
      BarMark(x: .value("Shape Type", toys[2].type), y: .value("Total Count", toys[2].count))
    }
  }
}

struct StackedBars: View {
  var body: some View {
    Chart(coloredToys) { shape in
      BarMark(x: .value("Shape Type", shape.type), y: .value("Total Count", shape.count))
        .foregroundStyle(by: .value("Shape Color", shape.color))
    }
    .chartForegroundStyleScale(["Green": .green, "Purple": .purple, "Pink": .pink, "Yellow": .yellow])
  }
}

struct GroupedBars: View {
  var body: some View {
    Chart(coloredToys) { shape in
      BarMark(x: .value("Shape Type", shape.type), y: .value("Total Count", shape.count))
        .foregroundStyle(by: .value("Shape Color", shape.color))
        .position(by: .value("Shape Color", shape.color))
        .cornerRadius(3)
    }
    .chartLegend(position: .top, alignment: .leading)
  }
}

struct Department: Identifiable {
  let name: String
  let profit: Double
  var id: String { name }
}

let departments = [
  Department(name: "Production", profit: 15000), Department(name: "Marketing and public relations", profit: 8000),
  Department(name: "Finance", profit: -3500),
]

struct HorizontalBars: View {
  var body: some View {
    Chart(departments) {
      BarMark(x: .value("Profit", $0.profit), y: .value("Department", $0.name))
        .foregroundStyle($0.profit < 0 ? Color.red.gradient : Color.blue.gradient)
        .annotation(position: .trailing) {
          Text("Profit").font(.caption)
        }
    }
    .chartXAxisLabel("Profit in euros")
  }
}

struct OneBar: View {
  var body: some View {
    Chart(coloredToys) { shape in
      Plot {
        BarMark(x: .value("Count", shape.count), stacking: .normalized)
          .foregroundStyle(by: .value("Color", shape.color))
      }
      .accessibilityLabel(shape.color)
    }
    .chartXAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
    }
    .chartPlotStyle { plotArea in
      plotArea.background(.gray.opacity(0.1))
    }
  }
}

struct Job: Identifiable {
  let id = UUID()
  let name: String
  let start: Date
  let end: Date
}

struct Timeline: View {
  let jobs = [
    Job(name: "Build", start: day(1), end: day(4)), Job(name: "Test", start: day(3), end: day(6)),
    Job(name: "Ship", start: day(6), end: day(7)),
  ]

  var body: some View {
    Chart(jobs) { job in
      BarMark(
        xStart: .value("Start", job.start), xEnd: .value("End", job.end), y: .value("Job", job.name), height: 12)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.day(), centered: true)
      }
    }
  }
}

func day(_ number: Int, month: Int = 5, year: Int = 2024) -> Date {
  Calendar(identifier: .gregorian).date(
    from: DateComponents(timeZone: .current, year: year, month: month, day: number)) ?? .now
}

struct Sale: Identifiable {
  let month: Date
  let amount: Int
  var id: Date { month }
}

let sales = (1...12).map {
  Sale(month: day(8, month: $0, year: 2023), amount: [31, 42, 38, 57, 61, 80, 96, 92, 70, 55, 48, 77][$0 - 1])
}

struct MonthlySales: View {
  @State private var selection: Date?

  private func isSelected(_ sale: Sale) -> Bool {
    guard let selection else { return true }
    return Calendar.current.isDate(sale.month, equalTo: selection, toGranularity: .month)
  }

  var body: some View {
    Chart {
      ForEach(sales) { sale in
        BarMark(x: .value("Month", sale.month, unit: .month), y: .value("Sales", sale.amount))
          .opacity(isSelected(sale) ? 1 : 0.4)
      }
      RuleMark(y: .value("Average", 62))
        .foregroundStyle(.orange)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .annotation(position: .top, alignment: .leading) {
          Text("Average: 62").font(.caption).foregroundStyle(.orange)
        }
      if let selection {
        RuleMark(x: .value("Selected", selection, unit: .month))
          .foregroundStyle(.gray.opacity(0.3))
          .zIndex(-1)
      }
    }
    .chartXSelection(value: $selection)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading)
    }
  }
}
