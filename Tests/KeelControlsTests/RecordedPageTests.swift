import FoundationEssentials
import KeelControls
import KeelModel
import KeelTesting
import Observation
import Testing

/// A recording knows the actions of the model, and nothing of its views.
@MainActor @Suite(.serialized) struct RecordedPageTests {
  let clock = TestClock()

  private func withRecording(_ work: (Replay, [String]) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.path + "/keel-page-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let model = DoorModel(clock: clock)
    let recorder = try ActionRecorder(file, app: "test", clock: clock)
    recorder.add(window: model)
    let stage = Stage(DoorPage(model, open: "Open", close: "Close"))
    try stage.driver.tap("Open")
    await clock.advance(by: .seconds(2))
    try stage.driver.tap("Close")
    try stage.driver.tap("Open")
    recorder.end()
    // The clock goes on in the replay, and with it this model.
    let log = model.log
    try await work(try Replay(file), log)
  }

  @Test func aRecordingIsPlayedOnAPageWithOtherLabels() async throws {
    try await withRecording { recording, log in
      let other = DoorModel(clock: clock)
      let stage = Stage(DoorPage(other, open: "Öffnen", close: "Schließen"))
      #expect(!stage.driver.exists("Open"))
      try await stage.driver.replay(recording, on: other, clock: clock)
      #expect(other.log == ["opened", "closed itself", "closed", "opened"] && other.log == log)
      #expect(stage.driver.exists("opened"))
      try stage.driver.tap("Schließen")
      #expect(stage.driver.exists("closed"))
    }
  }

  @Test func aRecordingIsPlayedWithoutAPage() async throws {
    try await withRecording { recording, log in
      let other = DoorModel(clock: clock)
      try await replay(recording, on: other, clock: clock)
      #expect(other.log == log)
    }
  }

  @Test func aRecordingThatDoesNotApplyThrows() async throws {
    try await withRecording { recording, _ in
      let stage = Stage(Page("A"))
      let other = BoundModel()
      let error = await #expect(throws: ReplayError.self) {
        try await stage.driver.replay(recording, on: other, clock: clock)
      }
      #expect(error?.kind == .notPlayable)
      withExtendedLifetime(other) {}
    }
  }
}

@MainActor @Observable private final class DoorModel {
  private(set) var log: [String] = []
  private let clock: any Clock<Duration>
  private var closing: Task<Void, Never>?

  init(clock: any Clock<Duration>) { self.clock = clock }

  @Endpoint func openButtonTapped() {
    log.append("opened")
    closing = Task { [clock, weak self] in
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      self?.log.append("closed itself")
    }
  }

  @Endpoint func closeButtonTapped() {
    closing?.cancel()
    log.append("closed")
  }
}

extension DoorModel: ActionModel {
  @Actions enum Action: ActionValue {
    case openButtonTapped
    case closeButtonTapped
  }
}

@MainActor private final class BoundModel: ActionModel {
  var text = ""
  @Actions enum Action: ActionValue { @Bound case text(String) }
}

@MainActor private final class DoorPage: UIViewController {
  private let model: DoorModel
  private let openTitle: String
  private let closeTitle: String

  init(_ model: DoorModel, open: String, close: String) {
    self.model = model
    openTitle = open
    closeTitle = close
    super.init()
  }

  override func viewDidLoad() {
    let state = UILabel()
    view.addSubview(UIButton(primaryAction: UIAction(title: openTitle) { [model] _ in model.openButtonTapped() }))
    view.addSubview(UIButton(primaryAction: UIAction(title: closeTitle) { [model] _ in model.closeButtonTapped() }))
    view.addSubview(state)
    observe { [model] in state.text = model.log.last }
  }
}
