public import Foundation
public import KeelModel
public import KeelViews

// Movements that no front end tells of: sources that use them compile, and nothing comes.

/// A finger or a pointer that moves while it is pressed.
public struct DragGesture {
  /// Where it is, and where it began.
  public struct Value: Equatable, Sendable {
    public var time = Date.distantPast
    public var location = CGPoint.zero
    public var startLocation = CGPoint.zero
    public var velocity = CGSize.zero
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public var minimumDistance: CGFloat
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
  }
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }
}
extension DragGesture: Gesture {}

/// Two fingers that move apart.
public struct MagnifyGesture {
  /// How far apart they are.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat = 1
    public var velocity: CGFloat = 0
    public var startAnchor = UnitPoint.center
    public var startLocation = CGPoint.zero
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnifyGesture: Gesture {}

/// Two fingers that move apart.
public struct MagnificationGesture {
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
}

/// Two fingers that turn.
public struct RotateGesture {
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    public var rotation = Angle.zero
    public var velocity = Angle.zero
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotateGesture: Gesture {}

/// Two fingers that turn.
public struct RotationGesture {
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotationGesture: Gesture {
  public typealias Value = Angle
}

/// A press, and where it was.
public struct SpatialTapGesture {
  /// Where it was.
  public struct Value: Equatable, Sendable {
    public var location = CGPoint.zero
  }
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
extension SpatialTapGesture: Gesture {}

/// One gesture, then another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far they have come.
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension SequenceGesture: Gesture {}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What they say.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension SimultaneousGesture: Gesture {
  public var _onPress: (() -> Void)? { first._onPress ?? second._onPress }
  public var _presses: [_GesturePress] { first._presses + second._presses }
}

/// One gesture, or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// Which it was.
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension ExclusiveGesture: Gesture {
  public var _onPress: (() -> Void)? { first._onPress ?? second._onPress }
  public var _presses: [_GesturePress] { first._presses + second._presses }
}

/// A gesture that keeps state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
}
extension GestureStateGesture: Gesture {
  public typealias Value = Base.Value
  public var _onPress: (() -> Void)? { base._onPress }
  public var _presses: [_GesturePress] { base._presses }
}

extension Gesture {
  /// Keeps state while the gesture lasts. Front ends tell nothing of that: the gesture as it is.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self) }
  /// This gesture, then another.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture and another at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// This gesture, or else another.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// State that lasts as long as a gesture. Front ends tell of no gesture that lasts: what it begins with.
@propertyWrapper public struct GestureState<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: DynamicProperty {}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
