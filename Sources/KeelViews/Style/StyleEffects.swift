/// A shadow of the drawn content. Front ends draw none.
public struct ShadowStyle: Hashable, Sendable {
  package let isInner: Bool

  /// Returns a shadow behind the content. Front ends draw none.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(isInner: false) }

  /// Returns a shadow inside the content's edges. Front ends draw none.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(isInner: true) }
}

/// The way in which content blends with the content below it. Front ends do not draw content over other content.
public enum BlendMode: Hashable, Sendable {
  /// The content covers what is below it.
  case normal
  /// Mixes each part of the two colours (red, green, blue) by itself, by the formula of that name.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Takes the difference of each part: `exclusion` with less contrast.
  case difference, exclusion
  /// Takes this property of the content's colour, and the other ones of what is below it.
  case hue, saturation, color, luminosity
  /// Draws the content only where something is below it, only where nothing is, or erases what is below it.
  case sourceAtop, destinationOver, destinationOut
  /// Adds each part, with dark or light as the limit.
  case plusDarker, plusLighter
}

/// Another style with reduced opacity.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  package let base: Base
  package let opacity: Double

  /// Sets the drawing colour to that of the base style with its opacity reduced, as `Color.opacity(_:)` does.
  public func _apply(to resolution: inout _ShapeStyleResolution) {
    base._apply(to: &resolution)
    guard let color = resolution.color else { return }
    resolution.paint = (resolution.paint ?? .color(color, opacity: 1)).faded(by: opacity)
    let paint = resolution.paint
    defer { resolution.paint = paint }
    resolution.color = Color(.role(color)).opacity(opacity).sceneColor(in: resolution)
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity.clampedToPart)
  }
  /// Returns the same style: front ends do not draw content over other content.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// Returns the same style: front ends draw no shadows.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
