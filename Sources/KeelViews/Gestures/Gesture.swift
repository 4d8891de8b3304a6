import KeelModel

/// A movement of a person's hand. Front ends know presses only: of all others nothing comes.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the movement says.
  associatedtype Value = Body.Value
  /// What a gesture of your own is made of.
  associatedtype Body: Gesture
  /// What a gesture of your own is made of.
  var body: Body { get }
  /// What a press does; `nil` where the gesture is no press.
  var _onPress: (() -> Void)? { get }
  /// What presses do, by how many of them there are.
  var _presses: [_GesturePress] { get }
}

/// What so many presses of a view do.
public struct _GesturePress {
  public var count: Int
  public var action: () -> Void
  nonisolated public init(count: Int, action: @escaping () -> Void) {
    self.count = max(count, 1)
    self.action = action
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public typealias Body = Never
  public var _onPress: (() -> Void)? { nil }
  public var _presses: [_GesturePress] { [] }
}

extension Gesture where Body == Never {
  public var body: Never { neverBody(Self.self) }
  public var _onPress: (() -> Void)? { nil }
  public var _presses: [_GesturePress] { _onPress.map { [_GesturePress(count: 1, action: $0)] } ?? [] }
}

extension Gesture where Value == Body.Value {
  public var _onPress: (() -> Void)? { body._onPress }
  public var _presses: [_GesturePress] { body._presses }
}

extension Gesture {

  /// Runs the closure as the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  /// Front ends tell nothing of a gesture on its way: the same gesture.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: { _ in })
  }
}

/// A gesture with something to do as it ends.
public struct _EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Value = Base.Value
  public var _onPress: (() -> Void)? {
    let before = base._onPress
    let action = action
    if let tap = action as? (()) -> Void, base is TapGesture || before != nil {
      return {
        before?()
        tap(())
      }
    }
    return before
  }
  public var _presses: [_GesturePress] {
    guard let press = _onPress else { return base._presses }
    return [_GesturePress(count: (base as? TapGesture)?.count ?? base._presses.first?.count ?? 1, action: press)]
  }
}

/// Any gesture that says that.
public struct AnyGesture<Value> {
  private let gesture: any Gesture<Value>
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

extension AnyGesture: Gesture {
  public var _onPress: (() -> Void)? { gesture._onPress }
  public var _presses: [_GesturePress] { gesture._presses }
}

/// A press.
public struct TapGesture {
  /// How many presses make one, where the view says something of other counts too.
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
}

/// A press that lasts: front ends do not know it.
public struct LongPressGesture {
  public var minimumDuration: Double
  public var maximumDistance: Double
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
}
