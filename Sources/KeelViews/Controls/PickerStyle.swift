package import KeelControls
import KeelModel
package import KeelScene

/// The appearance of pickers.
public protocol PickerStyle {
  /// The look that front ends receive.
  var _style: _PickerLook { get }
}

/// The look of a picker, for styles that Keel defines.
public struct _PickerLook: Sendable {
  package let style: PickerElement.Style
}

extension EnvironmentValues {
  @Entry package var pickerLook: PickerElement.Style = .menu
}

extension View {
  /// Shows the pickers in this view in a style.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._style.style)
  }
}

/// The appearance of date pickers.
public protocol DatePickerStyle {
  /// The corresponding UIKit style; `.automatic` leaves the choice to the front end.
  var _style: _DatePickerLook { get }
}

extension DatePickerStyle {
  /// The look that the front end chooses.
  public var _style: _DatePickerLook { _DatePickerLook(style: .automatic) }
}

/// The look of a date picker, for styles that Keel defines.
public struct _DatePickerLook: Sendable {
  package let style: UIDatePickerStyle
}

extension EnvironmentValues {
  @Entry package var datePickerLook: UIDatePickerStyle = .automatic
}

extension View {
  /// Shows the date pickers in this view in a style. A custom style has the automatic look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._style.style)
  }
}
