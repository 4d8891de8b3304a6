import SwiftUI

struct DashboardApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        DashboardView()
      }
    }
  }
}

struct Metric: Identifiable {
  let id = UUID()
  let title: String
  let value: String
  let change: Double
  let symbol: String
  let color: Color

  static let all = [
    Metric(title: "Steps", value: "8,412", change: 0.12, symbol: "figure.walk", color: .green),
    Metric(title: "Heart Rate", value: "62 bpm", change: -0.03, symbol: "heart.fill", color: .red),
    Metric(title: "Sleep", value: "7 h 20 m", change: 0.05, symbol: "bed.double.fill", color: .indigo),
    Metric(title: "Energy", value: "540 kcal", change: 0.21, symbol: "flame.fill", color: .orange),
    Metric(title: "Water", value: "1.4 l", change: -0.18, symbol: "drop.fill", color: .cyan),
    Metric(title: "Mindfulness", value: "10 min", change: 0, symbol: "brain.head.profile", color: .purple),
  ]
}

struct MetricCard: View {
  let metric: Metric

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: metric.symbol)
          .foregroundStyle(metric.color)
        Text(metric.title)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Spacer()
      }
      Text(metric.value)
        .font(.title2.bold())
        .lineLimit(1)
        .minimumScaleFactor(0.7)
      ProgressBar(part: abs(metric.change) * 4, color: metric.color)
        .frame(height: 8)
      Label("\(Int(metric.change * 100)) %", systemImage: metric.change < 0 ? "arrow.down.right" : "arrow.up.right")
        .font(.caption)
        .foregroundStyle(metric.change < 0 ? .red : .green)
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemBackground)))
  }
}

struct ProgressBar: View {
  let part: Double
  let color: Color

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(color.opacity(0.2))
        Capsule().fill(color).frame(width: geometry.size.width * min(part, 1))
      }
    }
  }
}

struct DashboardView: View {
  private let columns = [GridItem(.adaptive(minimum: 160), spacing: 16)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(Metric.all) { MetricCard(metric: $0) }
      }
      .padding()
    }
    .navigationTitle("Today")
  }
}
