#if Desktop
import CKeelGtk
import KeelScene

/// A region that scrolls around an island.
@MainActor final class ScrollView: NodeView {
  private var content: BoxView? { children.first as? BoxView }
  private(set) var isHorizontal = false
  private(set) var isVertical = true

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    super.init(id, front, gtk_scrolled_window_new())
    _ = refresh()
    sync()
    for adjustment in [
      gtk_scrolled_window_get_hadjustment(widget.opaque), gtk_scrolled_window_get_vadjustment(widget.opaque),
    ] {
      guard let adjustment else { continue }
      Signal.on(UnsafeMutableRawPointer(adjustment), "notify::page-size") { [weak self] in self?.resized() }
    }
  }

  /// The size of the visible part.
  var region: SceneSize {
    SceneSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  /// The content's size depends on the region's: it is measured again after the layout.
  private func resized() {
    front.afterLayout { [weak self] in self?.content?.resize() }
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .scroll(let scroll) = element else { return false }
    (isHorizontal, isVertical) = (scroll.isHorizontal, scroll.isVertical)
    // Other policies ask for the content's least length along an axis that does not scroll.
    gtk_scrolled_window_set_policy(
      widget.opaque, isHorizontal && scroll.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL,
      isVertical && scroll.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
    return true
  }

  override func sync() {
    let child = front.tree[id]?.children.first
    guard child != content?.id else { return content?.sync() ?? () }
    content?.discard()
    children = []
    gtk_scrolled_window_set_child(widget.opaque, nil)
    guard let child else { return }
    let island = BoxView(child, front, in: nil)
    island.scroll = self
    children = [island]
    gtk_scrolled_window_set_child(widget.opaque, island.widget)
  }

  override func takeFocus() -> Bool { content?.takeFocus() ?? false }
}
#endif
