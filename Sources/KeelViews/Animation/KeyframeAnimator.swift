/// Tracks that change parts of a value over time.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Body { get }
  /// Changes the value to what it is after so many seconds.
  func _apply(to value: inout Value, at time: Double)
  /// How long the longest track takes.
  var _duration: Double { get }
}

extension Keyframes where Body.Value == Value {
  public func _apply(to value: inout Value, at time: Double) { body._apply(to: &value, at: time) }
  public var _duration: Double { body._duration }
}

/// The body of what has none.
public struct _NoTracks<Value>: Keyframes {
  public var body: _NoTracks<Value> { self }
  public func _apply(to value: inout Value, at time: Double) {}
  public var _duration: Double { 0 }
}

/// Steps of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  private let path: WritableKeyPath<Root, Value>
  private let steps: [_KeyframeStep<Value>]

  /// Steps of the part at the key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    steps = content()._steps
  }
  /// Steps of the whole value.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public var body: _NoTracks<Root> { _NoTracks() }
  public func _apply(to value: inout Root, at time: Double) {
    value[keyPath: path] = steps.value(at: time, from: value[keyPath: path])
  }
  public var _duration: Double { steps.duration() }
}

/// Several tracks at the same time.
public struct _KeyframeTracks<Value>: Keyframes {
  let tracks: [any Keyframes<Value>]
  public var body: _NoTracks<Value> { _NoTracks() }
  public func _apply(to value: inout Value, at time: Double) {
    for track in tracks { track._apply(to: &value, at: time) }
  }
  public var _duration: Double { tracks.map(\._duration).max() ?? 0 }
}

/// Makes keyframes of tracks, or of the steps of a single one.
@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: [accumulated, next]) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(_steps: accumulated._steps + next._steps) }
  public static func buildBlock() -> _NoTracks<Value> { _NoTracks() }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack { component } }
}

/// A value along its tracks.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: any Keyframes<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content()
  }

  /// How long the longest track takes, in seconds.
  public var duration: Double { tracks._duration }
  /// The value after so many seconds. Curves and springs are eased alike.
  public func value(time: Double) -> Value {
    var value = initial
    tracks._apply(to: &value, at: time)
    return value
  }
}

/// A view of a value that goes along tracks. Front ends show the value at rest: the initial one, and once the trigger has
/// changed, the one at the end of the tracks.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  private let initial: Value
  /// A box, for any value is compared; `nil` where the tracks begin anew by themselves.
  private let trigger: Trigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  private struct Trigger: Equatable {
    let value: Any
    let isSame: (Any) -> Bool
    static func == (one: Trigger, two: Trigger) -> Bool { one.isSame(two.value) }
  }

  /// Goes along the tracks whenever the trigger changes.
  public init<T: Equatable>(
    initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = Trigger(value: trigger) { $0 as? T == trigger }
    self.content = content
    self.keyframes = keyframes
  }
  /// Goes along the tracks again and again.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  public var body: some View { Resting(trigger: trigger, initial: initial, content: content, keyframes: keyframes) }

  private struct Resting: View {
    let trigger: Trigger?
    let initial: Value
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
    @State private var reached: Value?

    init(
      trigger: Trigger?, initial: Value, content: @escaping (Value) -> Content,
      keyframes: @escaping (Value) -> KeyframePath
    ) {
      self.trigger = trigger
      self.initial = initial
      self.content = content
      self.keyframes = keyframes
    }

    var body: some View {
      content(reached ?? initial).onChange(of: trigger) {
        var value = reached ?? initial
        let tracks = keyframes(value)
        tracks._apply(to: &value, at: .infinity)
        reached = value
      }
    }
  }
}

extension View {
  /// Goes along the tracks whenever the trigger changes. Front ends show the end of them.
  nonisolated public func keyframeAnimator<Value, T: Equatable, K: Keyframes, V: View>(
    initialValue: Value, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
  /// Goes along the tracks again and again. Front ends show the initial value.
  nonisolated public func keyframeAnimator<Value, K: Keyframes, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
