public import KeelModel

/// One step of a track: a value, and the time it takes to reach it.
public struct _KeyframeStep<Value> {
  let end: Value
  let duration: Double
  /// The curve from the previous value to this one.
  let curve: UnitCurve
}

/// A part of a track of keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that the track changes.
  associatedtype Value: Animatable = Body.Value
  /// The type of the content's body.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes of the content.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// The steps in their order.
  var _steps: [_KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The steps of the body.
  public var _steps: [_KeyframeStep<Value>] { body._steps }
}

/// The body of track content that has no body of its own.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
  /// The content itself.
  public var body: _NoKeyframes<Value> { self }
  /// No steps.
  public var _steps: [_KeyframeStep<Value>] { [] }
}

/// A step along a given curve, linear by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step of this keyframe.
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a step to a value with a duration in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(end: to, duration: duration, curve: timingCurve)]
  }
  /// A placeholder without steps; the step is in `_steps`.
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// A step along a smooth curve. It is eased in and out, regardless of the velocities.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step of this keyframe.
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a smooth step to a value with a duration in seconds; the velocities are not used.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _steps = [_KeyframeStep(end: to, duration: duration, curve: .easeInOut)]
  }
  /// A placeholder without steps; the step is in `_steps`.
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// A step along the movement of a spring. It is eased in and out, without overshooting.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step of this keyframe.
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a step to a value with a duration in seconds, by default that of the spring; the velocity is not used.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = [_KeyframeStep(end: to, duration: duration ?? spring.duration, curve: .easeInOut)]
  }
  /// A placeholder without steps; the step is in `_steps`.
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// A step that takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step of this keyframe.
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a jump to a value.
  public init(_ to: Value) { _steps = [_KeyframeStep(end: to, duration: 0, curve: .linear)] }
  /// A placeholder without steps; the step is in `_steps`.
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// Several steps, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The steps in their order.
  public let _steps: [_KeyframeStep<Value>]
  /// A placeholder without steps; the steps are in `_steps`.
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// A result builder that joins keyframes into a track.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes a keyframe through.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// Starts the track with its first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  /// Appends the steps of the next keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(_steps: accumulated._steps + next._steps) }
  /// Returns a track without steps.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_steps: []) }
  /// Joins the steps of a `for` loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: components.flatMap(\._steps))
  }
  /// Returns the steps of the first branch of a condition.
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: first._steps)
  }
  /// Returns the steps of the other branch of a condition.
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: second._steps)
  }
  /// Returns the steps of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: component?._steps ?? [])
  }
}

extension Array {
  /// Returns the time that all steps take together, in seconds.
  func duration<Value>() -> Double where Element == _KeyframeStep<Value> { reduce(0) { $0 + $1.duration } }

  /// Returns the value after `time` seconds, starting from `initial`.
  func value<Value: Animatable>(at time: Double, from initial: Value) -> Value where Element == _KeyframeStep<Value> {
    var start = initial
    var passed = 0.0
    for step in self {
      if time < passed + step.duration {
        var way = step.end.animatableData - start.animatableData
        way.scale(by: step.curve.value(at: (time - passed) / step.duration))
        var value = start
        value.animatableData = start.animatableData + way
        return value
      }
      passed += step.duration
      start = step.end
    }
    return start
  }
}
