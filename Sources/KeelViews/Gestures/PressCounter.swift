import KeelControls
import KeelModel

/// The priority of a gesture among the gestures of its view.
enum GesturePriority {
  /// Of several gestures, the innermost one runs.
  case normal
  /// The gesture runs in place of those inside the view.
  case high
  /// The gesture runs in addition to the chosen exclusive gesture.
  case simultaneous
}

/// A mount that defines the effects of presses of a view.
@MainActor protocol TapListener: AnyMount {
  var presses: [_GesturePress] { get }
  var priority: GesturePriority { get }
  /// The active gestures: this one, and those of the views inside the view.
  var mask: GestureMask { get }
}

extension TapListener {
  /// True if an enclosing view has disabled the gestures inside it.
  private var isMaskedFromOutside: Bool {
    var mount = parent
    while let current = mount {
      if let outer = current as? any TapListener, !outer.mask.contains(.subviews) { return true }
      mount = current.parent
    }
    return false
  }

  /// The actions that presses may run at the moment.
  fileprivate var activePresses: [_GesturePress] {
    mask.contains(.gesture) && !isMaskedFromOutside ? presses : []
  }

  /// True if a press must not run the gestures and controls inside the view.
  fileprivate var isInPlaceOfInner: Bool {
    !mask.contains(.subviews) || priority == .high && !activePresses.isEmpty
  }
}

/// Runs the listeners' actions for presses. If the listeners distinguish numbers of presses, it counts presses in quick
/// succession.
@MainActor final class PressCounter: PressTaking {
  private struct Listener { weak var listener: (any TapListener)? }
  /// The listeners, innermost first. If two have an exclusive action for the same number of presses, the inner one
  /// runs.
  private var listeners: [Listener] = []
  /// The number of presses in a sequence that may still continue.
  private var count = 0
  /// The place of the last press.
  private var place = _PressPlace()
  private var wait: Task<Void, Never>?
  private let clock: any Clock<Duration>
  /// The maximal time between two presses of a sequence.
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

  /// Returns the actions for a number of presses: those of one exclusive listener, and all simultaneous ones.
  private func actions(for count: Int) -> [(_PressPlace) -> Void] {
    func presses(of listener: any TapListener) -> [(_PressPlace) -> Void] {
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

  /// Counts a press of a view. Returns true if the press must not run controls inside the view.
  func takesPress(of view: UIView) -> Bool {
    place = _PressPlace(ofPressOn: view)
    let isTaken = present.contains { $0.isInPlaceOfInner }
    let counts = counts
    guard let most = counts.max() else { return isTaken }
    guard counts.count > 1 else {
      actions(for: most).forEach { $0(place) }
      return isTaken
    }
    count += 1
    wait?.cancel()
    if count >= most {
      settle()
    } else {
      wait = Task { [weak self, clock] in
        // The sleep fails when a further press cancels the task, and then the following line ends it.
        try? await clock.sleep(for: PressCounter.patience)
        guard !Task.isCancelled else { return }
        self?.settle()
      }
    }
    return isTaken
  }

  /// Ends the sequence, because no further press has followed or could have a meaning, and runs its actions.
  private func settle() {
    let count = count
    forget()
    let counts = counts
    // If there are fewer presses than any action needs, the action for the smallest number runs.
    guard let meant = counts.filter({ $0 <= count }).max() ?? counts.min() else { return }
    actions(for: meant).forEach { $0(place) }
  }

  /// Cancels the current sequence.
  func forget() {
    wait?.cancel()
    wait = nil
    count = 0
  }
}
