#if Desktop
import CKeelGtk

/// Boxes and labels, of which many views consist.
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Creates a box of widgets.
  static func box(_ orientation: GtkOrientation, spacing: Int32, _ parts: Widget...) -> Widget {
    let box: Widget = gtk_box_new(orientation, spacing)
    for part in parts { gtk_box_append(box.typed(), part) }
    return box
  }

  /// Creates a label whose text begins at the leading edge.
  ///
  /// - Parameter isGrowing: True if the label takes the width that the widgets beside it leave.
  static func label(isGrowing: Bool = false) -> Widget {
    let label: Widget = gtk_label_new(nil)
    gtk_label_set_xalign(label.opaque, 0)
    if isGrowing { gtk_widget_set_hexpand(label, 1) }
    return label
  }

  /// Shows a text on a label, which is hidden while the text is empty.
  func show(_ text: String) {
    gtk_label_set_text(opaque, text)
    gtk_widget_set_visible(self, (!text.isEmpty).g)
  }

  /// Sets the text that is shown while the pointer rests on the widget; none if it is empty.
  func setTooltip(_ text: String) {
    // GTK asks the display for the pointer whenever a tooltip is set, even to none.
    if text.isEmpty, gtk_widget_get_tooltip_text(self) == nil { return }
    gtk_widget_set_tooltip_text(self, text.isEmpty ? nil : SafeText.paragraph(text))
  }

  /// Returns the first label in the widget that has a style class; `nil` if there is none.
  func label(ofClass name: String) -> Widget? {
    for child in widgets {
      if gtk_widget_has_css_class(child, name) != 0, child.isOf(gtk_label_get_type()) { return child }
      if let found = child.label(ofClass: name) { return found }
    }
    return nil
  }

  /// Lets a label break words without hyphens: names and addresses would look as if they had them.
  func breakWithoutHyphens() {
    guard let attributes = pango_attr_list_new() else { return }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(opaque, attributes)
    pango_attr_list_unref(attributes)
  }

  /// The text that is edited.
  var editedText: String { text(gtk_editable_get_text(opaque)) }
}
#endif
