import KeelInteraction
import KeelLayout
public import KeelScene

extension HeadlessFrontEnd {
  /// Gives a node a frame in the window, which is reported if the program asks about the node.
  ///
  /// Other nodes have the frame that the solver gives them (`LayoutSolver`, `FixedLayoutMetrics`) in a typical window
  /// with the size classes of the environment: 1024 by 768 points, or 390 by 844 in a compact horizontal size class. The
  /// content of a page, a sheet or a tab has the whole window; rows are below each other. The panes of a split view are
  /// side by side if the program requests widths and the window is regular. Otherwise each has the whole window.
  public func place(_ id: NodeID, at frame: SceneRect) {
    states[id].frame = frame
    hasGeometryToReport = true
    chooseWhatFits()
    revealVisibleRows()
  }

  /// Notes whether a patch has shown or changed nodes that the program asks about.
  func followGeometry(of patch: Patch) {
    func asks(_ subtree: Subtree) -> Bool {
      subtree.attributes.geometry != .none || subtree.children.contains(where: asks)
    }
    hasPositionsToFollow = true
    for operation in patch.operations {
      switch operation {
      case .root(let subtree):
        geometry.forget()
        hasGeometryToReport = asks(subtree)
      case .insert(let subtree, into: _, at: _): if asks(subtree) { hasGeometryToReport = true }
      case .attributes(_, let attributes): if attributes.geometry != .none { hasGeometryToReport = true }
      case .update(_, .split): hasGeometryToReport = true
      // Code of the program may place nodes elsewhere.
      case .update: if !(tree.arrangers.isEmpty && tree.guided.isEmpty) { hasGeometryToReport = true }
      case .remove, .move, .focus: break
      }
    }
  }

  /// Reports the frames of the nodes in sight that the program asks about, as often as the answers show others.
  func reportGeometry() {
    var isAnswer = false
    while hasGeometryToReport {
      hasGeometryToReport = false
      let layout = solvedLayout()
      let solved = layout.frames
      var placed: [NodeID: SceneRect] = [:]
      let scrolls = scrollReports(layout)
      for element in SceneSurvey(self).elements
      where element.isInSight && element.node.attributes.geometry != .none {
        placed[element.id] = states[element.id].frame ?? solved[element.id] ?? SceneRect()
      }
      guard
        let event = geometry.event(
          for: placed, insets: layout.insets, scrolls: scrolls, in: tree, isAnswer: isAnswer)
      else { return }
      send(event)
      isAnswer = true
      endMovement()
    }
  }

  /// Chooses the children that fit, for nodes that show only one (`FirstFitElement`). The solver notes its choice
  /// in the tree, and the focus leaves what is not shown any longer. Costs nothing in a scene without such nodes.
  func chooseWhatFits() {
    guard !tree.choosers.isEmpty else { return }
    follower.willApply(to: tree, focused: keyboard)
    _ = solvedFrames()
    moveKeyboard(follower.didApply(to: tree), Patch(operations: []))
  }

  /// Returns the frame of a node in the window: the one that a test has given it, otherwise the solver's.
  func frame(of id: NodeID) -> SceneRect { states[id].frame ?? solvedFrames()[id] ?? SceneRect() }

  /// Returns the frames of all nodes in a typical window.
  func solvedFrames() -> [NodeID: SceneRect] { solvedLayout().frames }

  /// Lays out the window as if for the first time. A child that is chosen by its size decides whether the nodes around
  /// it grow: with such choices, there is a second layout.
  func solvedLayout() -> HeadlessLayout {
    guard !tree.choosers.isEmpty else { return oneLayout() }
    for entry in tree.choosers.compactMap(tree.entry) { tree.choose(nil, in: entry) }
    _ = oneLayout()
    return oneLayout()
  }

