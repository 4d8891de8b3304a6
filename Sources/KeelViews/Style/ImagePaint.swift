package import KeelScene

/// A repeated picture as a fill. Front ends fill with plain colours and show the text colour of the environment.
public struct ImagePaint: ShapeStyle {
  /// The picture to repeat.
  public var image: Image
  /// The part of the picture to repeat, where its width and height are 1; not used.
  package var source = SceneRect(width: 1, height: 1)
  /// The scale of the picture; not used.
  public var scale: Double
  /// Creates a fill from a picture.
  public init(image: Image, scale: Double = 1) {
    self.image = image
    self.scale = scale
  }
  /// Sets the drawing colour to the text colour of the environment.
  public func _apply(to resolution: inout _ShapeStyleResolution) { ForegroundStyle()._apply(to: &resolution) }
}
