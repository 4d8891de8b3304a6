/// The content of a tab view: one or more tabs.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the value that identifies a tab.
  associatedtype TabValue: Hashable
  /// The type of the content's body.
  associatedtype Body: TabContent
  /// The tabs of the content.
  @TabContentBuilder<TabValue> var body: Body { get }
}

/// Tabs that Keel itself can show.
@MainActor package protocol PrimitiveTabContent: TabContent where Body == Never {
  func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable])
}

extension PrimitiveTabContent {
  /// Traps if it is called: Keel shows the tabs itself.
  public var body: Never { neverBody(Self.self) }
}

extension Never: TabContent {
  /// Never used: there are no values of this type.
  public typealias TabValue = Never
}

/// One tab as a tab view reads it.
@MainActor package struct TabPage {
  package var id: AnyHashable
  /// The value of the tab in a selection.
  package var value: AnyHashable?
  /// The view of the label, or `nil` if the page provides the label.
  package var label: (any View)?
  package var badge: Text?
  /// The modifier of a view that sets the badge.
  package var badgeGiver: (any BadgeGiving)?
  package var isEnabled = true
  package var isHidden = false
  /// True if the tab is for searching.
  package var isSearch = false
  /// The section that contains the tab: the index of its first tab, and its header.
  package var section: (id: Int, header: any View)?
  /// The path of the window while the tab is shown.
  package var address: String?
  package var content: any View
}

/// Appends the tabs of the content in their order.
@MainActor func appendTabs<Content: TabContent>(of content: Content, to tabs: inout [TabPage], at path: [AnyHashable]) {
  if let primitive = content as? any PrimitiveTabContent { return primitive.appendTabs(to: &tabs, at: path) }
  appendTabs(of: content.body, to: &tabs, at: path)
}

/// The purpose of a tab, which determines its place.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// A tab for searching, which is placed last.
  public static let search = TabRole(name: "search")
}

/// A page of a tab view with its tab.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let label: Label
  let content: Content
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a page that a selection identifies by a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, label: label(), content: content())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a page that no selection identifies.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, label: label(), content: content())
  }
}

/// The default label of a tab: a title and a picture.
public struct DefaultTabLabel {
  let title: Text
  let image: Image?
}

extension DefaultTabLabel: View {
  /// The content and behaviour of the view: the title alone. A tab view also shows the picture.
  public var body: some View { title }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a page with a title and a symbol on its tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)),
      content: content())
  }

  /// Creates a page with a title and a symbol on its tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role,
      label: DefaultTabLabel(title: Text(verbatim: String(title)), image: Image(systemName: systemImage)),
      content: content())
  }

  /// Creates a page with a title and a picture on its tab.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), content: content())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a page with a title and a symbol on its tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)),
      content: content())
  }

  /// Creates a page with a title and a symbol on its tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role,
      label: DefaultTabLabel(title: Text(verbatim: String(title)), image: Image(systemName: systemImage)),
      content: content())
  }

  /// Creates a page with a title and a picture on its tab.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), content: content())
  }
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that identifies the tab.
  public typealias TabValue = Value
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    let value = value.map { AnyHashable($0) }
    tabs.append(
      TabPage(
        id: value ?? AnyHashable(path), value: value, label: label, isSearch: role == .search, content: content))
  }
}

/// A group of tabs with a header, which a sidebar shows and a bar does not.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: any View
  let content: Content
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section of tabs.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section of tabs with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  /// Creates a section of tabs with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: Text(verbatim: String(title)), content: content())
  }
}

extension TabSection: TabContent, PrimitiveTabContent where Content: TabContent, SelectionValue == Content.TabValue {
  /// The type of the value that identifies the tabs.
  public typealias TabValue = SelectionValue
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    let first = tabs.count
    KeelViews.appendTabs(of: content, to: &tabs, at: path)
    for index in first..<tabs.count where tabs[index].section == nil { tabs[index].section = (first, header) }
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the value that identifies the tabs.
  public typealias TabValue = Content.TabValue
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    for element in data {
      KeelViews.appendTabs(of: content(element), to: &tabs, at: path + [AnyHashable(id(element))])
    }
  }
}

extension ForEach where Content: TabContent {
  /// Creates a tab for each element, identified by its `id`.
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, content: content) { $0.id }
  }

  /// Creates a tab for each element, identified by a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}
