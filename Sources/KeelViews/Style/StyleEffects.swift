/// A shadow of what is drawn. Front ends draw none.
public struct ShadowStyle: Hashable, Sendable {
  package let isInner: Bool

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(isInner: false) }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(isInner: true) }
}

/// How what is drawn goes together with what is below. Front ends draw nothing over another thing.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}

/// Another style, let through by so much.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  package let base: Base
  package let opacity: Double

  public func _apply(to resolution: inout _ShapeStyleResolution) {
    base._apply(to: &resolution)
    guard let color = resolution.color else { return }
    resolution.color = Color(.role(color)).opacity(opacity).sceneColor(in: resolution)
  }
}

extension ShapeStyle {
  /// The same style, let through by so much.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity.clampedToPart)
  }
  /// The same style: front ends draw nothing over another thing.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// The same style: front ends draw no shadows.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
