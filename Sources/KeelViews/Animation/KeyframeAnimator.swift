/// A group of tracks that change parts of a value over time.
public protocol Keyframes<Value> {
  /// The type of the value that the tracks change.
  associatedtype Value
  /// The type of the keyframes' body.
  associatedtype Body: Keyframes
  /// The tracks of the keyframes.
  @KeyframesBuilder<Value> var body: Body { get }
  /// Updates the value to its state after `time` seconds.
  func _apply(to value: inout Value, at time: Double)
  /// The duration of the longest track, in seconds.
  var _duration: Double { get }
}

extension Keyframes where Body.Value == Value {
  /// Updates the value as the body does.
  public func _apply(to value: inout Value, at time: Double) { body._apply(to: &value, at: time) }
  /// The duration of the body.
  public var _duration: Double { body._duration }
}

/// The body of keyframes that have no body of their own.
public struct _NoTracks<Value>: Keyframes {
  /// The keyframes themselves.
  public var body: _NoTracks<Value> { self }
  /// Leaves the value unchanged.
  public func _apply(to value: inout Value, at time: Double) {}
  /// Zero: there are no tracks.
  public var _duration: Double { 0 }
}

/// A track of steps for one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  private let path: WritableKeyPath<Root, Value>
  private let steps: [_KeyframeStep<Value>]

  /// Creates a track of steps for the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    steps = content()._steps
  }
  /// Creates a track of steps for the whole value.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// A placeholder without tracks; the steps are the track's own.
  public var body: _NoTracks<Root> { _NoTracks() }
  /// Sets the part at the key path to the result of the steps after `time` seconds.
  public func _apply(to value: inout Root, at time: Double) {
    value[keyPath: path] = steps.value(at: time, from: value[keyPath: path])
  }
  /// The time that all steps take together, in seconds.
  public var _duration: Double { steps.duration() }
}

/// Several tracks that run at the same time.
public struct _KeyframeTracks<Value>: Keyframes {
  let tracks: [any Keyframes<Value>]
  /// A placeholder without tracks; the tracks are the value's own.
  public var body: _NoTracks<Value> { _NoTracks() }
  /// Applies every track to the value, in their order.
  public func _apply(to value: inout Value, at time: Double) {
    for track in tracks { track._apply(to: &value, at: time) }
  }
  /// The duration of the longest track, in seconds.
  public var _duration: Double { tracks.map(\._duration).max() ?? 0 }
}

/// A result builder that joins tracks into keyframes, or the steps of a single track.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Passes a track through.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Passes a keyframe of the single track through.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// Starts the keyframes with their first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  /// Adds the next track beside those before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: [accumulated, next]) }
  /// Starts the single track with its first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  /// Appends the steps of the next keyframe to the single track.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(_steps: accumulated._steps + next._steps) }
  /// Returns keyframes without tracks.
  public static func buildBlock() -> _NoTracks<Value> { _NoTracks() }
  /// Returns the joined tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
  /// Creates a track for the whole value of the joined steps.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack { component } }
}

/// A value that changes along its tracks, computed for any time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: any Keyframes<Value>

  /// Creates a timeline from the value at time 0 and its tracks.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content()
  }

  /// The duration of the longest track, in seconds.
  public var duration: Double { tracks._duration }
  /// Returns the value after `time` seconds. Cubic and spring keyframes are eased alike.
  public func value(time: Double) -> Value {
    var value = initial
    tracks._apply(to: &value, at: time)
    return value
  }
}

/// A view of a value that changes along tracks. Front ends show the value at rest.
///
/// The value at rest is the initial value or, once the trigger has changed, the value at the end of the tracks.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  private let initial: Value
  /// The trigger, or `nil` if the tracks repeat without one.
  private let trigger: AnimationTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view whose value runs along the tracks whenever the trigger changes. Front ends show the end of the
  /// tracks.
  public init<T: Equatable>(
    initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnimationTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }
  /// Creates a view whose value runs along the tracks repeatedly. Front ends show the initial value.
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
  /// The content and behaviour of the view.
  public var body: some View { Resting(trigger: trigger, initial: initial, content: content, keyframes: keyframes) }

  private struct Resting: View {
    let trigger: AnimationTrigger?
    let initial: Value
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
    @State private var reached: Value?

    init(
      trigger: AnimationTrigger?, initial: Value, content: @escaping (Value) -> Content,
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
  /// Runs a value along tracks whenever the trigger changes. Front ends show the end of the tracks.
  nonisolated public func keyframeAnimator<Value, T: Equatable, K: Keyframes, V: View>(
    initialValue: Value, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
  /// Runs a value along tracks repeatedly. Front ends show the initial value.
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
