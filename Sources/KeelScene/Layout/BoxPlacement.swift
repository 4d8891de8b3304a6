/// The ways in which a box is sized and placed besides its insets and its frame, as SwiftUI's modifiers of these names.
public enum BoxPlacement: Hashable, Sendable {
  /// The box has the size of its child.
  case automatic
  /// A stack lays out children with a higher priority first; 0 is the default.
  case priority(Double)
  /// The child has its ideal length along these axes, regardless of the proposal.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The child is moved by this distance in points; the layout of other views does not change.
  case offset(x: Double, y: Double)
  /// The box fills the available space, with the centre of the child at this point, in points from the top leading
  /// corner.
  case position(x: Double, y: Double)
  /// The proposal to the child has this ratio of width to height; `nil` is the ratio of the child's ideal size.
  case aspectRatio(Double?, SceneContentMode)
  /// Among siblings that overlap, higher ones are in front; 0 is the default.
  case zIndex(Double)
}

extension BoxPlacement {
  /// The placement with numbers that every front end can draw: distances are clamped, what is not a number is 0, and a
  /// ratio that no size has is that of the content.
  var lawful: BoxPlacement {
    switch self {
    case .automatic, .fixedSize: self
    case .priority(let priority): .priority(priority.isNaN ? 0 : priority)
    case .offset(let x, let y): .offset(x: x.lawfulCoordinate, y: y.lawfulCoordinate)
    case .position(let x, let y): .position(x: x.lawfulCoordinate, y: y.lawfulCoordinate)
    case .aspectRatio(let ratio, let mode):
      .aspectRatio(ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, mode)
    case .zIndex(let index): .zIndex(index.lawfulCoordinate)
    }
  }
}

/// The ways in which content with a fixed ratio is scaled to the available space.
public enum SceneContentMode: String, Hashable, Sendable, CaseIterable {
  /// The content is as large as possible and completely inside the space.
  case fit
  /// The content is as small as possible and fills the space completely.
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
