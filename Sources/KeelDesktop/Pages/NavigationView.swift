#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A stack of pages: a leaflet that always shows one of them, slides to others, and can be swiped back.
@MainActor final class NavigationView: NodeView {
  /// Pages that have been popped, until they have slid away.
  private var leaving: [NodeView] = []
  private let leaflet: Leaflet

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    leaflet = Leaflet(front)
    super.init(id, front, leaflet.widget)
    adw_leaflet_set_can_unfold(widget.opaque, 0)
    sync()
    leaflet.onSwipe = { [weak self] in self?.swiped(to: $0) }
    Signal.on(widget.object, "notify::child-transition-running") { [weak self] in self?.removeLeaving() }
  }

  override var focusedNode: NodeID? { nil }
  override func takeFocus() -> Bool { children.last?.takeFocus() ?? false }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    if case .navigation = element { true } else { false }
  }

  override func sync() {
    let wanted = front.tree[id]?.children ?? []
    let gone = children.filter { !wanted.contains($0.id) || $0.isOutdated }
    children = wanted.map { id in
      children.first { $0.id == id && !$0.isOutdated } ?? front.makePage(id)
    }
    for page in children where gtk_widget_get_parent(page.widget) == nil { leaflet.append(page.widget) }
    var previous: Widget?
    for page in children {
      adw_leaflet_reorder_child_after(widget.opaque, page.widget, previous)
      previous = page.widget
    }
    gone.forEach { $0.discard() }
    leaving += gone
    if let top = children.last { adw_leaflet_set_visible_child(widget.opaque, top.widget) }
    removeLeaving()
  }

  private func removeLeaving() {
    guard !leaflet.isSliding || gtk_widget_get_mapped(widget) == 0 else { return }
    front.changing {
      for page in leaving { adw_leaflet_remove(widget.opaque, page.widget) }
    }
    leaving = []
  }

  /// Asks the program to pop after the user has swiped back, and follows its answer.
  private func swiped(to page: Widget) {
    guard let level = children.firstIndex(where: { $0.widget == page }) else { return }
    guard level < children.count - 1 else { return front.focusReturns(to: children[level]) }
    front.send(.pop(id, toLevel: level))
    if let top = children.last, adw_leaflet_get_visible_child(widget.opaque) != top.widget {
      front.changing { adw_leaflet_set_visible_child(widget.opaque, top.widget) }
    }
    front.focusMoved()
  }
}
#endif
