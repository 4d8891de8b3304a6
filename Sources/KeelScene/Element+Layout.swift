/// Children one after another along an axis.
public struct StackElement: Hashable, Sendable {
  /// The direction in which children are laid out.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
  /// The ways in which the length of a stack is divided among its children.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Children keep their natural size; the most flexible one receives the remaining length.
    case natural
    /// All children have the same length.
    case fillEqually
    /// Children keep their natural size; the remaining length is divided between them as space.
    case equalSpacing
    /// The stack is the content of a page: it fills the page in both directions. Flexible children receive the length
    /// that the others leave; without flexible children, the children are in the middle.
    case pageContent
  }
  /// The direction in which children are laid out.
  public var axis: Axis
  /// The space between children in points. In a terminal, 8 points are one column and 16 points one line.
  public var spacing: Double
  /// A Boolean value that indicates whether the spacing is the default one, which is not added beside spacers, nor between
  /// texts below each other.
  public var hasDefaultSpacing: Bool
  /// The alignment of children across the axis; `fill` stretches them.
  public var alignment: SceneAlignment
  /// The guide that aligns the children in place of `alignment`; `nil` for none.
  public var guide: SceneGuideLine?
  /// The distribution of the length among the children.
  public var distribution: Distribution
  /// The space around the children, in points.
  public var insets: SceneInsets
  /// The child that is a bar at the edge of the safe area of the others; `nil` for none. It is in front of them, and they
  /// may extend or scroll under it.
  public var bar: Bar?
  /// The positions of a bar in a stack.
  public enum Bar: String, Hashable, Sendable, CaseIterable {
    /// The first child is the bar.
    case first
    /// The last child is the bar.
    case last
  }
  /// The window of described children, if only those near the visible region are described; `nil` if all are.
  public var window: ChildWindow?
  /// A Boolean value that indicates whether the region around the stack stops scrolling at its children
  /// (`ScrollElement.Snap.children`).
  public var isScrollTarget: Bool
  /// Creates a stack. Its items are the children of the node.
  public init(
    axis: Axis = .vertical, spacing: Double = 0, alignment: SceneAlignment = .fill,
    distribution: Distribution = .natural, insets: SceneInsets = SceneInsets(), window: ChildWindow? = nil,
    hasDefaultSpacing: Bool = false, guide: SceneGuideLine? = nil, bar: Bar? = nil, isScrollTarget: Bool = false
  ) {
    self.isScrollTarget = isScrollTarget
    self.bar = bar
    self.guide = guide
    self.axis = axis
    self.spacing = spacing
    self.hasDefaultSpacing = hasDefaultSpacing
    self.alignment = alignment
    self.distribution = distribution
    self.insets = insets
    self.window = window
  }
}

/// The described part of a long sequence of children: from `start` on, as many as the node has children.
///
/// A front end reserves space for the others, and sends `Event.reveal` as they approach the visible region.
public struct ChildWindow: Hashable, Sendable {
  /// The number of all children, described or not.
  public var count: Int
  /// The index of the first child that is described.
  public var start: Int
  /// Creates a window into a sequence of children. Negative values become 0.
  public init(count: Int, start: Int = 0) {
    self.count = max(0, count)
    self.start = max(0, start)
  }
}

/// Insets of the four sides, in points; leading and trailing follow the layout direction.
public struct SceneInsets: Hashable, Sendable {
  /// The inset of the top, in points.
  public var top: Double
  /// The inset of the side where lines begin, in points.
  public var leading: Double
  /// The inset of the bottom, in points.
  public var bottom: Double
  /// The inset of the side where lines end, in points.
  public var trailing: Double
  /// Creates insets; sides that are not given are 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A set of edges of a rectangle; leading and trailing follow the layout direction.
public struct SceneEdges: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = SceneEdges(rawValue: 1)
  /// The side where lines begin.
  public static let leading = SceneEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = SceneEdges(rawValue: 4)
  /// The side where lines end.
  public static let trailing = SceneEdges(rawValue: 8)
  /// All edges.
  public static let all: SceneEdges = [.top, .leading, .bottom, .trailing]
}
