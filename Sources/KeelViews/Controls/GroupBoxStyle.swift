import KeelModel

/// A custom appearance for group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The view that shows a box.
  associatedtype Body: View
  /// The parts of a box that are passed to the style.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view that shows a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box that are passed to a style.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label { let view: AnyView }
  /// The content of the box.
  public struct Content { let view: AnyView }
  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  /// The content and behaviour of the view.
  public var body: some View { view }
}
extension GroupBoxStyleConfiguration.Content: View {
  /// The content and behaviour of the view.
  public var body: some View { view }
}

/// The style that suits the context.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the box with the front end's appearance.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(label: configuration.label) { configuration.content }
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from a style's configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension EnvironmentValues {
  /// The custom style, or `nil` to leave the appearance of boxes to the front end.
  @Entry var groupBoxStyle: (any GroupBoxStyle)?
}

extension View {
  /// Shows the boxes in this view in a style.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.groupBoxStyle = S.self == DefaultGroupBoxStyle.self ? nil : style })
  }
}
