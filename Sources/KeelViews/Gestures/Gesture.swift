import KeelModel

/// A gesture of the user on a view.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  var body: Body { get }
  /// The value of a press at a place, or `nil` if the gesture is not a press.
  var _pressValue: ((_PressPlace) -> Value)? { get }
  /// The number of presses that the gesture needs, if it is a press.
  var _pressCount: Int { get }
  /// The action of a press, or `nil` if the gesture is not a press.
  var _onPress: ((_PressPlace) -> Void)? { get }
  /// The actions of presses, each with the number of presses that it needs.
  var _presses: [_GesturePress] { get }
  /// Creates what recognises the gesture in the movements of a pointer, and reports its progress; `nil` for gestures
  /// that consist of presses only.
  func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer?
}

/// The progress of a gesture.
public enum _GestureEvent<Value> {
  /// The gesture has begun, or its value has changed.
  case changed(Value)
  /// The gesture has ended with a value.
  case ended(Value)
  /// The gesture was not recognised, or has no end.
  case cancelled
}

/// An action that a number of presses runs.
public struct _GesturePress {
  /// The number of presses, at least 1.
  public var count: Int
  /// The action that the presses run, with the place of the last one.
  public var action: (_PressPlace) -> Void
  /// Creates an action for a number of presses; less than 1 counts as 1.
  nonisolated public init(count: Int, action: @escaping (_PressPlace) -> Void) {
    self.count = max(count, 1)
    self.action = action
  }
}

extension Never: Gesture {
  /// No values.
  public typealias Value = Never
  /// No gesture.
  public typealias Body = Never
  /// Never called: there are no values of this type.
  public var _pressValue: ((_PressPlace) -> Never)? { nil }
  /// Never called: there are no values of this type.
  public var _pressCount: Int { 1 }
  /// Never called: there are no values of this type.
  public var _onPress: ((_PressPlace) -> Void)? { nil }
  /// Never called: there are no values of this type.
  public var _presses: [_GesturePress] { [] }
  /// Never called: there are no values of this type.
  public func _recognizer(_ report: @escaping (_GestureEvent<Never>) -> Void) -> _Recognizer? { nil }
}

extension Gesture where Body == Never {
  /// Traps if it is called: Keel handles a built-in gesture itself.
  public var body: Never { neverBody(Self.self) }
  /// No value: the gesture is not a press.
  public var _pressValue: ((_PressPlace) -> Value)? { nil }
  /// One press.
  public var _pressCount: Int { 1 }
  /// No action.
  public var _onPress: ((_PressPlace) -> Void)? { nil }
  /// The action of a press, if there is one.
  public var _presses: [_GesturePress] { _onPress.map { [_GesturePress(count: _pressCount, action: $0)] } ?? [] }
  /// No recogniser: the gesture consists of presses.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? { nil }
}

extension Gesture where Value == Body.Value {
  /// The value of a press of the body.
  public var _pressValue: ((_PressPlace) -> Value)? { body._pressValue }
  /// The number of presses of the body.
  public var _pressCount: Int { body._pressCount }
  /// The action of the body.
  public var _onPress: ((_PressPlace) -> Void)? { body._onPress }
  /// The actions of the body.
  public var _presses: [_GesturePress] { body._presses }
  /// The recogniser of the body.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    body._recognizer(report)
  }
}

extension Gesture {

  /// Runs a closure when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  /// Runs a closure when the gesture begins, and whenever its value changes. A press has no such moments.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _EndedGesture: Gesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  /// The value of a press of the base gesture.
  public var _pressValue: ((_PressPlace) -> Value)? { base._pressValue }
  /// The number of presses of the base gesture.
  public var _pressCount: Int { base._pressCount }
  /// The action of the base gesture and then this one; this one only if the gesture is a press.
  public var _onPress: ((_PressPlace) -> Void)? {
    let before = base._onPress
    guard let value = base._pressValue else { return before }
    return { [action] place in
      before?(place)
      action(value(place))
    }
  }
  /// The joined action with the number of presses of the base gesture.
  public var _presses: [_GesturePress] {
    guard base._pressValue != nil, let press = _onPress else { return base._presses }
    return [_GesturePress(count: _pressCount, action: press)]
  }
  /// The recogniser of the base gesture, with the action for its end.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    base._recognizer { [action] event in
      if case .ended(let value) = event { action(value) }
      report(event)
    }
  }
}

/// A gesture with an action for its progress.
public struct _ChangedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _ChangedGesture: Gesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  /// The value of a press of the base gesture.
  public var _pressValue: ((_PressPlace) -> Value)? { base._pressValue }
  /// The number of presses of the base gesture.
  public var _pressCount: Int { base._pressCount }
  /// The action of the base gesture.
  public var _onPress: ((_PressPlace) -> Void)? { base._onPress }
  /// The actions of the base gesture.
  public var _presses: [_GesturePress] { base._presses }
  /// The recogniser of the base gesture, with the action for its progress.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    base._recognizer { [action] event in
      if case .changed(let value) = event { action(value) }
      report(event)
    }
  }
}

/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let gesture: any Gesture<Value>
  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

extension AnyGesture: Gesture {
  /// The value of a press of the wrapped gesture.
  public var _pressValue: ((_PressPlace) -> Value)? { gesture._pressValue }
  /// The number of presses of the wrapped gesture.
  public var _pressCount: Int { gesture._pressCount }
  /// The action of the wrapped gesture.
  public var _onPress: ((_PressPlace) -> Void)? { gesture._onPress }
  /// The actions of the wrapped gesture.
  public var _presses: [_GesturePress] { gesture._presses }
  /// The recogniser of the wrapped gesture.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    gesture._recognizer(report)
  }
}

/// A press, or several in quick succession.
public struct TapGesture {
  /// The number of presses. It has an effect only if the view also has actions for other numbers.
  public var count: Int
  /// Creates a gesture of a number of presses.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  /// A press has no value.
  public typealias Value = Void
  /// No value.
  public var _pressValue: ((_PressPlace) -> Void)? { { _ in } }
  /// The number of presses.
  public var _pressCount: Int { count }
}
