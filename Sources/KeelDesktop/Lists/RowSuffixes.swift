#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// What stands around the texts of a row: a check mark before them; after them its second text, marks, accessories, a check
/// mark, a chevron, its menu.
@MainActor final class RowSuffixes {
  private let row: Widget
  /// The box of a row around an island; `nil` for rows that have a place for suffixes.
  var line: Widget?
  private var shown: [Widget] = []
  private var check: Widget?
  private var last: Shown?

  /// What the widgets depend on.
  private struct Shown: Equatable {
    var row: RowElement
    var accessories: [NodeID]
    var actions: [RowAction]
    var check: RowParts.Check
    var showsDeletion: Bool
  }

  init(_ row: Widget) { self.row = row }

  /// Removes everything.
  func clear() {
    for widget in shown { remove(widget) }
    if let check { remove(check) }
    (shown, check, last) = ([], nil, nil)
  }

  func show(
    _ element: RowElement, _ parts: RowParts, _ accessories: [NodeView], of id: NodeID, _ front: DesktopFrontEnd
  ) {
    let new = Shown(
      row: element, accessories: accessories.map(\.id), actions: parts.actions, check: parts.check,
      showsDeletion: parts.showsDeletion)
    guard new != last else { return }
    clear()
    last = new
    showCheck(parts.check)
    if line == nil, element.secondaryPlacement == .trailing, !element.secondaryText.isEmpty {
      addText(element.secondaryText, "dim-label")
    }
    for part in parts.trailing {
      switch part {
      case .mark(let mark): add(mark)
      case .badge(let badge): addText(badge, "numeric")
      case .accessory(let accessory):
        guard let view = accessories.first(where: { $0.id == accessory }) else { continue }
        gtk_widget_set_hexpand(view.widget, (accessory == parts.field).g)
        add(view.widget)
      case .check: addIcon("object-select-symbolic")
      case .disclosure: addIcon("go-next-symbolic")
      }
    }
    if element.expansion != .none { addFold(of: element, id, front) }
    if !parts.actions.isEmpty { addMenu(of: id, front) }
    if parts.showsDeletion { addDelete(of: id, front) }
  }

  /// Shows the check mark before everything else. A check mark that is off is transparent and keeps its place.
  private func showCheck(_ state: RowParts.Check) {
    guard state != .none, let image: Widget = gtk_image_new_from_icon_name("object-select-symbolic") else { return }
    gtk_widget_set_opacity(image, state == .on ? 1 : 0)
    image.setHidden()
    if let line { gtk_box_prepend(line.typed(), image) } else { adw_action_row_add_prefix(row.typed(), image) }
    check = image
  }

  private func add(_ mark: RowElement.Mark) {
    let image: Widget = gtk_image_new()
    ImageView.show(mark.symbol, mark.label, on: image)
    image.setTooltip(mark.label)
    add(image)
  }

  private func addText(_ text: String, _ name: String) {
    let label: Widget = gtk_label_new(SafeText.line(text))
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_width_chars(label.opaque, Int32(min(text.count, 6)))
    label.setClass(name)
    add(label)
  }

  private func addIcon(_ name: String) {
    let image: Widget = gtk_image_new_from_icon_name(name)
    // The state of the row says it to assistive technology.
    image.setHidden()
    add(image)
  }

  /// Adds the mark of a row that folds. If a press of the row means something else, the mark is a button.
  private func addFold(of row: RowElement, _ id: NodeID, _ front: DesktopFrontEnd) {
    let isExpanded = row.expansion == .expanded
    let picture = isExpanded ? "pan-up-symbolic" : "pan-down-symbolic"
    guard row.isSelectable else { return addIcon(picture) }
    let button: Widget = gtk_button_new_from_icon_name(picture)
    button.setClass("flat")
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    // The arrow keys fold the row itself.
    gtk_widget_set_can_focus(button, 0)
    button.setName(SafeText.line(front.tree.nameFromContent(of: id)))
    button.setExpanded(isExpanded)
    Signal.on(button.object, "clicked") { [weak front] in front?.send(.toggle(id, isOn: !isExpanded)) }
    add(button)
  }

  private func addMenu(of id: NodeID, _ front: DesktopFrontEnd) {
    let more: Widget = gtk_button_new_from_icon_name("view-more-symbolic")
    more.setClass("flat")
    more.setClass(Style.primary)
    gtk_widget_set_valign(more, GTK_ALIGN_CENTER)
    more.setName(front.words[.actionsFor, SafeText.line(front.tree.nameFromContent(of: id))])
    Signal.on(more.object, "clicked") { [weak front] in
      if let front { _ = ActionMenu.open(of: id, at: more, front) }
    }
    add(more)
  }

  private func addDelete(of id: NodeID, _ front: DesktopFrontEnd) {
    let button: Widget = gtk_button_new_from_icon_name("user-trash-symbolic")
    button.setClass("flat")
    button.setClass("error")
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    button.setName(front.words[.deleteRow, SafeText.line(front.tree.nameFromContent(of: id))])
    Signal.on(button.object, "clicked") { [weak front] in front?.send(.deleteRow(id)) }
    add(button)
  }

  private func add(_ widget: Widget) {
    shown.append(widget)
    if let line { gtk_box_append(line.typed(), widget) } else { adw_action_row_add_suffix(row.typed(), widget) }
  }

  private func remove(_ widget: Widget) {
    if let line { gtk_box_remove(line.typed(), widget) } else { adw_action_row_remove(row.typed(), widget) }
  }
}
#endif
