import KeelScene

/// A level below the colour of the surroundings' text.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _apply(to resolution: inout _ShapeStyleResolution) {
    resolution.color = (resolution.foreground ?? .label).lowered(by: level)
  }
}

/// Another style, so many levels lower.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  package let base: Base
  package let level: Int

  public func _apply(to resolution: inout _ShapeStyleResolution) {
    base._apply(to: &resolution)
    resolution.color = resolution.color?.lowered(by: level)
  }
}

extension SceneColor {
  /// Colours that are roles of neither text nor grounds have no lower levels in a front end's palette and stay.
  func lowered(by levels: Int) -> SceneColor {
    let ladders: [[SceneColor]] = [
      [.label, .secondaryLabel, .tertiaryLabel], [.background, .secondaryBackground, .tertiaryBackground],
    ]
    for steps in ladders {
      if let start = steps.firstIndex(of: self) { return steps[min(start + levels, steps.count - 1)] }
    }
    return self
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle {
  /// The same style, a level lower.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The same style, two levels lower.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The same style, three levels lower.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The same style, four levels lower.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
