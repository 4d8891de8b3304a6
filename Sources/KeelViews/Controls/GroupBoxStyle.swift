import KeelModel

/// A way to show boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// What shows a box.
  associatedtype Body: View
  /// What there is to show.
  typealias Configuration = GroupBoxStyleConfiguration
  /// What shows a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a box is made of.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label { let view: AnyView }
  /// What is in the box.
  public struct Content { let view: AnyView }
  /// The label of the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { view }
}
extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// The style that suits the place.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(label: configuration.label) { configuration.content }
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is asked to show.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension EnvironmentValues {
  /// A style of one's own; `nil` leaves boxes to the front end.
  @Entry var groupBoxStyle: (any GroupBoxStyle)?
}

extension View {
  /// Shows the boxes in this view in that style.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.groupBoxStyle = S.self == DefaultGroupBoxStyle.self ? nil : style })
  }
}
