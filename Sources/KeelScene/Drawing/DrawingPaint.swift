/// The colour of each point of an area that is filled, or of a line.
///
/// Points and lengths are those of the command that uses the paint. A `ScenePaint` is relative to an area;
/// `init(_:in:)` converts it.
public enum DrawingPaint: Hashable, Sendable {
  /// One colour.
  case color(SceneColor, opacity: Double = 1)
  /// Colours that blend along a line.
  case linear([SceneGradient.Stop], from: ScenePoint, to: ScenePoint)
  /// Colours that blend from a centre outwards. In an ellipse the radii are horizontal, and `aspect` times as long
  /// vertically.
  case radial([SceneGradient.Stop], center: ScenePoint, startRadius: Double, endRadius: Double, aspect: Double = 1)
  /// Colours that blend around a centre, clockwise between two angles in radians. 0 is to the right of the centre.
  case angular([SceneGradient.Stop], center: ScenePoint, startAngle: Double, endAngle: Double)
  /// A material, which shows what is behind it without a blur.
  case material(SceneMaterial)
  /// A picture that is repeated. Front ends that draw in cells fill with one colour.
  indirect case tiles(DrawingTile)

  /// Creates the paint that fills an area as the paint of an element would.
  public init(_ paint: ScenePaint, in area: SceneRect) {
    switch paint {
    case .color(let color, let opacity): self = .color(color, opacity: opacity)
    case .material(let material): self = .material(material)
    case .gradient(let gradient):
      func place(_ point: SceneGradient.Point) -> ScenePoint {
        ScenePoint(x: area.x + point.x * area.width, y: area.y + point.y * area.height)
      }
      let center = place(gradient.start)
      switch gradient.kind {
      case .linear: self = .linear(gradient.stops, from: center, to: place(gradient.end))
      case .radial:
        self = .radial(
          gradient.stops, center: center, startRadius: 0,
          endRadius: max(center.x - area.x, area.x + area.width - center.x),
          aspect: area.width > 0 ? area.height / area.width : 1)
      case .angular: self = .angular(gradient.stops, center: center, startAngle: 0, endAngle: 2 * .pi)
      }
    }
  }

  /// Returns the paint with numbers that a drawing may contain.
  var lawful: DrawingPaint {
    switch self {
    case .color(let color, let opacity): .color(color, opacity: opacity.clampedToPart)
    case .material: self
    case .tiles(let tile): .tiles(tile.lawful)
    case .linear(let stops, let start, let end):
      .linear(Array(stops.prefix(Self.maximumStops)), from: start.lawful, to: end.lawful)
    case .radial(let stops, let center, let start, let end, let aspect):
      .radial(
        Array(stops.prefix(Self.maximumStops)), center: center.lawful, startRadius: max(0, start.lawfulCoordinate),
        endRadius: max(0, end.lawfulCoordinate), aspect: aspect > 0 ? aspect.lawfulCoordinate : 1)
    case .angular(let stops, let center, let start, let end):
      .angular(
        Array(stops.prefix(Self.maximumStops)), center: center.lawful, startAngle: start.lawfulCoordinate,
        endAngle: end.lawfulCoordinate)
    }
  }

  /// The number of colours of a gradient that are kept.
  static let maximumStops = 256
}

/// The properties of a line that is drawn along a path.
public struct DrawingStroke: Hashable, Sendable {
  /// The shapes of the ends of a line.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// The line ends at its last point.
    case butt
    /// The line continues for half its width, as a semicircle or as a square.
    case round, square
  }
  /// The shapes of the corners between two lines.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
  }
  /// The width in points; negative and NaN become 0.
  public var width: Double { didSet { width = width.lawfulLength } }
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The ratio of corner length to width above which a mitred corner is bevelled.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public private(set) var dash: [Double]
  /// The distance into the dashes at which the line begins, in points.
  public var dashPhase: Double

  /// Creates a stroke; by default an unbroken line of one point. Dashes without a length are left out.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width.lawfulLength.lawfulCoordinate
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit >= 1 ? miterLimit.lawfulCoordinate : 1
    // A pattern without any length would never end.
    let lengths = dash.prefix(64).map { $0.lawfulLength.lawfulCoordinate }
    self.dash = lengths.reduce(0, +) >= 0.01 ? lengths : []
    self.dashPhase = dashPhase.lawfulCoordinate
  }
}

extension [SceneGradient.Stop] {
  /// Returns the two colours around a position from 0 to 1, and the share of the second one; `nil` without colours.
  ///
  /// Before the first and after the last colour both are the same. O(colours).
  package func neighbours(of part: Double) -> (low: SceneGradient.Stop, high: SceneGradient.Stop, share: Double)? {
    guard let first, let last else { return nil }
    guard let next = firstIndex(where: { $0.location >= part }) else { return (last, last, 1) }
    guard next > 0 else { return (first, first, 1) }
    let (low, high) = (self[next - 1], self[next])
    let gap = high.location - low.location
    return (low, high, gap > 0 ? (part - low.location) / gap : 1)
  }
}
