#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A page: a header bar with the title and the controls of its bars, its content, and a bar below it.
@MainActor final class ScreenView: NodeView {
  private let header: Widget
  private let title: Widget
  private let bottom: Widget
  private var content: NodeView?
  /// The region in which the page scrolls its content; `nil` if the content fills the page.
  private var region: Widget?
  private var controls: [BarControl] = []
  private var back: Widget?
  /// The name of the button that leads back.
  private var shownWay: String?
  private var search: SearchField?

  /// The places of bars. Those along the bottom share one line, of which the status has the middle.
  private enum Place { case leading, principal, trailing, bottom, status }

  /// A control of a bar.
  private struct BarControl {
    var id: NodeID
    var place: Place
    var island: BoxView
  }

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    header = adw_header_bar_new()
    // A first title that is empty would leave its label visible, with the name of its type.
    title = adw_window_title_new(" ", "")
    bottom = gtk_action_bar_new()
    // Both may be without a parent for a time.
    for part in [title, bottom] { g_object_ref_sink(part.object) }
    super.init(id, front, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    adw_header_bar_set_title_widget(header.opaque, title)
    gtk_box_append(widget.typed(), header)
    sync()
    _ = refresh()
  }

  override var focusedNode: NodeID? { search?.hasFocus == true ? id : nil }
  override func showEnabled() {
    content?.showEnabled()
    controls.forEach { $0.island.showEnabled() }
  }

  override func takeFocus() -> Bool {
    if let search, isTarget(search) { return true }
    return content?.takeFocus() ?? false
  }

