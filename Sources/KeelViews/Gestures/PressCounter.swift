import KeelControls
import KeelModel

/// How a gesture stands beside the other gestures of its view.
enum GesturePriority {
  /// The innermost of several runs.
  case normal
  /// It runs in place of those in the view.
  case high
  /// It runs beside the one that is chosen among the others.
  case simultaneous
}

/// Says what presses of a view do.
@MainActor protocol TapListener: AnyMount {
  var presses: [_GesturePress] { get }
  var priority: GesturePriority { get }
  /// The gestures that are active: this one, those of the views in the view.
  var mask: GestureMask { get }
}

extension TapListener {
  /// Whether a view around this one has switched its gestures off.
  private var isMaskedFromOutside: Bool {
    var mount = parent
    while let current = mount {
      if let outer = current as? any TapListener, !outer.mask.contains(.subviews) { return true }
      mount = current.parent
    }
    return false
  }

  /// The actions that presses may run now.
  fileprivate var activePresses: [_GesturePress] {
    mask.contains(.gesture) && !isMaskedFromOutside ? presses : []
  }

  /// Whether the gestures and controls in the view are not to run for a press.
  fileprivate var isInPlaceOfInner: Bool {
    !mask.contains(.subviews) || priority == .high && !activePresses.isEmpty
  }
}

/// Runs what listeners say about presses. It tells presses that follow each other quickly from single ones, where that
/// makes a difference.
@MainActor final class PressCounter: PressTaking {
  private struct Listener { weak var listener: (any TapListener)? }
  /// The innermost one first: of two that say what the same number of presses does, it holds.
  private var listeners: [Listener] = []
  /// How many presses have come, of which it is not clear yet how many there will be.
  private var count = 0
  private var wait: Task<Void, Never>?
  private let clock: any Clock<Duration>
  /// How soon a press has to follow another to count with it.
  private static let patience = Duration.milliseconds(300)

  init(clock: any Clock<Duration>) { self.clock = clock }

  func listen(_ listener: any TapListener) {
    guard !listeners.contains(where: { $0.listener === listener }) else { return }
    listeners.append(Listener(listener: listener))
  }

  func unlisten(_ listener: any TapListener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
  }

  private var present: [any TapListener] { listeners.compactMap(\.listener) }

  /// What a number of presses runs: one of the exclusive actions, and all simultaneous ones.
  private func actions(for count: Int) -> [() -> Void] {
    func presses(of listener: any TapListener) -> [() -> Void] {
      listener.activePresses.filter { $0.count == count }.map(\.action)
    }
    let exclusive = present.filter { $0.priority != .simultaneous }
    let chosen =
      exclusive.last { $0.priority == .high && !presses(of: $0).isEmpty }
      ?? exclusive.first { !presses(of: $0).isEmpty }
    return present.flatMap { listener in
      listener === chosen || listener.priority == .simultaneous ? presses(of: listener) : []
    }
  }

  private var counts: Set<Int> { Set(present.flatMap { $0.activePresses.map(\.count) }) }

  /// Counts a press. Returns true if controls in the view are not to run for it.
  func pressed() -> Bool {
    let isTaken = present.contains { $0.isInPlaceOfInner }
    let counts = counts
    guard let most = counts.max() else { return isTaken }
    guard counts.count > 1 else {
      actions(for: most).forEach { $0() }
      return isTaken
    }
    count += 1
    wait?.cancel()
    if count >= most {
      settle()
    } else {
      wait = Task { [weak self, clock] in
        try? await clock.sleep(for: PressCounter.patience)
        guard !Task.isCancelled else { return }
        self?.settle()
      }
    }
    return isTaken
  }

  func takesPress() -> Bool { pressed() }

  /// No further press has come, or could mean anything.
  private func settle() {
    let count = count
    forget()
    let counts = counts
    // Fewer presses than anything is said of are taken for the fewest.
    guard let meant = counts.filter({ $0 <= count }).max() ?? counts.min() else { return }
    actions(for: meant).forEach { $0() }
  }

  /// What has begun comes to nothing.
  func forget() {
    wait?.cancel()
    wait = nil
    count = 0
  }
}
