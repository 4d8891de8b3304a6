import KeelScene

/// The accent of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = resolution.tint ?? .tint }
}

/// The ground of a page.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .background }
}

/// The colour of text in the surroundings.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = resolution.foreground ?? .label }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .separator }
}

/// The colour of what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = resolution.tint ?? .tint }
}

/// The colour of what stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .tertiaryLabel }
}

/// The colour of what leads elsewhere.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .tint }
}

/// A faint filling: the ground of things on a page.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .secondaryBackground }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .background }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
