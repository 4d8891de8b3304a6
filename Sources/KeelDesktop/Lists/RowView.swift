#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A row of a list as libadwaita has it: an action row, one with a switch, one to type in, or a row around an island.
@MainActor final class RowView: NodeView {
  private enum Kind {
    case action
    case content
    /// The only control of the row is that switch.
    case toggle(NodeID)
    case entry(NodeID)
  }
  private let kind: Kind
  private weak var list: ListView?
  private var inner: NodeView?
  private var content: NodeID?
  private var accessories: [NodeView] = []
  private let suffixes: RowSuffixes
  private(set) var isSelected = false
  private var line: Widget?
  private var icon: Widget?

  init(_ id: NodeID, _ front: DesktopFrontEnd, in list: ListView) {
    let node = front.tree[id] ?? Node(id: id, element: .row(RowElement()))
    kind = Self.kind(of: node, in: front.tree)
    self.list = list
    let made: Widget
    switch kind {
    case .action, .toggle: made = adw_action_row_new()
    case .content: made = adw_preferences_row_new()
    case .entry(let field): made = front.tree.isSecure(field) ? adw_password_entry_row_new() : adw_entry_row_new()
    }
    suffixes = RowSuffixes(made)
    super.init(id, front, made)
    // Titles of these rows are markup unless told otherwise.
    adw_preferences_row_set_use_markup(widget.typed(), 0)
    // The title comes before the switch: otherwise the switch keeps the name of its type.
    adw_preferences_row_set_title(widget.typed(), SafeText.line(front.tree.nameFromContent(of: id)))
    makeContent(node)
    widget.addRowAction { [weak self] in self?.pressed() }
    makeMenu()
    _ = refresh()
  }

  private static func kind(of node: Node, in tree: SceneTree) -> Kind {
    guard case .row(let row) = node.element, let parts = RowParts(of: node, in: tree) else { return .action }
    if node.children.count == 1, case .toggle(let toggle)? = tree.element(of: node.children[0]),
      toggle.style == .switch,
      row.contentChildCount == 0 || !toggle.title.isEmpty
    {
      return .toggle(node.children[0])
    }
    if let field = parts.field, parts.accessories.count == 1, tree.isEditable(field) { return .entry(field) }
    guard let content = parts.content.first else { return .action }
    guard parts.content.count == 1, parts.accessories.isEmpty else { return .content }
    // A form of a label and a control is the platform's row with both.
    var widgets = tree.widgets(in: content)
    if widgets.count == 2, case .label? = tree.element(of: widgets[0]) { widgets.removeFirst() }
    guard widgets.count == 1 else { return .content }
    if tree.isEditable(widgets[0]) { return .entry(widgets[0]) }
    switch tree.element(of: widgets[0]) {
    case .toggle(let toggle) where toggle.style == .switch && toggle.title.isEmpty: return .toggle(widgets[0])
    default: return .content
    }
  }

  // MARK: Parts

  private func makeContent(_ node: Node) {
    guard let parts = RowParts(of: node, in: front.tree) else { return }
    switch kind {
    case .toggle(let toggle): inner = RowToggle(toggle, front, row: widget)
    case .entry(let field): inner = RowEntry(field, front, row: widget)
    case .action: makeAccessories(parts.accessories)
    case .content:
      let line: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
      self.line = line
      line.setMargins(horizontal: 12, vertical: 8)
      // As high as the rows beside it.
      gtk_widget_set_size_request(line, -1, 34)
      content = parts.content.first
      if let content {
        let island = BoxView(content, front, in: nil)
        gtk_widget_set_hexpand(island.widget, 1)
        gtk_widget_set_valign(island.widget, GTK_ALIGN_CENTER)
        gtk_box_append(line.typed(), island.widget)
        inner = island
      }
      suffixes.line = line
      makeAccessories(parts.accessories)
      gtk_list_box_row_set_child(widget.typed(), line)
    }
  }

  private func makeAccessories(_ ids: ArraySlice<NodeID>) {
    accessories = ids.map { BoxView($0, front, in: nil) }
    for accessory in accessories { gtk_widget_set_valign(accessory.widget, GTK_ALIGN_CENTER) }
  }

