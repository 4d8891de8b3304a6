#if Desktop
import CKeelGtk
import KeelInteraction
import KeelLayout
import KeelScene

/// A lazy stack: an island for each of the views that the scene describes, and room for the others.
///
/// The views near the visible part are requested after each layout and while the region around it scrolls. When other
/// views are described, the visible ones stay where they are: the difference goes into the room before them, which is
/// an estimate in any case. Only at the beginning of the stack, where no room can be, does the position of the region
/// change instead.
@MainActor final class LazyStackView: NodeView, WidgetLayout {
  /// What is shown.
  private struct Shown {
    var lengths: LazyLengths
    /// The nodes that have them.
    var nodes: [NodeID]
    /// The length across the stack, without its insets.
    var breadth: Double
  }
  private var shown: Shown?
  /// True after the scene has changed, until the visible views have been found in the new window.
  private var isMoving = true
  /// The views requested last.
  private var asked: Range<Int>?
  private var isRequesting = false

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    let owner = BoxOwner()
    super.init(id, front, keel_box_new(Held.retain(owner), GTK_ACCESSIBLE_ROLE_GENERIC))
    owner.box = self
    sync()
  }

  override func register() {
    super.register()
    front.lazyStacks[id] = self
  }

  override func discard() {
    super.discard()
    if front.lazyStacks[id] === self { front.lazyStacks[id] = nil }
  }

  private var element: (stack: StackElement, window: ChildWindow)? {
    guard case .stack(let stack)? = front.tree.element(of: id), let window = stack.window else { return nil }
    return (stack, window)
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .stack(let stack) = element, stack.window != nil else { return false }
    change()
    return true
  }

  override func sync() {
    var old: [NodeID: NodeView] = [:]
    for island in children { old[island.id] = island }
    let next = (front.tree[id]?.children ?? []).map { old.removeValue(forKey: $0) ?? BoxView($0, front, in: nil) }
    for gone in old.values {
      gtk_widget_unparent(gone.widget)
      gone.discard()
    }
    insert(next)
    change()
  }

  private func change() {
    isMoving = true
    asked = nil
    gtk_widget_queue_resize(widget)
  }

  override func takeFocus() -> Bool { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 }

  // MARK: Lengths

  /// Returns the lengths for a length across the stack, after the room that is shown.
  private func lengths(across breadth: Double?) -> LazyLengths? {
    guard let (stack, window) = element else { return nil }
    let nodes = children.map(\.id)
    let gaps = zip(nodes, nodes.dropFirst()).map { first, second in
      front.tree.omitsSpacing(in: stack, between: first, and: second) ? 0 : stack.spacing.rounded()
    }
    return LazyLengths(
      window, children: nodes.map { size(of: $0, stack.axis, across: breadth)[stack.axis] }, gaps: gaps,
      spacing: stack.spacing.rounded(), before: shown?.lengths.before, known: shown?.lengths.unit,
      longest: Self.mostPixels / Double(max(1, window.count)))
  }

  /// The pixels that all views may have together by the estimate.
  private static let mostPixels = 4_000_000.0

  /// Returns the size of a view in whole pixels.
  private func size(of node: NodeID, _ axis: StackElement.Axis, across breadth: Double?) -> SceneSize {
    var proposal = LayoutProposal()
    proposal[axis.across] = breadth
    let size = front.solver.size(of: node, in: proposal)
    return SceneSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  // MARK: The window

  /// Leaves the visible views where they are after a change of the scene, before the next layout.
  func moveWindow() {
    guard isMoving else { return }
    isMoving = false
    guard let old = shown, let (stack, window) = element,
      let new = lengths(across: old.breadth)?.after(room: 0)
    else { return }
    let visible = visiblePlaces(stack)?.first ?? 0
    let kept = keptView(from: old.lengths.index(at: visible), old, in: window)
    // Otherwise the first described view comes where it was estimated to be.
    let (oldNumber, number) = kept ?? (window.start, window.start)
    let place = old.lengths.place(of: oldNumber) - new.place(of: number)
    let room = window.start == 0 ? 0 : place > 0 ? place : new.estimatedRoom
    let lengths = new.after(room: room)
    // Views that come at the beginning of a stack move the others only if the beginning is visible.
    if kept != nil, room != place, visible > 0 {
      region?.scrolled.follow(
        stack.axis, movedBy: room - place, grownBy: lengths.total - old.lengths.total,
        isMirrored: stack.axis == .horizontal && isRightToLeft)
    }
    shown = Shown(lengths: lengths, nodes: children.map(\.id), breadth: old.breadth)
  }

  /// Returns the number that the first visible view has had, and the one that it has; if it has gone, those of the next
  /// view; `nil` if all have gone.
  private func keptView(
    from first: Int, _ old: Shown, in window: ChildWindow
  ) -> (old: Int, new: Int)? {
    let start = old.lengths.window.start
    var numbers: [NodeID: Int] = [:]
    for (offset, view) in children.enumerated() { numbers[view.id] = window.start + offset }
    for (offset, node) in old.nodes.enumerated().dropFirst(max(0, first - start)) {
      if let number = numbers[node] { return (start + offset, number) }
    }
    return nil
  }

  private var isRightToLeft: Bool { front.tree.entry(of: id).map(front.tree.isRightToLeft) ?? false }

  /// The region that scrolls along the stack.
  var region: ScrollView? {
    guard let axis = element?.stack.axis else { return nil }
    var next = front.tree.parent(of: id)
    while let around = next {
      if let region = front.views[around] as? ScrollView, axis == .vertical ? region.isVertical : region.isHorizontal {
        return region
      }
      next = front.tree.parent(of: around)
    }
    return nil
  }

  /// The first and the last visible place along the stack; `nil` if the stack has not been laid out in its region.
  private func visiblePlaces(_ stack: StackElement) -> (first: Double, last: Double)? {
    guard let part = region?.visiblePart(of: widget) else { return nil }
    let (insets, size) = (stack.insets, part.size)
    switch stack.axis {
    case .vertical: return (part.y - insets.top, part.y - insets.top + size.height - 1)
    case .horizontal where isRightToLeft:
      let first = Double(gtk_widget_get_width(widget)) - part.x - size.width - insets.leading
      return (first, first + size.width - 1)
    case .horizontal: return (part.x - insets.leading, part.x - insets.leading + size.width - 1)
    }
  }

  /// Requests the visible views and those near them that the scene does not describe, after the layout.
  func requestLater() {
    guard !isRequesting else { return }
    isRequesting = true
    front.afterLayout { [weak self] in
      guard let self else { return }
      isRequesting = false
      request()
    }
  }

  private func request() {
    // What is visible before the region has moved is not wanted any more.
    guard front.views[id] === self, gtk_widget_get_mapped(widget) != 0, region?.isFollowing != true,
      let (stack, _) = element, let lengths = shown?.lengths
    else { return }
    let sight = visiblePlaces(stack) ?? (0, lengths.total)
    guard let rows = lengths.wanted(inSight: sight.first, through: sight.last, asked: asked) else { return }
    asked = rows
    front.send(.reveal(id, rows: rows))
  }

  // MARK: The two passes of GTK

  func measure(isHorizontal: Bool, forSize size: Int32) -> (least: Int32, natural: Int32) {
    moveWindow()
    guard let (stack, _) = element else { return (0, 0) }
    let (insets, axis) = (stack.insets, stack.axis)
    let margin = isHorizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    let other = isHorizontal ? insets.top + insets.bottom : insets.leading + insets.trailing
    var least: Int32 = 0
    for child in children {
      // GTK requires that every widget that is placed has been measured since its last change.
      var width: Int32 = 0
      gtk_widget_measure(child.widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
      least = max(least, width)
    }
    if (axis == .horizontal) == isHorizontal {
      let breadth = size < 0 ? shown?.breadth : max(0, Double(size) - other)
      let length = Int32(pixels: (lengths(across: breadth)?.total ?? 0) + margin)
      return (length, length)
    }
    let sizes = children.map { self.size(of: $0.id, axis, across: nil)[axis.across] }
    let breadth = Int32(pixels: (sizes.max() ?? 0) + margin)
    return (isHorizontal ? min(least + Int32(pixels: margin), breadth) : breadth, breadth)
  }

  func allocate(_ width: Int32, _ height: Int32) {
    guard let (stack, _) = element else { return }
    let (insets, axis) = (stack.insets, stack.axis)
    let whole = SceneSize(
      width: max(0, Double(width) - insets.leading - insets.trailing),
      height: max(0, Double(height) - insets.top - insets.bottom))
    let breadth = whole[axis.across]
    guard let lengths = lengths(across: breadth) else { return }
    shown = Shown(lengths: lengths, nodes: children.map(\.id), breadth: breadth)
    let isRightToLeft = isRightToLeft
    var place = lengths.before
    for (index, child) in children.enumerated() {
      var size = size(of: child.id, axis, across: breadth)
      let isFilled = stack.alignment == .fill || size[axis.across] > whole[axis.across]
      if isFilled { size[axis.across] = whole[axis.across] }
      let rest = ((whole[axis.across] - size[axis.across]) * stack.alignment.partBefore).rounded()
      let (leading, top) = axis == .vertical ? (rest, place) : (place, rest)
      let x = isRightToLeft ? Double(width) - insets.leading - leading - size.width : insets.leading + leading
      var point = graphene_point_t(x: Float(x), y: Float(insets.top + top))
      gtk_widget_allocate(
        child.widget, Int32(pixels: size.width), Int32(pixels: size.height), -1, gsk_transform_translate(nil, &point))
      place += lengths.children[index] + lengths.gaps[index]
    }
    requestLater()
  }
}
#endif
