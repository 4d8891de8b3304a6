import KeelScene

/// The style that suits the context.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar.
  public var _style: _GaugeLook { _GaugeLook(style: .linear) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that suits the context.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar.
  public var _style: _GaugeLook { _GaugeLook(style: .linear) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar.
  public var _style: _GaugeLook { _GaugeLook(style: .linear) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A bar.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A bar.
  public var _style: _GaugeLook { _GaugeLook(style: .linear) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// A ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A ring.
  public var _style: _GaugeLook { _GaugeLook(style: .circular) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// A ring.
  public var _style: _GaugeLook { _GaugeLook(style: .circular) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
