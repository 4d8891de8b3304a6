import Combine
import SwiftUI

struct KitchenTimerApp: App {
  var body: some Scene {
    WindowGroup {
      KitchenTimerView()
    }
  }
}

struct KitchenTimerView: View {
  @State private var secondsLeft = 60
  @State private var duration = 60
  @State private var isRunning = false
  @State private var laps: [Int] = []
  @Environment(\.scenePhase) private var scenePhase

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var timeString: String {
    String(format: "%02d:%02d", secondsLeft / 60, secondsLeft % 60)
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        ZStack {
          Circle()
            .stroke(Color.gray.opacity(0.3), lineWidth: 12)
          Circle()
            .trim(from: 0, to: CGFloat(secondsLeft) / CGFloat(max(duration, 1)))
            .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 12, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .animation(.linear, value: secondsLeft)
          Text(timeString)
            .font(.system(size: 48, weight: .bold, design: .rounded))
            .monospacedDigit()
        }
        .frame(width: 220, height: 220)

        Stepper("Length: \(duration) s", value: $duration, in: 10...600, step: 10)
          .disabled(isRunning)
          .onChange(of: duration) { _, newValue in
            secondsLeft = newValue
          }

        HStack(spacing: 16) {
          Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
            .buttonStyle(.borderedProminent)
          Button("Lap") { laps.insert(duration - secondsLeft, at: 0) }
            .disabled(!isRunning)
          Button("Reset", role: .cancel) {
            isRunning = false
            secondsLeft = duration
            laps.removeAll()
          }
        }

        List(Array(laps.enumerated()), id: \.offset) { index, lap in
          LabeledContent("Lap \(laps.count - index)", value: "\(lap) s")
        }
        .listStyle(.plain)
      }
      .padding()
      .navigationTitle("Timer")
      .onReceive(timer) { _ in tick() }
      .onChange(of: scenePhase) { _, phase in
        if phase == .background { isRunning = false }
      }
    }
  }

  private func tick() {
    guard isRunning else { return }
    if secondsLeft > 0 {
      secondsLeft -= 1
    } else {
      isRunning = false
    }
  }
}
