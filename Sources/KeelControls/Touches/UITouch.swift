import KeelScene

public import struct Foundation.CGPoint

/// A press of the pointer on a view: of a finger, of a mouse, in every front end that has one.
///
/// The same object lasts from the beginning of the press to its end. There is one touch at a time.
@MainActor @preconcurrency public final class UITouch {
  /// The part of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The pointer has been pressed.
    case began
    /// The pointer has moved.
    case moved
    /// The pointer is pressed and has not moved. No touch is delivered in this phase.
    case stationary
    /// The pointer has been released.
    case ended
    /// The press has no end: something covers the view, the front end scrolls, or a gesture recognizer has taken it.
    case cancelled
  }

  /// The part of the press.
  public internal(set) var phase = Phase.began
  /// The number of presses in quick succession at the same place, this one included.
  public let tapCount: Int
  /// The time of the last change in seconds, by a clock that only runs forward.
  public internal(set) var timestamp: Double
  /// The view on which the pointer was pressed.
  public private(set) weak var view: UIView?
  /// The window of that view.
  public var window: UIWindow? { view?.window }
  /// The recognizers that receive the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The report of the present and of the previous moment, in points from the top leading corner of the view.
  private(set) var report: PointerReport
  private var previous: ScenePoint
  /// The greatest distance from the beginning so far, in points.
  private(set) var farthest = 0.0

  init(on view: UIView, _ report: PointerReport, tapCount: Int, timestamp: Double) {
    self.view = view
    self.report = report
    self.tapCount = tapCount
    self.timestamp = timestamp
    previous = report.start
    farthest = report.distance
  }

  func move(_ next: PointerReport, timestamp: Double) {
    previous = report.location
    report = next
    farthest = max(farthest, next.distance)
    self.timestamp = timestamp
    phase =
      switch next.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }

  /// Notes that the touch has not moved for some seconds since it began.
  func hold(for seconds: Double, timestamp: Double) {
    previous = report.location
    report.time = max(report.time, seconds)
    self.timestamp = timestamp
    phase = .stationary
  }

  /// Returns the place of the touch in a view, or in the window for `nil`, in points from the top left corner.
  ///
  /// In `self.view` the place is counted from where the view was when the press began. The place of another view is
  /// followed from the first time that it is asked for; until the front end has reported it, the result is that for the
  /// window.
  public func location(in view: UIView?) -> CGPoint { point(report.location, in: view) }

  /// Returns the place at the previous change, as `location(in:)` does; that of the beginning at first.
  public func previousLocation(in view: UIView?) -> CGPoint { point(previous, in: view) }

  /// Returns the place at which the press began, as `location(in:)` does.
  func startLocation(in view: UIView?) -> CGPoint { point(report.start, in: view) }

  private func point(_ point: ScenePoint, in other: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: point.x, y: point.y) }
    // Reports count from the leading side, views from the left.
    let isMirrored = view.isRightToLeft
    if other === view {
      return CGPoint(x: isMirrored ? view.drawnSize.width - point.x : point.x, y: point.y)
    }
    var x = point.x + report.origin.x
    let y = point.y + report.origin.y
    if isMirrored, let window { x = WindowSizes.shared.size(of: window).width - x }
    guard let other, !(other is UIWindow), let corner = other.followedFrame else { return CGPoint(x: x, y: y) }
    return CGPoint(x: x - corner.x, y: y - corner.y)
  }
}

extension UITouch: Hashable {
  /// Returns true if both are the same touch.
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  /// Hashes the identity of the touch.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the user has done with the pointer: the touches of one moment.
@MainActor @preconcurrency public final class UIEvent {
  /// The touches of the moment.
  public internal(set) var allTouches: Set<UITouch>?
  /// The time of the moment in seconds, as in `UITouch.timestamp`.
  public var timestamp: Double { allTouches?.first?.timestamp ?? 0 }
  /// The event that is being delivered.
  static weak var current: UIEvent?
  init(_ touch: UITouch) { allTouches = [touch] }
  /// Creates an event without touches: a press by a key, a changed value.
  init() {}

  /// Returns the touches that began on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// The owner of the frames that touches are converted with.
@MainActor private final class FrameFollower { static let shared = FrameFollower() }

extension UIView {
  /// The frame of the view in the window, which is followed from the first time that it is read; `nil` until a front end
  /// has reported it.
  var followedFrame: SceneRect? {
    if rare?.geometry?.observers.contains(where: { $0.owner === FrameFollower.shared }) != true {
      observeGeometry(FrameFollower.shared, .frame) { _ in }
      return nil
    }
    return reportedFrame
  }
}
