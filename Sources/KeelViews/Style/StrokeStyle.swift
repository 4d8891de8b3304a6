/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line is extended by half of its width, with a semicircle or a square.
  case round, square
}

/// The shape of a corner between two lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// The width, ends, corners and dashes of an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points.
  public var lineWidth: Double
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of its corners.
  public var lineJoin: CGLineJoin
  /// The ratio of corner length to line width above which a `miter` corner becomes a `bevel` one.
  public var miterLimit: Double
  /// The lengths in points of dashes and gaps in turn; empty for an unbroken line.
  public var dash: [Double]
  /// The distance into the dash pattern, in points, at which the line starts.
  public var dashPhase: Double

  /// Creates a stroke style; by default an unbroken line one point wide.
  public init(
    lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The way in which the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule decides which areas are inside.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style; by default without the even-odd rule and with smoothed edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
