import KeelScene

/// The style that suits the context.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public var _style: _PickerLook { _PickerLook(style: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The chosen option, with the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public var _style: _PickerLook { _PickerLook(style: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, with the others in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// All options, one below the other.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// All options, one below the other.
  public var _style: _PickerLook { _PickerLook(style: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options, one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// All options, side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// All options, side by side.
  public var _style: _PickerLook { _PickerLook(style: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options, side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// All options, side by side, like `segmented`.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// All options, side by side.
  public var _style: _PickerLook { _PickerLook(style: .segmented) }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options, side by side, like `segmented`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The chosen option between its neighbours.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A wheel.
  public var _style: _PickerLook { _PickerLook(style: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The chosen option between its neighbours.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A page of options; front ends show a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public var _style: _PickerLook { _PickerLook(style: .menu) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page of options; front ends show a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// All options, one below the other, like `inline`.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// All options, one below the other.
  public var _style: _PickerLook { _PickerLook(style: .inline) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options, one below the other, like `inline`.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
