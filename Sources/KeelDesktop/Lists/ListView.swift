#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A list of which every row has a widget: boxed lists of libadwaita's rows, plain lists, sidebars.
@MainActor final class ListView: NodeView, ScrollingView {
  private let box: Widget
  private let clamp: Widget
  private var groups: [Group] = []
  private var style: ListElement.Style = .insetGrouped
  let scrolled: ScrolledWindow
  private var scrolledTo = 0
  private var wantedTarget: ListElement.ScrollTarget?

  /// A section: a heading, a list and a footer.
  @MainActor private final class Group {
    let id: NodeID
    let widget: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    let header: Widget = gtk_label_new(nil)
    let footer: Widget = gtk_label_new(nil)
    /// The views in place of the two texts.
    private var headerView: BoxView?
    private var footerView: BoxView?
    let list: Widget = gtk_list_box_new()
    let order = RowOrder()
    /// The selected row. Boxed lists have none.
    let chosen: ChosenRow?
    var rows: [RowView] = []
    /// The arrangement of rows side by side; `nil` for a list.
    private var layout: FlowLayout?
    /// The region of rows that scroll sideways.
    private var shelf: Widget?

    init(_ id: NodeID, isBoxed: Bool) {
      self.id = id
      chosen = isBoxed ? nil : ChosenRow(of: list)
      for label in [header, footer] {
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_wrap(label.opaque, 1)
      }
      header.setClass("heading")
      footer.setClass("dim-label")
      footer.setClass("caption")
      header.setMargins(horizontal: isBoxed ? 0 : 12, vertical: 0)
      for part in [header, list, footer] { gtk_box_append(widget.typed(), part) }
    }

    /// Places the rows side by side, or one below the other for `nil`.
    func arrange(_ flow: RowFlow?, hasSeparators: Bool) {
      guard flow != layout?.flow else { return }
      gtk_list_box_set_show_separators(list.opaque, (hasSeparators && flow == nil).g)
      setShelf(flow?.axis == .horizontal)
      if let flow, let layout {
        layout.flow = flow
      } else if let flow {
        layout = FlowLayout(flow, on: list)
      } else {
        layout?.discard()
        layout = nil
        gtk_widget_set_layout_manager(list, nil)
      }
    }

    private func setShelf(_ isShelf: Bool) {
      guard isShelf != (shelf != nil) else { return }
      g_object_ref(list)
      if let shelf {
        gtk_scrolled_window_set_child(shelf.opaque, nil)
        gtk_box_insert_child_after(widget.typed(), list, header)
        gtk_box_remove(widget.typed(), shelf)
        self.shelf = nil
      } else {
        let region: Widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(region.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_box_remove(widget.typed(), list)
        gtk_scrolled_window_set_child(region.opaque, list)
        gtk_box_insert_child_after(widget.typed(), region, header)
        shelf = region
      }
      g_object_unref(list)
    }

    /// Shows the views in place of the texts.
    func show(header: NodeID?, footer: NodeID?, _ front: DesktopFrontEnd) {
      if header != headerView?.id {
        remove(&headerView)
        headerView = header.map { BoxView($0, front, in: nil) }
        if let headerView { gtk_box_prepend(widget.typed(), headerView.widget) }
      }
      if footer != footerView?.id {
        remove(&footerView)
        footerView = footer.map { BoxView($0, front, in: nil) }
        if let footerView { gtk_box_append(widget.typed(), footerView.widget) }
      }
    }

    private func remove(_ view: inout BoxView?) {
      guard let old = view else { return }
      old.discard()
      gtk_box_remove(widget.typed(), old.widget)
      view = nil
    }

    func discard() {
      rows.forEach { $0.discard() }
      layout?.discard()
      headerView?.discard()
      footerView?.discard()
    }

    /// Moves the focus to the first row that can have it, or to the last one.
    func takeFocus(atEnd: Bool) -> Bool {
      (atEnd ? rows.reversed() : rows).contains { gtk_widget_get_sensitive($0.widget) != 0 && $0.takeFocus() }
    }
  }

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    let window: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(window.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    // In a page that scrolls itself, a list is as high as its rows.
    gtk_scrolled_window_set_propagate_natural_height(window.opaque, 1)
    clamp = adw_clamp_new()
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)
    adw_clamp_set_child(clamp.opaque, box)
    gtk_scrolled_window_set_child(window.opaque, clamp)
    scrolled = ScrolledWindow(window)
    super.init(id, front, window)
    if case .list(let list)? = front.tree.element(of: id) { style = list.style }
    let isBoxed = style.isBoxed
    if isBoxed { box.setMargins(horizontal: 12, vertical: 18) }
    if !isBoxed { adw_clamp_set_maximum_size(clamp.opaque, 100_000) }
    sync()
    _ = refresh()
    scrolled.observe { [weak self] in
      self.map { front.didScroll($0) }
    } resized: { [weak self] in
      guard let self else { return }
      front.didScroll(self)
      if wantedTarget != nil { front.afterLayout { [weak self] in self?.revealWantedRow() } }
    }
  }

