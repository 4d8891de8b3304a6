import KeelTesting
import Perception
import SwiftUI
import Testing

@Perceptible @MainActor private final class TapModel {
  var count = 0
}

private struct TapView: View {
  @Perception.Bindable var model: TapModel

  var body: some View {
    WithPerceptionTracking {
      VStack {
        Text("Taps: \(model.count)")
        Button("Tap") { model.count += 1 }
        Stepper("Count", value: $model.count)
      }
    }
  }
}

/// A view that tracks a perceptible model, as its author writes it for systems without Observation.
@MainActor @Suite struct PerceptionViewTests {
  @Test func aViewFollowsAPerceptibleModel() throws {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: TapView(model: TapModel())))
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    try driver.tap("Tap")
    #expect(driver.shows("Taps: 1"), "\(driver.outline)")
  }
}
