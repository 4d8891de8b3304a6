import KeelControls

/// The style that suits the context.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The look that the front end chooses.
  public var _style: _DatePickerLook { _DatePickerLook(style: .automatic) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the context.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A single line.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A single line.
  public var _style: _DatePickerLook { _DatePickerLook(style: .compact) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A single line.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A field to type in; front ends show a single line.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A single line.
  public var _style: _DatePickerLook { _DatePickerLook(style: .compact) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field to type in; front ends show a single line.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper; front ends show a single line.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A single line.
  public var _style: _DatePickerLook { _DatePickerLook(style: .compact) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper; front ends show a single line.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A month of days.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A month of days.
  public var _style: _DatePickerLook { _DatePickerLook(style: .inline) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels; front ends show a single line.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Wheels, which front ends show as a single line.
  public var _style: _DatePickerLook { _DatePickerLook(style: .wheels) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels; front ends show a single line.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
