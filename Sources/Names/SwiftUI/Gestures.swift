public import Foundation
public import KeelModel
import KeelScene
public import KeelViews

// Gestures of pointers, and those of two fingers, which no front end reports: programs that use them compile, and the
// gestures are never recognised.

/// A movement of a pressed pointer.
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time = Date.distantPast
    /// The current location, in points of the coordinate space of the gesture.
    public var location = CGPoint.zero
    /// The location at which the pointer was pressed.
    public var startLocation = CGPoint.zero
    /// The speed, in points per second.
    public var velocity = CGSize.zero
    /// The distance from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The location where the drag would end if it went on for a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The distance from the start to `predictedEndLocation`.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }
  /// The distance in points at which the drag begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace
  /// Creates a drag gesture.
  ///
  /// Local points are counted from the corner of the view as it was when the pointer was pressed, also if the view moves
  /// with the drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  /// Creates a drag gesture with the older type of coordinate spaces.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}
extension DragGesture: Gesture {
  /// The recogniser of the drag.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    let begun = Date()
    return DragRecognizer(Double(minimumDistance), report) { [coordinateSpace] moment, velocity in
      let start = moment.point(moment.report.start, in: coordinateSpace)
      let location = moment.point(moment.report.location, in: coordinateSpace)
      return Value(
        time: begun.addingTimeInterval(moment.report.time), location: CGPoint(x: location.x, y: location.y),
        startLocation: CGPoint(x: start.x, y: start.y), velocity: CGSize(width: velocity.x, height: velocity.y))
    }
  }
}

/// A pinch. Front ends report no pinches: sources compile, and the gesture never begins.
public struct MagnifyGesture {
  /// The state of a pinch; never delivered.
  public struct Value: Equatable, Sendable {
    /// The distance of the fingers as a factor of that at the start.
    public var magnification: CGFloat = 1
    /// The change of the magnification per second.
    public var velocity: CGFloat = 0
    /// The location at which the pinch began, in unit coordinates of the view.
    public var startAnchor = UnitPoint.center
    /// The location at which the pinch began, in points.
    public var startLocation = CGPoint.zero
  }
  /// Creates a pinch gesture, which never begins.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnifyGesture: Gesture {}

/// A pinch, by its older name. Front ends report no pinches: sources compile, and the gesture never begins.
public struct MagnificationGesture {
  /// Creates a pinch gesture, which never begins.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnificationGesture: Gesture {
  /// The distance of the fingers as a factor of that at the start.
  public typealias Value = CGFloat
}

/// A rotation by two fingers. Front ends report none: sources compile, and the gesture never begins.
public struct RotateGesture {
  /// The state of a rotation; never delivered.
  public struct Value: Equatable, Sendable {
    /// The angle since the start.
    public var rotation = Angle.zero
    /// The change of the angle per second.
    public var velocity = Angle.zero
  }
  /// Creates a rotation gesture, which never begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotateGesture: Gesture {}

/// A rotation by two fingers, by its older name. Front ends report none: the gesture never begins.
public struct RotationGesture {
  /// Creates a rotation gesture, which never begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotationGesture: Gesture {
  /// The angle since the start.
  public typealias Value = Angle
}

/// A gesture followed by another one, in the same press.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The progress of a sequence.
  @frozen public enum Value {
    /// The first gesture has this value and has not ended.
    case first(First.Value)
    /// The first gesture has ended with this value; the second one has begun if it has a value.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension SequenceGesture: Gesture {
  /// The recogniser of the sequence; `nil` if one of the gestures consists of presses.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    let progress = Progress<First.Value, Second.Value>()
    let one = first._recognizer { event in
      switch event {
      case .changed(let value): report(.changed(.first(value)))
      case .ended(let value):
        progress.first = value
        report(.changed(.second(value, nil)))
      case .cancelled: report(.cancelled)
      }
    }
    let other = second._recognizer { event in
      guard let value = progress.first else { return }
      switch event {
      case .changed(let next):
        progress.second = next
        report(.changed(.second(value, next)))
      case .ended(let last): report(.ended(.second(value, last)))
      // A press that ends before the second gesture has begun ends the sequence with what there is.
      case .cancelled: report(progress.second == nil ? .ended(.second(value, nil)) : .cancelled)
      }
    }
    guard let one, let other else { return nil }
    return SequenceRecognizer(one, other)
  }
}

/// The last values of two gestures.
private final class Progress<First, Second> {
  var first: First?
  var second: Second?
}

/// Two gestures that are recognised at the same time. A press runs the actions of both.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture, if it is active.
    public var first: First.Value?
    /// The value of the second gesture, if it is active.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a combination of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension SimultaneousGesture: Gesture {
  /// The actions of both gestures on a press.
  public var _onPress: ((_PressPlace) -> Void)? {
    let (one, other) = (first._onPress, second._onPress)
    guard let one, let other else { return one ?? other }
    return { place in
      one(place)
      other(place)
    }
  }
  /// The presses that the gestures handle; the same number of presses runs the actions of both.
  public var _presses: [_GesturePress] {
    let (one, others) = (first._presses, second._presses)
    let shared = one.map { press in
      _GesturePress(count: press.count) { place in
        press.action(place)
        others.first { $0.count == press.count }?.action(place)
      }
    }
    return shared + others.filter { other in !one.contains { $0.count == other.count } }
  }
  /// The recogniser of both gestures.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    let progress = Progress<First.Value, Second.Value>()
    let count = [first._recognizer { _ in } != nil, second._recognizer { _ in } != nil].count { $0 }
    guard count > 0 else { return nil }
    var rest = count
    func over() {
      rest -= 1
      guard rest == 0 else { return }
      let hasValue = progress.first != nil || progress.second != nil
      report(hasValue ? .ended(Value(first: progress.first, second: progress.second)) : .cancelled)
    }
    let one = first._recognizer { event in
      switch event {
      case .changed(let value):
        progress.first = value
        report(.changed(Value(first: value, second: progress.second)))
      case .ended(let value):
        progress.first = value
        over()
      case .cancelled:
        progress.first = nil
        over()
      }
    }
    let other = second._recognizer { event in
      switch event {
      case .changed(let value):
        progress.second = value
        report(.changed(Value(first: progress.first, second: value)))
      case .ended(let value):
        progress.second = value
        over()
      case .cancelled:
        progress.second = nil
        over()
      }
    }
    return SimultaneousRecognizer(of: [one, other].compactMap(\.self))
  }
}

