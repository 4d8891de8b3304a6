import KeelModel
import Observation

/// A model with an endpoint of each kind.
@MainActor @Observable final class TimerModel {
  @CasePathable enum Destination {
    case edit(LabelModel)
    case help
  }

  var minutes = 5
  var pin = ""
  var code = Secret("")
  var note = ""
  var destination: Destination?
  private(set) var startCount = 0
  private(set) var resetCount = 0
  private(set) var unlockCount = 0
  private(set) var finished: [Int] = []
  let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  /// A property whose setter is an endpoint.
  var isRunning: Bool {
    get { startCount > resetCount }
    set { newValue ? startButtonTapped() : resetButtonTapped() }
  }

  @Endpoint func startButtonTapped() { startCount += 1 }

  @Endpoint func resetButtonTapped() {
    resetCount += 1
    destination = nil
  }

  @Endpoint func restartButtonTapped() {
    resetButtonTapped()
    startButtonTapped()
  }

  @Endpoint func waitButtonTapped(minutes: Int) async {
    try? await clock.sleep(for: .seconds(60 * minutes))
    finished.append(minutes)
    resetButtonTapped()
  }

  @Endpoint func addButtonTapped(_ count: Int, to name: String) -> Bool {
    guard count > 0 else { return false }
    minutes += count
    return true
  }

  @Endpoint func unlockButtonTapped(_ pin: Secret) { unlockCount += 1 }

  @Endpoint func laterButtonTapped() {
    Task {
      try? await clock.sleep(for: .seconds(1))
      startButtonTapped()
    }
  }

  @Endpoint func editButtonTapped(_ id: String) {
    destination = .edit(LabelModel(id: id) { [weak self] in self?.resetButtonTapped() })
  }
}

extension TimerModel: ActionModel {
  @CasePathable @Actions enum Action: ActionValue {
    case startButtonTapped
    case resetButtonTapped
    case restartButtonTapped
    case waitButtonTapped(minutes: Int)
    case addButtonTapped(Int, to: String)
    case unlockButtonTapped(Secret)
    case laterButtonTapped
    case editButtonTapped(String)
    @Bound case minutes(Int)
    @Bound case pin(Secret)
    @Bound case code(Secret)
    @Bound case destinationDismissed
    @Child case edit(LabelModel.Action)
  }

  var actionChildren: [ActionChild] { ActionChild.inCase(of: destination) }
}

/// A model that is open inside of another one.
@MainActor @Observable final class LabelModel {
  let id: String
  var text = ""
  @ObservationIgnored private let onDone: () -> Void

  init(id: String, onDone: @escaping () -> Void) {
    self.id = id
    self.onDone = onDone
  }

  @Endpoint func doneButtonTapped() { onDone() }
}

extension LabelModel: ActionModel {
  @CasePathable @Actions enum Action: ActionValue {
    case doneButtonTapped
    @Bound case text(String)
  }

  var actionID: String? { id }
}
