import KeelControls
import KeelModel

/// An object that provides the actions of presses of a view.
@MainActor protocol TapListener: AnyObject {
  var presses: [_GesturePress] { get }
}

/// The button around a view with press actions. It distinguishes presses in quick succession from single ones, if the
/// actions depend on it.
final class TapButton: UIButton {
  private struct Listener { weak var listener: (any TapListener)? }
  /// The listeners, innermost first. If two have an action for the same number of presses, the innermost is used.
  private var listeners: [Listener] = []
  /// The number of presses in the current sequence, while further presses may follow.
  private var count = 0
  private var wait: Task<Void, Never>?
  var clock: any Clock<Duration> = ContinuousClock()
  /// The maximum time between two presses of one sequence.
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

  /// Runs the action for the presses so far, once no further press has followed or could have an effect.
  private func settle() {
    let count = count
    forgetPresses()
    let presses = presses
    // Fewer presses than any action needs count as the smallest number that has one.
    let meant = presses.map(\.count).filter { $0 <= count }.max() ?? presses.map(\.count).min()
    presses.first { $0.count == meant }?.action()
  }

  /// Discards the current sequence of presses.
  func forgetPresses() {
    wait?.cancel()
    wait = nil
    count = 0
  }
}

extension EnvironmentValues {
  /// The clock that times presses; tests provide one that they control.
  @Entry package var tapClock: any Clock<Duration> = ContinuousClock()
}
