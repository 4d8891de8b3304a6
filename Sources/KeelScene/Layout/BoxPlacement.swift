/// The ways in which a box is sized and placed besides its insets and its frame, as SwiftUI's modifiers of these names.
public indirect enum BoxPlacement: Hashable, Sendable {
  /// The box has the size of its child.
  case automatic
  /// A stack offers its room to children of a higher priority first; 0 is the default.
  case priority(Double)
  /// The child has its ideal size along these axes, whatever the room.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The child is moved by this distance in points, without an effect on others.
  case offset(x: Double, y: Double)
  /// The middle of the child is at this point of all the available room, in points from the top leading corner.
  case position(x: Double, y: Double)
  /// The child is offered a size of this ratio of width to height; `nil` is the ratio of its ideal size.
  case aspectRatio(Double?, SceneContentMode)
  /// Among siblings that overlap, higher ones are in front; 0 is the default.
  case zIndex(Double)
}

/// The ways in which content of a fixed ratio is made to suit its room.
public enum SceneContentMode: String, Hashable, Sendable, CaseIterable {
  /// All of the content is visible.
  case fit
  /// All of the room is filled.
  case fill
}

/// Flexible space of a stack.
public struct SpacerElement: Hashable, Sendable {
  /// The smallest length in points; `nil` is the default distance of a stack.
  public var minLength: Double? { didSet { minLength = minLength?.lawfulLength } }
  /// Creates a spacer. Negative lengths and NaN become 0.
  public init(minLength: Double? = nil) { self.minLength = minLength?.lawfulLength }
}

extension Element {
  /// True if the element is flexible space.
  package var isSpacer: Bool { if case .spacer = self { true } else { false } }
}
