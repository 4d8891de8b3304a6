#if Desktop
import CKeelGtk
import KeelInteraction

/// The names that assistive technology reads. GTK's own functions for them have a variable number of arguments.
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Sets a property with a text; an empty one keeps what the widget says by itself.
  func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    guard !text.isEmpty else { return gtk_accessible_reset_property(opaque, property) }
    var property = property
    Value.with(SafeText.paragraph(text)) { gtk_accessible_update_property_value(opaque, 1, &property, $0) }
  }

  /// Sets the name that is read.
  func setName(_ name: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name) }

  /// Sets the name of a widget that consists of a button: the focus is on that.
  func setNameOfButton(_ name: String) {
    setName(name)
    if let button = gtk_widget_get_first_child(self) { button.setName(name) }
  }

  /// Sets the state of a row's check mark.
  func setCheck(_ check: RowParts.Check) {
    var state = GTK_ACCESSIBLE_STATE_CHECKED
    guard check != .none else { return gtk_accessible_reset_state(opaque, state) }
    let value = check == .on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    Value.with(number: Int32(value.rawValue)) { gtk_accessible_update_state_value(opaque, 1, &state, $0) }
  }

  /// Sets whether the part that belongs to the widget is unfolded; `nil` for a widget that folds nothing.
  func setExpanded(_ isExpanded: Bool?) {
    var state = GTK_ACCESSIBLE_STATE_EXPANDED
    guard let isExpanded else { return gtk_accessible_reset_state(opaque, state) }
    Value.with(number: isExpanded ? 1 : 0) { gtk_accessible_update_state_value(opaque, 1, &state, $0) }
  }

  /// Lets assistive technology read the widget as disabled although GTK has it enabled.
  func setDisabled(_ isDisabled: Bool) {
    var state = GTK_ACCESSIBLE_STATE_DISABLED
    guard isDisabled else { return gtk_accessible_reset_state(opaque, state) }
    Value.with(true) { gtk_accessible_update_state_value(opaque, 1, &state, $0) }
  }

  /// Hides the widget from assistive technology: it decorates, or its container says the same.
  func setHidden(_ isHidden: Bool = true) {
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    guard isHidden else { return gtk_accessible_reset_state(opaque, state) }
    Value.with(true) { gtk_accessible_update_state_value(opaque, 1, &state, $0) }
  }

  /// Lets assistive technology press a row: rows have no action by themselves.
  @MainActor func addRowAction(_ body: @escaping () -> Void) {
    guard let action = g_simple_action_new("activate", nil), let group = g_simple_action_group_new() else { return }
    Signal.on(UnsafeMutableRawPointer(action), "activate", body)
    let actions = OpaquePointer(UnsafeMutableRawPointer(group))
    g_action_map_add_action(actions, OpaquePointer(UnsafeMutableRawPointer(action)))
    gtk_widget_insert_action_group(self, "row", actions)
    g_object_unref(UnsafeMutableRawPointer(action))
    g_object_unref(UnsafeMutableRawPointer(group))
  }

  /// Sets the name that is read, in place of those of other widgets, which GTK would read as well.
  func setOnlyName(_ name: String) {
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    setName(name)
  }
}
#endif
