/// What a surface is filled with.
public enum ScenePaint: Hashable, Sendable {
  /// One colour; an opacity below 1 lets what is behind through.
  case color(SceneColor, opacity: Double = 1)
  /// Colours that run into each other.
  case gradient(SceneGradient)
  /// A sheet of frosted glass, from thin to thick.
  case material(SceneMaterial)
}

/// How much a sheet of frosted glass hides.
public enum SceneMaterial: String, Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar
}

/// Colours that run into each other.
public struct SceneGradient: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable { case linear, radial, angular }
  public struct Stop: Hashable, Sendable {
    public var color: SceneColor
    public var opacity: Double { didSet { opacity = opacity.clampedToPart } }
    /// From 0 at the start to 1 at the end.
    public var location: Double { didSet { location = location.clampedToPart } }
    public init(color: SceneColor, opacity: Double = 1, location: Double) {
      self.color = color
      self.opacity = opacity.clampedToPart
      self.location = location.clampedToPart
    }
  }
  /// A place in the area that is filled, from 0 to 1 across and down.
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
      self.x = x.isFinite ? x : 0
      self.y = y.isFinite ? y : 0
    }
  }
  public var kind: Kind
  public var stops: [Stop]
  public var start: Point
  public var end: Point
  public init(
    kind: Kind = .linear, stops: [Stop], start: Point = Point(x: 0, y: 0), end: Point = Point(x: 1, y: 1)
  ) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// The outline of an area.
public enum ShapeKind: Hashable, Sendable {
  case rectangle
  /// Corners are parts of circles with this radius, in points.
  case rounded(radius: Double)
  /// The shorter sides are half circles.
  case capsule
  case circle
  case ellipse
}

/// A line round an area.
public struct SceneBorder: Hashable, Sendable {
  public var color: SceneColor
  /// In points.
  public var width: Double { didSet { width = width.lawfulLength } }
  public init(color: SceneColor = .separator, width: Double = 1) {
    self.color = color
    self.width = width.lawfulLength
  }
}

/// Where a thing stands in an area that is larger than it is.
public struct SceneAnchor: Hashable, Sendable {
  public enum Horizontal: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }
  public enum Vertical: String, Hashable, Sendable, CaseIterable { case top, center, bottom }
  public var horizontal: Horizontal
  public var vertical: Vertical
  public init(_ horizontal: Horizontal = .center, _ vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = SceneAnchor()

  /// How many halves of the room that is left lie before the thing: 0 where it stands at the beginning, 1 in the middle, 2
  /// at the end.
  public func halvesBefore(along axis: StackElement.Axis) -> Int {
    switch axis {
    case .horizontal: horizontal == .leading ? 0 : horizontal == .center ? 1 : 2
    case .vertical: vertical == .top ? 0 : vertical == .center ? 1 : 2
    }
  }
}

/// How small and how large a thing may be, in points; `nil` leaves it to the thing, infinity takes what there is.
public struct SceneFrame: Hashable, Sendable {
  public var minWidth: Double? { didSet { minWidth = minWidth?.lawfulLength } }
  public var idealWidth: Double? { didSet { idealWidth = idealWidth?.lawfulLength } }
  public var maxWidth: Double? { didSet { maxWidth = maxWidth?.lawfulLength } }
  public var minHeight: Double? { didSet { minHeight = minHeight?.lawfulLength } }
  public var idealHeight: Double? { didSet { idealHeight = idealHeight?.lawfulLength } }
  public var maxHeight: Double? { didSet { maxHeight = maxHeight?.lawfulLength } }
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
  /// Exactly so wide and so high.
  public init(width: Double?, height: Double?) {
    self.init(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height)
  }
}

extension Double {
  /// Not below 0; 0 for what is no number. Infinity is a length: all there is.
  var lawfulLength: Double { self >= 0 ? self : 0 }
}
