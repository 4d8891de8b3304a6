import KeelScene

/// A translucent background. Front ends show the opaque secondary background for every thickness.
public struct Material: ShapeStyle, Hashable {
  package enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  package let thickness: Thickness

  /// The most translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A material more translucent than `regular`.
  public static let thin = Material(thickness: .thin)
  /// A material of medium translucency.
  public static let regular = Material(thickness: .regular)
  /// A material less translucent than `regular`.
  public static let thick = Material(thickness: .thick)
  /// The least translucent material.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of toolbars.
  public static let bar = Material(thickness: .bar)

  /// Sets the drawing colour to the secondary background.
  public func _apply(to resolution: inout _ShapeStyleResolution) {
    resolution.color = .secondaryBackground
    resolution.paint = nil
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material, shown as the secondary background.
  public static var ultraThinMaterial: Material { Material(thickness: .ultraThin) }
  /// A material more translucent than `regularMaterial`, shown as the secondary background.
  public static var thinMaterial: Material { Material(thickness: .thin) }
  /// A material of medium translucency, shown as the secondary background.
  public static var regularMaterial: Material { Material(thickness: .regular) }
  /// A material less translucent than `regularMaterial`, shown as the secondary background.
  public static var thickMaterial: Material { Material(thickness: .thick) }
  /// The least translucent material, shown as the secondary background.
  public static var ultraThickMaterial: Material { Material(thickness: .ultraThick) }
  /// The material of toolbars, shown as the secondary background.
  public static var bar: Material { Material(thickness: .bar) }
}
