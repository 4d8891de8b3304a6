import KeelInteraction
import KeelScene

extension Driver {
  /// Presses the pointer in the middle of a view, moves it by a distance in points, and releases it.
  ///
  /// The pointer rests once on its way, after half of it. The movement takes a tenth of a second. To the right and down
  /// are positive; the view has the frame that the front end gives it (`HeadlessFrontEnd.place(_:at:)`).
  public func drag(_ name: String, by x: Double, _ y: Double) throws(DriverError) {
    let (_, grip, frame) = try grip(name, for: .drag)
    let start = ScenePoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    var press = PointerPress(
      on: grip.id, grip.interest, at: start, origin: ScenePoint(x: frame.x, y: frame.y))
    let stops = [(0.0, 0.0), (0.5, 0.05), (1, 0.1)]
    for (part, time) in stops {
      send(press.moved(to: ScenePoint(x: start.x + x * part, y: start.y + y * part), time: time))
    }
    send(press.ended(time: 0.1))
  }

  /// Presses the pointer at a point of a view and releases it there: the view knows of the press from its beginning, as a
  /// custom control does. A button at that point is pressed too.
  ///
  /// The point is counted in points from the top leading corner of the view that takes presses, which has the frame that
  /// the front end gives it.
  public func tap(_ name: String, at x: Double, _ y: Double) throws(DriverError) {
    let (thing, grip, frame) = try grip(name, for: .touch)
    let point = ScenePoint(x: frame.x + x, y: frame.y + y)
    var press = PointerPress(on: grip.id, grip.interest, at: point, origin: ScenePoint(x: frame.x, y: frame.y))
    send(press.moved(to: point, time: 0))
    send(press.ended(time: 0.1))
    var next: NodeID? = thing
    while let id = next {
      if frontEnd.tree.accepts(.activate(id)) {
        frontEnd.send(.activate(id))
        return
      }
      next = frontEnd.tree.parent(of: id)
    }
  }

  /// Presses the pointer in the middle of a view for the time of its shortest long press, and releases it.
  public func longPress(_ name: String) throws(DriverError) {
    let (_, grip, frame) = try grip(name, for: .hold)
    let start = ScenePoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    var press = PointerPress(
      on: grip.id, grip.interest, at: start, origin: ScenePoint(x: frame.x, y: frame.y))
    let hold = grip.interest.hold ?? 0
    send(press.moved(to: start, time: 0))
    send(press.moved(to: start, time: hold))
    send(press.ended(time: hold))
  }

  private func send(_ events: [Event]) { for event in events { frontEnd.send(event) } }

  /// Returns the view with this name, the view around it that takes presses, and the frame of that view.
  ///
  /// A pointer presses views that have been laid out, so the program receives their sizes before the press.
  private func grip(
    _ name: String, for intent: Intent
  ) throws(DriverError) -> (thing: NodeID, grip: (id: NodeID, interest: PointerInterest), frame: SceneRect) {
    frontEnd.revealVisibleRows()
    let thing = try resolve(name, for: intent)
    guard let grip = frontEnd.tree.grip(around: thing.id) else {
      throw DriverError(
        .notPossible, "\(thing) takes no presses of a pointer.", rule: intent.rule, remedy: "Name another view.")
    }
    return (thing.id, grip, frontEnd.frame(of: grip.id))
  }
}
