public import KeelModel

/// One step of a track: a value, and how long it takes to get there.
public struct _KeyframeStep<Value> {
  let end: Value
  let duration: Double
  /// How it gets there.
  let curve: UnitCurve
}

/// A part of a track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Its steps in their order.
  var _steps: [_KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _steps: [_KeyframeStep<Value>] { body._steps }
}

/// The body of what has none.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
  public var body: _NoKeyframes<Value> { self }
  public var _steps: [_KeyframeStep<Value>] { [] }
}

/// A step at an even pace.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(end: to, duration: duration, curve: timingCurve)]
  }
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// A step along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _steps = [_KeyframeStep(end: to, duration: duration, curve: .easeInOut)]
  }
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// A step as a spring makes it.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = [_KeyframeStep(end: to, duration: duration ?? spring.duration, curve: .easeInOut)]
  }
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// A step that takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  public init(_ to: Value) { _steps = [_KeyframeStep(end: to, duration: 0, curve: .linear)] }
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// Several steps, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// Makes a track of its steps.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(_steps: accumulated._steps + next._steps) }
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_steps: []) }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: components.flatMap(\._steps))
  }
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: first._steps)
  }
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: second._steps)
  }
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: component?._steps ?? [])
  }
}

extension Array {
  /// How long all steps take.
  func duration<Value>() -> Double where Element == _KeyframeStep<Value> { reduce(0) { $0 + $1.duration } }

  /// The value after so many seconds.
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
