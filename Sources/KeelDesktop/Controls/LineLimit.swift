#if Desktop
import CKeelGtk
import KeelInteraction

/// Refuses what the user enters beyond the length of a line of text, because GTK cuts it without a message.
@MainActor final class LineLimit {
  /// The maximum length of a line of text in GTK, in bytes of UTF-8: its buffer has 65,535, with the zero at the end.
  static let bytes = 65_534

  /// The part of a text that a line can show.
  static func beginning(of text: String) -> String {
    guard text.utf8.count > bytes else { return text }
    // No scalar is cut.
    var end = text.utf8.index(text.startIndex, offsetBy: bytes)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text.unicodeScalars[..<end])
  }

  private let widget: Widget
  private unowned let front: DesktopFrontEnd
  /// The part of the text that the action of the user has removed, to insert another one.
  private var removed: (text: String, place: Int)?

  /// Follows the edits of a widget; `nil` if nobody can edit it.
  init?(_ widget: Widget, _ front: DesktopFrontEnd) {
    guard let line = gtk_editable_get_delegate(widget.opaque).map(UnsafeMutableRawPointer.init) else { return nil }
    self.widget = widget
    self.front = front
    Signal.on(line, "delete-text") { [weak self] in self?.willRemove(from: $0.integer(0), to: $0.integer(1)) }
    Signal.on(line, "insert-text") { [weak self] arguments in
      let text = arguments.text(0)
      if self?.refuses(String(decoding: text.utf8.prefix(arguments.integer(1)), as: UTF8.self)) == true {
        g_signal_stop_emission_by_name(line, "insert-text")
      }
    }
  }

  private func willRemove(from start: Int, to end: Int) {
    guard front.isApplying == 0 else { return }
    let scalars = widget.editedText.unicodeScalars
    let part = scalars.dropFirst(start).prefix(end < 0 ? scalars.count : max(0, end - start))
    removed = (String(String.UnicodeScalarView(part)), start)
    front.afterLayout { [weak self] in self?.removed = nil }
  }

  private func refuses(_ part: String) -> Bool {
    guard front.isApplying == 0 else { return false }
    let size = widget.editedText.utf8.count + part.utf8.count
    guard size > Self.bytes else { return false }
    front.say(TextLimit.refusal(ofBytes: size, limit: Self.bytes, in: front.words), at: widget)
    guard let removed else { return true }
    // GTK has removed the selection already, in favor of the part.
    self.removed = nil
    var place = Int32(clamping: removed.place)
    gtk_editable_insert_text(widget.opaque, removed.text, -1, &place)
    gtk_editable_set_position(widget.opaque, place)
    return true
  }
}
#endif
