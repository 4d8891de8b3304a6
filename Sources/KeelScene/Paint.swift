/// A fill: a colour, a gradient or a material.
public enum ScenePaint: Hashable, Sendable {
  /// One colour; an opacity below 1 lets the background show through.
  case color(SceneColor, opacity: Double = 1)
  /// A gradient between colours.
  case gradient(SceneGradient)
  /// Frosted glass, from thin to thick.
  case material(SceneMaterial)
}

/// The materials, by how much of the background they hide.
public enum SceneMaterial: String, Hashable, Sendable, CaseIterable {
  /// Frosted glass, from the one that hides the least of the background to the one that hides the most.
  case ultraThin, thin, regular, thick, ultraThick
  /// The glass of a toolbar.
  case bar
}

/// A gradient between colours.
public struct SceneGradient: Hashable, Sendable {
  /// The forms of a gradient.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Colours change along a line.
    case linear
    /// Colours change from a point outwards.
    case radial
    /// Colours change around a point.
    case angular
  }
  /// A colour at a position in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at this position.
    public var color: SceneColor
    /// The opacity of the colour, from 0 to 1; values outside are clamped, NaN becomes 0.
    public var opacity: Double { didSet { opacity = opacity.clampedToPart } }
    /// The position from 0 at the start to 1 at the end; values outside are clamped, NaN becomes 0.
    public var location: Double { didSet { location = location.clampedToPart } }
    /// Creates a stop.
    public init(color: SceneColor, opacity: Double = 1, location: Double) {
      self.color = color
      self.opacity = opacity.clampedToPart
      self.location = location.clampedToPart
    }
  }
  /// A point in unit coordinates of the filled area: 0 to 1 from left to right and from top to bottom.
  public struct Point: Hashable, Sendable {
    /// The horizontal position; 0 is the left edge.
    public var x: Double
    /// The vertical position; 0 is the top edge.
    public var y: Double
    /// Creates a point. Values that are not finite become 0.
    public init(x: Double, y: Double) {
      self.x = x.isFinite ? x : 0
      self.y = y.isFinite ? y : 0
    }
  }
  /// The form of the gradient.
  public var kind: Kind
  /// The colours in order.
  public var stops: [Stop]
  /// The start of a linear gradient.
  public var start: Point
  /// The end of a linear gradient.
  public var end: Point
  /// Creates a gradient; by default it runs linearly from the top left to the bottom right.
  public init(
    kind: Kind = .linear, stops: [Stop], start: Point = Point(x: 0, y: 0), end: Point = Point(x: 1, y: 1)
  ) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// The form of an area's outline.
public enum ShapeKind: Hashable, Sendable {
  /// A rectangle with square corners.
  case rectangle
  /// Rounded corners with a radius in points.
  case rounded(radius: Double)
  /// The shorter sides are semicircles.
  case capsule
  /// The largest circle within the area, in its middle.
  case circle
  /// An ellipse that touches all edges of the area.
  case ellipse
}

/// A line along the outline of a shape.
public struct SceneBorder: Hashable, Sendable {
  /// The colour of the line.
  public var color: SceneColor
  /// The width of the line in points; negative and NaN become 0.
  public var width: Double { didSet { width = width.lawfulLength } }
  /// Creates a border; by default a separator line of one point.
  public init(color: SceneColor = .separator, width: Double = 1) {
    self.color = color
    self.width = width.lawfulLength
  }
}

/// The position of an element in an area that is larger than it.
public struct SceneAnchor: Hashable, Sendable {
  /// The positions along the horizontal axis.
  public enum Horizontal: String, Hashable, Sendable, CaseIterable {
    /// At the edge where lines of text begin.
    case leading
    /// In the middle.
    case center
    /// At the edge where lines of text end.
    case trailing
  }
  /// The positions along the vertical axis.
  public enum Vertical: String, Hashable, Sendable, CaseIterable {
    /// At the upper edge.
    case top
    /// In the middle.
    case center
    /// At the lower edge.
    case bottom
  }
  /// The position along the horizontal axis.
  public var horizontal: Horizontal
  /// The position along the vertical axis.
  public var vertical: Vertical
  /// Creates an anchor; by default it is the center.
  public init(_ horizontal: Horizontal = .center, _ vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// The middle of the area.
  public static let center = SceneAnchor()

  /// Returns the number of halves of the free space before the element: 0 at the beginning, 1 in the middle, 2 at the
  /// end.
  public func halvesBefore(along axis: StackElement.Axis) -> Int {
    switch axis {
    case .horizontal: horizontal == .leading ? 0 : horizontal == .center ? 1 : 2
    case .vertical: vertical == .top ? 0 : vertical == .center ? 1 : 2
    }
  }
}

extension SceneAlignment {
  /// The part of the free space that is before an element: 0 at the beginning, 0.5 in the middle, 1 at the end.
  package var partBefore: Double {
    switch self {
    case .leading, .fill: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Size limits in points; `nil` leaves a dimension to the content, infinity takes all available space.
public struct SceneFrame: Hashable, Sendable {
  /// The smallest width in points; negative and NaN become 0.
  public var minWidth: Double? { didSet { minWidth = minWidth?.lawfulLength } }
  /// The preferred width in points; negative and NaN become 0.
  public var idealWidth: Double? { didSet { idealWidth = idealWidth?.lawfulLength } }
  /// The largest width in points; infinity takes all available space.
  public var maxWidth: Double? { didSet { maxWidth = maxWidth?.lawfulLength } }
  /// The smallest height in points; negative and NaN become 0.
  public var minHeight: Double? { didSet { minHeight = minHeight?.lawfulLength } }
  /// The preferred height in points; negative and NaN become 0.
  public var idealHeight: Double? { didSet { idealHeight = idealHeight?.lawfulLength } }
  /// The largest height in points; infinity takes all available space.
  public var maxHeight: Double? { didSet { maxHeight = maxHeight?.lawfulLength } }
  /// Creates size limits; dimensions that are not given are left to the content.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil
  ) {
    self.minWidth = minWidth?.lawfulLength
    self.idealWidth = idealWidth?.lawfulLength
    self.maxWidth = maxWidth?.lawfulLength
    self.minHeight = minHeight?.lawfulLength
    self.idealHeight = idealHeight?.lawfulLength
    self.maxHeight = maxHeight?.lawfulLength
  }
  /// Creates limits for exactly this width and height; `nil` leaves the dimension to the content.
  public init(width: Double?, height: Double?) {
    self.init(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height)
  }
}

extension Double {
  /// The number if it is at least 0; 0 for negative numbers and NaN. Infinity means all available space.
  var lawfulLength: Double { self >= 0 ? self : 0 }
}
