public import KeelModel
package import KeelScene

/// A way to show switches.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What shows a switch.
  associatedtype Body: View
  /// What there is to show.
  typealias Configuration = ToggleStyleConfiguration
  /// What shows a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style has to show of a switch, and the way to set it.
@MainActor public struct ToggleStyleConfiguration {
  /// The label of the switch.
  public struct Label { let content: AnyView }
  /// The label of the switch.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several that differ: never here.
  public var isMixed: Bool { false }

  init(label: Label, binding: Binding<Bool>) {
    self.label = label
    _isOn = binding
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// How the switches of a place look.
package enum ToggleLook {
  case builtIn(ToggleElement.Style)
  case custom(any ToggleStyle)
}

/// A style that front ends know.
protocol BuiltInToggleStyle: ToggleStyle {
  nonisolated static var sceneStyle: ToggleElement.Style { get }
}

extension EnvironmentValues {
  @Entry var toggleLook: ToggleLook = .builtIn(.switch)
}

extension View {
  /// Shows the switches in this view in that style.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.toggleLook = (S.self as? any BuiltInToggleStyle.Type).map { .builtIn($0.sceneStyle) } ?? .custom(style)
      })
  }
}
