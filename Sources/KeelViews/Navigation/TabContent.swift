/// What is in a tab view: tabs.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// What tells one tab from the next.
  associatedtype TabValue: Hashable
  /// What the content is made of.
  associatedtype Body: TabContent
  /// What the content is made of.
  @TabContentBuilder<TabValue> var body: Body { get }
}

/// Tabs that Keel itself knows how to show.
@MainActor package protocol PrimitiveTabContent: TabContent where Body == Never {
  func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable])
}

extension PrimitiveTabContent {
  public var body: Never { neverBody(Self.self) }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// One tab, as a tab view takes it.
@MainActor package struct TabPage {
  package var id: AnyHashable
  /// What a selection calls it.
  package var value: AnyHashable?
  /// The views of the label; `nil` leaves it to the page to say.
  package var label: (any View)?
  package var badge: Text?
  /// The modifier of a view that says the badge.
  package var badgeGiver: (any BadgeGiving)?
  package var isEnabled = true
  package var isHidden = false
  /// The path of the window while the tab is shown.
  package var address: String?
  package var content: any View
}

/// The tabs that the content comes to, in order.
@MainActor func appendTabs<Content: TabContent>(of content: Content, to tabs: inout [TabPage], at path: [AnyHashable]) {
  if let primitive = content as? any PrimitiveTabContent { return primitive.appendTabs(to: &tabs, at: path) }
  appendTabs(of: content.body, to: &tabs, at: path)
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// Looks for things.
  public static let search = TabRole(name: "search")
}

/// A page of a tab view, with what is on its tab.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let label: Label
  let content: Content
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A page that a selection knows by the value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, label: label(), content: content())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A page that no selection knows.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label(), content: content())
  }
}

/// The usual label of a tab: a title beside a picture.
public struct DefaultTabLabel {
  let title: Text
  let image: Image?
}

extension DefaultTabLabel: View {
  public var body: some View { title }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A page with a title and a symbol on its tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)),
      content: content())
  }

  /// A page with a title and a symbol on its tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
      label: DefaultTabLabel(title: Text(verbatim: String(title)), image: Image(systemName: systemImage)),
      content: content())
  }

  /// A page with a title and a picture on its tab.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), content: content())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A page with a title and a symbol on its tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)),
      content: content())
  }

  /// A page with a title and a symbol on its tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(title: Text(verbatim: String(title)), image: Image(systemName: systemImage)),
      content: content())
  }

  /// A page with a title and a picture on its tab.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), content: content())
  }
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    let value = value.map { AnyHashable($0) }
    tabs.append(TabPage(id: value ?? AnyHashable(path), value: value, label: label, content: content))
  }
}

/// Tabs that belong together. They are shown as any others, one after the other.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs under a header, which bars of tabs have no room for.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content())
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs under a header, which bars of tabs have no room for.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension TabSection: TabContent, PrimitiveTabContent where Content: TabContent, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
  package func appendTabs(to tabs: inout [TabPage], at path: [AnyHashable]) {
    KeelViews.appendTabs(of: content, to: &tabs, at: path)
  }
}

extension ForEach: TabContent where Content: TabContent {
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
  /// A tab for each element, known by its `id`.
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, content: content) { $0.id }
  }

  /// A tab for each element, known by what the key path leads to.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}
