public import KeelModel
package import KeelScene

/// A custom appearance for switches.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The view that shows a switch.
  associatedtype Body: View
  /// The parts of a switch that are passed to the style.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view that shows a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a switch that are passed to a style, and the binding to set it.
@MainActor public struct ToggleStyleConfiguration {
  /// The label of the switch.
  public struct Label { let content: AnyView }
  /// The label of the switch.
  public let label: Label
  /// A Boolean value that indicates whether the switch is on. Setting it sets the switch.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the switch represents several values that differ: always `false`.
  public var isMixed: Bool { false }

  init(label: Label, binding: Binding<Bool>) {
    self.label = label
    _isOn = binding
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

/// The appearance of the switches in an environment.
package enum ToggleLook {
  case builtIn(ToggleElement.Style)
  case custom(any ToggleStyle)
}

/// A style that front ends support.
protocol BuiltInToggleStyle: ToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { get }
}

extension EnvironmentValues {
  @Entry var toggleLook: ToggleLook = .builtIn(.switch)
}

extension View {
  /// Shows the switches in this view in a style.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.toggleLook = (S.self as? any BuiltInToggleStyle.Type).map { .builtIn($0.sceneStyle) } ?? .custom(style)
      })
  }
}