  private func oneLayout() -> HeadlessLayout {
    var placing = HeadlessLayout(tree, safeAreaInsets)
    for id in states.ids {
      placing.offsets[id] = states[id].offset
      if tree.choosers.contains(id) { placing.given[id] = states[id].frame }
    }
    guard let root = tree.root else { return placing }
    let size = environment.typicalWindowSize
    placing.place(root, in: SceneRect(width: size.width, height: size.height))
    return placing
  }
}

/// The frames of all nodes of a window: the solver's, and those of the containers that each front end has its own way to
/// draw, which are as simple as possible here.
@MainActor struct HeadlessLayout {
  private(set) var frames: [NodeID: SceneRect] = [:]
  /// The insets of the safe area at the edges of nodes that have any.
  private(set) var insets: [NodeID: SceneInsets] = [:]
  /// The frames that tests give to nodes of which one child is chosen.
  var given: [NodeID: SceneRect] = [:]
  /// The positions of regions, and the sizes of what is in them.
  var offsets: [NodeID: ScenePoint] = [:]
  private(set) var contents: [NodeID: SceneSize] = [:]
  let solver: LayoutSolver
  /// The insets of the content of each page.
  private let pageInsets: SceneInsets

  init(_ tree: SceneTree, _ pageInsets: SceneInsets) {
    solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())
    self.pageInsets = pageInsets
  }

  mutating func place(_ id: NodeID, in rect: SceneRect, _ area: SafeArea? = nil) {
    var found: [(id: NodeID, frame: SceneRect, insets: SceneInsets)] = []
    solver.place(id, in: rect, safeArea: area) { found.append(($0, $1, $2)) }
    scroll(&found)
    for (id, frame, inset) in found {
      frames[id] = frame
      if inset != SceneInsets() { insets[id] = inset }
      if let frame = given.removeValue(forKey: id) { place(id, in: frame) }
      guard let node = solver.tree[id], !node.children.isEmpty, !node.element.placesChildren else { continue }
      placeChildren(of: node, in: frame)
    }
  }

  private mutating func placeChildren(of node: Node, in rect: SceneRect) {
    switch node.element {
    case .stack(let stack) where stack.window != nil: placeLazy(stack, node, in: rect)
    case .list, .section, .group, .disclosure, .row:
      var y = rect.y
      for child in node.children {
        let height = self.height(of: child, in: rect.width)
        place(child, in: SceneRect(x: rect.x, y: y, width: rect.width, height: height))
        y += height
      }
    case .split: placePanes(of: node, in: rect)
    case .screen where pageInsets != SceneInsets():
      let isRightToLeft = solver.tree.entry(of: node.id).map(solver.tree.isRightToLeft) ?? false
      let area = SafeArea(rect, insets: pageInsets, isRightToLeft: isRightToLeft)
      for child in node.children { place(child, in: area.rect, area) }
    default: for child in node.children { place(child, in: rect) }
    }
  }

  private mutating func placePanes(of node: Node, in rect: SceneRect) {
    guard solver.tree.widthClass == .regular, let parts = solver.tree.splitParts(of: node.id), parts.hasRequestedWidths
    else {
      for child in node.children { place(child, in: rect) }
      return
    }
    let isRightToLeft = solver.tree.entry(of: node.id).map(solver.tree.isRightToLeft) ?? false
    let shown = parts.shown(in: .regular)
    var start = 0.0
    for (pane, width) in zip(shown, parts.widths(of: shown, in: rect.width)) {
      let x = isRightToLeft ? rect.width - start - width : start
      place(parts.panes[pane], in: SceneRect(x: rect.x + x, y: rect.y, width: width, height: rect.height))
      start += width
    }
  }

  /// Places the described children of a lazy stack, in the lines that the metrics count for all of them.
  private mutating func placeLazy(_ stack: StackElement, _ node: Node, in rect: SceneRect) {
    let count = Double(max(stack.window?.count ?? 0, 1))
    let step = (rect.size[stack.axis] + stack.spacing) / count
    for (index, child) in node.children.enumerated() {
      var frame = rect
      if stack.axis == .vertical {
        frame.height = max(0, step - stack.spacing)
      } else {
        frame.width = max(0, step - stack.spacing)
      }
      let distance = step * Double((stack.window?.start ?? 0) + index)
      if stack.axis == .vertical { frame.y += distance } else { frame.x += distance }
      place(child, in: frame)
    }
  }

  /// Notes the sizes of what is in regions, and moves it by their positions.
  private mutating func scroll(_ found: inout [(id: NodeID, frame: SceneRect, insets: SceneInsets)]) {
    var moves: [NodeID: ScenePoint] = [:]
    for index in found.indices {
      let id = found[index].id
      guard let parent = solver.tree.parent(of: id) else { continue }
      var move = moves[parent] ?? ScenePoint(x: 0, y: 0)
      found[index].frame.x -= move.x
      found[index].frame.y -= move.y
      if case .scroll? = solver.tree.element(of: parent) { contents[parent] = found[index].frame.size }
      if case .scroll? = solver.tree.element(of: id), let offset = offsets[id] {
        move.x += offset.x
        move.y += offset.y
      }
      moves[id] = move
    }
  }

  /// Returns the positions that a region allows; `nil` if it is not shown or empty.
  func limits(of region: NodeID, _ element: ScrollElement) -> ScrollLimits? {
    guard let content = contents[region], let frame = frames[region] else { return nil }
    return ScrollLimits(
      farthest: ScenePoint(
        x: element.isHorizontal ? max(0, content.width - frame.width) : 0,
        y: element.isVertical ? max(0, content.height - frame.height) : 0))
  }

  /// Returns the position that the program requests; `nil` if there is no request.
  func request(of region: NodeID, _ element: ScrollElement, from old: ScenePoint) -> ScenePoint? {
    if let position = element.position { return ScenePoint(x: position.x ?? old.x, y: position.y ?? old.y) }
    guard let target = element.target, let frame = frames[region], let node = frames[target.node] else { return nil }
    func place(_ start: Double, _ length: Double, _ room: Double, _ now: Double, _ part: Double?) -> Double {
      if let part { return start - (room - length) * part }
      if start < now || length > room { return start }
      return start + length > now + room ? start + length - room : now
    }
    return ScenePoint(
      x: place(
        node.x - frame.x + old.x, node.width, frame.width, old.x, target.anchor?.part(along: .horizontal)),
      y: place(
        node.y - frame.y + old.y, node.height, frame.height, old.y, target.anchor?.part(along: .vertical)))
  }

  /// Returns the positions at which the user's scrolling stops.
  func stops(of region: NodeID, _ element: ScrollElement) -> [ScenePoint] {
    guard let frame = frames[region], let content = contents[region] else { return [] }
    switch element.snap {
    case .none: return []
    case .pages:
      let pages = max(content.width / max(frame.width, 1), content.height / max(frame.height, 1))
      return (0...Int(min(pages, 10_000))).map {
        ScenePoint(x: Double($0) * frame.width, y: Double($0) * frame.height)
      }
    case .children:
      let offset = offsets[region] ?? ScenePoint(x: 0, y: 0)
      return solver.tree.inReadingOrder(from: region).flatMap { node -> [ScenePoint] in
        guard case .stack(let stack) = node.element, stack.isScrollTarget else { return [] }
        return node.children.compactMap { frames[$0] }.map {
          ScenePoint(
            x: $0.x - frame.x + offset.x - element.margins.leading, y: $0.y - frame.y + offset.y - element.margins.top)
        }
      }
    }
  }

  private func height(of id: NodeID, in width: Double) -> Double {
    guard let node = solver.tree[id] else { return 0 }
    switch node.element {
    case .section, .group, .disclosure, .row:
      return max(Self.leastRow, node.children.reduce(0) { $0 + height(of: $1, in: width) })
    default: return solver.size(of: id, in: LayoutProposal(width: width)).height
    }
  }

  /// The least height of a row in points.
  static let leastRow = 44.0
}
