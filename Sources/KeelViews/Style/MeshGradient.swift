/// A gradient over a grid of points, shown as its first colour.
public struct MeshGradient: ShapeStyle, Hashable {
  package let gradient: Gradient

  /// Creates a gradient over a grid with a colour for each point; only the first colour is used.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Sets the drawing colour to the first of the colours.
  public func _apply(to resolution: inout _ShapeStyleResolution) { gradient.stops.first?.color._apply(to: &resolution) }
}
