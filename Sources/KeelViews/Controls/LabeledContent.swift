public import FoundationEssentials
import KeelControls
import KeelModel

/// A value with a label: the label at the leading edge, the value at the trailing edge. It is backed by
/// `UILabeledContentView`.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Traps if it is called: Keel shows the label and the content itself.
  public var body: Never { neverBody(Self.self) }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a view with content and a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a view with content of any kind and a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  /// Creates a view with content of any kind and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a view of a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  /// Creates a view of a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
  /// Creates a view of a formatted value with a title, in the locale of its environment.
  public init<F: FormatStyle & Sendable>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  /// Creates a view of a formatted value with a title, in the locale of its environment.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle & Sendable>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
  /// Creates a view of a value that is formatted at once, with a title, because it is not sendable.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }
  /// Creates a view of a value that is formatted at once, with a title, because it is not sendable.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(verbatim: format.format(value)))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a view from a style's configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent: PrimitiveView, StyledView where Label: View, Content: View {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    if place.surroundings.environment.controls.labeledContent != nil { return StyledMount(self, at: place) }
    return LabeledContentMount(self, at: place)
  }

  package func shown(in values: EnvironmentValues) -> AnyView {
    guard let style = values.labeledContentStyle else { return AnyView(self) }
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    func body<S: LabeledContentStyle>(_ style: S) -> AnyView {
      AnyView(
        StyleBody(style) { $0.makeBody(configuration: configuration) }
          .labeledContentStyle(AutomaticLabeledContentStyle()))
    }
    return body(style)
  }
}

final class LabeledContentMount<Label: View, Content: View>: KeepingMount<LabeledContent<Label, Content>> {
  private let control = UILabeledContentView()
  private var label: Slot<Label>?
  private var content: Slot<Content>?

  override init(_ view: LabeledContent<Label, Content>, at place: MountPoint) {
    super.init(view, at: place)
    label = Slot(view.label, in: self) { [control] in control.labelViews = $0 }
    // The value has the secondary style, unless it sets a style itself.
    let inner = EnvironmentNode(parent: surroundings.environment) {
      $0.foreground = $0.foreground ?? TextForeground(HierarchicalShapeStyle.secondary)
    }
    content = Slot(view.content, in: self, environment: inner) { [control] in control.contentViews = $0 }
  }

  override func take(_ view: LabeledContent<Label, Content>) {
    label?.update(to: view.label)
    content?.update(to: view.content)
  }
  override var parts: [AnyMount] { [label?.child as AnyMount?, content?.child].compactMap(\.self) }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
}

/// A custom appearance for values with labels.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The view that shows the value and its label.
  associatedtype Body: View
  /// The parts that are passed to the style.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view that shows the value and its label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content that are passed to a style.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label { let content: AnyView }
  /// The value.
  public struct Content { let content: AnyView }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

/// The label at the leading edge, the value at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label and the content at the two ends of a line.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the value at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// The custom style, or `nil` for the default one.
  @Entry package var labeledContentStyle: (any LabeledContentStyle)?
}

extension View {
  /// Shows the labelled content in this view in a style.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.labeledContentStyle = S.self == AutomaticLabeledContentStyle.self ? nil : style })
  }
}
