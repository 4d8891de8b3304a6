import KeelControls
import KeelModel
import KeelTesting
import KeelViews
import Observation
import Synchronization
import Testing

@MainActor @Observable private final class Model {
  var cause = 0
  var other = 0
}

private final class Told: Sendable { let names = Mutex<Set<String>>([]) }

/// The standard library's tracking in the actions of views: it sees the models of Keel, because no body runs around it.
@MainActor @Suite struct OnChangeTrackingTests {
  private struct Page: View {
    let model: Model
    let told: Told

    var body: some View {
      Text("\(model.cause)")
        .onChange(of: model.cause) { watch("change") }
        .onChange(of: model.cause, initial: true) { watch("initial") }
        .onAppear { watch("appear") }
    }

    private func watch(_ name: String) {
      withObservationTracking {
        _ = model.other
      } onChange: { [told] in
        told.names.withLock { _ = $0.insert(name) }
      }
    }
  }

  @Test func actionsTrackModels() {
    let (model, told) = (Model(), Told())
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: Page(model: model, told: told)))
    window.show(on: frontEnd)
    Turn.shared.flush()
    model.other += 1
    #expect(told.names.withLock { $0 } == ["appear", "initial"])
    told.names.withLock { $0 = [] }
    model.cause += 1
    Turn.shared.flush()
    model.other += 1
    #expect(told.names.withLock { $0 } == ["change", "initial"])
  }

  private struct Speaking: View {
    let model: Model
    var body: some View {
      Text("Speaking").onChange(of: model.cause) { AccessibilityNotification.Announcement("\(model.cause)").post() }
    }
  }

  @Test func aMessageFromAChangeIsSpokenInEachWindow() {
    let model = Model()
    let (one, other) = (ViewStage(Speaking(model: model)), ViewStage(Speaking(model: model)))
    one.change { model.cause += 1 }
    #expect(one.frontEnd.announcements == ["1"])
    #expect(other.frontEnd.announcements == ["1"])
  }
}
