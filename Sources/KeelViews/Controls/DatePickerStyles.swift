import KeelControls

/// The style that suits the place.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: _DatePickerLook { _DatePickerLook(style: .automatic) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// One line.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: _DatePickerLook { _DatePickerLook(style: .compact) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// One line.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// One line to type in.
public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: _DatePickerLook { _DatePickerLook(style: .compact) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// One line to type in.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// One line with steps.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: _DatePickerLook { _DatePickerLook(style: .compact) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// One line with steps.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A month of days.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: _DatePickerLook { _DatePickerLook(style: .inline) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels; front ends show one line.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _style: _DatePickerLook { _DatePickerLook(style: .wheels) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels; front ends show one line.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
