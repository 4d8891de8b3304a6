import KeelModel
package import KeelScene

/// A custom appearance for buttons with the standard press interaction.
///
/// Front ends do not report that a button is held down: `isPressed` is always `false`.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The view that shows a button.
  associatedtype Body: View
  /// The parts of a button that are passed to the style.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view that shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that are passed to a style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether the button is held down: always `false`, because front ends do not report
  /// it.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

/// A custom appearance for buttons that also decides what triggers the action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The view that shows a button.
  associatedtype Body: View
  /// The parts and the action of a button that are passed to the style.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view that shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that are passed to a style, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }
  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the action of the button.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

/// The appearance of the buttons in an environment.
package enum ButtonLook {
  /// The appearance that suits the context. Pressing a list row presses the button in it that has this appearance.
  case automatic
  case builtIn(ButtonElement.Style)
  case custom(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

/// A style that front ends support.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { get }
}

extension EnvironmentValues {
  @Entry var buttonLook: ButtonLook = .automatic
}

extension View {
  /// Shows the buttons in this view in a style that can also decide what triggers them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.buttonLook =
          S.self == DefaultButtonStyle.self
          ? .automatic
          : (S.self as? any BuiltInButtonStyle.Type).map { .builtIn($0.sceneStyle) } ?? .primitive(style)
      })
  }

  /// Shows the buttons in this view in a custom style.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.buttonLook = .custom(style) })
  }

  /// Returns the same view: front ends choose the shape of borders.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Returns the same view: front ends decide whether holding a button down repeats its action.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The shape of a button's border. Front ends choose it.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// The shape that suits the button.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with a corner radius in points. Equal to `roundedRectangle`.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// The behaviour of a button that is held down: to repeat its action or not. Front ends decide it.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The front end decides.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action repeats.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action runs once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
