import KeelModel

/// A movement of a person's hand. Front ends know presses only: of all others nothing comes.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the movement says.
  associatedtype Value
  /// What a press does; `nil` where the gesture is no press.
  var _onPress: (@MainActor () -> Void)? { get }
}

extension Gesture {
  public var _onPress: (@MainActor () -> Void)? { nil }

  /// Runs the closure as the gesture ends.
  nonisolated public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  /// Front ends tell nothing of a gesture on its way: the same gesture.
  nonisolated public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: { _ in })
  }
}

/// A gesture with something to do as it ends.
public struct _EndedGesture<Base: Gesture> {
  let base: Base
  let action: @MainActor (Base.Value) -> Void
}

extension _EndedGesture: Gesture {
  public typealias Value = Base.Value
  public var _onPress: (@MainActor () -> Void)? {
    let before = base._onPress
    let action = action
    if let tap = action as? @MainActor (()) -> Void, base is TapGesture || before != nil {
      return {
        before?()
        tap(())
      }
    }
    return before
  }
}

/// A press.
public struct TapGesture {
  /// How many presses make one; front ends take each.
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
