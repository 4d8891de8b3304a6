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
    // GLib accepts an application name only once.
    if text(g_get_prgname()) != name {
      g_set_prgname(name)
      g_set_application_name(name)
    }
    guard gtk_init_check() != 0 else { throw .noDisplay }
    adw_init()
    Hooks.install
    Style.install
    guard let root = tree.root else { return }
    let surroundings = environment
    tree.layoutDirection = surroundings.layoutDirection
    words = systemLanguages.words(for: Language.locale(asked: [surroundings.localeIdentifier], spoken: spoken) ?? "en")
    var made: WindowView?
    changing { made = WindowView(root, self) }
    guard let window = made else { return }
    self.window = window
    changing { window.sync() }
    send(.environment(surroundings))
    watchStyle()
    changing { window.present() }
    if let first = tree.focused ?? firstFocus { focus(first) }
  }

  /// The node on which the focus begins. In a modal window, the first control may be destructive.
  private var firstFocus: NodeID? {
    if let modal = tree.topModal { return tree.firstFocus(in: modal) }
    return tree.pageInReach.flatMap { tree.stop(in: $0) }
  }

  /// Brings the window to the front, because the program was started again.
  public func present(_ request: DesktopInstance.Request) {
    guard let top = topWindow else { return }
    if let token = request.token { gtk_window_set_startup_id(top.typed(), token) }
    gtk_window_present(top.typed())
  }

  /// Closes the window. Called once after `start`.
  public func stop() {
    guard let window else { return }
    self.window = nil
    wishes = []
    geometryReport = nil
    // The objects belong to the process and stay.
    for connection in styleConnections { connection.end() }
    styleConnections = []
    isApplying += 1
    shortcuts.close()
    window.discard()
    gtk_window_destroy(window.widget.typed())
    isApplying -= 1
  }

  /// The facts about the desktop that an app may read.
  var environment: SceneEnvironment {
    let style = adw_style_manager_get_default()
    let animates = Value.with(true) { value in
      if let settings = gtk_settings_get_default() {
        let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
        g_object_get_property(object, "gtk-enable-animations", value)
      }
      return g_value_get_boolean(value) != 0
    }
    return SceneEnvironment(
      colorScheme: adw_style_manager_get_dark(style) != 0 ? .dark : .light,
      layoutDirection: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight,
      horizontalSizeClass: tree.widthClass, verticalSizeClass: .regular, idiom: .desktop,
      localeIdentifier: text(pango_language_to_string(gtk_get_default_language())), reducesMotion: !animates)
  }

  /// Shows the app in another style, text size or width class as soon as the desktop has it.
  private func watchStyle() {
    if let style = adw_style_manager_get_default() {
      watch(UnsafeMutableRawPointer(style), ["dark", "high-contrast"])
    }
    if let settings = gtk_settings_get_default() {
      watch(
        UnsafeMutableRawPointer(settings),
        ["gtk-xft-dpi", "gtk-font-name", "gtk-theme-name", "gtk-enable-animations"])
    }
  }

  private func watch(_ object: UnsafeMutableRawPointer, _ properties: [String]) {
    styleConnections += properties.map { property in
      Signal.on(object, "notify::" + property) { [weak self] in self?.styleChanged() }
    }
  }

  private func styleChanged() {
    guard window != nil else { return }
    solver.forgetEverything()
    ColorClasses.reload()
    changing {
      for view in views.values { _ = view.refresh() }
      for island in islands.values { island.resize() }
    }
    tellEnvironment()
  }

  /// Shows tabs beside the page or below it and panes beside each other or one of them, and reports the class of the
  /// window's width.
  func widthChanged() {
    guard window != nil else { return }
    changing { for view in Array(views.values) where view is TabsView || view is SplitView { _ = view.refresh() } }
    tellEnvironment()
  }

  /// Reports the environment to the app.
  func tellEnvironment() { send(.environment(environment)) }
}
#endif
