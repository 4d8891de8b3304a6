import KeelScene

/// The style that suits the place.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerLook { _PickerLook(style: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The chosen option, and the others when a person asks.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerLook { _PickerLook(style: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, and the others when a person asks.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// All options, one below the other.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerLook { _PickerLook(style: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options, one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// All options, side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerLook { _PickerLook(style: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options, side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// All options, side by side.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerLook { _PickerLook(style: .segmented) }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options, side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The chosen option between its neighbours.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerLook { _PickerLook(style: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The chosen option between its neighbours.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A page of options; front ends show a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerLook { _PickerLook(style: .menu) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page of options; front ends show a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// All options, one below the other.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _style: _PickerLook { _PickerLook(style: .inline) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options, one below the other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
