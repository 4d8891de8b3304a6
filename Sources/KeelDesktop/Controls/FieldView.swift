#if Desktop
import CKeelGtk
import KeelScene

/// A line of text, with or without dots.
@MainActor final class FieldView: NodeView {
  private let isSecure: Bool
  private let look = FieldLook()

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    if case .textField(let field)? = front.tree.element(of: id) { isSecure = field.isSecure } else { isSecure = false }
    super.init(id, front, isSecure ? gtk_password_entry_new() : gtk_entry_new())
    if isSecure { gtk_password_entry_set_show_peek_icon(widget.opaque, 1) }
    FieldEvents.connect(widget, id, front, submit: "activate")
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .textField(let field) = element, field.isSecure == isSecure else { return false }
    FieldEvents.show(field.text, on: widget)
    gtk_editable_set_editable(widget.opaque, field.isEditable.g)
    let placeholder = SafeText.line(field.placeholder)
    if !isSecure {
      gtk_entry_set_placeholder_text(widget.typed(), placeholder)
      gtk_entry_set_has_frame(widget.typed(), (field.border != .none).g)
    }
    look.show(field.look, on: widget)
    widget.setName(spokenName(attributes.accessibility.label, field.placeholder))
    return true
  }
}

/// The look that a program has chosen for a field, on whatever widget edits it.
@MainActor final class FieldLook {
  private let text = ControlStyle()
  private let placeholder = ControlStyle()

  func show(_ look: ControlLook?, on widget: Widget) {
    gtk_editable_set_alignment(widget.opaque, Float(look?.alignment?.partBefore ?? 0))
    guard let delegate = gtk_editable_get_delegate(widget.opaque) else { return }
    let line = UnsafeMutableRawPointer(delegate).assumingMemoryBound(to: GtkWidget.self)
    text.show(look, onText: line)
    if let label = line.widgets.first(where: { $0.isOf(gtk_label_get_type()) }) {
      placeholder.show(placeholder: look?.placeholder, on: label)
    }
  }
}

/// What all widgets that edit a line have in common.
@MainActor enum FieldEvents {
  /// Shows a text, if it is another one: otherwise the caret would move.
  static func show(_ text: String, on widget: Widget) {
    if widget.editedText != text { gtk_editable_set_text(widget.opaque, text) }
  }

  static func connect(_ widget: Widget, _ id: NodeID, _ front: DesktopFrontEnd, submit: String) {
    Signal.on(widget.object, "changed") { [weak front] in front?.send(.edit(id, text: widget.editedText)) }
    Signal.on(widget.object, submit) { [weak front] in front?.send(.submit(id)) }
  }
}
#endif
