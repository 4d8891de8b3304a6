#if Desktop
import CKeelGtk
import KeelScene

/// The window: its content, and the sheets and alerts over it, each of which is a modal window.
@MainActor final class WindowView: NodeView {
  /// The place of the content, with messages over it.
  let page = Notices.makePlace()
  private var content: NodeView?
  private var modals: [NodeView] = []
  private var isPresented = false

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    super.init(id, front, adw_window_new())
    let frame = front.frame.lawful
    gtk_window_set_default_size(widget.typed(), Int32(frame.width), Int32(frame.height))
    if frame.isMaximized { gtk_window_maximize(widget.typed()) }
    adw_window_set_content(widget.typed(), page)
    // The program decides about the end: it may ask first.
    Signal.ask(widget.object, "close-request") { [weak front] in
      front?.send(.close)
      return true
    }
    Signal.on(widget.object, "notify::focus-widget") { [weak front] in front?.focusMoved() }
    Signal.on(widget.object, "notify::is-active") { [weak self] in self?.tellPhase() }
    for property in ["default-width", "default-height", "maximized"] {
      Signal.on(widget.object, "notify::" + property) { [weak self] in self?.resized() }
    }
    Signal.on(widget.object, "realize") { [weak self] in
      guard let self, let surface = gtk_native_get_surface(widget.opaque) else { return }
      Signal.on(UnsafeMutableRawPointer(surface), "layout") { [weak self] in self?.resized() }
    }
    Signal.onKey(in: widget) { [weak front] in front?.pressed($0) ?? false }
    front.watchTab(in: widget)
    PointerGesture.follow(in: widget, front)
    resized()
  }

  override var focusedNode: NodeID? { nil }

  private func tellPhase() {
    let isActive = gtk_window_is_active(widget.typed()) != 0
    front.send(.phase(isActive || !modals.isEmpty ? .active : .inactive))
  }

  private func resized() {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_default_size(widget.typed(), &width, &height)
    if width > 0, height > 0 {
      front.frame = WindowFrame(
        width: Int(width), height: Int(height), isMaximized: gtk_window_is_maximized(widget.typed()) != 0)
    }
    // A maximized window keeps the size that it had before as its own.
    if front.frame.isMaximized, let surface = gtk_native_get_surface(widget.opaque) {
      width = max(width, gdk_surface_get_width(surface))
    }
    let now = width > 0 ? SceneEnvironment.SizeClass(width: .points(Double(width))) : .regular
    guard now != front.tree.widthClass else { return }
    front.tree.widthClass = now
    front.afterLayout { [weak front] in front?.widthChanged() }
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .window(let window) = element else { return false }
    gtk_window_set_title(widget.typed(), window.title.isEmpty ? front.name : SafeText.line(window.title))
    show(window.colorScheme)
    return true
  }

  /// Sets the appearance of the process to the one that the app prefers for the window; `nil` is the user's own.
  private func show(_ colorScheme: SceneEnvironment.ColorScheme?) {
    guard colorScheme != shownScheme else { return }
    shownScheme = colorScheme
    // Later, because the style changes all views, and a patch is being shown now.
    front.afterLayout {
      let scheme =
        switch colorScheme {
        case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
        case .dark: ADW_COLOR_SCHEME_FORCE_DARK
        case nil: ADW_COLOR_SCHEME_DEFAULT
        }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    }
  }
  private var shownScheme: SceneEnvironment.ColorScheme?

  override func showEnabled() {}

  override func sync() {
    guard let node = front.tree[id] else { return }
    _ = update(node.element, node.attributes)
    let children = node.children
    if content?.id != children.first || content?.isOutdated == true {
      content?.discard()
      content = children.first.map { front.makePage($0) }
      // The window needs a size of its own: pages may be as small as they get.
      adw_toast_overlay_set_child(page.opaque, content?.widget)
    }
    if isPresented { showModals() }
  }

  /// Opens the window, and then those that are in front of it: the one that is opened last receives the keys.
  func present() {
    isPresented = true
    gtk_window_present(widget.typed())
    showModals()
  }

  private func showModals() {
    let wanted = front.tree[id]?.children.dropFirst() ?? []
    for gone in modals.reversed() where !wanted.contains(gone.id) { close(gone) }
    modals.removeAll { !wanted.contains($0.id) }
    // Each belongs to the one below it, so what is in front of a new or an outdated one is opened again.
    let kept = zip(modals, wanted).prefix { $0.id == $1 && !$0.isOutdated }.count
    modals.dropFirst(kept).reversed().forEach(close)
    modals.removeSubrange(kept...)
    for id in wanted.dropFirst(kept) {
      let below = modals.last?.widget ?? widget
      if case .alert? = front.tree.element(of: id) {
        modals.append(AlertView(id, front, over: below))
      } else {
        modals.append(SheetView(id, front, over: below))
      }
    }
  }

  /// Shows another scene from its beginning.
  func restart(with root: NodeID) {
    modals.reversed().forEach(close)
    content?.discard()
    (content, modals) = (nil, [])
    adw_toast_overlay_set_child(page.opaque, nil)
    if front.views[id] === self { front.views[id] = nil }
    id = root
    register()
    sync()
  }

  override func discard() {
    show(nil)
    modals.reversed().forEach(close)
    content?.discard()
    super.discard()
  }

  /// Closes a modal window, the uppermost one first, and separates it from the window below: a window that outlives its
  /// parent uses it when it goes.
  private func close(_ modal: NodeView) {
    front.shortcuts.close()
    modal.discard()
    gtk_window_set_transient_for(modal.widget.typed(), nil)
    gtk_window_destroy(modal.widget.typed())
  }
}
#endif