  /// The other button of the mouse, and a long press, open the actions.
  private func makeMenu() {
    guard let click = gtk_gesture_click_new(), let press = gtk_gesture_long_press_new() else { return }
    gtk_gesture_single_set_button(click, 3)
    gtk_gesture_single_set_touch_only(press, 1)
    for gesture in [click, press] {
      Signal.on(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] in _ = self?.openActions() }
      gtk_widget_add_controller(widget, gesture)
    }
  }

  // MARK: Changes

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .row(let row) = element, let node = front.tree[id], let parts = RowParts(of: node, in: front.tree),
      isKept(in: Self.kind(of: node, in: front.tree))
    else {
      return false
    }
    let name = SafeText.line(front.tree.nameFromContent(of: id))
    isSelected = row.isSelected
    list?.selectionChanged(of: self)
    gtk_list_box_row_set_activatable(widget.typed(), isPressable(row).g)
    gtk_list_box_row_set_selectable(widget.typed(), isPressable(row).g)
    widget.setTooltip(attributes.help)
    widget.setClass(Style.destructiveRow, row.hasWarningColor)
    widget.setClass("accent", row.textColor == .tint)
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description(of: row, attributes))
    if case .action = kind {
      adw_preferences_row_set_title(widget.typed(), SafeText.line(row.text))
      let isBelow = row.secondaryPlacement == .below
      // The subtitle is markup in this version.
      adw_action_row_set_subtitle(widget.typed(), isBelow ? SafeText.escaped(row.secondaryText) : "")
      showIcon(row.image)
      keepTitle(beside: isBelow ? "" : row.secondaryText)
    } else if case .toggle = kind, !row.text.isEmpty {
      adw_preferences_row_set_title(widget.typed(), name)
    }
    if case .entry = kind { return true }
    widget.setOnlyName(name)
    gtk_widget_set_margin_start(widget, Int32(clamping: row.indentation * 18))
    widget.setCheck(parts.checked)
    widget.setExpanded(row.expansion == .none ? nil : row.expansion == .expanded)
    suffixes.show(row, parts, accessories, of: id, front)
    return true
  }

  /// Shows the image of the row before its texts, after a check mark.
  private func showIcon(_ image: Symbol?) {
    guard let image else {
      if let icon { adw_action_row_remove(widget.typed(), icon) }
      icon = nil
      return
    }
    if icon == nil, let made: Widget = gtk_image_new() {
      adw_action_row_add_prefix(widget.typed(), made)
      icon = made
    }
    if let icon { ImageView.showInRow(image, on: icon) }
  }

  /// Leaves the title most of its width: a long value beside it is cut first. Names have no hyphens where they break.
  private func keepTitle(beside value: String) {
    guard let title else { return }
    let wanted = value.isEmpty ? -1 : Int32(min(text(gtk_label_get_text(title.opaque)).count, 24))
    if gtk_label_get_width_chars(title.opaque) != wanted { gtk_label_set_width_chars(title.opaque, wanted) }
  }
  /// The label of the title, which libadwaita has in every action row.
  private lazy var title: Widget? = {
    let labels = ["title", "subtitle"].map { widget.label(ofClass: $0) }
    labels.forEach { $0?.breakWithoutHyphens() }
    return labels[0]
  }()

  private func description(of row: RowElement, _ attributes: Attributes) -> String {
    let parts = [row.secondaryText, attributes.accessibility.value] + row.marks.map(\.label) + [row.badge]
    return SafeText.line(parts, separator: ", ")
  }

  private func isKept(in other: Kind) -> Bool {
    switch (kind, other) {
    case (.action, .action), (.content, .content): true
    case (.toggle(let one), .toggle(let other)), (.entry(let one), .entry(let other)): one == other
    default: false
    }
  }

  private func isPressable(_ row: RowElement) -> Bool {
    if case .toggle = kind { return true }
    return row.isSelectable || row.expansion != .none
  }

  /// Shows the children. If they need other widgets, the list makes another row.
  override func sync() {
    guard let node = front.tree[id], let parts = RowParts(of: node, in: front.tree) else { return }
    let wanted = Array(parts.accessories)
    var isKept = isKept(in: Self.kind(of: node, in: front.tree)) && inner?.isOutdated != true
    switch kind {
    case .action: isKept = isKept && wanted == accessories.map(\.id)
    case .content: isKept = isKept && content == parts.content.first && wanted == accessories.map(\.id)
    case .toggle, .entry: break
    }
    if isKept {
      inner?.sync()
      accessories.forEach { $0.sync() }
      _ = refresh()
    } else {
      isOutdated = true
      list?.sync()
    }
  }

  override func showEnabled() {
    super.showEnabled()
    inner?.showEnabled()
  }

  // MARK: Actions

  /// The row was pressed, by any means.
  func pressed() {
    if case .toggle(let toggle) = kind, case .toggle(let element)? = front.tree.element(of: toggle) {
      front.send(.toggle(toggle, isOn: !element.isOn))
    } else {
      front.pressRow(id)
    }
  }

  override func openChoices() -> Bool {
    pressed()
    return true
  }

  override func takeFocus() -> Bool {
    if case .entry = kind, let inner { return inner.takeFocus() }
    return gtk_widget_grab_focus(widget) != 0
  }

  override func discard() {
    inner?.discard()
    accessories.forEach { $0.discard() }
    super.discard()
  }
}

extension SceneTree {
  /// Returns the nodes with widgets in a part of a row, in reading order; none if a part changes how others look.
  fileprivate func widgets(in id: NodeID) -> [NodeID] {
    guard let node = self[id] else { return [] }
    return node.hasWidget ? [id] : node.children.flatMap(widgets)
  }

  fileprivate func isEditable(_ id: NodeID) -> Bool {
    if case .textField(let field)? = element(of: id) { field.isEditable } else { false }
  }

  func isSecure(_ id: NodeID) -> Bool {
    if case .textField(let field)? = element(of: id) { field.isSecure } else { false }
  }
}
#endif
