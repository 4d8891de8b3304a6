import KeelControls
public import KeelModel

/// A group of views that can be shown and hidden under a label. It is backed by `UIDisclosureView`; in a list, it is a
/// row that shows further rows.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// Traps if it is called: Keel shows the label and the content itself.
  public var body: Never { neverBody(Self.self) }
}

extension DisclosureGroup where Label: View, Content: View {
  /// Creates a group that keeps its own state and is initially collapsed.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content, isExpanded: nil)
  }

  /// Creates a group whose state is in a binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content, isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Creates a group with a title that is initially collapsed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content, isExpanded: nil)
  }

  /// Creates a group with a title that is initially collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), content: content, isExpanded: nil)
  }

  /// Creates a group with a title whose state is in a binding.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content, isExpanded: isExpanded)
  }

  /// Creates a group with a title whose state is in a binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), content: content, isExpanded: isExpanded)
  }
}

extension DisclosureGroup: PrimitiveView where Label: View, Content: View {
  package static var itemCount: Int? { nil }

  package func makeMount(at place: MountPoint) -> Mount<Self> {
    place.container is any RowContainer
      ? DisclosureRowsMount(self, at: place) : DisclosureMount(self, at: place)
  }
}

/// The expansion state of a group, in a binding or its own storage.
@MainActor final class Expansion {
  private let own = StateBox(false)
  private var binding: Binding<Bool>?
  private var followed: Followed<Bool>?

  init(_ binding: Binding<Bool>?, didChange: @escaping () -> Void) {
    self.binding = binding
    let source = binding ?? own.binding
    followed = Followed({ source.wrappedValue }, didChange: { _ in didChange() })
  }

  /// Follows the binding of the view's new value.
  func take(_ binding: Binding<Bool>?) {
    self.binding = binding
    let source = binding ?? own.binding
    followed?.follow { source.wrappedValue }
  }

  var isExpanded: Bool { followed?.value ?? false }
  func set(_ isExpanded: Bool) { (binding ?? own.binding).wrappedValue = isExpanded }
  func end() { followed?.end() }
}

/// The mount of a group in a list: a row for the label, and the rows of the content while the group is expanded.
final class DisclosureRowsMount<Label: View, Content: View>: KeepingMount<DisclosureGroup<Label, Content>>, RowLister,
  RowDisclosing
{
  private var label: Mount<Label>?
  private var content: Mount<Content>?
  private var expansion: Expansion?

  override init(_ view: DisclosureGroup<Label, Content>, at place: MountPoint) {
    super.init(view, at: place)
    label = mount(view.label, at: inner)
    expansion = Expansion(view.isExpanded) { [weak self] in self?.showContent(isUpdate: false) }
    showContent(isUpdate: false)
  }

  override func take(_ view: DisclosureGroup<Label, Content>) {
    label?.update(to: view.label)
    expansion?.take(view.isExpanded)
    showContent(isUpdate: true)
  }

  /// Mounts the content while the group is expanded.
  private func showContent(isUpdate: Bool) {
    guard !isGone else { return }
    if isExpanded {
      if let content {
        if isUpdate { content.update(to: view.content()) }
        return
      }
      content = mount(view.content(), at: inner)
    } else {
      guard let content else { return }
      content.unmount()
      self.content = nil
    }
    itemsDidChange()
  }

  var isExpanded: Bool { expansion?.isExpanded ?? false }
  func setExpanded(_ isExpanded: Bool) { expansion?.set(isExpanded) }

  func addRows(to contents: inout ListContents) {
    if let label, let control = label.items.first {
      contents.add(.fixed(.init(control: control, mount: label, disclosure: self)), count: 1)
    }
    guard let content else { return }
    contents.indentation += 1
    contents.add(content)
    contents.indentation -= 1
  }

  override var parts: [AnyMount] { [label as AnyMount?, content].compactMap { $0 } }
  override func didUnmount() { expansion?.end() }
}

/// The mount of a group outside of lists: one control.
final class DisclosureMount<Label: View, Content: View>: KeepingMount<DisclosureGroup<Label, Content>>, ItemContainer {
  private let control = UIDisclosureView()
  private let labelView = UIView()
  private var label: Mount<Label>?
  private var content: Mount<Content>?
  private var expansion: Expansion?
  private var labelSlot: LabelSlot?

  /// The container of the label's controls.
  private final class LabelSlot: ItemContainer {
    let depth: Int
    weak var mount: AnyMount?
    let control: UIDisclosureView
    init(depth: Int, control: UIDisclosureView) {
      self.depth = depth
      self.control = control
    }
    func arrange() {
      guard let items = mount?.items else { return }
      if items.count == 1 {
        control.labelView = items[0]
      } else {
        let view = UIView()
        view.setSubviews(items)
        control.labelView = view
      }
    }
  }

  override init(_ view: DisclosureGroup<Label, Content>, at place: MountPoint) {
    super.init(view, at: place)
    let slot = LabelSlot(depth: depth + 1, control: control)
    labelSlot = slot
    label = mount(view.label, at: inner.with { $0.container = slot })
    slot.mount = label
    slot.arrange()
    expansion = Expansion(view.isExpanded) { [weak self] in self?.showContent(isUpdate: false) }
    control.onToggle = { [weak self] isOn in self?.toggled(isOn) }
    showContent(isUpdate: false)
  }

  override func take(_ view: DisclosureGroup<Label, Content>) {
    label?.update(to: view.label)
    expansion?.take(view.isExpanded)
    showContent(isUpdate: true)
  }

  private func toggled(_ isOn: Bool) {
    expansion?.set(isOn)
    // The binding may have kept its old value.
    BodyPass.shared.afterBodies { [weak self] in self?.showExpansion() }
  }

  private func showExpansion() { control.isExpanded = expansion?.isExpanded ?? false }

  private func showContent(isUpdate: Bool) {
    guard !isGone else { return }
    showExpansion()
    if control.isExpanded {
      if let content {
        if isUpdate { content.update(to: view.content()) }
        return
      }
      content = mount(view.content(), at: inner.with { $0.container = self })
    } else {
      guard let content else { return }
      content.unmount()
      self.content = nil
    }
    arrange()
  }

  func arrange() { control.setSubviews(content?.items ?? []) }

  override var parts: [AnyMount] { [label as AnyMount?, content].compactMap { $0 } }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
  override func didUnmount() { expansion?.end() }
}
