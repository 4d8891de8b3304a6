/// The membership of a box in a group that stands for one thing: where one member disappears and another one appears in
/// an animated change, the thing moves from the former place to the new one. Front ends without animation ignore it.
public struct SceneMatch: Hashable, Sendable {
  /// The group, a number that is unique in a process.
  public var group: UInt64
  /// A Boolean value that indicates whether the others take the place of this box.
  public var isSource: Bool
  /// A Boolean value that indicates whether the position is matched.
  public var movesPosition: Bool
  /// A Boolean value that indicates whether the size is matched.
  public var movesSize: Bool
  /// The point in unit coordinates that the positions of two boxes have in common.
  public var anchor: ScenePoint { didSet { anchor = anchor.lawful } }

  /// Creates a membership in a group.
  public init(
    group: UInt64, isSource: Bool = true, movesPosition: Bool = true, movesSize: Bool = true,
    anchor: ScenePoint = ScenePoint(x: 0.5, y: 0.5)
  ) {
    self.group = group
    self.isSource = isSource
    self.movesPosition = movesPosition
    self.movesSize = movesSize
    self.anchor = anchor.lawful
  }
}

/// The ways in which a text or a picture is replaced in an animated change.
public enum SceneContentTransition: String, Hashable, Sendable, CaseIterable {
  /// At once.
  case identity
  /// The old content fades, and the new one appears.
  case opacity
  /// The old content becomes the new one; front ends that cannot do so fade.
  case interpolate
  /// Characters that differ roll upwards, or downwards if a number becomes smaller.
  case count
  /// Characters that differ roll upwards.
  case countUp
  /// Characters that differ roll downwards.
  case countDown
}
