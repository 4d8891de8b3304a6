package import KeelScene

/// A colour, gradient or material to draw with, resolved where it is used.
///
/// A style resolves to one colour, for texts and controls: that of a role, the first of a gradient. Shapes, drawings and
/// backgrounds use the whole paint. A style that sets no colour has no effect.
public protocol ShapeStyle: Sendable {
  /// Sets the colour to draw with.
  func _apply(to resolution: inout _ShapeStyleResolution)
}

extension ShapeStyle {
  /// Leaves the colour unchanged.
  public func _apply(to resolution: inout _ShapeStyleResolution) {}

  /// Returns the colour that a front end shows for the style, or `nil` for the colour that it shows without a style.
  package func sceneColor(in context: _ShapeStyleResolution = _ShapeStyleResolution()) -> SceneColor? {
    var resolution = context
    resolution.color = nil
    _apply(to: &resolution)
    return resolution.color
  }

  /// Returns the paint to fill an area with for the style, or `nil` if the style has no colour.
  package func paint(in context: _ShapeStyleResolution) -> StylePaint? {
    var resolution = context
    resolution.color = nil
    resolution.paint = nil
    _apply(to: &resolution)
    guard let color = resolution.color else { return nil }
    return resolution.paint ?? .color(color, opacity: 1)
  }
}

/// The environment that a style is resolved in, and the colour that it resolves to.
public struct _ShapeStyleResolution: Sendable {
  package var colorScheme: ColorScheme
  /// The tint of the environment, if one is set.
  package var tint: SceneColor?
  /// The text colour of the environment, if one is set.
  package var foreground: SceneColor?
  /// The colour that the style resolves to.
  package var color: SceneColor?
  /// The paint that the style resolves to, if it is more than that colour.
  package var paint: StylePaint?

  package init(colorScheme: ColorScheme = .light, tint: SceneColor? = nil, foreground: SceneColor? = nil) {
    self.colorScheme = colorScheme
    self.tint = tint
    self.foreground = foreground
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// Sets the drawing colour as the wrapped style does.
  public func _apply(to resolution: inout _ShapeStyleResolution) { style._apply(to: &resolution) }
}
