/// What front ends report of a pointer that is pressed on a node (`Event.pointer`).
public struct PointerInterest: Hashable, Sendable {
  /// The distance in points from which a movement is a drag; `nil` if the node has no drags.
  public var drag: Double?
  /// The time in seconds after which a press is a long one; `nil` if the node has no long presses. Such nodes need to
  /// know of a press from its beginning.
  public var hold: Double?

  /// Creates an interest. Distances are from 0 to 10,000 points, times from 0 to 3,600 seconds; NaN becomes 0.
  public init(drag: Double? = nil, hold: Double? = nil) {
    self.drag = drag.map { $0.isNaN ? 0 : min(max($0, 0), 10_000) }
    self.hold = hold.map { $0.isNaN ? 0 : min(max($0, 0), 3600) }
  }

  /// The distance in points from which front ends report: 0 from the press on.
  public var threshold: Double { hold == nil ? drag ?? 0 : 0 }

  /// Each press from its beginning, while front ends may still scroll by it, and while it remains a press of what is
  /// under the pointer. It ends as cancelled when the front end scrolls.
  package static let everyPress = PointerInterest(hold: 3600)
  /// True if the node has long presses.
  package var hasLongPress: Bool { hold.map { $0 < 3600 } ?? false }

  /// Creates what front ends have to report for several interests.
  package init(of interests: [PointerInterest]) {
    self.init(drag: interests.compactMap(\.drag).min(), hold: interests.compactMap(\.hold).min())
  }
}

/// A moment of a press of the pointer on a node.
///
/// Points are counted from the top leading corner of the node as it was when the press began, even if the node moves
/// with the pointer: x grows to the trailing side, y downwards.
public struct PointerReport: Hashable, Sendable {
  /// A part of a press.
  public enum Phase: Int, Hashable, Sendable, CaseIterable {
    /// The press has become one that the node wants to know of.
    case began
    /// The pointer has moved, or time has passed.
    case moved
    /// The pointer has been released.
    case ended
    /// The press has no end, for example because something covers the node or the user scrolls.
    case cancelled
  }
  /// The part of the press.
  public var phase: Phase
  /// The place where the pointer was pressed.
  public var start: ScenePoint
  /// The place of the pointer.
  public var location: ScenePoint
  /// The top leading corner of the node in the window, when the press began.
  public var origin: ScenePoint
  /// The time in seconds since the pointer was pressed, by the front end's clock.
  public var time: Double

  /// Creates a report.
  public init(
    _ phase: Phase, start: ScenePoint, location: ScenePoint, origin: ScenePoint = ScenePoint(x: 0, y: 0),
    time: Double = 0
  ) {
    self.phase = phase
    self.start = start
    self.location = location
    self.origin = origin
    self.time = time
  }

  /// The distance of the pointer from where it was pressed, in points.
  public var distance: Double {
    let (x, y) = (location.x - start.x, location.y - start.y)
    return (x * x + y * y).squareRoot()
  }
}
