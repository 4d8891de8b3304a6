#if Desktop
import CKeelGtk
import KeelScene

/// The search field of a page, below its header bar. Its node is that of the page.
@MainActor final class SearchField {
  let widget: Widget
  private let entry: Widget
  private let line: EditedLine
  private let id: NodeID
  private unowned let front: DesktopFrontEnd

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    self.id = id
    self.front = front
    entry = gtk_search_entry_new()
    line = EditedLine(entry, front) { .search(id, text: $0) }
    widget = adw_clamp_new()
    entry.setMargins(horizontal: 12, vertical: 6)
    adw_clamp_set_child(widget.opaque, entry)
    Signal.on(entry.object, "activate") { [weak self] in
      guard let self else { return }
      self.front.send(.submit(self.id))
    }
    guard let controller = gtk_event_controller_focus_new() else { return }
    Signal.on(UnsafeMutableRawPointer(controller), "enter") { [weak self] in
      guard let self else { return }
      self.front.send(.searching(self.id, isActive: true))
    }
    gtk_widget_add_controller(entry, controller)
  }

  func show(_ search: SearchElement, prompt: String) {
    line.show(search.text)
    entry.setName(SafeText.line(prompt))
    // The placeholder has a function of its own only in later versions.
    Value.with(SafeText.line(prompt)) { g_object_set_property(entry.typed(GObject.self), "placeholder-text", $0) }
  }

  var hasFocus: Bool { entry.hasFocusWithin }

  func takeFocus() -> Bool { gtk_widget_grab_focus(entry) != 0 }
}
#endif
