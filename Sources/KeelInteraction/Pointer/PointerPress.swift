package import KeelScene

extension PointerInterest {
  /// The distance in points within which a press is still a press, and not a drag.
  package static let slop = 10.0
  /// The longest time of a press in seconds that is told apart from longer ones.
  package static let longest = 1e6

  /// Returns true if the release of the pointer is not a press of what is under it: it was a drag, or a long press.
  package func takesPress(distance: Double, time: Double) -> Bool {
    if let drag, distance >= max(drag, Self.slop) { return true }
    if let hold, time >= hold, distance < Self.slop { return true }
    return false
  }
}

/// A press of the pointer on a node, as a front end follows it: what it reports, and whether the release is a press.
///
/// The rule for browsers, which have no such value, is the same (`gestures.js`).
package struct PointerPress: Sendable {
  /// The node that wants to know of the press.
  package let node: NodeID
  private let interest: PointerInterest
  private let origin: ScenePoint
  private let start: ScenePoint
  private var location: ScenePoint
  private var farthest = 0.0
  /// True once the beginning has been reported.
  package private(set) var hasBegun = false

  /// Creates a press at a point of the window, on a node whose top leading corner is at `origin`.
  package init(on node: NodeID, _ interest: PointerInterest, at point: ScenePoint, origin: ScenePoint) {
    self.node = node
    self.interest = interest
    self.origin = origin
    start = ScenePoint(x: point.x - origin.x, y: point.y - origin.y)
    location = start
  }

  /// Returns the reports for the pointer at a point of the window: none until the node wants to know of the press.
  package mutating func moved(to point: ScenePoint, time: Double) -> [Event] {
    location = ScenePoint(x: point.x - origin.x, y: point.y - origin.y)
    let report = self.report(.moved, time)
    farthest = max(farthest, report.distance)
    guard !hasBegun else { return [.pointer(node, report)] }
    guard report.distance >= interest.threshold else { return [] }
    hasBegun = true
    return [.pointer(node, self.report(.began, time))]
  }

  /// Returns the reports for the release of the pointer at its place.
  package func ended(time: Double) -> [Event] { hasBegun ? [.pointer(node, report(.ended, time))] : [] }

  /// Returns the reports for a press without an end.
  package func cancelled(time: Double) -> [Event] { hasBegun ? [.pointer(node, report(.cancelled, time))] : [] }

  /// Returns true if the release is not a press of what is under the pointer.
  package func takesPress(time: Double) -> Bool { interest.takesPress(distance: farthest, time: time) }

  private func report(_ phase: PointerReport.Phase, _ time: Double) -> PointerReport {
    PointerReport(phase, start: start, location: location, origin: origin, time: time)
  }
}
