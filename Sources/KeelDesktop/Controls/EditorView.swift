#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A text of several lines.
///
/// GTK reports a change while it still uses positions in the text, which another change would make invalid. The text is
/// therefore sent at the end of the user's action, and the program's answer is shown then.
@MainActor final class EditorView: NodeView {
  private let view: Widget
  private let window: Widget
  /// The placeholder, which text views of GTK do not have.
  private let hint = Widget.label()
  private let look = ControlStyle()
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private lazy var selection = EditedSelection(of: self, in: SelectedBuffer(buffer))
  /// True from the beginning of an action of the user to the end of the program's answer.
  private var isInAction = false
  private var composition: Composition?

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    view = gtk_text_view_new()
    buffer = gtk_text_view_get_buffer(view.typed())
    window = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(window.opaque, view)
    window.setClass("card")
    let overlay: Widget = gtk_overlay_new()
    gtk_overlay_set_child(overlay.opaque, window)
    gtk_overlay_add_overlay(overlay.opaque, hint)
    hint.setClass("dim-label")
    // The text view has it as its name.
    hint.setHidden()
    gtk_label_set_wrap(hint.opaque, 1)
    gtk_label_set_ellipsize(hint.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_can_target(hint, 0)
    gtk_widget_set_valign(hint, GTK_ALIGN_START)
    gtk_text_view_set_wrap_mode(view.typed(), GTK_WRAP_WORD_CHAR)
    for set in [
      gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin,
      gtk_text_view_set_bottom_margin,
    ] { set(view.typed(), Self.margin) }
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top] {
      set(hint, Self.margin)
    }
    // Tab leads to the next control, as in every form.
    gtk_text_view_set_accepts_tab(view.typed(), 0)
    super.init(id, front, overlay)
    let object = UnsafeMutableRawPointer(buffer)
    Signal.on(object, "begin-user-action") { [weak self] in self?.isInAction = true }
    Signal.on(object, "end-user-action") { [weak self] in
      self?.edited()
      self?.isInAction = false
    }
    Signal.on(object, "changed") { [weak self] in
      // Assistive technology changes the text without an action.
      guard let self, !isInAction, front.isApplying == 0 else { return }
      front.afterLayout { [weak self] in self?.edited() }
    }
    composition = Composition(
      view.object, front, changed: { [weak self] in self?.composed() },
      ended: { [weak self] in
        self?.edited()
        self?.showText()
      })
    _ = refresh()
  }

  private func edited() {
    composition?.inserted()
    send(text)
  }

  private func send(_ text: String) {
    guard case .textEditor(let editor)? = front.tree.element(of: id), editor.text != text else { return }
    front.send(.edit(id, text: text))
  }

  /// Sends the text with the part that is being composed, in place of the selection.
  private func composed() {
    guard front.isApplying == 0, let composition else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    // Without a selection, both are the place of the caret.
    _ = gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    let selection = Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    send(composition.insertion(into: text, at: selection))
  }

  /// Shows what the program has made of the composed text.
  private func showText() {
    guard case .textEditor(let editor)? = front.tree.element(of: id) else { return }
    front.changing { show(editor.text) }
  }

  private var text: String { buffer.contents }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .textEditor(let editor) = element else { return false }
    show(editor.text)
    hint.show(text.isEmpty && composition?.isActive != true ? SafeText.paragraph(editor.placeholder) : "")
    let grows = editor.lines != nil
    gtk_scrolled_window_set_min_content_height(window.opaque, grows ? -1 : 80)
    // A scroll bar needs the height of several lines.
    gtk_scrolled_window_set_policy(
      window.opaque, GTK_POLICY_NEVER, grows ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC)
    gtk_text_view_set_editable(view.typed(), editor.isEditable.g)
    if editor.selection != nil { selection.mayHaveMoved() }
    look.show(editor.look, onText: view, node: "textview")
    gtk_text_view_set_justification(view.typed(), editor.look?.alignment?.justification ?? GTK_JUSTIFY_LEFT)
    view.setName(spokenName(attributes.accessibility.label, editor.placeholder))
    return true
  }

  /// Shows a text, if it is another one. `CaretRule` places the caret.
  private func show(_ new: String) {
    let old = text
    guard old != new, composition?.isActive != true else { return }
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &iterator, gtk_text_buffer_get_insert(buffer))
    let caret = old.characters(before: Int(gtk_text_iter_get_offset(&iterator)))
    let place = new.scalars(before: CaretRule.caret(caret, from: old, to: new))
    // During an action of the user, GTK refuses to set a text as a whole, which would forget how to undo the action.
    if isInAction {
      replace(TextChange(from: old, to: new), in: old)
    } else {
      gtk_text_buffer_set_text(buffer, new, -1)
    }
    gtk_text_buffer_get_iter_at_offset(buffer, &iterator, Int32(clamping: place))
    gtk_text_buffer_place_cursor(buffer, &iterator)
  }

  private func replace(_ change: TextChange, in old: String) {
    let part = change.scalars(in: old)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: part.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: part.upperBound))
    gtk_text_buffer_delete(buffer, &start, &end)
    gtk_text_buffer_insert(buffer, &start, change.replacement, -1)
  }

  /// The room between the border and the text, in pixels.
  private static let margin: Int32 = 9

  /// Returns the size of an editor whose height follows its text, between two numbers of lines.
  func size(in width: Double?, _ lines: ClosedRange<Int>) -> SceneSize {
    var (leastWidth, natural, leastHeight) = (Int32(0), Int32(0), Int32(0))
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, &natural, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &leastHeight, nil, nil, nil)
    let size = SceneSize(width: max(width ?? Double(natural), Double(leastWidth)), height: Double(leastHeight))
    guard let layout = gtk_widget_create_pango_layout(view, text) else { return size }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let room = min(max(0, size.width - Double(2 * Self.margin)), 100_000)
    pango_layout_set_width(layout, Int32(room) * PANGO_SCALE)
    let shown = max(
      PangoLines.height(of: layout, fitting: nil, limit: lines.upperBound),
      PangoLines.height(of: layout, lines: min(lines.lowerBound, 10_000)))
    return SceneSize(width: size.width, height: max(shown + Double(2 * Self.margin), size.height))
  }

  override func takeFocus() -> Bool { gtk_widget_grab_focus(view) != 0 }

  override func focusCame() { selection.begins() }
}

extension UnsafeMutablePointer where Pointee == GtkTextBuffer {
  /// The whole text.
  var contents: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(self, &start, &end)
    let characters = gtk_text_buffer_get_text(self, &start, &end, 1)
    defer { g_free(characters) }
    return KeelDesktop.text(characters)
  }
}
#endif
