public import Foundation
public import KeelModel
public import KeelViews

// Gestures that no front end reports: programs that use them compile, and the gestures are never recognised.

/// A drag. Front ends report no drags: sources compile, and the gesture never begins.
public struct DragGesture {
  /// The state of a drag; never delivered.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time = Date.distantPast
    /// The current location, in points.
    public var location = CGPoint.zero
    /// The location at which the drag began, in points.
    public var startLocation = CGPoint.zero
    /// The speed, in points per second.
    public var velocity = CGSize.zero
    /// The distance from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The location where the drag is expected to end; always `location`.
    public var predictedEndLocation: CGPoint { location }
    /// The distance that the drag is expected to cover; always `translation`.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// The distance in points at which the drag would begin.
  public var minimumDistance: CGFloat
  /// Creates a drag gesture, which never begins. The coordinate space is ignored.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
  }
  /// Creates a drag gesture, which never begins. The coordinate space is ignored.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }
}
extension DragGesture: Gesture {}

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

/// A tap with its location. Front ends report no locations: sources compile, and the gesture never fires.
public struct SpatialTapGesture {
  /// The location of a tap; never delivered.
  public struct Value: Equatable, Sendable {
    /// The location of the tap, in points.
    public var location = CGPoint.zero
  }
  /// Creates a tap gesture, which never fires.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
extension SpatialTapGesture: Gesture {}

/// A gesture followed by another one. It never begins.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The progress of a sequence; never delivered.
  @frozen public enum Value {
    case first(First.Value)
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
extension SequenceGesture: Gesture {}

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
  public var _onPress: (() -> Void)? {
    let (one, other) = (first._onPress, second._onPress)
    guard let one, let other else { return one ?? other }
    return {
      one()
      other()
    }
  }
  /// The presses that the gestures handle; the same number of presses runs the actions of both.
  public var _presses: [_GesturePress] {
    let (one, others) = (first._presses, second._presses)
    let shared = one.map { press in
      _GesturePress(count: press.count) {
        press.action()
        others.first { $0.count == press.count }?.action()
      }
    }
    return shared + others.filter { other in !one.contains { $0.count == other.count } }
  }
}

/// Two gestures of which the first has precedence. Presses of both are handled.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognised.
  @frozen public enum Value {
    case first(First.Value)
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
  public var _onPress: (() -> Void)? { first._onPress ?? second._onPress }
  /// The presses that the gestures handle; for equal numbers of presses, the first gesture's action runs.
  public var _presses: [_GesturePress] {
    let preferred = first._presses
    return preferred + second._presses.filter { other in !preferred.contains { $0.count == other.count } }
  }
}

/// A gesture that updates state while it lasts. The state keeps its initial value; presses of the base are handled.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture that is modified.
  public var base: Base
}
extension GestureStateGesture: Gesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value
  /// The action of the base gesture on a press.
  public var _onPress: (() -> Void)? { base._onPress }
  /// The presses that the base gesture handles.
  public var _presses: [_GesturePress] { base._presses }
}

extension Gesture {
  /// Returns the gesture with gesture state. Front ends report no lasting gestures: the closure is never called.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self) }
  /// Returns this gesture followed by another one; the sequence never begins.
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

/// State that lasts as long as a gesture. Front ends report no lasting gestures, so it keeps its initial value.
@propertyWrapper public struct GestureState<Value> {
  /// The initial value.
  public let wrappedValue: Value
  /// Creates gesture state with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates gesture state with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Creates gesture state with an initial value. The transaction is ignored, because the state never changes.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  /// The state itself, to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: DynamicProperty {}
extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates gesture state that is `nil`.
  public init() { self.init(wrappedValue: nil) }
}
