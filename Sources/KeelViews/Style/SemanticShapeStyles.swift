import KeelScene

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to the environment's tint, or else to the front end's accent.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = resolution.tint ?? .tint }
}

/// The background of a page.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to the background of a page.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .background }
}

/// The text colour of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to the environment's text colour, or else to that of ordinary text.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = resolution.foreground ?? .label }
}

/// The colour of separator lines.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to that of separator lines.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .separator }
}

/// The colour of a selection: the tint of the environment.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to the environment's tint, or else to the front end's accent.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = resolution.tint ?? .tint }
}

/// The colour of the prompt in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to that of tertiary text.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .tertiaryLabel }
}

/// The colour of links: the front end's accent.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to the front end's accent; the environment's tint does not change it.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .tint }
}

/// A faint fill: the secondary background.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to the secondary background.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .secondaryBackground }
}

/// The background of a window, equal to that of a page.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// Sets the drawing colour to the background of a page.
  public func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = .background }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a page.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// The text colour of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of a selection: the tint of the environment.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of the prompt in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links: the front end's accent.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// A faint fill: the secondary background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
