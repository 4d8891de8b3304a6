#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A line of text, with or without dots.
@MainActor final class FieldView: NodeView {
  private let kind: Kind
  private let look = FieldLook()
  private lazy var selection = EditedSelection(of: self, in: SelectedLine(widget))
  private var line: EditedLine?

  private enum Kind {
    case entry
    /// An entry with dots, and a place for the clear button that a password entry does not have.
    case masked
    /// A password entry, which shows its text on request.
    case password

    init(_ field: TextFieldElement) {
      self = !field.isSecure ? .entry : field.clearButton == .none ? .password : .masked
    }
  }

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    if case .textField(let field)? = front.tree.element(of: id) { kind = Kind(field) } else { kind = .entry }
    super.init(id, front, kind == .password ? gtk_password_entry_new() : gtk_entry_new())
    if kind == .password {
      gtk_password_entry_set_show_peek_icon(widget.opaque, 1)
    } else {
      Signal.on(widget.object, "icon-release") { [weak front] in front?.send(.activate(id)) }
    }
    if kind == .masked {
      gtk_entry_set_visibility(widget.typed(), 0)
      gtk_entry_set_input_purpose(widget.typed(), GTK_INPUT_PURPOSE_PASSWORD)
    }
    line = EditedLine(widget, front) { .edit(id, text: $0) }
    Signal.on(widget.object, "activate") { [weak front] in front?.send(.submit(id)) }
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .textField(let field) = element, Kind(field) == kind else { return false }
    line?.show(field.text, isEditable: field.isEditable)
    Value.with(SafeText.line(field.placeholder)) {
      g_object_set_property(widget.typed(GObject.self), "placeholder-text", $0)
    }
    if kind != .password {
      gtk_entry_set_has_frame(widget.typed(), (field.border != .none).g)
      let isClearable = field.clearButton == .shown
      gtk_entry_set_icon_from_icon_name(
        widget.typed(), GTK_ENTRY_ICON_SECONDARY, isClearable ? FieldLook.clearIcon : nil)
      gtk_entry_set_icon_tooltip_text(
        widget.typed(), GTK_ENTRY_ICON_SECONDARY, isClearable ? front.words[.clearText] : nil)
    }
    look.show(field.look, on: widget)
    widget.setName(spokenName(attributes.accessibility.label, field.placeholder))
    if field.selection != nil { selection.mayHaveMoved() }
    return true
  }

  override func focusCame() { selection.begins() }
}

/// The look that a program has chosen for a field, on whatever widget edits it.
@MainActor final class FieldLook {
  /// The picture of the clear button.
  static let clearIcon = "edit-clear-symbolic"

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
#endif
