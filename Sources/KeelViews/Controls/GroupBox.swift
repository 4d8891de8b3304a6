import KeelControls

/// A group of related views in a frame with a title. It is backed by `UIGroupView`.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Creates a box with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label of any kind.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: View, StyledView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    if place.surroundings.environment.controls.groupBox != nil { return StyledMount(self, at: place) }
    return GroupBoxMount(self, at: place)
  }

  package func shown(in values: EnvironmentValues) -> AnyView {
    guard let style = values.groupBoxStyle else { return AnyView(self) }
    let configuration = GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
    func body<S: GroupBoxStyle>(_ style: S) -> AnyView {
      // A style may create a box itself: such a box has no custom style.
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) }.groupBoxStyle(DefaultGroupBoxStyle()))
    }
    return body(style)
  }
}

final class GroupBoxMount<Label: View, Content: View>: KeepingMount<GroupBox<Label, Content>> {
  private let control = UIGroupView()
  private let reader = UIWordsView()
  private let column = UIStackView()
  private var label: Slot<Label>?
  private var content: Slot<Content>?

  override init(_ view: GroupBox<Label, Content>, at place: MountPoint) {
    super.init(view, at: place)
    reader.onChange = { [control, weak reader] in control.title = LabelWords(reading: reader?.views ?? []).title }
    label = Slot(view.label, in: self) { [weak self] in self?.showLabel($0) }
    content = Slot(view.content, in: self) { [control] in control.setSubviews($0) }
  }

  /// Shows a single text as the title, and any other label as views in its place.
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
