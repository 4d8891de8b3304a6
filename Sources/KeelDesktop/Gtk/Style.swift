#if Desktop
import CKeelGtk

/// The few rules that Keel adds to the theme.
@MainActor enum Style {
  /// The class of a button that looks like its label: a view of the program.
  static let bareButton = "keel-bare"

  /// The class of a button that never shows more than its label.
  static let area = "keel-area"

  /// The class of a row whose text has the colour of warnings. The theme's own class is for wrong input, and also
  /// colours the background.
  static let destructiveRow = "keel-destructive"

  /// The class of a widget that is disabled as soon as the focus leaves it.
  static let disabled = "keel-disabled"

  /// The class of a text or symbol that keeps the theme's colour on a control with another.
  static let primary = "keel-primary"
  /// The class of a secondary text or symbol that keeps the theme's colour on a control with another, except on a
  /// prominent button.
  static let secondary = "keel-secondary"

  /// The class of a long list whose sections are cards. The theme has cards only for lists that have all of their rows.
  static let boxedList = "keel-boxed"
  /// The classes of the rows of such a list.
  static let card = "keel-card"
  static let cardTop = "keel-card-top"
  static let cardBottom = "keel-card-bottom"
  static let cardGap = "keel-card-gap"

  private static let rules = """
    button.keel-bare { padding: 0; min-width: 0; min-height: 0; font-weight: inherit; }
    button.keel-area, button.keel-area:hover, button.keel-area:active { background: none; }
    button.keel-area:disabled { filter: none; }
    row.keel-destructive { color: @error_color; }
    .keel-primary, .keel-secondary { color: @theme_fg_color; }
    .suggested-action .keel-secondary, .destructive-action .keel-secondary { color: inherit; }
    .keel-disabled { opacity: 0.5; }
    listview.keel-boxed { background: none; padding: 12px 12px 18px; }
    listview.keel-boxed > row { background-color: transparent; padding: 12px 0 6px; }
    listview.keel-boxed > row.keel-card {
      background-color: @card_bg_color; padding: 8px 12px; border-bottom: 1px solid @card_shade_color;
    }
    listview.keel-boxed > row.keel-card.activatable:hover { background-image: image(alpha(currentColor, 0.03)); }
    listview.keel-boxed > row.keel-card.activatable:active { background-image: image(alpha(currentColor, 0.08)); }
    listview.keel-boxed > row.keel-card-top { border-top-left-radius: 12px; border-top-right-radius: 12px; }
    listview.keel-boxed > row.keel-card-bottom {
      border-bottom: none; border-bottom-left-radius: 12px; border-bottom-right-radius: 12px;
    }
    listview.keel-boxed > row.keel-card-gap { margin-top: 18px; }
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
