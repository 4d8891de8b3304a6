#if Desktop
import CKeelGtk
import KeelLoop
import KeelScene

/// What exists at present, for tests of leaks and of windows that another program operates.
@MainActor package enum Existing {
  /// The views of nodes.
  package static var views: Int { NodeView.count }

  /// How often a cell of a long list has begun to show another row, so far.
  package static var filledCells: Int { ListCell.filled }

  /// The connections of signals. A widget that has not gone has kept its own.
  package static var connections: Int { Signal.count }

  /// The windows, with sheets and alerts.
  package static var windows: Int { Int(g_list_model_get_n_items(gtk_window_get_toplevels())) }

  /// The widgets in windows. O(widgets).
  package static var widgets: Int {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).reduce(0) { sum, index in
      guard let window = g_list_model_get_item(windows, index) else { return sum }
      defer { g_object_unref(window) }
      return sum + count(in: window.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// True if the uppermost window receives keys and has been drawn.
  package static func isReady(_ front: DesktopFrontEnd) -> Bool {
    front.topWindow.map { gtk_window_is_active($0.typed()) != 0 && gtk_widget_get_mapped($0) != 0 } ?? false
  }

  /// Waits until the display, the window, the topmost window in front of it and their layout no longer change.
  package static func settle(_ front: DesktopFrontEnd) {
    // The window manager may give a window another size after it has been drawn, and views may change after a layout.
    var (before, rounds) = (Rest(), 0)
    while rounds < 2 || Rest(front) != before || front.wishes.contains(where: \.isActive), rounds < 50 {
      (before, rounds) = (Rest(front), rounds + 1)
      gdk_display_sync(gdk_display_get_default())
      while g_main_context_iteration(nil, 0) != 0 {}
      for window in Set([front.topWindow, front.window?.widget].compactMap(\.self))
      where gtk_widget_get_mapped(window) != 0 { gtk_test_widget_wait_for_draw(window) }
    }
  }

  /// The state of the topmost window that no longer changes once it has come to rest.
  private struct Rest: Equatable {
    var window: Widget?
    var focus: Widget?
    var width: Int32 = 0
    var height: Int32 = 0

    init() {}
    @MainActor init(_ front: DesktopFrontEnd) {
      guard let top = front.topWindow else { return }
      (window, focus) = (top, gtk_window_get_focus(top.typed()))
      (width, height) = (gtk_widget_get_width(top), gtk_widget_get_height(top))
    }
  }

  /// Describes the views that are more than a pixel away from the frames of the solver. O(views).
  package static func misplaced(_ front: DesktopFrontEnd) -> [String] {
    front.islands.values.filter { gtk_widget_get_mapped($0.widget) != 0 }.flatMap { island in
      island.boxes.flatMap(\.children).compactMap { view -> String? in
        guard let frame = island.frames[view.id], gtk_widget_get_child_visible(view.widget) != 0 else { return nil }
        var place = graphene_rect_t()
        guard gtk_widget_compute_bounds(view.widget, island.widget, &place) != 0 else { return nil }
        let (origin, size) = (place.origin, place.size)
        // The bounds are without the margins of the theme.
        var margin = GtkBorder()
        gtk_style_context_get_margin(gtk_widget_get_style_context(view.widget), &margin)
        let edges = [
          (frame.x + Double(margin.left), origin.x), (frame.y + Double(margin.top), origin.y),
          (frame.x + frame.width - Double(margin.right), origin.x + size.width),
          (frame.y + frame.height - Double(margin.bottom), origin.y + size.height),
        ]
        guard edges.contains(where: { abs($0 - Double($1)) > 1 }) else { return nil }
        return "\(view.id) is at \(origin.x), \(origin.y), \(size.width) x \(size.height), and not at \(frame)"
      }
    }
  }

  /// The texts that are visible in the uppermost window, one per line in reading order. O(widgets).
  package static func visibleText(_ front: DesktopFrontEnd) -> String {
    var lines: [String] = []
    func read(_ widget: Widget) {
      guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_opacity(widget) > 0 else { return }
      if widget.isOf(gtk_label_get_type()) {
        lines.append(text(gtk_label_get_text(widget.opaque)))
      } else if widget.isOf(gtk_text_get_type()), gtk_text_get_visibility(widget.typed()) != 0 {
        lines.append(widget.editedText)
      } else if widget.isOf(gtk_text_view_get_type()), let buffer = gtk_text_view_get_buffer(widget.typed()) {
        lines.append(buffer.contents)
      }
      widget.widgets.forEach(read)
    }
    front.topWindow.map(read)
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The visible widgets of all windows, each with its texts, its name for assistive technology and whether it is enabled.
  /// O(widgets).
  package static var outline: String {
    var lines: [String] = []
    func read(_ widget: Widget, _ depth: Int, isDisabled: Bool = false) {
      guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_opacity(widget) > 0 else { return }
      var words = [text(g_type_name_from_instance(widget.typed()))]
      // Tooltips follow the pointer, and scroll bars earlier layouts.
      if words == ["GtkTooltipWindow"] || words == ["GtkScrollbar"] { return }
      if widget.isOf(gtk_window_get_type()) { words.append(text(gtk_window_get_title(widget.typed()))) }
      if widget.isOf(gtk_label_get_type()) { words.append(text(gtk_label_get_text(widget.opaque))) }
      if widget.isOf(gtk_text_get_type()) { words.append(widget.editedText) }
      if let name = keel_accessible_name(widget) {
        if name.pointee != 0 { words.append("named " + text(name)) }
        g_free(name)
      }
      // A widget with the focus only looks disabled.
      let (isInsensitive, isStyled) = (gtk_widget_get_sensitive(widget) == 0, widget.classes.contains(Style.disabled))
      let isDisabled = isDisabled || isInsensitive || isStyled
      if isDisabled { words.append("disabled") }
      lines.append(String(repeating: " ", count: depth) + words.joined(separator: " "))
      let start = lines.count
      // A dialog has its buttons side by side or below each other, by a size that it chooses itself.
      defer { if widget.isOf(adw_message_dialog_get_type()) { lines[start...].sort() } }
      for child in widget.widgets { read(child, depth + 1, isDisabled: isDisabled) }
    }
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      read(window.assumingMemoryBound(to: GtkWidget.self), 0)
      g_object_unref(window)
    }
    return lines.joined(separator: "\n")
  }

  /// Leaves nothing with the focus in the uppermost window.
  package static func dropFocus(_ front: DesktopFrontEnd) {
    front.topWindow.map { gtk_window_set_focus($0.typed(), nil) }
  }

  /// Scrolls the region around a text, as its scroll bar does. Returns false if the user cannot scroll it. O(nodes).
  package static func scroll(_ front: DesktopFrontEnd, around text: String, down distance: Double) -> Bool {
    let node = front.tree.inReadingOrder().first { node in
      if case .label(let label) = node.element { label.text == text } else { false }
    }
    var next = node?.id
    while let around = next {
      if let view = front.views[around] as? any ScrollingView {
        guard view.scrolled.isScrolledByUser else { return false }
        let now = view.scrolled.offset
        view.scrolled.move(to: ScenePoint(x: now.x, y: now.y + distance))
        return true
      }
      next = front.tree.parent(of: around)
    }
    return false
  }

  /// Handles the next event, or waits for ten milliseconds if there is none.
  package static func wait() {
    let tick = MainLoop.after(.milliseconds(10)) {}
    g_main_context_iteration(nil, 1)
    tick.cancel()
  }

  /// Serves the loop for a time, or until the condition is true.
  package static func wait(for time: Duration, orUntil condition: () -> Bool) {
    let end = MainLoop.after(time) {}
    while end.isActive, !condition() { g_main_context_iteration(nil, 1) }
    end.cancel()
  }

  private static func count(in widget: Widget) -> Int { widget.widgets.reduce(1) { $0 + count(in: $1) } }
}
#endif
