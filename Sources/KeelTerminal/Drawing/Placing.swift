internal import KeelLayout
internal import KeelScene

/// The exact frame of a node in points, and the room for which the solver chose it.
///
/// Only the cells of a frame are rounded. Its children are placed in the exact one, so that roundings do not add up.
struct PlacedNode: Equatable {
  var id: NodeID
  var frame: SceneRect
  var proposal: LayoutProposal
}

extension Composer {
  /// Draws the children of a node where the solver of layout places them.
  ///
  /// - Parameters:
  ///   - rect: The cells of the node.
  ///   - placed: Its exact frame; `nil` if it has been given exactly these cells.
  func drawChildren(
    of node: Node, _ rect: Rect, _ placed: PlacedNode?, _ clip: Rect, _ context: DrawContext
  ) {
    guard let entry = tree.entry(of: node.id) else { return }
    let frame = placed?.frame ?? SceneRect(rect)
    var children: [PlacedNode] = []
    measurer.solver.forEachChild(of: entry, in: frame, placed?.proposal ?? LayoutProposal(frame.size)) {
      children.append(PlacedNode(id: $0, frame: $1, proposal: $2))
    }
    let areas = measurer.cells(of: children, in: node)
    if case .stack(let stack) = node.element, stack.isScrollTarget { noteStops(areas, context) }
    var isLayers = false
    if case .layers = node.element { isLayers = true }
    func drawOne(_ index: Int) {
      var context = context
      if isLayers, index > 0 { context.isInFront = true }
      draw(children[index], areas[index], in: node, clip, context)
    }
    let heights = children.map { tree.entry(of: $0.id).map(tree.zIndex) ?? 0 }
    guard heights.contains(where: { $0 != 0 }) else { return children.indices.forEach(drawOne) }
    // Siblings further in front are drawn later; the keyboard reaches all of them in their order in the tree.
    let before = found.stops
    var stops = Array(repeating: [Stop](), count: children.count)
    for index in children.indices.sorted(by: { (heights[$0], $0) < (heights[$1], $1) }) {
      found.stops = []
      drawOne(index)
      stops[index] = found.stops
    }
    found.stops = before + stops.joined()
  }

  /// Draws a node at its exact frame, whose cells are these.
  func draw(_ child: PlacedNode, _ area: Rect, in parent: Node? = nil, _ clip: Rect, _ context: DrawContext) {
    var context = context
    // The rows of a grid are not drawn themselves.
    if case .grid? = parent?.element, let row = tree.parent(of: child.id), row != parent?.id,
      tree.attributes(of: row)?.isEnabled == false
    {
      context.isEnabled = false
    }
    context.placed = child
    draw(child.id, area, clip, context)
  }
}

extension Measurer {
  /// Returns the cells of the children of a node.
  func cells(of children: [PlacedNode], in node: Node) -> [Rect] {
    var areas = children.map { Cells.rect($0.frame) }
    // Containers may be as long as what scrolls. Controls are drawn cell by cell.
    for index in children.indices where tree.element(of: children[index].id)?.passesGrowth == false {
      areas[index].width = min(areas[index].width, max(columns, 1_000))
    }
    for index in children.indices where areas[index].isEmpty {
      areas[index] = atLeastACell(areas[index], children[index], areas)
    }
    // A button is as wide as its title, regardless of the width of its stack, at the place that the program has chosen.
    if case .stack(let stack) = node.element, stack.axis == .vertical, stack.alignment == .fill {
      for (index, child) in children.enumerated() where !tree.growth(of: child.id).contains(.horizontal) {
        let element = tree.element(of: child.id)
        switch element {
        case .button, .menu, .link:
          let width = min(measure(child.id, areas[index].width).width, areas[index].width)
          if case .button(let button)? = element, button.look?.alignment != nil {
            let spare = areas[index].width - width
            areas[index].x += spare * (button.look?.anchor ?? .center).halvesBefore(along: .horizontal) / 2
          }
          areas[index].width = width
        default: break
        }
      }
    }
    return areas
  }

  /// Returns the cells of something thinner than a cell: one line or column, unless a sibling has it.
  private func atLeastACell(_ area: Rect, _ child: PlacedNode, _ all: [Rect]) -> Rect {
    var grown = area
    if area.width == 0, child.frame.width > 0.01 {
      grown.width = 1
      grown.x = Int((child.frame.x / Cells.width + 0.001).rounded(.down))
    }
    if area.height == 0, child.frame.height > 0.01 {
      grown.height = 1
      grown.y = Int((child.frame.y / Cells.height + 0.001).rounded(.down))
    }
    return grown.isEmpty || all.contains { !$0.intersection(grown).isEmpty } ? area : grown
  }
}
