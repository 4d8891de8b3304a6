package import KeelControls
import KeelModel

/// How date pickers look.
public protocol DatePickerStyle {
  /// The style in UIKit's names; front ends choose where it is `nil`.
  var _style: _DatePickerLook { get }
}

extension DatePickerStyle {
  public var _style: _DatePickerLook { _DatePickerLook(style: .automatic) }
}

/// How a date picker looks, for styles that Keel knows.
public struct _DatePickerLook: Sendable {
  package let style: UIDatePickerStyle
}

extension EnvironmentValues {
  @Entry package var datePickerLook: UIDatePickerStyle = .automatic
}

extension View {
  /// Shows the date pickers in this view in that style.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._style.style)
  }
}