  override var focusedNode: NodeID? { nil }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .list(let list) = element, !list.isLong, list.style == style else { return false }
    if let target = list.scrollTarget, target.serial != scrolledTo {
      scrolledTo = target.serial
      scroll(to: target)
    }
    groups.forEach(nameList)
    return true
  }

  override func showEnabled() {
    for group in groups {
      gtk_widget_set_sensitive(group.header, front.tree.isEnabled(group.id).g)
      for row in group.rows { row.showEnabled() }
    }
  }

  /// The row may arrive with the same patch.
  private func scroll(to target: ListElement.ScrollTarget) {
    wantedTarget = target
    front.afterLayout { [weak self] in self?.revealWantedRow() }
    let rows = groups.flatMap(\.rows)
    // The region around the list follows the focus.
    if target.takesFocus, rows.indices.contains(target.row) { front.focus(rows[target.row].id) }
  }

  /// Scrolls to the row that the program has requested, as soon as it has been laid out.
  private func revealWantedRow() {
    let rows = groups.flatMap(\.rows)
    guard let target = wantedTarget, rows.indices.contains(target.row), gtk_widget_get_mapped(widget) != 0 else {
      return
    }
    let row = rows[target.row].widget
    guard gtk_widget_get_height(row) > 0 else { return }
    wantedTarget = nil
    ScrolledWindow.reveal(row, at: target.isFirst ? SceneAnchor(.center, .top) : nil)
  }

  var firstRow: Int? {
    groups.flatMap(\.rows).firstIndex { row in
      row.widget.frame(in: widget).map { $0.y + $0.height > 0.5 } ?? false
    }
  }

  // MARK: Sections

  override func sync() {
    let wanted = front.tree[id]?.children ?? []
    for gone in groups where !wanted.contains(gone.id) {
      gone.discard()
      gtk_box_remove(box.typed(), gone.widget)
    }
    groups = wanted.map { id in groups.first { $0.id == id } ?? make(id) }
    var previous: Widget?
    for group in groups {
      gtk_box_reorder_child_after(box.typed(), group.widget, previous)
      previous = group.widget
      show(group)
    }
  }

  private func make(_ id: NodeID) -> Group {
    let isBoxed = style.isBoxed
    let group = Group(id, isBoxed: isBoxed)
    group.order.install(on: group.list)
    if isBoxed { gtk_list_box_set_selection_mode(group.list.opaque, GTK_SELECTION_NONE) }
    group.list.setClass(isBoxed ? "boxed-list" : style == .sidebar ? "navigation-sidebar" : "rich-list")
    if style == .plain { gtk_list_box_set_show_separators(group.list.opaque, 1) }
    gtk_box_append(box.typed(), group.widget)
    Signal.on(group.list.object, "row-activated") { [weak group] arguments in
      guard let group, let pressed = arguments.object(0) else { return }
      group.rows.first { $0.widget.opaque == pressed }?.pressed()
    }
    // The arrow keys lead on to the next section, as in libadwaita's own pages of preferences.
    Signal.ask(group.list.object, "keynav-failed") { [weak self, weak group] arguments in
      guard let self, let group, let place = groups.firstIndex(where: { $0 === group }) else { return false }
      switch UInt32(bitPattern: arguments.enumerator(0)) {
      case GTK_DIR_UP.rawValue: return groups[..<place].reversed().contains { $0.takeFocus(atEnd: true) }
      case GTK_DIR_DOWN.rawValue: return groups[(place + 1)...].contains { $0.takeFocus(atEnd: false) }
      default: return false
      }
    }
    return group
  }

  private func show(_ group: Group) {
    guard let node = front.tree[group.id], case .section(let section) = node.element,
      let parts = SectionParts(of: node, in: front.tree)
    else { return }
    gtk_label_set_text(group.header.opaque, SafeText.line(section.header))
    gtk_widget_set_sensitive(group.header, front.tree.isEnabled(group.id).g)
    gtk_widget_set_visible(group.header, (!section.headerText.isEmpty).g)
    gtk_label_set_text(group.footer.opaque, SafeText.paragraph(section.footer))
    gtk_widget_set_visible(group.footer, (!section.footerText.isEmpty).g)
    group.show(header: parts.header, footer: parts.footer, front)
    gtk_widget_set_visible(group.list, (!parts.rows.isEmpty).g)
    group.arrange(section.flow, hasSeparators: style == .plain)
    nameList(of: group)
    var old: [NodeID: RowView] = [:]
    for row in group.rows where !row.isOutdated { old[row.id] = row }
    let rows = parts.rows.map { old.removeValue(forKey: $0) ?? RowView($0, front, in: self) }
    for gone in group.rows where !rows.contains(where: { $0 === gone }) {
      gtk_list_box_remove(group.list.opaque, gone.widget)
      gone.discard()
    }
    group.order.set(rows.map(\.widget), in: group.list)
    for row in rows where gtk_widget_get_parent(row.widget) == nil {
      gtk_list_box_append(group.list.opaque, row.widget)
    }
    group.rows = rows
    for row in rows { row.showEnabled() }
    showSelection(of: group)
  }

  /// Names the rows of a section after its header, otherwise after the page.
  private func nameList(of group: Group) {
    guard let node = front.tree[group.id], case .section(let section) = node.element,
      let parts = SectionParts(of: node, in: front.tree)
    else { return }
    let heading = parts.header.map(front.tree.nameFromContent) ?? section.header
    group.list.setName(SafeText.line(heading.isEmpty ? front.tree.title(around: id) ?? front.name : heading))
  }

  /// Marks the selected row. Boxed lists have none.
  private func showSelection(of group: Group) {
    guard !style.isBoxed else { return }
    group.chosen?.choose(group.rows.first { $0.isSelected }?.widget)
  }

  /// Shows the selection after a row has changed.
  func selectionChanged(of row: RowView) {
    guard !style.isBoxed else { return }
    if let group = groups.first(where: { group in group.rows.contains { $0 === row } }) { showSelection(of: group) }
  }

  override func takeFocus() -> Bool { groups.first?.rows.first?.takeFocus() ?? false }

  /// Moves the focus for a key that leads beyond a section, which GTK does not know. Returns false for other keys, and if
  /// the list does not have the focus.
  func move(_ motion: Motion) -> Bool {
    let rows = groups.flatMap(\.rows).filter { gtk_widget_get_sensitive($0.widget) != 0 }
    guard let here = rows.firstIndex(where: { $0.widget.hasFocusWithin }) else { return false }
    let target: Int
    switch motion {
    case .first: target = 0
    case .last: target = rows.count - 1
    case .screenfulUp, .screenfulDown:
      let step = scrolled.visibleSize.height * (motion == .screenfulUp ? -1 : 1)
      guard let line = rows[here].widget.frame(in: widget)?.y else { return false }
      let places = rows.map { $0.widget.frame(in: widget)?.y ?? 0 }
      target =
        step < 0 ? places.firstIndex { $0 > line + step } ?? 0 : places.lastIndex { $0 < line + step } ?? rows.count - 1
    case .next, .previous, .up, .down, .left, .right: return false
    }
    guard target != here, rows[target].takeFocus() else { return true }
    front.showRing()
    return true
  }

  override func discard() {
    for group in groups { group.discard() }
    super.discard()
  }
}
#endif
