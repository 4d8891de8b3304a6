#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// What stands at the end of a row: its second text, marks, accessories, a check mark, a chevron, its menu.
@MainActor final class RowSuffixes {
  private let row: Widget
  /// The box of a row around an island; `nil` for rows that have a place for suffixes.
  var line: Widget?
  var isEditing = false
  private var shown: [Widget] = []
  private var last: (row: RowElement, accessories: [NodeID], isEditing: Bool)?

  init(_ row: Widget) { self.row = row }

  func show(_ element: RowElement, _ accessories: [NodeView], of id: NodeID, _ front: DesktopFrontEnd) {
    if let last, last.row == element, last.accessories == accessories.map(\.id), last.isEditing == isEditing { return }
    last = (element, accessories.map(\.id), isEditing)
    for widget in shown { remove(widget) }
    shown = []
    if line == nil, element.secondaryPlacement == .trailing, !element.secondaryText.isEmpty {
      addText(element.secondaryText, "dim-label")
    }
    if !element.badge.isEmpty { addText(element.badge, "numeric") }
    for mark in element.marks {
      let image: Widget = gtk_image_new()
      ImageView.show(mark.symbol, mark.label, on: image)
      gtk_widget_set_tooltip_text(image, mark.label.isEmpty ? nil : SafeText.line(mark.label))
      add(image)
    }
    if element.hasCheckmark { addIcon("object-select-symbolic") }
    for accessory in accessories { add(accessory.widget) }
    if element.expansion != .none {
      addIcon(element.expansion == .expanded ? "pan-up-symbolic" : "pan-down-symbolic")
    }
    if element.hasDisclosure { addIcon("go-next-symbolic") }
    if !element.actions.isEmpty { addMenu(of: id, front) }
    if isEditing, element.canDelete { addDelete(of: id, front) }
  }

  private func addText(_ text: String, _ name: String) {
    let label: Widget = gtk_label_new(SafeText.line(text))
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    label.setClass(name)
    add(label)
  }

  private func addIcon(_ name: String) {
    let image: Widget = gtk_image_new_from_icon_name(name)
    // The state of the row says it to assistive technology.
    image.setHidden()
    add(image)
  }

  private func addMenu(of id: NodeID, _ front: DesktopFrontEnd) {
    let more: Widget = gtk_button_new_from_icon_name("view-more-symbolic")
    more.setClass("flat")
    gtk_widget_set_valign(more, GTK_ALIGN_CENTER)
    more.setName("\(front.words[.more]): \(SafeText.line(front.tree.rowName(of: id)))")
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
    button.setName("\(front.words[.keyDelete]): \(SafeText.line(front.tree.rowName(of: id)))")
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
