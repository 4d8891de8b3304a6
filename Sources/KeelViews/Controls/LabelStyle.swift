import KeelModel

/// A custom appearance for labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The view that shows a label.
  associatedtype Body: View
  /// The parts of a label that are passed to the style.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view that shows a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that are passed to a style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title { let content: AnyView }
  /// The picture of the label.
  public struct Icon { let content: AnyView }
  /// The title of the label.
  public let title: Title
  /// The picture of the label.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

/// The parts of a label that are shown.
package struct LabelParts: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let title = LabelParts(rawValue: 1)
  package static let icon = LabelParts(rawValue: 2)
  package static let all: LabelParts = [.title, .icon]
  /// All other parts, also in a bar, where an icon usually replaces the title.
  package static let inBars = LabelParts(rawValue: 4)
}

/// The appearance of the labels in an environment.
package enum LabelLook {
  case builtIn(LabelParts)
  case custom(any LabelStyle)
}

/// A style that Keel defines.
protocol BuiltInLabelStyle: LabelStyle {
  nonisolated static var parts: LabelParts { get }
}

extension EnvironmentValues {
  @Entry var labelLook: LabelLook = .builtIn(.all)
}

extension View {
  /// Shows the labels in this view in a style.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.labelLook = (S.self as? any BuiltInLabelStyle.Type).map { .builtIn($0.parts) } ?? .custom(style)
      })
  }
}
