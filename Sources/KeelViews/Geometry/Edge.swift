/// An edge of a rectangle; `leading` is where lines of text begin.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge where lines of text begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines of text end.
  case trailing

  /// A set of edges of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge, where lines of text begin.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge, where lines of text end.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The edge where lines of text begin.
  case leading
  /// The edge where lines of text end.
  case trailing

  /// A set of leading and trailing edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The leading edge, where lines of text begin.
    public static let leading = Set(.leading)
    /// The trailing edge, where lines of text end.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of top and bottom edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances inwards from each edge of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the leading edge, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// Creates insets from the distance for each edge.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
