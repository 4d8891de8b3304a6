import Charts
import SwiftUI

struct MonthlyHoursOfSunshine: Identifiable {
  var city: String
  var date: Date
  var hoursOfSunshine: Double
  var id: String { city + date.description }

  init(city: String = "Seattle", month: Int, hoursOfSunshine: Double) {
    let calendar = Calendar.autoupdatingCurrent
    self.city = city
    self.date = calendar.date(from: DateComponents(year: 2020, month: month)) ?? .now
    self.hoursOfSunshine = hoursOfSunshine
  }
}

let sunshine: [MonthlyHoursOfSunshine] =
  zip(1...12, [74.0, 99, 154, 200, 250, 280, 312, 281, 221, 142, 72, 52]).map {
    MonthlyHoursOfSunshine(month: $0, hoursOfSunshine: $1)
  }
  + zip(1...12, [196.0, 181, 248, 280, 300, 277, 263, 270, 250, 230, 199, 196]).map {
    MonthlyHoursOfSunshine(city: "Cupertino", month: $0, hoursOfSunshine: $1)
  }

struct SunshineLines: View {
  var body: some View {
    Chart(sunshine) {
      LineMark(x: .value("Month", $0.date), y: .value("Hours of Sunshine", $0.hoursOfSunshine))
        .foregroundStyle(by: .value("City", $0.city))
        .symbol(by: .value("City", $0.city))
        .interpolationMethod(.catmullRom)
    }
    .chartYAxisLabel("Hours")
  }
}

struct SunshineArea: View {
  var body: some View {
    Chart {
      ForEach(sunshine.filter { $0.city == "Seattle" }) { item in
        AreaMark(x: .value("Month", item.date), y: .value("Hours", item.hoursOfSunshine))
          .foregroundStyle(
            LinearGradient(colors: [.blue.opacity(0.6), .blue.opacity(0.05)], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Month", item.date), y: .value("Hours", item.hoursOfSunshine))
          .interpolationMethod(.linear)
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 3)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
  }
}

struct StackedAreas: View {
  var body: some View {
    Chart(sunshine) { item in
      AreaMark(x: .value("Month", item.date), y: .value("Hours", item.hoursOfSunshine), stacking: .center)
        .foregroundStyle(by: .value("City", item.city))
        .interpolationMethod(.monotone)
    }
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
  }
}

struct HeartRate: View {
  struct Sample {
    let index: Int
    var minute: Int { index * 30 }
    var low: Int { 55 + (index * 7) % 13 }
    var high: Int { 80 + (index * 11) % 37 }
  }
  let samples = (0..<48).map { Sample(index: $0) }

  var body: some View {
    Chart(samples, id: \.minute) { sample in
      AreaMark(
        x: .value("Minute", sample.minute), yStart: .value("Low", sample.low), yEnd: .value("High", sample.high)
      )
      .opacity(0.3)
      LineMark(x: .value("Minute", sample.minute), y: .value("Mean", (sample.low + sample.high) / 2))
        .lineStyle(StrokeStyle(lineWidth: 3))
        .foregroundStyle(.red)
        .interpolationMethod(.stepCenter)
    }
    .chartYScale(domain: 40...140)
    .chartXScale(domain: 0...1440, range: .plotDimension(padding: 8))
    .chartXAxis {
      AxisMarks(values: [0, 360, 720, 1080, 1440]) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2]))
        AxisValueLabel {
          if let minute = value.as(Int.self) {
            Text("\(minute / 60) h")
          }
        }
      }
    }
  }
}

enum Weather: String, Plottable, CaseIterable {
  case sun = "Sun"
  case rain = "Rain"
}

struct WeatherDay: Identifiable {
  let id: Int
  var wind: Double { Double((id * 37) % 50) }
  var rain: Double { Double((id * 53) % 41) / 2 }
  var weather: Weather { Weather.allCases[id % 2] }
}

struct Scatter: View {
  let days = (0..<60).map { WeatherDay(id: $0) }

  var body: some View {
    Chart(days) { day in
      PointMark(x: .value("Wind", day.wind), y: .value("Rain", day.rain))
        .foregroundStyle(by: .value("Weather", day.weather))
        .symbol(by: .value("Weather", day.weather))
    }
    .chartXAxisLabel("Wind", alignment: .center)
    .chartYAxisLabel("Rain")
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let frame = geometry[proxy.plotAreaFrame]
        if let x = proxy.position(forX: 25.0) {
          Rectangle().fill(.secondary).frame(width: 1, height: frame.height)
            .position(x: frame.minX + x, y: frame.midY)
        }
      }
    }
  }
}

struct LinesWithGap: View {
  let values: [Double] = [3, 5, .nan, 4, 6, 8]

  var body: some View {
    Chart {
      ForEach(Array(values.enumerated()), id: \.offset) { index, value in
        LineMark(x: .value("Index", index), y: .value("Value", value), series: .value("Series", "A"))
          .symbol(.circle)
          .symbolSize(60)
      }
      if #available(iOS 17, *) {
        RuleMark(y: .value("Limit", 7))
      }
    }
  }
}

struct LogScale: View {
  var body: some View {
    Chart(0..<8, id: \.self) { power in
      PointMark(x: .value("Step", power), y: .value("Size", pow(4.0, Double(power))))
    }
    .chartYScale(domain: 1...100_000, type: .log)
  }
}
