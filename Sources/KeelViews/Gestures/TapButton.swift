import KeelControls
import KeelModel

/// Says what presses of a view do.
@MainActor protocol TapListener: AnyObject {
  var presses: [_GesturePress] { get }
}

/// The button that a view which can be pressed is in. It tells presses that follow each other quickly from single ones,
/// where that makes a difference.
final class TapButton: UIButton {
  private struct Listener { weak var listener: (any TapListener)? }
  /// The innermost one first: of two that say what the same number of presses does, it holds.
  private var listeners: [Listener] = []
  /// How many presses have come, of which it is not clear yet how many there will be.
  private var count = 0
  private var wait: Task<Void, Never>?
  var clock: any Clock<Duration> = ContinuousClock()
  /// How soon a press has to follow another to count with it.
  private static let patience = Duration.milliseconds(300)

  init() {
    super.init(frame: noFrame)
    onEvents(.primaryActionTriggered) { [weak self] in self?.pressed() }
  }

  func listen(_ listener: any TapListener) {
    guard !listeners.contains(where: { $0.listener === listener }) else { return }
    listeners.append(Listener(listener: listener))
  }

  private var presses: [_GesturePress] { listeners.flatMap { $0.listener?.presses ?? [] } }

  private func pressed() {
    let presses = presses
    guard let most = presses.map(\.count).max() else { return }
    guard presses.contains(where: { $0.count != most }) else {
      presses.first?.action()
      return
    }
    count += 1
    wait?.cancel()
    guard count < most else { return settle() }
    wait = Task { [weak self, clock] in
      try? await clock.sleep(for: TapButton.patience)
      guard !Task.isCancelled else { return }
      self?.settle()
    }
  }

  /// No further press has come, or could mean anything.
  private func settle() {
    let count = count
    forgetPresses()
    let presses = presses
    // Fewer presses than anything is said of are taken for the fewest.
    let meant = presses.map(\.count).filter { $0 <= count }.max() ?? presses.map(\.count).min()
    presses.first { $0.count == meant }?.action()
  }

  /// What has begun comes to nothing.
  func forgetPresses() {
    wait?.cancel()
    wait = nil
    count = 0
  }
}

extension EnvironmentValues {
  /// The clock that presses are counted by; tests give views one that they move.
  @Entry package var tapClock: any Clock<Duration> = ContinuousClock()
}
