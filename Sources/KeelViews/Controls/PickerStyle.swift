import KeelModel
package import KeelScene

/// How pickers look.
public protocol PickerStyle {
  /// The style in front ends' terms.
  var _style: _PickerLook { get }
}

/// How a picker looks, for styles that Keel knows.
public struct _PickerLook: Sendable {
  package let style: PickerElement.Style
}

extension EnvironmentValues {
  @Entry package var pickerLook: PickerElement.Style = .menu
}

extension View {
  /// Shows the pickers in this view in that style.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._style.style)
  }
}
