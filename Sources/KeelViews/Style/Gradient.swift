/// Colours that run into each other.
///
/// Front ends show one colour where a gradient is asked for: its first.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it stands, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The space that colours are blended in. Front ends blend none.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  public func _apply(to resolution: inout _ShapeStyleResolution) { stops.first?.color._apply(to: &resolution) }
}

/// A gradient made of a colour.
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
  public func _apply(to resolution: inout _ShapeStyleResolution) { gradient._apply(to: &resolution) }
}
