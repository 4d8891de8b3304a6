import KeelScene

/// The style that suits the place.
public struct DefaultButtonStyle {
  public init() {}
}

extension DefaultButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .plain }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label alone.
public struct PlainButtonStyle {
  public init() {}
}

extension PlainButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .plain }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label alone, in the tint.
public struct BorderlessButtonStyle {
  public init() {}
}

extension BorderlessButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .plain }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label, as a link is shown.
public struct LinkButtonStyle {
  public init() {}
}

extension LinkButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .plain }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label, as a link is shown.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Set off from what is around it.
public struct BorderedButtonStyle {
  public init() {}
}

extension BorderedButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .bordered }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Set off from what is around it.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The button to press.
public struct BorderedProminentButtonStyle {
  public init() {}
}

extension BorderedProminentButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .prominent }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The button to press.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// Set off from what is around it.
public struct GlassButtonStyle {
  public init() {}
}

extension GlassButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .bordered }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Set off from what is around it.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The button to press.
public struct GlassProminentButtonStyle {
  public init() {}
}

extension GlassProminentButtonStyle: BuiltInButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { .prominent }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The button to press.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
