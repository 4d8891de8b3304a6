import KeelControls
package import KeelScene

/// A repeated picture as a fill of shapes, backgrounds, borders and drawings. Terminals show one colour in its place.
///
/// Texts cannot show a picture: they have the text colour of the environment. So does a paint whose image is a symbol,
/// or a name without a picture.
public struct ImagePaint: ShapeStyle {
  /// The picture to repeat.
  public var image: Image
  /// The part of the picture to repeat, where its width and height are 1.
  package var source = SceneRect(width: 1, height: 1)
  /// The factor by which the picture is enlarged.
  public var scale: Double
  /// Creates a fill from a picture.
  public init(image: Image, scale: Double = 1) {
    self.image = image
    self.scale = scale
  }

  /// Sets the paint to the repeated picture, and the drawing colour to the text colour of the environment.
  public func _apply(to resolution: inout _ShapeStyleResolution) {
    ForegroundStyle()._apply(to: &resolution)
    guard let picture = image.picture, let first = picture.data, let color = resolution.color else { return }
    let data = resolution.colorScheme == .dark ? picture.look?.darkData ?? first : first
    let density = picture.look?.scale ?? 1
    let size = SceneSize(width: Double(data.width) * scale / density, height: Double(data.height) * scale / density)
    guard size.width > 0, size.height > 0 else { return }
    resolution.paint = .tiles(StyleTile(data: data, part: source, size: size, color: color))
  }
}

extension View {
  /// Repeats a picture behind the view.
  nonisolated public func background(_ style: ImagePaint, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Repeats a picture behind the view, inside the outline of a shape.
  nonisolated public func background<T: Shape>(
    _ style: ImagePaint, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line of a repeated picture along the edges of the view, inside of them.
  nonisolated public func border(_ content: ImagePaint, width: Double = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
