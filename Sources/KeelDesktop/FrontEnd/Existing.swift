#if Desktop
import CKeelGtk

/// The numbers of what exists at present, for tests of leaks.
@MainActor package enum Existing {
  /// The views of nodes.
  package static var views: Int { NodeView.count }

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

  private static func count(in widget: Widget) -> Int { widget.widgets.reduce(1) { $0 + count(in: $1) } }
}
#endif
