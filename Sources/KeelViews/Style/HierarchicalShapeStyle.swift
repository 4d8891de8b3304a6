import KeelScene

/// A level of the environment's text colour: the colour itself or a fainter one. Front ends have three levels.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int

  /// The text colour of the environment itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// One level below the text colour of the environment.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Two levels below the text colour of the environment.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Three levels below the text colour of the environment. It looks like `tertiary`.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Four levels below the text colour of the environment. It looks like `tertiary`.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Sets the drawing colour to the environment's text colour, lowered by the level.
  ///
  /// An exact colour or a palette colour such as red has no lower levels and is unchanged.
  public func _apply(to resolution: inout _ShapeStyleResolution) {
    resolution.color = (resolution.foreground ?? .label).lowered(by: level)
  }
}

/// Another style, lowered by some levels.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  package let base: Base
  package let level: Int

  /// Sets the drawing colour to that of the base style, lowered by the levels.
  public func _apply(to resolution: inout _ShapeStyleResolution) {
    base._apply(to: &resolution)
    resolution.color = resolution.color?.lowered(by: level)
  }
}

extension SceneColor {
  /// Returns the colour some levels lower.
  ///
  /// Text and background roles have three levels. Any other colour has no lower levels in a front end's palette and is
  /// unchanged.
  func lowered(by levels: Int) -> SceneColor {
    if case .translucent(let color, let opacity) = self { return color.lowered(by: levels).faded(by: opacity) }
    let ladders: [[SceneColor]] = [
      [.label, .secondaryLabel, .tertiaryLabel], [.primary, .secondaryLabel, .tertiaryLabel],
      [.background, .secondaryBackground, .tertiaryBackground],
    ]
    for steps in ladders {
      if let start = steps.firstIndex(of: self) { return steps[min(start + levels, steps.count - 1)] }
    }
    return self
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The text colour of the environment itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// One level below the text colour of the environment.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// Two levels below the text colour of the environment.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// Three levels below the text colour of the environment. It looks like `tertiary`.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// Four levels below the text colour of the environment. It looks like `tertiary`.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle {
  /// The style one level lower.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The style two levels lower.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The style three levels lower.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The style four levels lower.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
