#if Desktop
import CKeelGtk
import KeelScene

/// The tabs in a column beside the page, under the headers of their groups.
@MainActor final class TabsSidebar {
  let widget: Widget = gtk_scrolled_window_new()
  private let list: Widget = gtk_list_box_new()
  private var rows: [Row] = []
  private let chosen: ChosenRow
  private var selected: Int?
  private let choose: (Int) -> Void

  /// The line of a tab, and the header above it.
  private struct Row {
    let widget: Widget
    let image: Widget
    let title: Widget
    let badge: Widget
    let header: Widget?
  }

  init(choose: @escaping (Int) -> Void) {
    self.choose = choose
    chosen = ChosenRow(of: list)
    list.setClass("navigation-sidebar")
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_size_request(widget, 180, -1)
    gtk_scrolled_window_set_child(widget.opaque, list)
    Signal.on(list.object, "row-activated") { [weak self] arguments in
      guard let self, let pressed = arguments.object(0) else { return }
      if let index = rows.firstIndex(where: { $0.widget.opaque == pressed }) { choose(index) }
    }
  }

  func show(_ tabs: TabsElement, name: String) {
    list.setName(name)
    let headers = tabs.tabs.map { $0.header?.isEmpty == false }
    if rows.map({ $0.header != nil }) != headers { makeRows(headers) }
    for (tab, row) in zip(tabs.tabs, rows) {
      let title = SafeText.line(tab.title)
      if let header = row.header { gtk_label_set_text(header.opaque, SafeText.line(tab.header ?? "")) }
      gtk_label_set_text(row.title.opaque, title)
      row.badge.show(SafeText.line(tab.badge))
      gtk_widget_set_visible(row.image, (tab.image != nil).g)
      if let image = tab.image { ImageView.show(image, "", on: row.image) }
      row.widget.setName(title)
      gtk_widget_set_sensitive(row.widget, tab.isEnabled.g)
    }
    selected = rows.indices.contains(tabs.selectedIndex) ? tabs.selectedIndex : nil
    chosen.choose(selected.map { rows[$0].widget })
    // The keys change the selection, and the focus follows it.
    if hasFocus { _ = takeFocus() }
  }

  private func makeRows(_ headers: [Bool]) {
    while let old = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.opaque, old) }
    rows = headers.enumerated().map { index, hasHeader in
      var header: Widget?
      if hasHeader {
        let label: Widget = .label()
        label.setClass("heading")
        label.setMargins(horizontal: 6, vertical: 6)
        gtk_list_box_append(list.opaque, label)
        if let line = gtk_widget_get_parent(label) {
          gtk_list_box_row_set_activatable(line.typed(), 0)
          gtk_list_box_row_set_selectable(line.typed(), 0)
          gtk_widget_set_can_focus(line, 0)
        }
        header = label
      }
      let (image, title, badge): (Widget, Widget, Widget) = (
        gtk_image_new(), .label(isGrowing: true), gtk_label_new(nil)
      )
      badge.setClass("dim-label")
      let row: Widget = gtk_list_box_row_new()
      gtk_list_box_row_set_child(row.typed(), .box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, image, title, badge))
      gtk_list_box_append(list.opaque, row)
      row.addRowAction { [choose] in choose(index) }
      return Row(widget: row, image: image, title: title, badge: badge, header: header)
    }
  }

  var hasFocus: Bool { list.hasFocusWithin }

  func takeFocus() -> Bool { selected.map { gtk_widget_grab_focus(rows[$0].widget) != 0 } ?? false }

  /// Returns true for a line that Tab passes over: the tabs are one step, at the selected one.
  func isPassed(_ widget: Widget) -> Bool {
    rows.enumerated().contains { $0.element.widget == widget && $0.offset != selected }
  }
}
#endif
