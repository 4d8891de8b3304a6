#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// Pages beside each other, with a bar to switch among them, or a sidebar in a window that has room for it.
@MainActor final class TabsView: NodeView {
  private let stack: Widget
  private let bar: Widget
  private var pages: [Int: NodeView] = [:]
  /// The widgets of all tabs, with or without a page.
  private var places: [Widget] = []
  private var sidebar: TabsSidebar?

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    stack = adw_view_stack_new()
    bar = adw_view_switcher_bar_new()
    super.init(id, front, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    gtk_widget_set_vexpand(stack, 1)
    gtk_widget_set_hexpand(stack, 1)
    gtk_box_append(widget.typed(), .box(GTK_ORIENTATION_VERTICAL, spacing: 0, stack, bar))
    adw_view_switcher_bar_set_stack(bar.opaque, stack.opaque)
    sync()
    Signal.on(stack.object, "notify::visible-child") { [weak self] in self?.switched() }
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .tabs = element else { return false }
    sync()
    return true
  }

  override func sync() {
    guard let parts = front.tree.tabParts(of: id) else { return }
    let tabs = parts.tabs
    if tabs.tabs.count != places.count { makePlaces(tabs.tabs.count) }
    for (index, tab) in tabs.tabs.enumerated() {
      let page = adw_view_stack_get_page(stack.opaque, places[index])
      adw_view_stack_page_set_title(page, SafeText.line(tab.title))
      // The switcher takes names of icons only, so a picture of the program's own is not shown.
      let symbol = tab.image.flatMap { $0.picture == nil ? $0.name : nil }
      adw_view_stack_page_set_icon_name(page, symbol.map(Icons.name) ?? "view-paged-symbolic")
      adw_view_stack_page_set_badge_number(page, UInt32(tab.badge) ?? 0)
      adw_view_stack_page_set_needs_attention(page, (!tab.badge.isEmpty).g)
      adw_view_stack_page_set_visible(page, tab.isEnabled.g)
    }
    var next: [Int: NodeView] = [:]
    for index in places.indices {
      guard let child = parts.page(ofTab: index) else { continue }
      if let kept = pages[index], kept.id == child, !kept.isOutdated {
        next[index] = kept
      } else {
        next[index] = front.makePage(child)
      }
    }
    for (index, gone) in pages where next[index] !== gone {
      gone.discard()
      if places.indices.contains(index) { adw_bin_set_child(places[index].typed(), nil) }
    }
    for (index, page) in next where gtk_widget_get_parent(page.widget) == nil {
      adw_bin_set_child(places[index].typed(), page.widget)
    }
    pages = next
    if places.indices.contains(tabs.selectedIndex) {
      adw_view_stack_set_visible_child(stack.opaque, places[tabs.selectedIndex])
    }
    showSidebar(of: parts, attributes: front.tree.attributes(of: id) ?? Attributes())
  }

  private func showSidebar(of parts: TabParts, attributes: Attributes) {
    let isBeside = parts.isSidebar(in: front.tree.widthClass)
    adw_view_switcher_bar_set_reveal(bar.opaque, (!isBeside).g)
    gtk_widget_set_visible(bar, (!isBeside).g)
    if isBeside, sidebar == nil {
      let made = TabsSidebar { [weak self] index in self?.chosen(index) }
      gtk_box_prepend(widget.typed(), made.widget)
      sidebar = made
    } else if !isBeside, let gone = sidebar {
      gtk_box_remove(widget.typed(), gone.widget)
      sidebar = nil
    }
    sidebar?.show(parts.tabs, name: spokenName(attributes.accessibility.label, front.words[.pages]))
  }

  private func makePlaces(_ count: Int) {
    while places.count > count {
      let index = places.count - 1
      pages.removeValue(forKey: index)?.discard()
      adw_view_stack_remove(stack.opaque, places.removeLast())
    }
    while places.count < count {
      let place: Widget = adw_bin_new()
      adw_view_stack_add(stack.opaque, place)
      places.append(place)
    }
  }

  /// Another tab is visible: the program is asked, and the stack follows its answer (`showAnswer`).
  private func switched() {
    guard front.isApplying == 0, let shown = adw_view_stack_get_visible_child(stack.opaque),
      let index = places.firstIndex(of: shown)
    else { return }
    chosen(index)
  }

  private func chosen(_ index: Int) { front.send(.choose(id, index: index)) }

  /// Returns true for a line of the sidebar that Tab passes over.
  func isPassed(_ widget: Widget) -> Bool { sidebar?.isPassed(widget) ?? false }

  /// The focus on the tabs themselves is on their bar, or on the sidebar.
  override var focusedNode: NodeID? {
    if sidebar?.hasFocus == true { return id }
    return bar.hasFocusWithin ? id : nil
  }
  override func takeFocus() -> Bool {
    sidebar?.takeFocus() ?? (gtk_widget_child_focus(bar, GTK_DIR_TAB_FORWARD) != 0)
  }

  override func discard() {
    pages.values.forEach { $0.discard() }
    super.discard()
  }
}
#endif
