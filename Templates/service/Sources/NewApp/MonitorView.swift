import NewAppModel
import SwiftUI

struct MonitorView: View {
  @Bindable var model: Monitor

  var body: some View {
    NavigationStack {
      Form {
        Section("Now") {
          if model.isBlind { Label("The machine cannot be read.", systemImage: "exclamationmark.triangle") }
          if let latest = model.latest {
            LabeledContent("Load") { Text(latest.load, format: .number.precision(.fractionLength(2))) }
            LabeledContent("Memory in use") { Text(verbatim: "\(latest.memory) %") }
          }
          if model.isHigh { Label("The memory is nearly full.", systemImage: "exclamationmark.triangle") }
        }
        Section("Memory") { MemoryChart(samples: model.samples, limit: model.limit) }
        Section("Settings") {
          Picker("Measure every", selection: $model.interval) {
            ForEach(Settings.intervals, id: \.self) { Text("\($0) seconds").tag($0) }
          }
          Stepper("Warn above \(model.limit) %", value: $model.limit, in: Settings.limits)
        }
      }
      .navigationTitle("New App")
    }
  }
}

private struct StillMachine: Sensing {
  func sample() -> Sample { Sample(load: 0.7, memory: 42) }
}

#Preview {
  let monitor = Monitor(StillMachine(), settings: SettingsStore())
  MonitorView(model: monitor).task { await monitor.run() }
}
