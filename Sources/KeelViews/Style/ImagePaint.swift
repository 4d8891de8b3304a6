/// A picture, again and again. Front ends fill with colours: the colour of its surroundings.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var scale: Double
  public init(image: Image, scale: Double = 1) {
    self.image = image
    self.scale = scale
  }
  public func _apply(to resolution: inout _ShapeStyleResolution) { ForegroundStyle()._apply(to: &resolution) }
}
