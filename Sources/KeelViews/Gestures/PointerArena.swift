import KeelControls
import KeelModel
import KeelScene

/// A mount with a gesture that pointers make.
@MainActor protocol PointerListener: AnyMount {
  /// The gesture; `nil` while it is disabled.
  var pointerGesture: (any Gesture)? { get }
  var priority: GesturePriority { get }
}

/// The gestures of one view, which compete for each press on it.
///
/// Of several exclusive gestures, the one that is recognised first cancels the others. Gestures of the inner modifiers
/// have precedence, except over those with high priority. Simultaneous gestures do not take part.
@MainActor final class PointerArena {
  private struct Entrant {
    weak var listener: (any PointerListener)?
    var recognizer: _Recognizer
    var isExclusive: Bool
  }
  private struct Listener { weak var listener: (any PointerListener)? }

  private weak var box: UIPointerBoxView?
  /// The innermost one first.
  private var listeners: [Listener] = []
  private var entrants: [Entrant] = []
  private var last: PointerMoment?
  /// The end of the last press, which comes before the press of what is under the pointer.
  private var release: PointerMoment?
  private var wait: Task<Void, Never>?
  private let environment: EnvironmentNode

  init(_ box: UIPointerBoxView, _ environment: EnvironmentNode) {
    self.box = box
    self.environment = environment
    box.takePointer = { [unowned self] in take($0) }  // The box retains the arena.
  }

  func listen(_ listener: any PointerListener) {
    if !listeners.contains(where: { $0.listener === listener }) { listeners.append(Listener(listener: listener)) }
    updateInterest()
  }

  func unlisten(_ listener: any PointerListener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
    for entrant in entrants where entrant.listener === listener { entrant.recognizer.cancel() }
    entrants.removeAll { $0.listener == nil || $0.listener === listener }
    updateInterest()
  }

  /// The gesture of a listener has been evaluated again, possibly during a press.
  func update(_ listener: any PointerListener) {
    updateInterest()
    for index in entrants.indices where entrants[index].listener === listener {
      guard let next = recognizer(of: listener) else {
        entrants[index].recognizer.cancel()
        continue
      }
      next.continueFrom(entrants[index].recognizer)
      entrants[index].recognizer = next
    }
  }

  private func recognizer(of listener: any PointerListener) -> _Recognizer? {
    func make<G: Gesture>(_ gesture: G) -> _Recognizer? { withoutTracking { gesture._recognizer { _ in } } }
    return listener.pointerGesture.flatMap { make($0) }
  }

  private func updateInterest() {
    let interests = listeners.compactMap { $0.listener.flatMap(recognizer)?.interest }
    box?.style.pointer = interests.isEmpty ? nil : PointerInterest(of: interests)
  }

  // MARK: A press

  private func take(_ report: PointerReport) {
    let moment = PointerMoment(report: report, spaces: environment.values.namedSpace?.frames ?? [:])
    if report.phase == .began { begin() }
    last = moment
    release = report.phase == .ended ? moment : nil
    pass(moment)
    if report.phase == .began { waitForLongPresses() }
    if report.phase == .ended || report.phase == .cancelled { finish() }
  }

  /// Returns where the pointer was released, once.
  func takeRelease() -> PointerMoment? {
    defer { release = nil }
    return release
  }

  private func begin() {
    finish()
    let present = listeners.compactMap(\.listener)
    let ordered = present.filter { $0.priority == .high } + present.filter { $0.priority != .high }
    entrants = ordered.compactMap { listener in
      recognizer(of: listener).map {
        Entrant(listener: listener, recognizer: $0, isExclusive: listener.priority != .simultaneous)
      }
    }
  }

  private func pass(_ moment: PointerMoment) {
    for entrant in entrants {
      let winner = entrants.first { $0.isExclusive && $0.recognizer.hasWon }?.recognizer
      if entrant.isExclusive, let winner, winner !== entrant.recognizer {
        entrant.recognizer.cancel()
      } else {
        entrant.recognizer.take(moment)
      }
    }
    guard let winner = entrants.first(where: { $0.isExclusive && $0.recognizer.hasWon })?.recognizer else { return }
    for entrant in entrants where entrant.isExclusive && entrant.recognizer !== winner { entrant.recognizer.cancel() }
  }

  /// Ends a press: what has not been decided or ended is cancelled.
  private func finish() {
    wait?.cancel()
    wait = nil
    last = nil
    let rest = entrants
    entrants = []
    for entrant in rest { entrant.recognizer.cancel() }
  }

  /// Passes the moments at which a press has become a long one, because a pointer at rest reports nothing.
  private func waitForLongPresses() {
    let holds = Set(entrants.compactMap { $0.recognizer.interest.hold }).sorted()
    guard !holds.isEmpty else { return }
    let clock = environment.values.tapClock
    let began = last?.report.time ?? 0
    wait = Task { [weak self] in
      var passed = began
      for hold in holds where hold > passed {
        // The sleep fails when the end of the press cancels the task.
        try? await clock.sleep(for: .seconds(hold - passed))
        guard !Task.isCancelled else { return }
        self?.hasHeld(for: hold)
        passed = hold
      }
    }
  }

  private func hasHeld(for time: Double) {
    guard var moment = last else { return }
    guard let box, box.window?.isWithinReach(box.nodeID) ?? false else { return finish() }
    moment.report.phase = .moved
    moment.report.time = max(moment.report.time, time)
    last = moment
    pass(moment)
  }
}
