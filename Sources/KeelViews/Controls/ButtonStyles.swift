import KeelScene

/// The style that suits the context.
public struct DefaultButtonStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .plain }
  /// Returns the button, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label in its own colours, without anything that a button adds.
public struct PlainButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PlainButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .unstyled }
  /// Returns the button, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label in its own colours, without anything that a button adds.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label alone, in the tint of the environment. It is the look of `automatic` in most places.
public struct BorderlessButtonStyle {
  /// Creates the style.
  public init() {}
}

extension BorderlessButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .plain }
  /// Returns the button, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the tint of the environment. It is the look of `automatic` in most places.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label, shown as a link. It looks like `plain`.
public struct LinkButtonStyle {
  /// Creates the style.
  public init() {}
}

extension LinkButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .plain }
  /// Returns the button, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label, shown as a link. It looks like `plain`.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A bordered button, set off from its surroundings.
public struct BorderedButtonStyle {
  /// Creates the style.
  public init() {}
}

extension BorderedButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .bordered }
  /// Returns the button, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A bordered button, set off from its surroundings.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The prominent button of its context.
public struct BorderedProminentButtonStyle {
  /// Creates the style.
  public init() {}
}

extension BorderedProminentButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .prominent }
  /// Returns the button, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The prominent button of its context.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A glass button; front ends show a bordered one.
public struct GlassButtonStyle {
  /// Creates the style.
  public init() {}
}

extension GlassButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .bordered }
  /// Returns the button, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A glass button; front ends show a bordered one.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A prominent glass button; front ends show a prominent one.
public struct GlassProminentButtonStyle {
  /// Creates the style.
  public init() {}
}

extension GlassProminentButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .prominent }
  /// Returns the button, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A prominent glass button; front ends show a prominent one.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
