import KeelScene

/// The style that suits the context.
public struct DefaultToggleStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultToggleStyle: BuiltInToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { .switch }
  /// Returns the switch, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the context.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Front ends use the tint of the environment, not this one.
  public init(tint: Color) {}
}

extension SwitchToggleStyle: BuiltInToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { .switch }
  /// Returns the switch, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A checkbox.
public struct CheckboxToggleStyle {
  /// Creates the style.
  public init() {}
}

extension CheckboxToggleStyle: BuiltInToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { .checkbox }
  /// Returns the switch, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A button that stays pressed.
public struct ButtonToggleStyle {
  /// Creates the style.
  public init() {}
}

extension ButtonToggleStyle: BuiltInToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { .button }
  /// Returns the switch, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