/// Two gestures of which the first has precedence. Presses of both are handled.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognised.
  @frozen public enum Value {
    /// The first gesture.
    case first(First.Value)
    /// The second gesture.
    case second(Second.Value)
  }
  /// The gesture with precedence.
  public var first: First
  /// The gesture that is recognised if the first one is not.
  public var second: Second
  /// Creates a choice between two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension ExclusiveGesture: Gesture {
  /// The action of the first gesture on a press, otherwise that of the second.
  public var _onPress: ((_PressPlace) -> Void)? { first._onPress ?? second._onPress }
  /// The presses that the gestures handle; for equal numbers of presses, the first gesture's action runs.
  public var _presses: [_GesturePress] {
    let preferred = first._presses
    return preferred + second._presses.filter { other in !preferred.contains { $0.count == other.count } }
  }
  /// The recogniser of the gesture that begins first.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    let one = first._recognizer { report($0.map(Value.first)) }
    let other = second._recognizer { report($0.map(Value.second)) }
    let parts = [one, other].compactMap(\.self)
    return parts.isEmpty ? nil : ExclusiveRecognizer(of: parts)
  }
}

extension _GestureEvent {
  /// Returns the progress with another value.
  fileprivate func map<Other>(_ change: (Value) -> Other) -> _GestureEvent<Other> {
    switch self {
    case .changed(let value): .changed(change(value))
    case .ended(let value): .ended(change(value))
    case .cancelled: .cancelled
    }
  }
}

/// A gesture that updates state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture that is modified.
  public var base: Base
  fileprivate let state: GestureState<State>
  fileprivate let update: (Base.Value, inout State, inout Transaction) -> Void
}
extension GestureStateGesture: Gesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  /// The value of a press of the base gesture.
  public var _pressValue: ((_PressPlace) -> Value)? { base._pressValue }
  /// The number of presses of the base gesture.
  public var _pressCount: Int { base._pressCount }
  /// The action of the base gesture on a press.
  public var _onPress: ((_PressPlace) -> Void)? { base._onPress }
  /// The presses that the base gesture handles.
  public var _presses: [_GesturePress] { base._presses }
  /// The recogniser of the base gesture, which updates the state.
  public func _recognizer(_ report: @escaping (_GestureEvent<Value>) -> Void) -> _Recognizer? {
    base._recognizer { [state, update] event in
      switch event {
      case .changed(let value): state.update { update(value, &$0, &$1) }
      case .ended, .cancelled: state.reset()
      }
      report(event)
    }
  }
}

extension Gesture {
  /// Returns the gesture with state that it updates while it lasts. The state then returns to its initial value.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, update: body) }
  /// Returns this gesture followed by another one, in the same press.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Returns this gesture combined with another one.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Returns this gesture, or the other one if this is not recognised.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// State that lasts as long as a gesture, and returns to its initial value with the gesture's end.
@MainActor @preconcurrency @propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: Transaction
  @State private var current: Value

  /// The value: the initial one, or that of the gesture in progress.
  public var wrappedValue: Value { current }
  /// Creates gesture state with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
  /// Creates gesture state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Creates gesture state with an initial value, and the transaction of its return to that value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = resetTransaction
    _current = State(initialValue: wrappedValue)
  }
  /// The state itself, to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (current, Transaction())
    change(&value, &transaction)
    withTransaction(transaction) { current = value }
  }

  fileprivate func reset() { withTransaction(resetTransaction) { current = initial } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates gesture state that is `nil`.
  public init() { self.init(wrappedValue: nil) }
}
