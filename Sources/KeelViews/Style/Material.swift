package import KeelScene

/// A translucent background, which blurs what is behind it. Terminals and drawings show the opaque secondary background
/// for every thickness.
public struct Material: ShapeStyle, Hashable {
  package let thickness: SceneMaterial

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

  /// Sets the drawing colour to the secondary background, and the paint of areas to the material.
  public func _apply(to resolution: inout _ShapeStyleResolution) {
    resolution.color = .secondaryBackground
    resolution.paint = .material(thickness)
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { Material(thickness: .ultraThin) }
  /// A material more translucent than `regularMaterial`.
  public static var thinMaterial: Material { Material(thickness: .thin) }
  /// A material of medium translucency.
  public static var regularMaterial: Material { Material(thickness: .regular) }
  /// A material less translucent than `regularMaterial`.
  public static var thickMaterial: Material { Material(thickness: .thick) }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { Material(thickness: .ultraThick) }
  /// The material of toolbars.
  public static var bar: Material { Material(thickness: .bar) }
}
