/// One instruction of a drawing.
public indirect enum DrawingCommand: Hashable, Sendable {
  /// Fills the inside of a path, by the even-odd or the non-zero rule.
  case fill(DrawingPath, DrawingPaint, isEvenOdd: Bool = false)
  /// Draws a line along a path.
  case stroke(DrawingPath, DrawingPaint, DrawingStroke)
  /// Draws lines of text.
  case text(DrawingText)
  /// Draws a symbol in a square that is centred in an area.
  case symbol(Symbol, in: SceneRect)
  /// Draws a picture that is stretched to an area.
  case picture(ImageData, in: SceneRect)
  /// Draws commands together.
  case group(DrawingGroup)
}

/// Commands that share a transform, a clip, an opacity and filters.
public struct DrawingGroup: Hashable, Sendable {
  /// An effect on the picture of a group.
  public enum Filter: Hashable, Sendable {
    /// A blur with a radius in points. Front ends that draw in cells leave it out.
    case blur(radius: Double)
    /// A shadow behind the picture. Front ends that draw in cells leave it out.
    case shadow(SceneColor, opacity: Double, radius: Double, x: Double, y: Double)
  }
  /// An area outside of which nothing is drawn.
  public struct Clip: Hashable, Sendable {
    /// The outline of the area, in the coordinates around the group.
    public var path: DrawingPath
    /// A Boolean value that indicates whether the even-odd rule decides what is inside.
    public var isEvenOdd: Bool
    /// Creates a clip.
    public init(_ path: DrawingPath, isEvenOdd: Bool = false) {
      self.path = path
      self.isEvenOdd = isEvenOdd
    }
  }
  /// The transform of the commands into the coordinates around the group.
  public var transform: DrawingTransform
  /// The area to which the group is limited; `nil` for no limit.
  public var clip: Clip?
  /// The opacity of the group as a whole; values outside 0 to 1 are clamped, NaN becomes 0.
  public var opacity: Double { didSet { opacity = opacity.clampedToPart } }
  /// The effects on the picture of the group, in order.
  public var filters: [Filter]
  /// The commands, in order.
  public var commands: [DrawingCommand]

  /// Creates a group.
  public init(
    transform: DrawingTransform = .identity, clip: Clip? = nil, opacity: Double = 1, filters: [Filter] = [],
    commands: [DrawingCommand]
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity.clampedToPart
    self.filters = filters
    self.commands = commands
  }
}

/// Lines of text in a drawing.
public struct DrawingText: Hashable, Sendable {
  /// The lines, from top to bottom.
  public var lines: [String]
  /// The font, whose size is that of its style in points (`SceneFont.pointSize`).
  public var font: SceneFont
  /// The size in points where it differs from that of the style; `nil` uses the style's.
  public var size: Double?
  /// The paint of the letters.
  public var paint: DrawingPaint
  /// The point at which the text is placed.
  public var origin: ScenePoint
  /// The point of the text that is placed there, in unit coordinates: 0 to 1 from left to right and top to bottom.
  public var anchor: ScenePoint

  /// Creates a text.
  public init(
    _ lines: [String], font: SceneFont = SceneFont(), size: Double? = nil, paint: DrawingPaint = .color(.label),
    at origin: ScenePoint, anchor: ScenePoint = ScenePoint(x: 0.5, y: 0.5)
  ) {
    self.lines = lines
    self.font = font
    self.size = size
    self.paint = paint
    self.origin = origin
    self.anchor = anchor
  }

  /// The size of the letters in points.
  public var pointSize: Double { size ?? font.pointSize }
  /// The height of a line in points.
  public var lineHeight: Double { pointSize * SceneFont.lineHeight }
  /// The size of the text in points, by the metric of all front ends (`SceneFont.width(of:pointSize:)`).
  public var bounds: SceneSize {
    SceneSize(
      width: lines.map { SceneFont.width(of: $0, pointSize: pointSize) }.max() ?? 0,
      height: lineHeight * Double(lines.count))
  }
}
