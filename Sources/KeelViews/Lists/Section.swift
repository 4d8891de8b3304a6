import KeelControls
public import KeelModel

/// A group of rows of a list, with a header and a footer.
///
/// In lists, headers and footers stand above and below the rows. Outside of lists the header, the content and the footer
/// follow one another.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Traps if it is called: Keel shows the header, the content and the footer itself.
  public var body: Never { neverBody(Self.self) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer, in the older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer, in the older form.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header, in the older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section that can be collapsed; in a list, its header is a row that collapses it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title that can be collapsed; in a list, its header is a row that collapses it.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a title that can be collapsed; in a list, its header is a row that collapses it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Lets the user collapse the section; in a list, its header is then a row that collapses it.
  ///
  /// A section that has a binding for it (`isExpanded`) can be collapsed anyway.
  @MainActor @preconcurrency public func collapsible(_ collapsible: Bool) -> some View {
    CollapsibleSection(section: self, isCollapsible: collapsible)
  }
}

/// A section that keeps whether it is collapsed.
private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool
  @State private var isExpanded = true

  var body: some View {
    Section(
      header: section.header, content: section.content, footer: section.footer,
      isExpanded: section.isExpanded ?? (isCollapsible ? $isExpanded : nil))
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package static var itemCount: Int? { nil }
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    place.surroundings.environment.values.isInMenu ? MenuSectionMount(self, at: place) : SectionMount(self, at: place)
  }
}

/// The mounts of a section's header, rows and footer.
final class SectionMount<Parent: View, Content: View, Footer: View>: KeepingMount<Section<Parent, Content, Footer>>,
  RowLister, RowDisclosing
{
  private let id = UniqueNumber()
  private let isInList: Bool
  private let headerSlot: HeaderSlot
  private let footerSlot: HeaderSlot
  private var header: Mount<Parent>?
  private var content: Mount<Content>?
  private var footer: Mount<Footer>?
  private var expansion: Followed<Bool>?
  /// True if the header is a row that collapses the section.
  private var folds: Bool

  override init(_ view: Section<Parent, Content, Footer>, at place: MountPoint) {
    isInList = place.container is any RowContainer
    headerSlot = HeaderSlot(depth: (place.parent?.depth ?? 0) + 1)
    footerSlot = HeaderSlot(depth: (place.parent?.depth ?? 0) + 1)
    folds = view.isExpanded != nil
    super.init(view, at: place)
    header = mount(view.header, at: placeOfHeader)
    content = mount(view.content, at: inner)
    footer = mount(view.footer, at: isInList ? inner.with { $0.container = footerSlot } : inner)
    headerSlot.mount = folds ? nil : header
    footerSlot.mount = footer
    if isInList {
      headerSlot.arrange()
      footerSlot.arrange()
    }
    follow()
  }

  /// The place of the header. A header that collapses the section is a row of the list like any other.
  private var placeOfHeader: MountPoint { isInList && !folds ? inner.with { $0.container = headerSlot } : inner }

  private func updateHeader() {
    guard folds != (view.isExpanded != nil) else {
      header?.update(to: view.header)
      return
    }
    folds.toggle()
    header?.unmount()
    header = mount(view.header, at: placeOfHeader)
    headerSlot.mount = folds ? nil : header
    if isInList { headerSlot.arrange() }
    itemsDidChange()
  }

  override func take(_ view: Section<Parent, Content, Footer>) {
    updateHeader()
    content?.update(to: view.content)
    footer?.update(to: view.footer)
    let wasExpanded = isExpanded
    follow()
    if isExpanded != wasExpanded { itemsDidChange() }
  }

  private func follow() {
    guard let binding = view.isExpanded else {
      expansion?.end()
      expansion = nil
      return
    }
    if let expansion { return expansion.follow { binding.wrappedValue } }
    expansion = Followed({ binding.wrappedValue }) { [weak self] _ in self?.itemsDidChange() }
  }

  var isExpanded: Bool { expansion?.value ?? true }
  func setExpanded(_ isExpanded: Bool) { view.isExpanded?.wrappedValue = isExpanded }

  func addRows(to contents: inout ListContents) {
    guard isInList else {
      // In a lazy stack the three parts follow one another.
      for part in [header, isExpanded ? content : nil, footer] as [AnyMount?] {
        if let part { contents.add(part) }
      }
      return
    }
    contents.addSection(
      key: AnyHashable(SectionKey(id: id, folds: folds)),
      header: folds || Parent.self == EmptyView.self ? nil : headerSlot.header,
      footer: Footer.self == EmptyView.self ? nil : footerSlot.header
    ) { contents in
      if folds, let header, let control = header.items.first {
        contents.add(.fixed(.init(control: control, mount: header, disclosure: self)), count: 1)
      }
      if isExpanded, let content { contents.add(content) }
    }
  }

  override var parts: [AnyMount] { [header, content, footer].compactMap { $0 } }

  override func appendItems(to items: inout [UIView]) {
    header?.appendItems(to: &items)
    if isExpanded { content?.appendItems(to: &items) }
    footer?.appendItems(to: &items)
  }

  override func didUnmount() {
    expansion?.end()
    headerSlot.mount = nil
    footerSlot.mount = nil
  }
}

/// The identity of a section in a list. A section that becomes collapsible or non-collapsible gets another kind of
/// header, and therefore another identity.
private struct SectionKey: Hashable {
  let id: UniqueNumber
  let folds: Bool
}

/// The container of the views of a section's header or footer.
@MainActor final class HeaderSlot: ItemContainer {
  let header = UIHostedHeader()
  let depth: Int
  weak var mount: AnyMount?

  init(depth: Int) { self.depth = depth }

  func arrange() {
    if let mount { header.show(mount.items) }
  }
}
