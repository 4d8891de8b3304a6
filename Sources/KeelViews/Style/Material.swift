import KeelScene

/// A ground that lets through some of what is behind it. Front ends show that of things on a page.
public struct Material: ShapeStyle, Hashable {
  package enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  package let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .secondaryBackground }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material(thickness: .ultraThin) }
  public static var thinMaterial: Material { Material(thickness: .thin) }
  public static var regularMaterial: Material { Material(thickness: .regular) }
  public static var thickMaterial: Material { Material(thickness: .thick) }
  public static var ultraThickMaterial: Material { Material(thickness: .ultraThick) }
  public static var bar: Material { Material(thickness: .bar) }
}
