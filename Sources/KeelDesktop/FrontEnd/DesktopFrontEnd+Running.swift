#if Desktop
import CKeelGtk
import KeelInteraction
import KeelLayout
import KeelScene

/// The window of a run.
extension DesktopFrontEnd {
  /// Opens the window.
  ///
  /// - Throws: `DesktopError` if there is no display.
  public func start() throws(DesktopError) {
    // Otherwise assistive technology says "Unnamed". It is also the class of the window, and its name under Wayland.
    g_set_prgname(name)
    g_set_application_name(name)
    guard gtk_init_check() != 0 else { throw .noDisplay }
    adw_init()
    Hooks.install
    Style.install
    guard let root = tree.root else { return }
    let surroundings = environment
    words = systemLanguages.words(for: Language.locale(asked: [surroundings.localeIdentifier], spoken: spoken) ?? "en")
    var made: WindowView?
    changing { made = WindowView(root, self) }
    guard let window = made else { return }
    self.window = window
    window.sync()
    send(.environment(surroundings))
    watchStyle()
    gtk_window_present(window.widget.typed())
    if let first = tree.focused ?? tree.pageInReach.flatMap({ tree.stop(in: $0) }) { focus(first) }
  }

  /// Closes the window. Called once after `start`.
  public func stop() {
    guard let window else { return }
    self.window = nil
    wishes = []
    geometryReport = nil
    isApplying += 1
    window.discard()
    gtk_window_destroy(window.widget.typed())
    isApplying -= 1
  }

  /// The facts about the desktop that an app may read.
  var environment: SceneEnvironment {
    let style = adw_style_manager_get_default()
    let isCompact = window.map { $0.isCompact } ?? false
    var animates: gboolean = 1
    if let settings = gtk_settings_get_default() {
      animates = Setting.bool(UnsafeMutableRawPointer(settings), "gtk-enable-animations")
    }
    return SceneEnvironment(
      colorScheme: adw_style_manager_get_dark(style) != 0 ? .dark : .light,
      layoutDirection: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight,
      horizontalSizeClass: isCompact ? .compact : .regular, verticalSizeClass: .regular, idiom: .desktop,
      localeIdentifier: text(pango_language_to_string(gtk_get_default_language())), reducesMotion: animates == 0)
  }

  /// Shows the app in another style, text size or width class as soon as the desktop has it.
  private func watchStyle() {
    if let style = adw_style_manager_get_default() {
      let object = UnsafeMutableRawPointer(style)
      for property in ["notify::dark", "notify::high-contrast"] {
        Signal.on(object, property, argument: { [weak self] _ in self?.styleChanged() })
      }
    }
    if let settings = gtk_settings_get_default() {
      let object = UnsafeMutableRawPointer(settings)
      for property in ["gtk-xft-dpi", "gtk-font-name", "gtk-theme-name", "gtk-enable-animations"] {
        Signal.on(object, "notify::" + property, argument: { [weak self] _ in self?.styleChanged() })
      }
    }
  }

  private func styleChanged() {
    guard window != nil else { return }
    solver.forgetEverything()
    changing {
      for view in views.values { _ = view.refresh() }
      for island in islands.values { island.resize() }
    }
    tellEnvironment()
  }

  /// Reports the environment to the app.
  func tellEnvironment() { send(.environment(environment)) }
}

/// The properties of objects, whose own functions have a variable number of arguments.
@MainActor enum Setting {
  /// Returns a property with a boolean; true if there is none.
  static func bool(_ object: UnsafeMutableRawPointer, _ name: String) -> gboolean {
    var value = GValue()
    // G_TYPE_BOOLEAN is a macro.
    g_value_init(&value, GType(5 << 2))
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_boolean(&value)
  }
}
#endif
