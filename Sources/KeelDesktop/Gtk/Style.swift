#if Desktop
import CKeelGtk

/// The few rules that Keel adds to the theme.
@MainActor enum Style {
  /// The class of a button that looks like its label: a view of the program.
  static let bareButton = "keel-bare"

  /// The class of a row in the colour of warnings. That of the theme is for wrong input, and colours the row as well.
  static let destructiveRow = "keel-destructive"

  /// The class of a widget that is disabled and has the focus nevertheless.
  static let disabled = "keel-disabled"

  private static let rules = """
    button.keel-bare { padding: 0; min-width: 0; min-height: 0; font-weight: inherit; }
    row.keel-destructive { color: @error_color; }
    .keel-disabled { opacity: 0.5; }
    """

  /// Adds the rules to the display, once.
  static let install: Void = {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }()
}
#endif
