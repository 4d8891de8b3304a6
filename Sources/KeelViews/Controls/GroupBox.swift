import KeelControls

/// Views that belong together, in a frame with a title. Stands over `UIGroupView`.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// A box with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A box with a label of any kind.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  /// A box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> { GroupBoxMount(self, at: place) }
}

final class GroupBoxMount<Label: View, Content: View>: Mount<GroupBox<Label, Content>> {
  private let control = UIGroupView()
  private let reader = UIWordsView()
  private let column = UIStackView()
  private var label: Slot<Label>?
  private var content: Slot<Content>?

  override init(_ view: GroupBox<Label, Content>, at place: Place) {
    super.init(view, at: place)
    reader.onChange = { [control, weak reader] in control.title = LabelWords(reading: reader?.views ?? []).title }
    label = Slot(view.label, in: self) { [weak self] in self?.showLabel($0) }
    content = Slot(view.content, in: self) { [control] in control.setSubviews($0) }
  }

  /// One text is the title; anything more stands in its place.
  private func showLabel(_ items: [UIView]) {
    if items.isEmpty || (items.count == 1 && items[0] is UILabel) {
      control.labelView = nil
      reader.views = items
      control.title = LabelWords(reading: items).title
    } else {
      reader.views = []
      control.title = ""
      if items.count == 1 {
        control.labelView = items[0]
      } else {
        column.axis = .vertical
        column.setSubviews(items)
        control.labelView = column
      }
    }
  }

  override func take(_ view: GroupBox<Label, Content>) {
    label?.update(to: view.label)
    content?.update(to: view.content)
  }
  override var parts: [AnyMount] { [label?.child as AnyMount?, content?.child].compactMap(\.self) }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
}

/// How boxes look; front ends choose it.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// What a box is made of.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// What is in the box.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
  public let label: Label
  public let content: Content
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

extension View {
  /// Front ends choose how a box looks: the same view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
}
