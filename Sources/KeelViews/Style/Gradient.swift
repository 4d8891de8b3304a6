/// Colours that blend into each other.
///
/// Shapes, drawings and backgrounds show the gradient; places for one colour show the first one. A gradient without a
/// geometry of its own runs from top to bottom.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its location, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location along the gradient, from 0 to 1.
    public var location: Double

    /// Creates a stop from a colour and its location.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The space that colours are blended in. Front ends do not blend colours.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// The colour space of the output device; front ends do not blend colours.
    public static let device = ColorSpace(isPerceptual: false)
    /// A perceptually uniform space; front ends do not blend colours.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The stops in their order.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// Returns the same gradient: front ends do not blend colours.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// Sets the paint to the gradient, and the drawing colour to that of the first stop; a gradient without stops leaves
  /// both unchanged.
  public func _apply(to resolution: inout _ShapeStyleResolution) { apply(to: &resolution, as: .linear(.top, .bottom)) }
}

/// A gradient created from a colour or from another gradient.
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// Returns the same gradient: front ends do not blend colours.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
  /// Sets the paint to the gradient, and the drawing colour to that of the first stop.
  public func _apply(to resolution: inout _ShapeStyleResolution) { gradient._apply(to: &resolution) }
}
