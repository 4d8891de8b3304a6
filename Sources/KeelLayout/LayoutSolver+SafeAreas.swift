internal import KeelScene

/// Views that extend over the safe area, and views whose lengths are parts of their container's.
extension LayoutSolver {
  /// Places the child of a box that ignores the safe area: it is proposed the area with the surroundings at the edges
  /// that the box touches.
  func placeExtended(
    _ child: NodeID, _ edges: SceneEdges, in rect: SceneRect, _ proposal: LayoutProposal, _ area: SafeArea?,
    isMirrored: Bool, _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    let insets = area?.insets(of: rect, isRightToLeft: isMirrored).only(edges) ?? SceneInsets()
    var room = proposal
    for axis in StackElement.Axis.allCases { room[axis] = room[axis].map { $0 + insets.total(along: axis) } }
    let size = self.size(of: child, in: room)
    body(
      child, SceneRect(x: rect.x - insets.leading, y: rect.y - insets.top, width: size.width, height: size.height), room
    )
  }

  /// Returns the safe area of a child.
  func safeArea(
    _ area: SafeArea, of child: NodeID, at frame: SceneRect, in entry: SceneTree.Entry, _ rect: SceneRect
  ) -> SafeArea {
    if case .scroll(let scroll) = entry.element { return area.inside(scroll) }
    let edges = entry.element.safeAreaEdges
    guard !edges.isEmpty, child != entry.bar else { return area }
    return area.inside(rect, cutAt: edges, view: frame, isRightToLeft: tree.isRightToLeft(entry))
  }

  // MARK: Containers

  /// Returns a box with the lengths that its container gives it.
  func resolved(_ box: BoxElement, _ entry: SceneTree.Entry) -> BoxElement {
    guard case .containerRelative(let horizontal, let vertical) = box.placement else { return box }
    var box = box
    let container = containerSize(of: entry)
    box.frame = SceneFrame(
      width: horizontal?.length(of: container.width), height: vertical?.length(of: container.height))
    return box
  }

  /// Returns the size of the nearest region that scrolls around a node, otherwise that of the page.
  private func containerSize(of entry: SceneTree.Entry) -> SceneSize {
    var next = entry.parent
    while let around = next {
      if case .scroll = around.element { return scrollSizes[around.id] ?? pageSize }
      next = around.parent
    }
    return pageSize
  }

  /// Notes the size of a region that scrolls, for views in it that depend on it. A missing length is that of the page.
  func note(_ size: LayoutProposal, of scroll: SceneTree.Entry) {
    guard !tree.relative.isEmpty else { return }
    var known = SceneSize()
    for axis in StackElement.Axis.allCases {
      known[axis] = size[axis].flatMap { $0.isFinite ? $0 : nil } ?? pageSize[axis]
    }
    guard scrollSizes[scroll.id] != known else { return }
    scrollSizes[scroll.id] = known
    forgetRelative()
  }

  func forgetRelative() {
    for id in tree.relative { forget(id) }
  }
}

extension SceneTree.Entry {
  /// True if the node is the content of a page, or of a window without pages.
  var isPageContent: Bool {
    switch parent?.element {
    case nil, .screen, .window, .sheet, .tabs, .split, .navigation: true
    default: false
    }
  }
}
