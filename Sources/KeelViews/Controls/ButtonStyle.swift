import KeelModel
package import KeelScene

/// A way to show buttons, which are pressed as always.
///
/// Front ends do not say when a button is held down: `isPressed` is always `false`.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What shows a button.
  associatedtype Body: View
  /// What there is to show.
  typealias Configuration = ButtonStyleConfiguration
  /// What shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style has to show of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }
  /// What the button does to a person's things.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is held down; front ends do not say.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// A way to show buttons that says itself what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What shows a button.
  associatedtype Body: View
  /// What there is to show.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// What shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style has to show of a button, and the way to press it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }
  /// What the button does to a person's things.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// How the buttons of a place look.
package enum ButtonLook {
  /// As suits the place. Pressing the row of a list presses such a button in it.
  case automatic
  case builtIn(ButtonElement.Style)
  case custom(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

/// A style that front ends know.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  nonisolated static var sceneStyle: ButtonElement.Style { get }
}

extension EnvironmentValues {
  @Entry var buttonLook: ButtonLook = .automatic
}

extension View {
  /// Shows the buttons in this view in that style.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.buttonLook =
          S.self == DefaultButtonStyle.self
          ? .automatic
          : (S.self as? any BuiltInButtonStyle.Type).map { .builtIn($0.sceneStyle) } ?? .primitive(style)
      })
  }

  /// Shows the buttons in this view in a style of your own.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.buttonLook = .custom(style) })
  }

  /// Front ends choose the form of borders: the same view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Front ends decide whether a button that is held down is pressed again: the same view.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The form of a button's border; front ends choose it.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether a button that is held down is pressed again and again; front ends decide it.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
