/// The ways in which a box appears and disappears in an animated change. Front ends without animation ignore them.
public struct SceneTransition: Hashable, Sendable {
  /// The state from which the box appears.
  public var insertion: State
  /// The state into which the box disappears.
  public var removal: State

  /// Creates a transition from two states.
  public init(insertion: State, removal: State) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The look of a box that is not there yet, or not any more. The default is that of a box that is there.
  public struct State: Hashable, Sendable {
    /// The opacity, from 0 to 1; NaN becomes 0.
    public var opacity: Double { didSet { opacity = opacity.clampedToPart } }
    /// The scale, from -100 to 100; NaN becomes 0.
    public var scale: Double { didSet { scale = scale.lawful(within: 100) } }
    /// The centre of the scaling.
    public var anchor: ScenePoint
    /// The distance in widths of the box towards the trailing side, and in its heights downwards; at most 100.
    public var part: ScenePoint { didSet { part = part.lawful(within: 100) } }
    /// The distance in points towards the trailing side and downwards; at most 100,000.
    public var distance: ScenePoint { didSet { distance = distance.lawful(within: 100_000) } }
    /// Further changes of the picture, in order; at most 32. Their numbers become finite and are limited.
    public var effects: [SceneEffect] { didSet { effects = effects.lawful } }

    /// Creates the state of a box that is there, unless a parameter says otherwise.
    public init(
      opacity: Double = 1, scale: Double = 1, anchor: ScenePoint = ScenePoint(x: 0.5, y: 0.5),
      part: ScenePoint = ScenePoint(x: 0, y: 0), distance: ScenePoint = ScenePoint(x: 0, y: 0),
      effects: [SceneEffect] = []
    ) {
      self.opacity = opacity.clampedToPart
      self.scale = scale.lawful(within: 100)
      self.anchor = anchor.lawful(within: 100)
      self.part = part.lawful(within: 100)
      self.distance = distance.lawful(within: 100_000)
      self.effects = effects.lawful
    }
  }
}

extension ScenePoint {
  fileprivate func lawful(within limit: Double) -> ScenePoint {
    ScenePoint(x: x.lawful(within: limit), y: y.lawful(within: limit))
  }
}
