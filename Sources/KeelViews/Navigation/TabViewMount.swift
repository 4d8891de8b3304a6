package import KeelControls
import KeelModel

/// The mount of a tab view: a page for each tab, keyed by the tab's identity.
package class TabViewMount<SelectionValue: Hashable, Content>: ControllerMount<
  TabView<SelectionValue, Content>, UITabBarController
>
{
  private struct Entry {
    var tab: TabPage
    let page: UIHostingController<AnyView>
  }
  private var entries: [Entry] = []
  private var scope: TrackedScope?

  package init(_ view: TabView<SelectionValue, Content>, at place: MountPoint) {
    super.init(view, controller: UITabBarController(), at: place)
    scope = TrackedScope(origin: Origin(type: Self.self)) { [weak self] _, _ in self?.follow() }
    surroundings.environment.follow(self)
    followStyle()
    controller.selectionRequest = { [weak self] in self?.userChose($0) ?? true }
    follow()
  }

  override package func take(_ view: TabView<SelectionValue, Content>) { follow() }
  override package func environmentDidChange() {
    followStyle()
    for entry in entries { label(entry) }
    labelGroups()
  }

  /// Shows a sidebar or a bar, as the style and the environment say. The pages are the same ones in both.
  private func followStyle() {
    let values = surroundings.environment.values
    controller.mode = values.isTabSidebarAllowed ? .tabSidebar : .tabBar
    controller.prefersTabs = values.prefersTabNavigation
  }

  /// Gives the first tab of each section the header of the section.
  private func labelGroups() {
    let environment = surroundings.environment.values
    var last: Int?
    for entry in entries {
      let section = entry.tab.section
      let text = section.map { readLabel($0.header, in: environment).text } ?? ""
      entry.page.tabBarItem.groupHeader = section?.id == last ? nil : text
      last = section?.id
    }
  }

  /// Reads the tabs and the selection, and updates the controller to them.
  private func follow() {
    guard let scope else { return }
    let (tabs, selected) = scope.track {
      (view.tabs.pages, view.selection.map { AnyHashable($0.wrappedValue) })
    }
    withoutTracking {
      show(tabs)
      select(selected)
    }
  }

  private func show(_ tabs: [TabPage]) {
    var known = Dictionary(entries.map { ($0.tab.id, $0) }, uniquingKeysWith: { first, _ in first })
    entries = tabs.map { tab in
      let content = AnyView(tab.content)
      guard var entry = known.removeValue(forKey: tab.id) else {
        let environment = surroundings.environment
        let page = UIHostingController(
          rootView: content, environment: environment, isPresented: environment.values.isPresented)
        page.page.stateAnchor = StateAnchor(self, identity: tab.id)
        return Entry(tab: tab, page: page)
      }
      entry.tab = tab
      entry.page.rootView = content
      return entry
    }
    for entry in entries {
      label(entry)
      // The tab settings in the page's body are known only once the page exists.
      if entry.tab.label == nil { entry.page.loadViewIfNeeded() }
      let follow = { [weak self, weak page = entry.page] in
        guard let self, let entry = entries.first(where: { $0.page === page }) else { return }
        label(entry)
      }
      entry.page.page.dressing.onTabChange = follow
      if entry.tab.label == nil, let first = firstPage(of: entry) {
        first.loadViewIfNeeded()
        first.page.dressing.onTabChange = follow
      }
      label(entry)
    }
    labelGroups()
    if !entries.map(\.page).elementsEqual(controller.viewControllers ?? [], by: ===) {
      controller.setViewControllers(entries.map(\.page), animated: false)
    }
  }

  /// Returns the first page of the tab's stack, or `nil` if the tab does not consist of a stack.
  private func firstPage(of entry: Entry) -> (any PageOfViews)? {
    (entry.page.soleController as? UINavigationController)?.viewControllers.first as? any PageOfViews
  }

  /// Updates the label of a tab: that of the tab, otherwise of its view, otherwise of the first page of its stack,
  /// otherwise the page's title.
  private func label(_ entry: Entry) {
    let environment = surroundings.environment.values
    let item = entry.page.tabBarItem
    let traits = entry.page.page.dressing.traits
    let first = entry.tab.label == nil && traits.tab == nil ? firstPage(of: entry) : nil
    let label = entry.tab.label.map { readLabel($0, in: environment) } ?? traits.tab ?? first?.page.dressing.traits.tab
    let title = label?.text ?? traits.title ?? first?.page.dressing.traits.title
    let badge =
      entry.tab.badge.map { plainText($0, in: environment) } ?? entry.tab.badgeGiver?.badge(in: environment)
    if item.title != title { item.title = title }
    if item.image != label?.image { item.image = label?.image }
    if item.badgeValue != badge { item.badgeValue = badge }
    item.linkAddress = entry.tab.address
    if item.isEnabled != entry.tab.isEnabled { item.isEnabled = entry.tab.isEnabled }
  }

  private func value(at index: Int) -> AnyHashable? {
    guard entries.indices.contains(index) else { return nil }
    // Views without tags are identified by their index.
    return entries[index].tab.value ?? (SelectionValue.self == Int.self ? AnyHashable(index) : nil)
  }

  private func select(_ selected: AnyHashable?) {
    guard let selected, let index = entries.indices.first(where: { value(at: $0) == selected }) else { return }
    controller.selectedIndex = index
  }

  /// Writes the user's choice to the binding. Returns true if the binding accepts it, and the tab is to be shown.
  private func userChose(_ index: Int) -> Bool {
    guard let selection = view.selection else { return true }
    guard let value = value(at: index)?.base as? SelectionValue else { return true }
    selection.wrappedValue = value
    return selection.wrappedValue == value
  }

  override package func didUnmount() {
    scope?.cancel()
    scope = nil
  }
}
