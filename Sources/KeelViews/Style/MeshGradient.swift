/// A gradient over a net of points: shown as its first colour.
public struct MeshGradient: ShapeStyle, Hashable {
  package let gradient: Gradient

  /// A net of so many columns and rows; each point has a colour.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    gradient = Gradient(colors: colors)
  }

  public func _apply(to resolution: inout _ShapeStyleResolution) { gradient._apply(to: &resolution) }
}
