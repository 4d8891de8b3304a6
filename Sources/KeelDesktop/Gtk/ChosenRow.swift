#if Desktop
import CKeelGtk

/// The selected row of a `GtkListBox`: the one that the program has chosen. GTK's own selection follows the focus, and
/// is taken back.
@MainActor final class ChosenRow {
  private let list: Widget
  private var chosen: Widget?

  init(of list: Widget) {
    self.list = list
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_SINGLE)
    Signal.on(list.object, "row-selected") { [weak self] in self?.show() }
  }

  /// Selects a row; `nil` for none.
  func choose(_ row: Widget?) {
    chosen = row
    show()
  }

  private func show() {
    // GTK also says that a row loses the selection while it goes, with its list or before the program has chosen another.
    if let row = chosen, !list.widgets.contains(row) { chosen = nil }
    let selected = gtk_list_box_get_selected_row(list.opaque).map { UnsafeMutableRawPointer($0) }
    guard selected != chosen.map({ UnsafeMutableRawPointer($0) }) else { return }
    gtk_list_box_select_row(list.opaque, chosen.map { $0.typed() })
  }
}
#endif
