#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The widgets of a line of a long list, which are used again for other lines.
@MainActor final class ListCell: NodeView {
  /// How often a cell has begun to show another row, for tests.
  private(set) static var filled = 0

  private let title: Widget
  private let subtitle: Widget
  private let icon: Widget
  private let suffixes: RowSuffixes
  private var content: BoxView?
  private var accessories: [BoxView] = []
  private var row: NodeID?
  var isBound = false
  private(set) var isPressable = false
  /// True if a control in the row can have the focus in its place.
  private var holdsControls = false
  /// True for a row that the scene does not describe yet. It can have the focus nevertheless, because keys lead to rows
  /// far away, which are described only after they have cells.
  private(set) var isAwaited = false
  private var hasAction = false
  private var isSelected = false
  private var shownEdges: ListLines.CardEdges?
  private var hasEdges = false

  init(_ front: DesktopFrontEnd) {
    let line: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    let texts: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
    title = gtk_label_new(nil)
    subtitle = gtk_label_new(nil)
    icon = gtk_image_new()
    for label in [title, subtitle] {
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_box_append(texts.typed(), label)
    }
    subtitle.setClass("dim-label")
    subtitle.setClass("caption")
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
    gtk_widget_set_hexpand(texts, 1)
    gtk_box_append(line.typed(), icon)
    gtk_box_append(line.typed(), texts)
    suffixes = RowSuffixes(line)
    suffixes.line = line
    super.init(NodeID(rawValue: 0), front, line)
  }

  /// A cell has no node before it is bound.
  override func register() { if id.rawValue != 0 { super.register() } }

  func show(_ line: ListLines.Line) {
    switch line {
    case .header(let text), .footer(let text):
      clear()
      var isHeader = false
      if case .header = line { isHeader = true }
      gtk_label_set_text(title.opaque, SafeText.paragraph(text))
      gtk_widget_get_parent(widget)?.setName(SafeText.paragraph(text))
      title.setClass("heading", isHeader)
      title.setClass("dim-label", !isHeader)
    case .view(let view):
      guard content?.id != view || row != nil else { return }
      clear()
      show(content: view)
      gtk_widget_get_parent(widget)?.setName(SafeText.line(front.tree.nameFromContent(of: view)))
      if let texts = gtk_widget_get_parent(title) { gtk_widget_set_visible(texts, 0) }
    case .row(let node, _):
      guard node != row || node == nil else { return }
      clear()
      isAwaited = node == nil
      if let node { begin(node) } else { gtk_widget_get_parent(widget)?.setName("") }
    }
  }

  private func begin(_ node: NodeID) {
    Self.filled += 1
    row = node
    id = node
    register()
    guard let shown = front.tree[node], let parts = RowParts(of: shown, in: front.tree) else { return }
    if let child = parts.content.first { show(content: child) }
    accessories = parts.accessories.map { BoxView($0, front, in: nil) }
    _ = refresh()
  }

  private func show(content child: NodeID) {
    let island = BoxView(child, front, in: nil)
    gtk_widget_set_hexpand(island.widget, 1)
    gtk_box_prepend(widget.typed(), island.widget)
    content = island
  }

  private func clear() {
    suffixes.clear()
    if let content {
      content.discard()
      gtk_box_remove(widget.typed(), content.widget)
    }
    accessories.forEach { $0.discard() }
    (content, accessories) = (nil, [])
    if let row, front.views[row] === self { front.views[row] = nil }
    if row != nil { setEnabled(true) }
    row = nil
    gtk_widget_get_parent(widget)?.setCheck(.none)
    gtk_widget_get_parent(widget)?.setExpanded(nil)
    isPressable = false
    isAwaited = false
    isSelected = false
    for label in [title, subtitle] { gtk_label_set_text(label.opaque, "") }
    for name in ["heading", "dim-label"] { title.setClass(name, false) }
    gtk_widget_set_visible(subtitle, 0)
    gtk_widget_set_visible(icon, 0)
    if let texts = gtk_widget_get_parent(title) { gtk_widget_set_visible(texts, 1) }
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .row(let row) = element, let node = front.tree[id], let parts = RowParts(of: node, in: front.tree)
    else {
      return false
    }
    isPressable = row.isSelectable || row.expansion != .none
    holdsControls = !front.tree.controls(in: node).isEmpty
    isSelected = row.isSelected
    prepareItem()
    if let texts = gtk_widget_get_parent(title) { gtk_widget_set_visible(texts, (content == nil).g) }
    gtk_label_set_text(title.opaque, SafeText.line(row.text))
    if let item = gtk_widget_get_parent(widget) {
      item.setName(SafeText.line(front.tree.nameFromContent(of: id)))
      item.setCheck(parts.checked)
      item.setExpanded(row.expansion == .none ? nil : row.expansion == .expanded)
    }
    let below = row.secondaryPlacement == .below ? row.secondaryText : ""
    gtk_label_set_text(subtitle.opaque, SafeText.line(below))
    gtk_widget_set_visible(subtitle, (!below.isEmpty).g)
    gtk_widget_set_visible(icon, (row.image != nil && content == nil).g)
    if let image = row.image { ImageView.showInRow(image, on: icon) }
    widget.setClass("error", row.hasWarningColor)
    suffixes.show(row, parts, accessories, of: id, front)
    return true
  }

  /// Shows the line as a part of a card; `nil` for a line between cards.
  func showCard(_ edges: ListLines.CardEdges?) {
    guard edges != shownEdges || !hasEdges, let item = gtk_widget_get_parent(widget) else { return }
    (shownEdges, hasEdges) = (edges, true)
    item.setClass(Style.card, edges != nil)
    item.setClass(Style.cardTop, edges?.isFirst == true)
    item.setClass(Style.cardBottom, edges?.isLast == true)
    item.setClass(Style.cardGap, edges?.followsSection == true)
  }

  /// Shows the children again: the row is begun anew.
  override func sync() {
    guard let node = row else { return }
    clear()
    begin(node)
  }

  /// Lets the item around the widgets have the focus if its row can be pressed, is not described yet, or only displays
  /// something, and lets assistive technology press it.
  func prepareItem() {
    guard let item = gtk_widget_get_parent(widget) else { return }
    gtk_widget_set_focusable(item, (isPressable || isAwaited || row != nil && !holdsControls).g)
    if isSelected {
      gtk_widget_set_state_flags(item, GTK_STATE_FLAG_SELECTED, 0)
    } else {
      gtk_widget_unset_state_flags(item, GTK_STATE_FLAG_SELECTED)
    }
    guard !hasAction else { return }
    hasAction = true
    item.addRowAction { [weak self] in self?.press() }
    addClick(to: item)
  }

  /// Presses the row on a click. GTK's own clicks, `single-click-activate`, also select what is under the pointer, by
  /// which it changes the list while it lays it out, and crashes: as soon as keys scroll a row away from the pointer.
  private func addClick(to item: Widget) {
    guard let click = gtk_gesture_click_new() else { return }
    Signal.on(UnsafeMutableRawPointer(click), "released") { [weak self] in self?.press() }
    gtk_widget_add_controller(item, click)
  }

  private func press() {
    if isPressable, let row { front.pressRow(row) }
  }

  /// The item of the list around the widgets has the focus.
  override func takeFocus() -> Bool { gtk_widget_get_parent(widget).map { gtk_widget_grab_focus($0) != 0 } ?? false }

  override func discard() {
    clear()
    super.discard()
  }
}
#endif
