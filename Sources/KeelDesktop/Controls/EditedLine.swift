#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// The line of text that a widget edits: what the user types is sent, and what the program makes of it is shown.
///
/// GTK moves the caret behind typed text only after it has reported the change. If the program answers with another
/// text, the caret is therefore placed twice: for the text on the screen now, and again after GTK has moved it.
@MainActor final class EditedLine {
  private let widget: Widget
  private unowned let front: DesktopFrontEnd
  private let edited: (String) -> Event
  /// The text of the widget before the change that is reported now.
  private var text = ""
  /// The place of the caret behind the change that is reported now, in scalars; `nil` outside of a change by the user.
  private var typedPlace: Int?
  /// The place to which the caret returns after GTK has moved it, in scalars.
  private var heldPlace: Int?
  private let limit: LineLimit?
  private var composition: Composition?
  /// The last text that was sent, and the answer that waits for the end of a composition.
  private var sent: String?
  private var answer: (text: String, isEditable: Bool)?

  /// Sends the events of a widget.
  ///
  /// - Parameter edited: Makes the event for a text that the user has typed.
  init(_ widget: Widget, _ front: DesktopFrontEnd, edited: @escaping (String) -> Event) {
    self.widget = widget
    self.front = front
    self.edited = edited
    limit = LineLimit(widget, front)
    Signal.on(widget.object, "changed") { [weak self] in self?.changed() }
    guard let line = gtk_editable_get_delegate(widget.opaque) else { return }
    let object = UnsafeMutableRawPointer(line)
    Signal.on(object, "notify::cursor-position") { [weak self] in self?.returnCaret() }
    composition = Composition(
      object, front, changed: { [weak self] in self?.composed() }, ended: { [weak self] in self?.compositionEnded() })
  }

  /// Shows a text, if it is another one. `CaretRule` places the caret.
  ///
  /// - Parameter isEditable: If false, the user may only read and copy the text. The same applies to a text that is too
  ///   long for GTK, of which the beginning is shown: an edit would lose the rest.
  func show(_ whole: String, isEditable: Bool = true) {
    guard composition?.isActive != true else { return answer = (whole, isEditable) }
    answer = nil
    let new = LineLimit.beginning(of: whole)
    gtk_editable_set_editable(widget.opaque, (isEditable && new == whole).g)
    let old = widget.editedText
    guard old != new else { return }
    let caret = CaretRule.caret(old.characters(before: typedPlace ?? place), from: old, to: new)
    let place = new.scalars(before: caret)
    // During an action of the user, GTK refuses to set a text as a whole, which would forget how to undo the action.
    if typedPlace == nil {
      gtk_editable_set_text(widget.opaque, new)
    } else {
      replace(TextChange(from: old, to: new), in: old)
    }
    text = new
    gtk_editable_set_position(widget.opaque, Int32(clamping: place))
    heldPlace = typedPlace == place ? nil : typedPlace.map { _ in place }
  }

  private var place: Int { Int(gtk_editable_get_position(widget.opaque)) }

  private func replace(_ change: TextChange, in old: String) {
    let part = change.scalars(in: old)
    var place = Int32(clamping: part.lowerBound)
    gtk_editable_delete_text(widget.opaque, place, Int32(clamping: part.upperBound))
    gtk_editable_insert_text(widget.opaque, change.replacement, -1, &place)
  }

  private func changed() {
    guard front.isApplying == 0 else { return }
    let new = widget.editedText
    typedPlace = place + max(0, new.unicodeScalars.count - text.unicodeScalars.count)
    text = new
    heldPlace = nil
    composition?.inserted()
    send(new)
    typedPlace = nil
    if heldPlace != nil { front.afterLayout { [weak self] in self?.heldPlace = nil } }
  }

  private func send(_ new: String) {
    sent = new
    front.send(edited(new))
  }

  // MARK: Composition

  private func composed() {
    guard front.isApplying == 0, let composition else { return }
    var (start, end) = (Int32(0), Int32(0))
    // Without a selection, both are the place of the caret.
    _ = gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
    send(composition.insertion(into: widget.editedText, at: Int(start)..<Int(end)))
  }

  private func compositionEnded() {
    let text = widget.editedText
    if sent != text {
      send(text)
    } else if let answer {
      front.changing { show(answer.text, isEditable: answer.isEditable) }
    }
  }

  private func returnCaret() {
    guard front.isApplying == 0, let place = heldPlace else { return }
    heldPlace = nil
    gtk_editable_set_position(widget.opaque, Int32(clamping: place))
  }
}
#endif
