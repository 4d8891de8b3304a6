import KeelControls
public import KeelModel

/// Pages of equal rank with tabs, one of which is shown. It is backed by `UITabBarController`.
///
/// A page is created when it is first shown, and kept from then on with its state.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let tabs: TabSource
}

/// The source of the tabs of a tab view.
enum TabSource {
  /// Views with `tabItem(_:)`.
  case views(any View)
  case content(any TabContent)

  @MainActor var pages: [TabPage] {
    var pages: [TabPage] = []
    switch self {
    case .views(let view): pages = parts(of: view).map { TabPage(part: $0) }
    case .content(let content):
      func append<C: TabContent>(_ content: C) { appendTabs(of: content, to: &pages, at: []) }
      append(content)
    }
    // The tab for searching comes last, wherever the program has put it.
    let shown = pages.filter { !$0.isHidden }
    return shown.filter { !$0.isSearch } + shown.filter(\.isSearch)
  }
}

extension TabView where Content: View {
  /// Creates tabs. The binding contains the `tag(_:)` of the visible tab.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, tabs: .views(content()))
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Creates tabs, of which the first is initially shown.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, tabs: .views(content()))
  }
}

extension TabView {
  /// Creates tabs. The binding contains the value of the visible tab.
  public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, tabs: .content(content()))
  }

  /// Creates tabs, of which the first is initially shown.
  public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil, tabs: .content(content()))
  }
}

extension TabView: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { TabViewMount(self, at: place) }
}

/// A modifier that identifies a view for a selection: `tag(_:)`.
@MainActor package protocol TagGiving {
  var tagGiven: AnyHashable { get }
}

/// A modifier that shows a short text on a row or a tab: `badge(_:)`.
@MainActor package protocol BadgeGiving {
  func badge(in environment: EnvironmentValues) -> String?
}

extension TabPage {
  /// Reads a view of a tab view. Settings of the tab in the view's own modifiers are read at once, the others when the
  /// page is created.
  fileprivate init(part: ViewPart) {
    var value: AnyHashable?
    var label: (any View)?
    var badge: (any BadgeGiving)?
    var isEnabled = true
    var links: [ItemModifier] = []
    var view = part.view
    while let modified = view as? any AnyModifiedContent {
      switch modified.anyModifier {
      case let tag as any TagGiving: value = value ?? tag.tagGiven
      case let given as any BadgeGiving: badge = badge ?? given
      case let item as TabItemModifier: label = label ?? item.label
      case let item as ItemModifier where item.isLink && label == nil: links.append(item)
      case let change as any EnvironmentChanging:
        var values = EnvironmentValues()
        change.change(&values)
        isEnabled = isEnabled && values.isEnabled
      default: break
      }
      view = modified.anyContent
    }
    // A path inside of the modifier of the tab is that of a control, and without one there is no tab to set it for.
    let isOfTab = label != nil && !links.isEmpty
    self.init(
      id: part.id, value: value, label: label, badgeGiver: badge, isEnabled: isEnabled,
      address: isOfTab ? links.first?.linkAddress : nil,
      content: isOfTab ? Self.withoutTabAddress(part.view) : part.view)
  }

  /// Returns a page without the paths of its tab, which would otherwise become those of its controls.
  private static func withoutTabAddress(_ view: any View) -> any View {
    guard let modified = view as? any AnyModifiedContent, !(modified.anyModifier is TabItemModifier) else {
      return view
    }
    let content = withoutTabAddress(modified.anyContent)
    if let item = modified.anyModifier as? ItemModifier, item.isLink { return content }
    return modified.replacingContent(with: content)
  }
}

/// A modifier that sets the tab of a page.
struct TabItemModifier {
  let label: any View
}

extension TabItemModifier: PageChanging {
  package func change(in environment: EnvironmentNode) -> (inout PageTraits) -> Void {
    let label = readLabel(label, in: environment.values)
    return { $0.tab = label }
  }
}

extension View {
  /// Sets the label of the tab of this page in a `TabView`.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Sets the style of the tab views in this view: `sidebarAdaptable` shows a sidebar where there is room for one. The
  /// other styles leave the appearance of the bar to front ends.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.isTabSidebarAllowed, (style as? NamedTabViewStyle)?.name == NamedTabViewStyle.sidebarAdaptable.name)
  }
}

extension EnvironmentValues {
  /// True if tab views show a sidebar unless `prefersTabNavigation` is true.
  @Entry package var isTabSidebarAllowed = false
}

/// The presentation of tabs: a bar or, if there is room, a sidebar.
public protocol TabViewStyle: Sendable {}

/// An appearance of tabs, identified by a name.
public struct NamedTabViewStyle: TabViewStyle {
  let name: String
}

/// Pages that the user swipes through. Front ends show tabs instead.
public struct PageTabViewStyle: TabViewStyle {
  /// The conditions under which the number of pages is shown. Front ends show tabs instead.
  public struct IndexDisplayMode: Sendable {
    /// The number is shown if there are several pages.
    public static let automatic = IndexDisplayMode()
    /// The number is always shown.
    public static let always = IndexDisplayMode()
    /// The number is never shown.
    public static let never = IndexDisplayMode()
  }
  /// Creates the style; the display mode is not used.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
/// The style that suits the context.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that the user swipes through. Front ends show tabs instead.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == NamedTabViewStyle {
  /// The style that suits the context.
  public static var automatic: NamedTabViewStyle { NamedTabViewStyle(name: "automatic") }
  /// Pages that the user swipes through. Front ends show tabs instead.
  public static var page: NamedTabViewStyle { NamedTabViewStyle(name: "page") }
  /// A sidebar, or a bar of tabs while `prefersTabNavigation` is true. Pages keep all of their state when it changes.
  public static var sidebarAdaptable: NamedTabViewStyle { NamedTabViewStyle(name: "sidebarAdaptable") }
  /// A bar of tabs, whatever the width.
  public static var tabBarOnly: NamedTabViewStyle { NamedTabViewStyle(name: "tabBarOnly") }
  /// Tabs in groups. Front ends choose.
  public static var grouped: NamedTabViewStyle { NamedTabViewStyle(name: "grouped") }
}
