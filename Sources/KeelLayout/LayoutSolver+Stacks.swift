import KeelScene

/// Stacks: the available length is divided among the children, the least flexible ones first.
extension LayoutSolver {
  /// The children of a stack with the sizes that they chose.
  struct Arrangement {
    var children: [NodeID]
    var proposals: [LayoutProposal]
    var sizes: [SceneSize]
    /// The spacing before each child.
    var gaps: [Double]
    /// The positions of the guide that aligns the children; `nil` for an ordinary alignment.
    var guides: GuideLine?
    var size = SceneSize()
  }

  func arrangement(of stack: StackElement, _ children: [NodeID], in room: LayoutProposal) -> Arrangement {
    let axis = stack.axis
    let insets = metrics.insets(stack.insets, inside: nil)
    var inner = room
    for axis in StackElement.Axis.allCases {
      inner[axis] = room[axis].map { max(0, $0 - insets.total(along: axis)) }
    }
    var found = Arrangement(
      children: children, proposals: Array(repeating: inner.with(nil, along: axis), count: children.count),
      sizes: Array(repeating: SceneSize(), count: children.count), gaps: gaps(of: stack, children))
    if let length = inner[axis] {
      divide(max(0, length - found.gaps.reduce(0, +)), of: stack, among: &found)
    } else {
      for index in children.indices { choose(index, nil, of: stack, in: &found) }
    }
    found.size[axis] = found.sizes.reduce(0) { $0 + $1[axis] } + found.gaps.reduce(0, +)
    found.guides = guideLine(of: stack, found)
    found.size[axis.across] = found.guides?.length ?? found.sizes.map { $0[axis.across] }.max() ?? 0
    for axis in StackElement.Axis.allCases {
      found.size[axis] += insets.total(along: axis)
      if stack.distribution == .pageContent, let room = room[axis] { found.size[axis] = max(found.size[axis], room) }
    }
    return found
  }

  private func gaps(of stack: StackElement, _ children: [NodeID]) -> [Double] {
    children.indices.map { index in
      guard index > 0 else { return 0 }
      let (first, second) = (children[index - 1], children[index])
      if tree.omitsSpacing(in: stack, between: first, and: second) { return 0 }
      return metrics.spacing(stack.spacing, along: stack.axis, between: first, second)
    }
  }

  /// Proposes a length to a child, and records the size that it chooses.
  private func choose(_ index: Int, _ length: Double?, of stack: StackElement, in found: inout Arrangement) {
    let child = found.children[index]
    found.proposals[index][stack.axis] = length
    found.sizes[index] = size(of: child, in: found.proposals[index])
  }

  /// Returns the size of a spacer, which has no breadth across the axis of the stack that it divides.
  func size(of spacer: SpacerElement, _ entry: SceneTree.Entry, in room: LayoutProposal) -> SceneSize {
    var size = SceneSize(width: max(room.width ?? 0, spacer.least), height: max(room.height ?? 0, spacer.least))
    if let axis = tree.stackAxis(around: entry) { size[axis.across] = 0 }
    return size
  }

  /// Returns the size of a line: its own thickness along the axis of the stack that it divides, and the proposed length
  /// across.
  func sizeOfLine(_ entry: SceneTree.Entry, in room: LayoutProposal) -> SceneSize {
    guard let axis = tree.stackAxis(around: entry) else {
      return metrics.size(of: entry.id, entry.element, in: room)
    }
    var size = metrics.size(of: entry.id, entry.element, in: LayoutProposal())
    size[axis.across] = room[axis.across] ?? 0
    return size
  }

  private func divide(_ length: Double, of stack: StackElement, among found: inout Arrangement) {
    let axis = stack.axis
    guard stack.distribution != .fillEqually else {
      for index in found.children.indices {
        choose(index, length / Double(found.children.count), of: stack, in: &found)
        found.sizes[index][axis] = length / Double(found.children.count)
      }
      return
    }
    let priorities = found.children.map { tree.entry(of: $0).flatMap(tree.priority) ?? 0 }
    // Children with less flexibility come first; equally flexible ones in their order.
    var reserved = 0.0
    let flexibilities = found.children.indices.map { index -> (least: Double, flexibility: Double) in
      let least = chosenLength(index, 0, stack, found)
      reserved += least
      return (least, chosenLength(index, .infinity, stack, found) - least)
    }
    var left = length
    for priority in Set(priorities).sorted(by: >) {
      let group = found.children.indices.filter { priorities[$0] == priority }
      // Children of a lower priority keep their least length.
      reserved -= group.reduce(0) { $0 + flexibilities[$1].least }
      let order = group.sorted {
        (flexibilities[$0].flexibility, $0) < (flexibilities[$1].flexibility, $1)
      }
      for (done, index) in order.enumerated() {
        choose(index, max(0, left - reserved) / Double(order.count - done), of: stack, in: &found)
        left -= found.sizes[index][axis]
        // An infinite length minus an infinite length leaves an infinite length.
        if left.isNaN { left = .infinity }
      }
    }
  }

  private func chosenLength(_ index: Int, _ length: Double, _ stack: StackElement, _ found: Arrangement) -> Double {
    let room = found.proposals[index].with(length, along: stack.axis)
    return size(of: found.children[index], in: room)[stack.axis]
  }

  private func isFixed(_ id: NodeID, along axis: StackElement.Axis) -> Bool {
    if case .box(let box)? = tree.element(of: id) { box.frame.isFixed(along: axis) } else { false }
  }

  func place(
    _ stack: StackElement, _ children: [NodeID], in rect: SceneRect, _ proposal: LayoutProposal,
    _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    let (axis, across) = (stack.axis, stack.axis.across)
    let found = arrangement(of: stack, children, in: proposal)
    let insets = metrics.insets(stack.insets, inside: nil)
    let breadth = max(0, rect.size[across] - insets.total(along: across))
    let free =
      rect.size[axis] - insets.total(along: axis) - found.gaps.reduce(0, +)
      - found.sizes.reduce(0) { $0 + $1[axis] }
    var start = rect.start(along: axis) + insets.before(along: axis)
    var between = 0.0
    switch stack.distribution {
    case .pageContent: start += free / 2
    case .equalSpacing: between = children.count > 1 ? max(0, free) / Double(children.count - 1) : 0
    case .natural, .fillEqually: break
    }
    for index in children.indices {
      var (size, proposal) = (found.sizes[index], found.proposals[index])
      if stack.alignment == .fill, size[across] != breadth, !isFixed(children[index], along: across) {
        size[across] = breadth
        proposal[across] = breadth
      }
      start += found.gaps[index] + (index == 0 ? 0 : between)
      let side =
        rect.start(along: across) + insets.before(along: across)
        + (found.guides.map { (breadth - $0.length) * stack.alignment.partBefore + $0.before - $0.positions[index] }
          ?? (breadth - size[across]) * stack.alignment.partBefore)
      let frame =
        axis == .horizontal
        ? SceneRect(x: start, y: side, width: size.width, height: size.height)
        : SceneRect(x: side, y: start, width: size.width, height: size.height)
      body(children[index], frame, proposal)
      start += size[axis]
    }
  }
}
