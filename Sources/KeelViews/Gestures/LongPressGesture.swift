import KeelScene

/// A press that lasts. Its value is true as soon as the press begins.
public struct LongPressGesture {
  /// The time that the press lasts, in seconds.
  public var minimumDuration: Double
  /// The distance in points that the press may move.
  public var maximumDistance: Double
  /// Creates a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// The type of the value, which indicates whether the press lasts.
  public typealias Value = Bool
  /// The recogniser of the press.
  public func _recognizer(_ report: @escaping (_GestureEvent<Bool>) -> Void) -> _Recognizer? {
    LongPressRecognizer(minimumDuration, within: maximumDistance, report)
  }
}

/// A gesture with a closure that is told when its press begins, and when it is over in any way.
struct PressingGesture {
  let base: LongPressGesture
  let action: (Bool) -> Void
}

extension PressingGesture: Gesture {
  typealias Value = Bool

  func _recognizer(_ report: @escaping (_GestureEvent<Bool>) -> Void) -> _Recognizer? {
    base._recognizer { [action] event in
      switch event {
      case .changed(let isPressed): action(isPressed)
      case .ended, .cancelled: action(false)
      }
      report(event)
    }
  }
}

/// Recognises a press that lasts, within a distance.
final class LongPressRecognizer: _Recognizer {
  private let duration: Double
  private let distance: Double
  private let report: (_GestureEvent<Bool>) -> Void

  init(_ duration: Double, within distance: Double, _ report: @escaping (_GestureEvent<Bool>) -> Void) {
    self.duration = duration
    self.distance = distance
    self.report = report
  }

  override var interest: PointerInterest { PointerInterest(hold: duration) }

  override func take(_ moment: PointerMoment) {
    guard state == .possible else { return }
    let report = moment.report
    if report.phase == .began { self.report(.changed(true)) }
    guard report.phase != .cancelled, report.distance <= distance || distance.isNaN else { return cancel() }
    if report.time >= duration {
      state = .recognized
      self.report(.ended(true))
    } else if report.phase == .ended {
      cancel()
    }
  }

  override func cancel() {
    guard state == .possible else { return }
    state = .failed
    report(.cancelled)
  }
}