  /// Moves the focus to the search field if the page itself is meant.
  private func isTarget(_ search: SearchField) -> Bool { front.target == id && search.takeFocus() }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .screen(let screen) = element else { return false }
    adw_window_title_set_title(title.opaque, SafeText.line(screen.title))
    let second = screen.subtitle.isEmpty ? screen.prompt : screen.subtitle
    adw_window_title_set_subtitle(title.opaque, SafeText.line(second))
    showBack()
    showTitleButtons()
    contentChanged()
    if let field = screen.search {
      let search = self.search ?? makeSearch()
      search.show(field, prompt: field.prompt.isEmpty ? front.words[.search] : field.prompt)
    } else if let search {
      gtk_box_remove(widget.typed(), search.widget)
      self.search = nil
    }
    return true
  }

  private func makeSearch() -> SearchField {
    let field = SearchField(id, front)
    gtk_box_insert_child_after(widget.typed(), field.widget, header)
    search = field
    return field
  }

  // MARK: The way back

  /// The way back from this page. One to another pane exists only while that pane is hidden.
  private var wayBack: WayBack? {
    guard let way = PageParts(of: id, in: front.tree)?.wayBack else { return nil }
    guard let pane = way.pane, let split = front.views[pane.split] as? SplitView else { return way }
    return split.shows(pane: pane.number) ? nil : way
  }

  /// Shows the button that leads back, with the title of the page to which it leads.
  private func showBack() {
    guard let way = wayBack else {
      if let back { adw_header_bar_remove(header.opaque, back) }
      (back, shownWay) = (nil, nil)
      return
    }
    let words = way.title.isEmpty ? front.words[.back] : SafeText.line(way.title)
    guard words != shownWay else { return }
    shownWay = words
    let button = back ?? makeBack()
    button.setName(words)
    gtk_widget_set_tooltip_text(button, words)
  }

  private func makeBack() -> Widget {
    let button: Widget = gtk_button_new_from_icon_name("go-previous-symbolic")
    Signal.on(button.object, "clicked") { [weak self] in
      guard let self, let way = wayBack else { return }
      front.send(way.event)
    }
    // Before the controls of the bar.
    for control in controls where control.place == .leading {
      adw_header_bar_remove(header.opaque, control.island.widget)
    }
    adw_header_bar_pack_start(header.opaque, button)
    for control in controls where control.place == .leading {
      adw_header_bar_pack_start(header.opaque, control.island.widget)
    }
    back = button
    return button
  }

  // MARK: Content and bars

  override func sync() {
    guard let parts = PageParts(of: id, in: front.tree) else { return }
    showBack()
    showContent(of: parts)
    let wanted = wantedControls(of: parts)
    if wanted.map(\.id) != controls.map(\.id) || wanted.map(\.place) != controls.map(\.place) {
      showControls(wanted)
    } else {
      controls.forEach { $0.island.sync() }
    }
    showTitleButtons()
  }

  /// Shows or hides the bar for the keyboard after the focus has moved.
  func typedPageChanged() { if front.tree[id]?.children.contains(where: isKeyboardBar) == true { sync() } }

  private func isKeyboardBar(_ id: NodeID) -> Bool {
    if case .bar(let bar)? = front.tree.element(of: id) { bar.placement == .keyboard } else { false }
  }

  private func wantedControls(of parts: PageParts) -> [(id: NodeID, place: Place)] {
    func controls(_ bars: [NodeID], _ place: Place) -> [(id: NodeID, place: Place)] {
      bars.flatMap { front.tree[$0]?.children ?? [] }.filter(isVisible).map { ($0, place) }
    }
    let bottom = parts.bottomBars(typedPage: front.typedPage)
    func isStatus(_ id: NodeID) -> Bool {
      if case .bar(let bar)? = front.tree.element(of: id) { bar.placement == .status } else { false }
    }
    let principal = controls([parts.principal].compactMap(\.self), .principal)
    return controls(parts.leading, .leading) + principal + controls(parts.trailing, .trailing)
      + controls(bottom.filter { !isStatus($0) }, .bottom) + controls(bottom.filter(isStatus), .status)
  }

  private func showContent(of parts: PageParts) {
    let scrolls = if case .byPage? = parts.scrolling { true } else { false }
    guard parts.content != content?.id || scrolls != (region != nil) || content?.isOutdated == true else { return }
    if let content {
      content.discard()
      gtk_box_remove(widget.typed(), region ?? content.widget)
    }
    (content, region) = (nil, nil)
    guard let body = parts.content else { return }
    let made = scrolls ? BoxView(body, front, in: nil, role: .scrolledPage) : front.makePage(body)
    content = made
    if scrolls { region = Self.region(around: made.widget) }
    let shown = region ?? made.widget
    gtk_widget_set_hexpand(shown, 1)
    gtk_widget_set_vexpand(shown, 1)
    gtk_box_insert_child_after(widget.typed(), shown, search?.widget ?? header)
  }

  private static func region(around content: Widget) -> Widget? {
    guard let region = gtk_scrolled_window_new() else { return nil }
    gtk_scrolled_window_set_policy(region.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    // In a page that scrolls itself, the page is as high as its content.
    gtk_scrolled_window_set_propagate_natural_height(region.opaque, 1)
    gtk_scrolled_window_set_child(region.opaque, content)
    return region
  }

  /// Shows the content in a region, or without one, if what decides how the page scrolls has changed.
  private func contentChanged() {
    // While the content is being made, it is not set yet.
    guard content != nil, let parts = PageParts(of: id, in: front.tree) else { return }
    showContent(of: parts)
  }

  private func showControls(_ wanted: [(id: NodeID, place: Place)]) {
    for control in controls { remove(control) }
    controls = wanted.map { id, place in
      let island = BoxView(id, front, in: nil)
      gtk_widget_set_valign(island.widget, GTK_ALIGN_CENTER)
      return BarControl(id: id, place: place, island: island)
    }
    for control in controls {
      let widget = control.island.widget
      switch control.place {
      case .leading: adw_header_bar_pack_start(header.opaque, widget)
      case .principal: adw_header_bar_set_title_widget(header.opaque, widget)
      case .bottom: gtk_action_bar_pack_start(bottom.opaque, widget)
      case .status: gtk_action_bar_set_center_widget(bottom.opaque, widget)
      case .trailing: break
      }
    }
    // Packed at the end, the last control comes first.
    for control in controls.reversed() where control.place == .trailing {
      adw_header_bar_pack_end(header.opaque, control.island.widget)
    }
    let hasBottom = controls.contains { [.bottom, .status].contains($0.place) }
    let isShown = gtk_widget_get_parent(bottom) != nil
    if hasBottom, !isShown { gtk_box_append(widget.typed(), bottom) }
    if !hasBottom, isShown { gtk_box_remove(widget.typed(), bottom) }
  }

  private func isVisible(_ id: NodeID) -> Bool {
    if case .spacer? = front.tree.element(of: id) { false } else { true }
  }

  private func remove(_ control: BarControl) {
    control.island.discard()
    switch control.place {
    case .leading, .trailing: adw_header_bar_remove(header.opaque, control.island.widget)
    case .principal: adw_header_bar_set_title_widget(header.opaque, title)
    case .bottom: gtk_action_bar_remove(bottom.opaque, control.island.widget)
    case .status: gtk_action_bar_set_center_widget(bottom.opaque, nil)
    }
  }

  /// A sheet with a button that cancels, or that must be answered, has no button of the window system to close it.
  private func showTitleButtons() {
    front.tree.note(.pages)
    gtk_widget_set_visible(header, (!leavesHeadToItsPages).g)
    var next: NodeID? = id
    while let around = next {
      if showTitleButtons(inPaneOf: around) { return }
      if case .sheet(let sheet)? = front.tree.element(of: around) {
        // The control before the title is the one that leads out.
        let cancels = controls.contains { control in
          guard case .button(let button)? = front.tree.element(of: control.id) else { return false }
          return button.takesEscape || control.place == .leading
        }
        let isShown = sheet.takesDismissal && !cancels
        adw_header_bar_set_show_start_title_buttons(header.opaque, isShown.g)
        adw_header_bar_set_show_end_title_buttons(header.opaque, isShown.g)
        return
      }
      // A page in an island is not at the edge of the window.
      guard front.tree.element(of: around)?.fillsItsPlace == true else { return showInside() }
      next = front.tree.parent(of: around)
    }
  }

  /// True for a page that consists of other pages and has nothing for a head of its own: theirs have the window's buttons.
  private var leavesHeadToItsPages: Bool {
    guard let parts = PageParts(of: id, in: front.tree), case .byContent(let inner)? = parts.scrolling,
      !parts.hasHead(showingWayBack: back != nil), parts.screen.search == nil
    else { return false }
    return switch front.tree.element(of: inner) {
    case .navigation, .tabs, .split, .screen: true
    default: false
    }
  }

  /// A page inside of another one has no buttons of the window, and without a title and controls no bar.
  private func showInside() {
    adw_header_bar_set_show_start_title_buttons(header.opaque, 0)
    adw_header_bar_set_show_end_title_buttons(header.opaque, 0)
    let hasHead = PageParts(of: id, in: front.tree)?.hasHead(showingWayBack: back != nil) ?? false
    gtk_widget_set_visible(header, hasHead.g)
  }

  /// Of panes beside each other, the first and the last one have the buttons of the window.
  private func showTitleButtons(inPaneOf id: NodeID) -> Bool {
    guard let split = front.tree.parent(of: id), let parts = front.tree.splitParts(of: split) else { return false }
    let isFolded = (front.views[split] as? SplitView)?.isFolded ?? false
    let shown = parts.panes[parts.shown(in: .regular)]
    adw_header_bar_set_show_start_title_buttons(header.opaque, (isFolded || shown.first == id).g)
    adw_header_bar_set_show_end_title_buttons(header.opaque, (isFolded || shown.last == id).g)
    return true
  }

  isolated deinit { for part in [title, bottom] { g_object_unref(part.object) } }

  override func discard() {
    content?.discard()
    controls.forEach { $0.island.discard() }
    super.discard()
  }
}

extension Element {
  /// True for the window, and for what fills a window, a page or a pane.
  fileprivate var fillsItsPlace: Bool {
    switch self {
    case .window, .sheet, .navigation, .screen, .tabs, .split: true
    default: false
    }
  }
}
#endif
