#if Desktop
import CKeelGtk
import KeelScene

/// A region that scrolls around an island: for the user, for the focus and for the program.
@MainActor final class ScrollView: NodeView, ScrollingView {
  private var content: BoxView? { children.first as? BoxView }
  private(set) var isHorizontal = false
  private(set) var isVertical = true
  let scrolled: ScrolledWindow
  private(set) var isByUser = false
  /// The number of the last request of the program that was fulfilled.
  private var serial = 0
  /// True if the region is at the anchor that it keeps (`ScrollElement.Anchors`); `nil` before it is first laid out.
  private var isAtAnchor: Bool?
  /// The farthest position at the last layout: the position also changes because there is less content.
  private var farthest = ScenePoint(x: 0, y: 0)
  /// True while the program moves the region.
  private var isMoving = false
  /// True until the position is the one that the program has requested last.
  private(set) var isFollowing = false

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    let window: Widget = gtk_scrolled_window_new()
    scrolled = ScrolledWindow(window)
    super.init(id, front, window)
    _ = refresh()
    sync()
    scrolled.observe { [weak self] in
      self?.moved()
    } resized: { [weak self] in
      self?.resized()
    }
  }

  /// The size of the visible part.
  var region: SceneSize {
    SceneSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .scroll(let scroll) = element else { return false }
    (isHorizontal, isVertical) = (scroll.isHorizontal, scroll.isVertical)
    let showsBars = scroll.showsIndicators && scroll.isEnabled
    // Other policies ask for the content's least length along an axis that does not scroll.
    gtk_scrolled_window_set_policy(
      widget.opaque, isHorizontal && showsBars ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL,
      isVertical && showsBars ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
    scrolled.setScrolledByUser(scroll.isEnabled)
    if scroll.lastSerial != serial { followLater() }
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

  // MARK: Positions

  private func moved() {
    if !isMoving, front.isApplying == 0, scrolled.farthest == farthest {
      isByUser = true
      isAtAnchor = anchors?.sizeChanges.map(isAt)
    }
    front.didScroll(self)
  }

  /// The content's size depends on the region's: it is measured again after the layout.
  private func resized() {
    front.afterLayout { [weak self] in
      guard let self else { return }
      content?.resize()
      // What the program has requested may not have a place yet.
      if !isFollowing, farthest != scrolled.farthest { follow() }
    }
  }

  /// Follows the program once the content has been laid out again.
  private func followLater() {
    guard !isFollowing else { return }
    isFollowing = true
    content?.resize()
  }

  /// Called within the layout.
  func contentWasPlaced() {
    guard isFollowing else { return }
    front.afterLayout { [weak self] in
      guard let self, isFollowing else { return }
      isFollowing = false
      follow()
    }
  }

  /// Returns the visible part in the coordinates of a widget in the content, which was laid out there.
  func visiblePart(of inner: Widget) -> SceneRect? {
    guard let content, let place = inner.frame(in: content.widget) else { return nil }
    let (offset, size) = (scrolled.offset, scrolled.visibleSize)
    return SceneRect(x: offset.x - place.x, y: offset.y - place.y, width: size.width, height: size.height)
  }

  private var anchors: ScrollElement.Anchors? {
    if case .scroll(let scroll)? = front.tree.element(of: id) { scroll.anchors } else { nil }
  }

  private func isAt(_ anchor: SceneAnchor) -> Bool {
    let (now, wanted) = (scrolled.offset, scrolled.farthest.part(anchor))
    return abs(now.x - wanted.x) < 1 && abs(now.y - wanted.y) < 1
  }

  /// Moves to the position that the program requests, once for each request, and to the anchor of a region that the user
  /// has not scrolled away from it.
  private func follow() {
    guard case .scroll(let scroll)? = front.tree.element(of: id), region.width > 1 else { return }
    farthest = scrolled.farthest
    var wanted = scrolled.offset
    if let anchor = isAtAnchor.map({ $0 ? scroll.anchors?.sizeChanges : nil }) ?? scroll.anchors?.initial {
      wanted = farthest.part(anchor)
    }
    if scroll.lastSerial != serial {
      serial = scroll.lastSerial
      isByUser = false
      if let request = request(scroll) { wanted = request }
    }
    isMoving = true
    scrolled.move(to: wanted)
    isMoving = false
    isAtAnchor = scroll.anchors == nil ? nil : scroll.anchors?.sizeChanges.map(isAt) ?? false
    front.didScroll(self)
  }

  /// Returns the position of the program's last request; `nil` if its target does not exist.
  private func request(_ scroll: ScrollElement) -> ScenePoint? {
    if let position = scroll.position, position.serial == serial {
      let now = scrolled.offset
      return ScenePoint(x: position.x ?? now.x, y: position.y ?? now.y)
    }
    guard let target = scroll.target, let area = area(of: target.node) else { return nil }
    return scrolled.place(revealing: area, at: target.anchor)
  }

  /// Returns the frame of a node in the content.
  private func area(of node: NodeID) -> SceneRect? {
    guard let content else { return nil }
    if let frame = content.frames[node] { return frame }
    return (front.views[node] ?? front.islands[node])?.widget.frame(in: content.widget)
  }
}

extension ScenePoint {
  /// The part of the distances that precedes an anchor.
  fileprivate func part(_ anchor: SceneAnchor) -> ScenePoint {
    ScenePoint(x: x * anchor.part(along: .horizontal), y: y * anchor.part(along: .vertical))
  }
}
#endif
