#if Desktop
import CKeelGtk

/// Messages of Keel about an action of the user, which disappear by themselves: toasts. A later message takes the place of
/// an earlier one.
@MainActor package enum Notices {
  /// The time in seconds for which a message is shown; 0 until the user dismisses it, for tests on busy machines.
  package static var duration: UInt32 = 5
  /// The last message, as long as it exists.
  private static let last: UnsafeMutablePointer<GWeakRef> = {
    let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
    g_weak_ref_init(reference, nil)
    return reference
  }()

  /// Makes the widget that shows the messages of a window over its content.
  static func makePlace() -> Widget { adw_toast_overlay_new() }

  /// Shows a text over the content of the window that contains a widget, or in another place if the window has none for
  /// messages: a dialog.
  static func show(_ text: String, in widget: Widget, otherwise other: Widget?) {
    guard let place = gtk_widget_get_ancestor(widget, adw_toast_overlay_get_type()) ?? other,
      let toast = adw_toast_new("")
    else { return }
    // The title of a toast has one line, in which a sentence would be cut.
    let label = Widget.label()
    label.show(text)
    label.setClass("heading")
    gtk_label_set_wrap(label.opaque, 1)
    adw_toast_set_custom_title(toast, label)
    adw_toast_set_timeout(toast, duration)
    if let former = g_weak_ref_get(last) {
      adw_toast_dismiss(OpaquePointer(former))
      g_object_unref(former)
    }
    g_weak_ref_set(last, UnsafeMutableRawPointer(toast))
    adw_toast_overlay_add_toast(place.opaque, toast)
  }
}

extension DesktopFrontEnd {
  /// Shows a message about what the user has just done with a widget. The same message is visible once at a time.
  func say(_ text: String, at widget: Widget) {
    guard text != said else { return }
    said = text
    afterLayout { [weak self] in self?.said = nil }
    Notices.show(text, in: widget, otherwise: window?.page)
  }
}
#endif
