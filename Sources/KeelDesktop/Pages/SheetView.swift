#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A sheet: a modal window, which closes by asking.
@MainActor final class SheetView: NodeView {
  /// The place of the content, with messages over it.
  private let page = Notices.makePlace()
  private var content: NodeView?

  init(_ id: NodeID, _ front: DesktopFrontEnd, over below: Widget) {
    super.init(id, front, adw_window_new())
    gtk_window_set_transient_for(widget.typed(), below.typed())
    gtk_window_set_modal(widget.typed(), 1)
    gtk_window_set_destroy_with_parent(widget.typed(), 0)
    setSize(over: below)
    adw_window_set_content(widget.typed(), page)
    Signal.ask(widget.object, "close-request") { [weak self] in
      guard let self else { return true }
      self.front.send(.dismiss(self.id))
      return true
    }
    Signal.on(widget.object, "notify::focus-widget") { [weak front] in front?.focusMoved() }
    Signal.onKey(in: widget) { [weak front] in front?.pressed($0) ?? false }
    front.watchTab(in: widget)
    PointerGesture.follow(in: widget, front)
    sync()
    _ = refresh()
    gtk_window_present(widget.typed())
  }

  /// A sheet leaves something of the window visible; one that fills the screen covers it.
  private func setSize(over below: Widget) {
    let (width, height) = (gtk_widget_get_width(below), gtk_widget_get_height(below))
    if case .sheet(let sheet)? = front.tree.element(of: id), sheet.style == .fullScreen, width > 0 {
      gtk_window_set_default_size(widget.typed(), width, height)
    } else {
      gtk_window_set_default_size(widget.typed(), width > 0 ? min(480, max(320, width - 60)) : 480, 440)
    }
  }

  override var focusedNode: NodeID? { nil }
  override func showEnabled() {}
  override func takeFocus() -> Bool { content?.takeFocus() ?? false }

  override func sync() {
    let child = front.tree[id]?.children.first
    if child != content?.id || content?.isOutdated == true {
      let isOther = content != nil
      content?.discard()
      content = child.map { front.makePage($0) }
      adw_toast_overlay_set_child(page.opaque, content?.widget)
      // The window may have grown for the page before, and panes fold in a narrow one.
      if isOther, let below = gtk_window_get_transient_for(widget.typed()) {
        setSize(over: UnsafeMutableRawPointer(below).assumingMemoryBound(to: GtkWidget.self))
      }
    }
  }

  /// Gives the window the title of the page that is in front in the sheet. Without one, assistive technology would read
  /// the name of the window's type.
  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    let title = front.tree.title(shownIn: id) ?? ""
    guard title != shownTitle else { return true }
    shownTitle = title
    gtk_window_set_title(widget.typed(), title.isEmpty ? front.name : SafeText.line(title))
    return true
  }
  private var shownTitle: String?

  override func discard() {
    content?.discard()
    super.discard()
  }
}
#endif
