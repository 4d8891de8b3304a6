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
