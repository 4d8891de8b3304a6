import KeelControls
public import KeelModel

/// Pages of equal standing, of which one is shown. Stands over `UITabBarController`.
///
/// A page is made as it is first shown and kept from then on, with all its state.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let tabs: TabSource
}

/// Where the tabs of a tab view come from.
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
    return pages.filter { !$0.isHidden }
  }
}

extension TabView where Content: View {
  /// Tabs of which the binding says which is shown: that whose `tag(_:)` it holds.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, tabs: .views(content()))
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Tabs, the first of which is shown first.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, tabs: .views(content()))
  }
}

extension TabView {
  /// Tabs of which the binding says which is shown: that whose value it holds.
  public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, tabs: .content(content()))
  }

  /// Tabs, the first of which is shown first.
  public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil, tabs: .content(content()))
  }
}

extension TabView: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> { TabViewMount(self, at: place) }
}

/// A modifier by which a view is known to a selection: `tag(_:)`.
@MainActor package protocol TagGiving {
  var tagGiven: AnyHashable { get }
}

/// A modifier that puts a short text on a row or a tab: `badge(_:)`.
@MainActor package protocol BadgeGiving {
  func badge(in environment: EnvironmentValues) -> String?
}

extension TabPage {
  /// A view of a tab view: what its own modifiers say of the tab is read at once, the rest when the page is made.
  fileprivate init(part: ViewPart) {
    var value: AnyHashable?
    var label: (any View)?
    var badge: (any BadgeGiving)?
    var isEnabled = true
    var view = part.view
    while let modified = view as? any AnyModifiedContent {
      switch modified.anyModifier {
      case let tag as any TagGiving: value = value ?? tag.tagGiven
      case let given as any BadgeGiving: badge = badge ?? given
      case let item as TabItemModifier: label = label ?? item.label
      case let change as any EnvironmentChanging:
        var values = EnvironmentValues()
        change.change(&values)
        isEnabled = isEnabled && values.isEnabled
      default: break
      }
      view = modified.anyContent
    }
    self.init(id: part.id, value: value, label: label, badgeGiver: badge, isEnabled: isEnabled, content: part.view)
  }
}

/// Says what is on the tab of a page.
struct TabItemModifier {
  let label: any View
}

extension TabItemModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    TabItemMount(view, at: place)
  }
}

final class TabItemMount<Content: View>: ModifierMount<Content, TabItemModifier> {
  override func prepare() {
    surroundings.environment.follow(self)
    claim()
  }
  override func modifierDidChange() { claim() }
  override func environmentDidChange() { claim() }
  override func willUnmount() { surroundings.page.dressing.withdraw(self) }

  private func claim() {
    let label = readLabel(modifier.label, in: surroundings.environment.values)
    surroundings.page.dressing.claim(by: self) { $0.tab = label }
  }
}

extension View {
  /// Says what is on the tab of this page, in a `TabView`.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// How tabs are shown. Front ends choose that: nothing happens.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// How tabs are shown. Front ends choose that.
public protocol TabViewStyle: Sendable {}

/// How tabs are shown, by a name.
public struct NamedTabViewStyle: TabViewStyle {
  let name: String
}

/// Pages that are turned; front ends show their tabs.
public struct PageTabViewStyle: TabViewStyle {
  /// When there is a count of the pages.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
/// The style that suits the place.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == NamedTabViewStyle {
  public static var automatic: NamedTabViewStyle { NamedTabViewStyle(name: "automatic") }
  public static var page: NamedTabViewStyle { NamedTabViewStyle(name: "page") }
  public static var sidebarAdaptable: NamedTabViewStyle { NamedTabViewStyle(name: "sidebarAdaptable") }
  public static var tabBarOnly: NamedTabViewStyle { NamedTabViewStyle(name: "tabBarOnly") }
  public static var grouped: NamedTabViewStyle { NamedTabViewStyle(name: "grouped") }
}
