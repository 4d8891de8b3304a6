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
  /// The child extends over the safe area at these edges, where the box touches the edge of the safe area. The box keeps
  /// its size.
  case ignoresSafeArea(SceneEdges)
  /// The insets of the box belong to the safe area of the child, which may extend or scroll over them.
  case safeAreaPadding
  /// The box has a part of the length of the nearest container, which is a region that scrolls or a page; `nil` leaves the
  /// length to the child.
  case containerRelative(horizontal: ContainerPart?, vertical: ContainerPart?)
}

/// A part of the length of a container that is divided into equal columns with spacing.
public struct ContainerPart: Hashable, Sendable {
  /// The number of columns, at least 1.
  public var count: Int { didSet { count = max(1, count) } }
  /// The number of columns that the part spans, at least 1.
  public var span: Int { didSet { span = max(1, span) } }
  /// The space between two columns, in points.
  public var spacing: Double { didSet { spacing = spacing.lawfulLength } }
  /// Creates a part; the default is the whole length.
  public init(count: Int = 1, span: Int = 1, spacing: Double = 0) {
    self.count = max(1, count)
    self.span = max(1, span)
    self.spacing = spacing.lawfulLength
  }

  /// Returns the length of the part of a container.
  public func length(of container: Double) -> Double {
    let column = (container - spacing * Double(count - 1)) / Double(count)
    return max(0, column * Double(span) + spacing * Double(span - 1))
  }
}

extension BoxPlacement {
  /// The placement with numbers that every front end can draw: distances are clamped, what is not a number is 0, and a
  /// ratio that no size has is that of the content.
  var lawful: BoxPlacement {
    switch self {
    case .automatic, .fixedSize, .ignoresSafeArea, .safeAreaPadding, .containerRelative: self
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
  /// The container that the spacers and lines in an element divide.
  package enum Dividing: Equatable {
    /// The element itself, a stack along this axis.
    case stack(StackElement.Axis)
    /// The stack around the box, or around the layers if the spacer or the line is in their base.
    case box, layers(base: Int)
    /// None: they divide nothing.
    case none
  }

  /// The container that the spacers and lines in the element divide.
  package var dividing: Dividing {
    switch self {
    case .stack(let stack): .stack(stack.axis)
    case .box: .box
    case .layers(let layers): layers.base.map(Dividing.layers) ?? .none
    default: .none
    }
  }

  /// True if the element is flexible space.
  package var isSpacer: Bool { if case .spacer = self { true } else { false } }
}
