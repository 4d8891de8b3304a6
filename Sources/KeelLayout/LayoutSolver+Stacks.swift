import KeelScene

/// Stacks: the room is divided among the children, the least flexible ones first.
extension LayoutSolver {
  /// The children of a stack with the sizes that they chose.
  struct Arrangement {
    var children: [NodeID]
    var proposals: [LayoutProposal]
    var sizes: [LayoutSize]
    /// The space before each child.
    var gaps: [Double]
    var size = LayoutSize()
  }

  func arrangement(of stack: StackElement, _ children: [NodeID], in room: LayoutProposal) -> Arrangement {
    let axis = stack.axis
    var inner = room
    for axis in StackElement.Axis.allCases {
      inner[axis] = room[axis].map { max(0, $0 - stack.insets.total(along: axis)) }
    }
    var found = Arrangement(
      children: children, proposals: Array(repeating: inner.with(nil, along: axis), count: children.count),
      sizes: Array(repeating: LayoutSize(), count: children.count), gaps: gaps(of: stack, children))
    if let length = inner[axis] {
      divide(max(0, length - found.gaps.reduce(0, +)), of: stack, among: &found)
    } else {
      for index in children.indices { choose(index, nil, of: stack, in: &found) }
    }
    found.size[axis] = found.sizes.reduce(0) { $0 + $1[axis] } + found.gaps.reduce(0, +)
    found.size[axis.across] = found.sizes.map { $0[axis.across] }.max() ?? 0
    for axis in StackElement.Axis.allCases {
      found.size[axis] += stack.insets.total(along: axis)
      if stack.distribution == .centered, let room = room[axis] { found.size[axis] = max(found.size[axis], room) }
    }
    return found
  }

  private func gaps(of stack: StackElement, _ children: [NodeID]) -> [Double] {
    var gaps = Array(repeating: stack.spacing, count: children.count)
    if !gaps.isEmpty { gaps[0] = 0 }
    guard stack.hasDefaultSpacing else { return gaps }
    for index in gaps.indices.dropFirst() where isSpacer(children[index]) || isSpacer(children[index - 1]) {
      gaps[index] = 0
    }
    return gaps
  }

  /// Offers a child a length, and records what it chose.
  private func choose(_ index: Int, _ length: Double?, of stack: StackElement, in found: inout Arrangement) {
    let child = found.children[index]
    found.proposals[index][stack.axis] = length
    var size = self.size(of: child, in: found.proposals[index])
    // A spacer and a line have no breadth and no length of their own.
    switch tree.element(of: child) {
    case .spacer: size[stack.axis.across] = 0
    case .separator where found.proposals[index][stack.axis.across] == nil: size[stack.axis.across] = 0
    default: break
    }
    found.sizes[index] = size
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
    // Children that can change their length by less come first; equal ones in their order.
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
        // Infinite room is never used up.
        if left.isNaN { left = .infinity }
      }
    }
  }

  private func chosenLength(_ index: Int, _ length: Double, _ stack: StackElement, _ found: Arrangement) -> Double {
    let child = found.children[index]
    return size(of: child, in: found.proposals[index].with(length, along: stack.axis))[stack.axis]
  }

  private func isSpacer(_ id: NodeID) -> Bool { tree.element(of: id)?.isSpacer == true }

  func place(
    _ stack: StackElement, _ children: [NodeID], in rect: LayoutRect, _ proposal: LayoutProposal,
    _ body: (NodeID, LayoutRect, LayoutProposal) -> Void
  ) {
    let (axis, across) = (stack.axis, stack.axis.across)
    let found = arrangement(of: stack, children, in: proposal)
    let breadth = max(0, rect.size[across] - stack.insets.total(along: across))
    let free =
      rect.size[axis] - stack.insets.total(along: axis) - found.gaps.reduce(0, +)
      - found.sizes.reduce(0) { $0 + $1[axis] }
    var start = rect.start(along: axis) + stack.insets.before(along: axis)
    var between = 0.0
    switch stack.distribution {
    case .centered: start += free / 2
    case .equalSpacing: between = children.count > 1 ? max(0, free) / Double(children.count - 1) : 0
    case .natural, .fillEqually: break
    }
    for index in children.indices {
      var (size, proposal) = (found.sizes[index], found.proposals[index])
      if stack.alignment == .fill, size[across] != breadth {
        size[across] = breadth
        proposal[across] = breadth
      }
      start += found.gaps[index] + (index == 0 ? 0 : between)
      let side =
        rect.start(along: across) + stack.insets.before(along: across)
        + (breadth - size[across]) * stack.alignment.partBefore
      let frame =
        axis == .horizontal
        ? LayoutRect(x: start, y: side, width: size.width, height: size.height)
        : LayoutRect(x: side, y: start, width: size.width, height: size.height)
      body(children[index], frame, proposal)
      start += size[axis]
    }
  }
}

extension SceneAlignment {
  /// The part of the free room that is before a child, from 0 to 1.
  fileprivate var partBefore: Double {
    switch self {
    case .leading, .fill: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
