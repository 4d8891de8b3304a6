package import KeelScene

/// A colour, gradient or material to draw with, chosen where it is used.
///
/// Front ends show one colour, so that is what a style comes to: the colour of a role, the first of a gradient.
/// A style that says nothing leaves the colour as it would be without it.
public protocol ShapeStyle: Sendable {
  /// Sets the colour that is drawn with.
  func _apply(to resolution: inout _ShapeStyleResolution)
}

extension ShapeStyle {
  public func _apply(to resolution: inout _ShapeStyleResolution) {}

  /// The one colour that a front end shows for the style; `nil` is what it would show without.
  package func sceneColor(in context: _ShapeStyleResolution = _ShapeStyleResolution()) -> SceneColor? {
    var resolution = context
    resolution.color = nil
    _apply(to: &resolution)
    return resolution.color
  }
}

/// What a style knows of its surroundings, and the colour that it comes to.
public struct _ShapeStyleResolution: Sendable {
  package var colorScheme: ColorScheme
  /// The accent of the surroundings, if they have one of their own.
  package var tint: SceneColor?
  /// The colour of text in the surroundings, if they have one of their own.
  package var foreground: SceneColor?
  /// What it comes to.
  package var color: SceneColor?

  package init(colorScheme: ColorScheme = .light, tint: SceneColor? = nil, foreground: SceneColor? = nil) {
    self.colorScheme = colorScheme
    self.tint = tint
    self.foreground = foreground
  }
}

/// A style whose kind is forgotten.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func _apply(to resolution: inout _ShapeStyleResolution) { style._apply(to: &resolution) }
}
