#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// Tab as GTK moves the focus by it, except that the rows of a list are one step, as in every front end. In this
/// version of GTK, Tab leads from row to row.
extension DesktopFrontEnd {
  /// Makes Tab skip stops that only the arrow keys reach.
  func watchTab(in window: Widget) {
    Signal.on(window.object, "move-focus") { [weak self] arguments in
      let direction = GtkDirectionType(UInt32(bitPattern: arguments.enumerator(0)))
      guard let self, direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return }
      g_signal_stop_emission_by_name(window.object, "move-focus")
      moveFocus(direction, in: window)
    }
  }

  private func moveFocus(_ direction: GtkDirectionType, in window: Widget) {
    let skipped = skippedStops
    var seen: Set<Widget> = []
    let first = longList(around: gtk_window_get_focus(window.typed()))
    changing {
      while true {
        let before = gtk_window_get_focus(window.typed())
        if let list = longList(around: before) {
          list.moveFocus(direction, in: window)
        } else {
          _ = gtk_widget_child_focus(window, direction)
        }
        guard let now = gtk_window_get_focus(window.typed()), seen.insert(now).inserted else { break }
        if ScrolledWindow.isWhole(now) { continue }
        guard let node = node(at: now) else { break }
        if (views[node] as? TabsView)?.isPassed(now) == true { continue }
        guard skipped.contains(node), !(views[node] is ListCell) else { break }
      }
      // Each step has begun to scroll to a row, and the last one may need no scrolling.
      if seen.count > 1, let now = gtk_window_get_focus(window.typed()) { ScrolledWindow.reveal(now) }
      if let list = longList(around: gtk_window_get_focus(window.typed())), list !== first { list.enter() }
    }
    focusMoved()
  }

  private func longList(around widget: Widget?) -> LongListView? { list(around: widget) as? LongListView }

  /// Returns the innermost list around a widget.
  func list(around widget: Widget?) -> NodeView? {
    var next = widget
    while let here = next {
      if let view = view(of: here), view is LongListView || view is ListView { return view }
      next = gtk_widget_get_parent(here)
    }
    return nil
  }

  /// The rows, and the buttons for their details, that only the arrow keys reach from the present focus. Rows that GTK
  /// skips by itself are not among them.
  private var skippedStops: Set<NodeID> {
    let focused = focused
    let order = tree.tabOrder(focused: focused) { id in
      views[id].map { gtk_widget_is_sensitive($0.widget) != 0 && gtk_widget_get_mapped($0.widget) != 0 } ?? false
    }
    let stops = tree.keyboardStops(focused: focused).filter { $0.kind == .row || $0.isDetail }
    return Set(stops.map(\.id)).subtracting(order)
  }
}
#endif
