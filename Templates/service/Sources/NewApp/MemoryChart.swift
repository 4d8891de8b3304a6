import Charts
import NewAppModel
import SwiftUI

/// The use of memory in the kept samples, with the limit of the warning.
struct MemoryChart: View {
  let samples: [Sample]
  let limit: Int

  var body: some View {
    Chart {
      ForEach(Array(samples.enumerated()), id: \.offset) { number, sample in
        LineMark(x: .value("Sample", number), y: .value("Memory", sample.memory))
      }
      RuleMark(y: .value("Limit", limit)).foregroundStyle(.red)
    }
    .chartXScale(domain: 0...(Monitor.most - 1))
    .chartYScale(domain: 0...100)
    .chartXAxis(.hidden)
    .frame(height: 160)
    .accessibilityLabel("Memory")
  }
}
