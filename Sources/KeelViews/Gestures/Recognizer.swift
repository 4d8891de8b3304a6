package import KeelScene

/// A moment of a press, with the coordinate spaces around the view.
package struct PointerMoment {
  /// The moment as a front end reports it, in points from the top leading corner of the view.
  package var report: PointerReport
  /// The frames of the named coordinate spaces around the view, in the window.
  package var spaces: [CoordinateSpace: SceneRect] = [:]

  /// Returns a point of the view in a coordinate space.
  package func point(_ point: ScenePoint, in space: CoordinateSpace) -> ScenePoint {
    let corner: ScenePoint
    switch space {
    case .local: return point
    case .global: corner = ScenePoint(x: 0, y: 0)
    case .named: corner = spaces[space].map { ScenePoint(x: $0.x, y: $0.y) } ?? ScenePoint(x: 0, y: 0)
    }
    return ScenePoint(x: point.x + report.origin.x - corner.x, y: point.y + report.origin.y - corner.y)
  }
}

/// Recognises one gesture in the moments of one press. Each press has new recognisers.
@MainActor public class _Recognizer {
  package enum State {
    /// Not decided yet.
    case possible
    /// Recognised, and still going on.
    case active
    /// Recognised, and over.
    case recognized
    /// Not recognised, or cancelled.
    case failed
  }
  package var state = State.possible

  /// What front ends have to report for the gesture.
  package var interest: PointerInterest { PointerInterest() }
  /// True if the gesture is recognised: of several on a view, the others are then cancelled.
  package var hasWon: Bool { state == .active || state == .recognized }
  /// True if no moment can change the state any more.
  package var isOver: Bool { state == .recognized || state == .failed }

  /// Takes the next moment of the press.
  package func take(_ moment: PointerMoment) {}
  /// Ends the gesture without a value.
  package func cancel() {}
  /// Continues in place of a recogniser of the same kind, whose gesture has been evaluated again.
  package func continueFrom(_ old: _Recognizer) { state = old.state }
}

/// Recognises a movement of the pointer over a distance.
package final class DragRecognizer<Value>: _Recognizer {
  private let distance: Double
  private let makeValue: (PointerMoment, _ velocity: ScenePoint) -> Value
  private let report: (_GestureEvent<Value>) -> Void
  private var last: PointerReport?
  private var velocity = ScenePoint(x: 0, y: 0)

  /// Creates a recogniser. The velocity is in points per second.
  package init(
    _ distance: Double, _ report: @escaping (_GestureEvent<Value>) -> Void,
    makeValue: @escaping (PointerMoment, _ velocity: ScenePoint) -> Value
  ) {
    self.distance = distance
    self.report = report
    self.makeValue = makeValue
  }

  override package var interest: PointerInterest { PointerInterest(drag: distance) }

  override package func take(_ moment: PointerMoment) {
    guard !isOver else { return }
    let report = moment.report
    if report.phase == .cancelled { return cancel() }
    if let last, report.time > last.time {
      let passed = report.time - last.time
      velocity = ScenePoint(
        x: (report.location.x - last.location.x) / passed, y: (report.location.y - last.location.y) / passed)
    }
    last = report
    if state == .possible, report.distance >= distance || distance.isNaN { state = .active }
    guard state == .active else {
      if report.phase == .ended { cancel() }
      return
    }
    let value = makeValue(moment, velocity)
    guard report.phase == .ended else { return self.report(.changed(value)) }
    state = .recognized
    self.report(.ended(value))
  }

  override package func cancel() {
    guard !isOver else { return }
    state = .failed
    report(.cancelled)
  }

  override package func continueFrom(_ old: _Recognizer) {
    super.continueFrom(old)
    guard let old = old as? DragRecognizer else { return }
    (last, velocity) = (old.last, old.velocity)
  }
}
