#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// Panes beside each other, of which a narrow window shows one.
@MainActor final class SplitView: NodeView {
  private var separators: [Widget] = []
  private let leaflet: Leaflet

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    leaflet = Leaflet(front)
    super.init(id, front, leaflet.widget)
    sync()
    leaflet.onSwipe = { [weak self] in self?.swiped(to: $0) }
    Signal.on(widget.object, "notify::folded") { [weak self] in self?.folded() }
  }

  /// True if only one pane is visible.
  var isFolded: Bool { adw_leaflet_get_folded(widget.opaque) != 0 }

  /// Returns true if a pane is visible.
  func shows(pane: Int) -> Bool {
    front.tree.splitParts(of: id)?.shown(in: isFolded ? .compact : .regular).contains(pane) ?? false
  }
  override var focusedNode: NodeID? { nil }
  /// The focus begins in the pane that is in front: the last one, or the only visible one.
  override func takeFocus() -> Bool {
    let pane = isFolded ? front.tree.splitParts(of: id)?.compactPane : children.indices.last
    return pane.map { children.indices.contains($0) && children[$0].takeFocus() } ?? false
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .split = element, let parts = front.tree.splitParts(of: id) else { return false }
    // A compact window shows one pane even if it has room for more.
    adw_leaflet_set_can_unfold(widget.opaque, (front.tree.widthClass != .compact).g)
    requestWidths(parts)
    // Among panes that a wide window shows, the leaflet decides; a narrow one may show another one.
    let besides = isFolded ? parts.compactPane : nil
    for (index, pane) in children.enumerated() {
      let isShown = parts.shown(in: .regular).contains(index) || index == besides
      if !isShown, pane.widget.giveUpFocus() { front.afterLayout { [weak self] in _ = self?.takeFocus() } }
      gtk_widget_set_visible(pane.widget, isShown.g)
      if index < separators.count { gtk_widget_set_visible(separators[index], isShown.g) }
    }
    if let pane = parts.compactPane, children.indices.contains(pane),
      gtk_widget_get_visible(children[pane].widget) != 0
    {
      adw_leaflet_set_visible_child(widget.opaque, children[pane].widget)
    }
    refreshPages()
    return true
  }

  override func sync() {
    let wanted = front.tree[id]?.children ?? []
    guard wanted != children.map(\.id) || children.contains(where: \.isOutdated) else { return }
    let old = children
    for widget in children.map(\.widget) + separators { adw_leaflet_remove(self.widget.opaque, widget) }
    separators = []
    children = wanted.map { id in old.first { $0.id == id && !$0.isOutdated } ?? front.makePage(id) }
    for gone in old where !children.contains(where: { $0 === gone }) { gone.discard() }
    for (index, pane) in children.enumerated() {
      let isLast = index == children.count - 1
      gtk_widget_set_hexpand(pane.widget, isLast.g)
      leaflet.append(pane.widget)
      guard !isLast else { continue }
      let separator: Widget = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
      let page = leaflet.append(separator)
      adw_leaflet_page_set_navigatable(page, 0)
      separators.append(separator)
    }
    _ = refresh()
  }

  /// Requests the widths of panes. The leaflet shows one pane when the window is too narrow for their sum.
  private func requestWidths(_ parts: SplitParts) {
    let own = Double(gtk_widget_get_width(widget))
    for (index, pane) in children.enumerated() {
      let isLast = index == children.count - 1
      let limits = parts.limits(ofPane: index, usual: Self.usual)
      let width = isLast ? max(parts.leastLastWidth, 320) : limits.width(in: own > 0 ? own : Self.typicalWidth)
      gtk_widget_set_size_request(pane.widget, Int32(min(width.rounded(), 10_000)), -1)
    }
  }

  /// The width of a pane for which the program requests none, in pixels.
  private static let usual = SplitParts.Limits(least: 200, preferred: .points(240))
  /// The width of the split view that counts before its first layout, if a pane requests a part of it.
  private static let typicalWidth = 1000.0

  /// Chooses the pane that the user has swiped to, unless the swipe was undone.
  private func swiped(to pane: Widget) {
    guard isFolded, let index = children.firstIndex(where: { $0.widget == pane }) else { return }
    guard index != front.tree.splitParts(of: id)?.compactPane else { return front.focusReturns(to: children[index]) }
    front.send(.choose(id, index: index))
    front.changing { _ = refresh() }
    front.focusMoved()
  }

  /// Updates the panes after GTK's layout, during which GTK notifies: a widget that became visible there would be drawn
  /// without an allocation.
  private func folded() {
    front.afterLayout { [weak self] in
      guard let self, front.views[id] === self else { return }
      front.changing { _ = self.refresh() }
    }
  }

  /// Pages have a way back to the pane before them only while that is hidden.
  private func refreshPages() {
    for id in front.tree.readers(of: .pages) where front.tree.isWithin(id, self.id) { _ = front.views[id]?.refresh() }
  }
}
#endif
