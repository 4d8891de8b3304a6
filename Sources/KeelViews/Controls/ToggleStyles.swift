import KeelScene

/// The style that suits the place.
public struct DefaultToggleStyle {
  public init() {}
}

extension DefaultToggleStyle: BuiltInToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { .switch }
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle {
  public init() {}
  /// A switch in this colour; front ends take the tint of the place.
  public init(tint: Color) {}
}

extension SwitchToggleStyle: BuiltInToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { .switch }
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A box to tick.
public struct CheckboxToggleStyle {
  public init() {}
}

extension CheckboxToggleStyle: BuiltInToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { .checkbox }
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A button that stays pressed.
public struct ButtonToggleStyle {
  public init() {}
}

extension ButtonToggleStyle: BuiltInToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { .button }
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
