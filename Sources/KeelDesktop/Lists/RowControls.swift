#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The switch of a row, which has its name from the row and is no stop of its own for the keyboard.
@MainActor final class RowToggle: NodeView {
  private let row: Widget

  init(_ id: NodeID, _ front: DesktopFrontEnd, row: Widget) {
    self.row = row
    super.init(id, front, gtk_switch_new())
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_can_focus(widget, 0)
    _ = refresh()
    adw_action_row_add_suffix(row.typed(), widget)
    Signal.on(widget.object, "notify::active") { [weak self] in
      guard let self else { return }
      self.front.send(.toggle(self.id, isOn: gtk_switch_get_active(widget.opaque) != 0))
    }
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .toggle(let toggle) = element, toggle.style == .switch else { return false }
    if !toggle.title.isEmpty { adw_preferences_row_set_title(row.typed(), SafeText.line(toggle.title)) }
    widget.setName(text(adw_preferences_row_get_title(row.typed())))
    if (gtk_switch_get_active(widget.opaque) != 0) != toggle.isOn {
      gtk_switch_set_active(widget.opaque, toggle.isOn.g)
    }
    return true
  }

  override func takeFocus() -> Bool { gtk_widget_grab_focus(row) != 0 }
}

/// The text of a row to type in. The row is the field.
@MainActor final class RowEntry: NodeView {
  private let isSecure: Bool
  private let look = FieldLook()
  private lazy var selection = EditedSelection(of: self, in: SelectedLine(widget))
  private var line: EditedLine?

  init(_ id: NodeID, _ front: DesktopFrontEnd, row: Widget) {
    isSecure = front.tree.isSecure(id)
    super.init(id, front, row)
    line = EditedLine(widget, front) { .edit(id, text: $0) }
    Signal.on(widget.object, "entry-activated") { [weak front] in front?.send(.submit(id)) }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .textField(let field) = element, field.isSecure == isSecure, field.isEditable else { return false }
    let name = [attributes.accessibility.label, rowText, field.placeholder].first { !$0.isEmpty } ?? ""
    adw_preferences_row_set_title(widget.typed(), SafeText.line(name))
    widget.setName(SafeText.line(name))
    line?.show(field.text)
    look.show(field.look, on: widget)
    if field.clearButton == .shown, clearButton == nil { clearButton = makeClearButton() }
    if let clearButton { gtk_widget_set_visible(clearButton, (field.clearButton == .shown).g) }
    if field.selection != nil { selection.mayHaveMoved() }
    return true
  }

  override func focusCame() { selection.begins() }

  /// The clear button, once it has been visible. A press of it leaves the focus where it is.
  private var clearButton: Widget?

  private func makeClearButton() -> Widget? {
    guard let button: Widget = gtk_button_new_from_icon_name(FieldLook.clearIcon) else { return nil }
    button.setClass("flat")
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_widget_set_can_focus(button, 0)
    button.setName(front.words[.clearText])
    Signal.on(button.object, "clicked") { [weak self] in
      if let self { self.front.send(.activate(self.id)) }
    }
    adw_entry_row_add_suffix(widget.typed(), button)
    return button
  }

  private var rowText: String { front.tree.parent(of: id).map { front.tree.nameFromContent(of: $0) } ?? "" }
}
#endif
