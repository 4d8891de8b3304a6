#if Desktop
import CKeelGtk
import KeelScene

/// A widget of GTK. A `NodeView` owns the reference to it.
typealias Widget = UnsafeMutablePointer<GtkWidget>

// GTK's derivable types arrive in Swift as typed pointers and its final types as opaque ones. These are the conversions.
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same widget as an instance of a class that it has.
  func typed<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
  /// The same widget as an instance of a final class, or of an interface.
  var opaque: OpaquePointer { OpaquePointer(self) }
  /// The same widget as any object.
  var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// Returns true if the widget is of a class, or of one derived from it.
  func isOf(_ type: GType) -> Bool { g_type_check_instance_is_a(typed(GTypeInstance.self), type) != 0 }

  /// Turns a style class of the theme on or off.
  func setClass(_ name: String, _ isOn: Bool = true) {
    if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
  }

  /// The style classes of the widget.
  var classes: [String] {
    guard let names = gtk_widget_get_css_classes(self) else { return [] }
    defer { g_strfreev(names) }
    var classes: [String] = []
    while let name = names[classes.count] { classes.append(String(cString: name)) }
    return classes
  }

  /// True if the widget or one in it has the keyboard's focus in its window.
  var hasFocusWithin: Bool { gtk_widget_get_state_flags(self).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0 }

  /// Takes the focus out of the widget, which is about to be hidden. Returns false if the focus is elsewhere.
  ///
  /// GTK 4.8 moves the focus itself when the frame ends, and refers to the hidden widget until then. If the container hides
  /// it as well in the same frame, as a leaflet does, GTK forgets the first of two references and keeps the widget.
  func giveUpFocus() -> Bool {
    guard let root = gtk_widget_get_root(self), let focus = gtk_root_get_focus(root),
      focus == self || gtk_widget_is_ancestor(focus, self) != 0
    else { return false }
    gtk_root_set_focus(root, nil)
    return true
  }

  /// Returns the frame in another widget around this one; `nil` if there is none.
  func frame(in outer: Widget) -> SceneRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(self, outer, &bounds) != 0 else { return nil }
    return SceneRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// Sets the same margin on all sides, in pixels.
  func setMargins(horizontal: Int32, vertical: Int32) {
    gtk_widget_set_margin_start(self, horizontal)
    gtk_widget_set_margin_end(self, horizontal)
    gtk_widget_set_margin_top(self, vertical)
    gtk_widget_set_margin_bottom(self, vertical)
  }

  /// The children, from the first one.
  var widgets: some Sequence<Widget> {
    sequence(first: gtk_widget_get_first_child(self)) { $0.map { gtk_widget_get_next_sibling($0) } }
      .prefix { $0 != nil }.lazy.compactMap { $0 }
  }
}

/// Returns the text of a C string; empty for a null pointer.
func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

extension Bool {
  /// The boolean of GLib.
  var g: gboolean { self ? 1 : 0 }
}
#endif
