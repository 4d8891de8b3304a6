/// Turns a set of changed nodes into the fewest operations that a front end needs.
///
/// A *source* can describe any node. `tree` is the content that the front end shows. A node is *dirty* when its
/// description may differ from the content shown. `makePatch` requests the description of each dirty node that is
/// shown, compares, and emits removals first, then insertions and moves, then changed contents. A node that changes its
/// parent therefore leaves the old place before it appears in the new one. New nodes are described when they are
/// inserted, so they need not be marked.
///
/// A container that loses all of many children is removed and inserted again.
///
/// The cost is O(dirty nodes + number of siblings between the first and the last changed one + nodes inserted or removed),
/// and a comparison for each of the other siblings, independent of the size of the tree.
@MainActor package final class Surface {
  /// Describes nodes, and is notified after a patch when a node is no longer shown.
  @MainActor package protocol Source: AnyObject {
    /// Returns the current description of the node, or `nil` if it is unknown. An unknown node is an error of the
    /// source and is left out.
    func describe(_ id: NodeID) -> Node?
    /// Called when the node has left the tree with the patch just made; not called for a node that has only moved.
    func didRemove(_ id: NodeID)
  }

  /// The tree that the front end shows, or will show after the pending patch.
  package let tree = SceneTree()
  /// Describes the nodes of the scene; a surface without a source shows nothing.
  package weak var source: (any Source)?
  private var dirty: [NodeID] = []
  /// The same nodes as a set, used once there are too many to search the array.
  private var isDirty: Set<NodeID> = []
  /// The elements that front ends have drawn by themselves since the last patch.
  private var shownByFrontEnd: [NodeID: Element] = [:]
  /// True while a patch is made. Nodes that are marked meanwhile wait for the next patch, unless they are described later
  /// in this one.
  package private(set) var isDescribing = false
  private var isReplacingRoot = false
  private var faults: [String] = []
  private var gone: [NodeID] = []

  /// Creates a surface that shows nothing until the first patch.
  package init(source: (any Source)? = nil) {
    self.source = source
  }

  /// A Boolean value that indicates whether nodes are marked, so that a patch is due.
  package var hasChanges: Bool { !dirty.isEmpty }

  /// Marks a node whose description may have changed. Nodes that are not shown are ignored.
  package func setNeedsDescription(_ id: NodeID) {
    // A node that was just described may be about to enter the tree.
    guard isDescribing || tree.contains(id) else { return }
    if dirty.count < 8 {
      if dirty.contains(id) { return }
    } else {
      if isDirty.isEmpty { isDirty.formUnion(dirty) }
      guard isDirty.insert(id).inserted else { return }
    }
    dirty.append(id)
  }

  /// Records that the user moved the focus, so that the next patch does not repeat it to the front end.
  package func noteFocus(_ id: NodeID?) {
    if let id, !tree.contains(id) { return }
    tree.perform(.focus(id))
  }

  /// Records the element that the front end already shows for the node, such as a toggled switch or typed text. If the
  /// node is then described differently, the next patch corrects the front end, even if the description has not
  /// changed.
  package func recordOptimisticUpdate(_ id: NodeID, _ element: Element) {
    guard tree.contains(id) else { return }
    shownByFrontEnd[id] = element
    setNeedsDescription(id)
  }

  /// Returns the patch that leads to the current descriptions, and records it as applied.
  package func makePatch(root: NodeID, focus: NodeID?) -> Patch {
    let marked = dirty
    dirty.removeAll(keepingCapacity: true)
    isDirty = []
    var operations: [Patch.Operation] = []
    isDescribing = true
    if tree.root != root {
      if let old = tree.root { tree.appendIDs(from: old, to: &gone) }
      isReplacingRoot = true
      var met: Set<NodeID> = []
      if let subtree = described(root, &met) {
        operations.append(.root(subtree))
        tree.perform(.root(subtree))
      }
      isReplacingRoot = false
    } else {
      operations = changes(of: marked)
    }
    isDescribing = false
    // Nodes that were marked while the patch was made may not have entered the tree.
    if !dirty.isEmpty {
      dirty.removeAll { !tree.contains($0) }
      isDirty = []
    }
    shownByFrontEnd.removeAll(keepingCapacity: true)
    if let focus, tree.contains(focus) {
      if tree.focused != focus { operations.append(.focus(focus)) }
    } else if focus == nil, tree.focused != nil {
      operations.append(.focus(nil))
    }
    if case .focus(let id)? = operations.last { tree.perform(.focus(id)) }
    if !operations.isEmpty, let fault = tree.checked() { faults.append(fault) }
    for id in gone where !tree.contains(id) { source?.didRemove(id) }
    gone.removeAll(keepingCapacity: true)
    return Patch(operations: operations)
  }

  private func changes(of marked: [NodeID]) -> [Patch.Operation] {
    var described: [(shown: SceneTree.Entry, new: Node)] = []
    var rearranged: [(old: Node, new: Node)] = []
    described.reserveCapacity(marked.count)
    for id in marked {
      guard let shown = tree.entry(of: id), let new = node(id, shown) else { continue }
      described.append((shown, new))
      guard !shown.holds(new.children), let old = tree[id] else { continue }
      rearranged.append((old, new))
    }
    var operations: [Patch.Operation] = []
    if !rearranged.isEmpty {
      rearrange(rearranged) { operation in
        operations.append(operation)
        if let fault = tree.perform(operation) { faults.append(fault) }
      }
    }
    for (shown, new) in described {
      // A rearrangement may have removed it; a node of an inserted subtree has been described with it.
      guard rearranged.isEmpty || tree.entry(of: new.id) === shown else { continue }
      let isShown =
        new.element == shown.element
        && (shownByFrontEnd.isEmpty || new.element == shownByFrontEnd[new.id] ?? new.element)
      let element = isShown ? nil : new.element
      let attributes = new.attributes == shown.attributes ? nil : new.attributes
      if let element { operations.append(.update(new.id, element)) }
      if let attributes { operations.append(.attributes(new.id, attributes)) }
      tree.update(element, attributes, of: shown)
    }
    return operations
  }

  /// Removes, inserts and moves the children of nodes whose children have changed.
  private func rearrange(_ changed: [(old: Node, new: Node)], emit: (Patch.Operation) -> Void) {
    let emptied = Set(changed.lazy.filter { self.losesAllOfMany($0, $1) }.map(\.old.id))
    // A parent that has not changed itself receives the container again in the same place.
    var parents: [(id: NodeID, children: [NodeID])] = []
    for id in changed.map(\.old.id) where emptied.contains(id) {
      guard let parent = tree.parent(of: id), let children = tree[parent]?.children else { continue }
      if !parents.contains(where: { $0.id == parent }) { parents.append((parent, children)) }
    }
    for (child, parent) in removals(in: changed, emptied) {
      tree.appendIDs(from: child, to: &gone)
      emit(.remove(child, from: parent))
    }
    for (old, new) in changed where tree.contains(old.id) {
      arrange(new.children, in: old.id, emit: emit)
    }
    for (id, children) in parents where tree[id].map({ $0.children.count < children.count }) ?? false {
      if !changed.contains(where: { $0.old.id == id }) { arrange(children, in: id, emit: emit) }
    }
  }

  /// Returns true if a container loses all of its many children and front ends keep no state for it. It is removed and
  /// inserted again: two operations instead of one for each child.
  private func losesAllOfMany(_ old: Node, _ new: Node) -> Bool {
    guard old.children.count >= Surface.manyChildren, shownByFrontEnd[old.id] == nil, tree.focused != old.id else {
      return false
    }
    switch old.element {
    // For a stack with a window, front ends keep the height of the children that are not described.
    case .stack(let stack) where stack.window != nil: return false
    case .stack, .grid, .layers, .firstFit, .arranged: return !new.children.contains { tree.parent(of: $0) == old.id }
    default: return false
    }
  }

  /// The number of children from which a container is replaced in this way; tests use fewer.
  static var manyChildren = 64

  /// Returns the children that leave changed nodes, except those inside of another one that leaves.
  private func removals(
    in changed: [(old: Node, new: Node)], _ emptied: Set<NodeID>
  ) -> [(child: NodeID, parent: NodeID)] {
    var found: [(child: NodeID, parent: NodeID)] = []
    for (old, new) in changed {
      if emptied.contains(old.id), let parent = tree.parent(of: old.id) {
        found.append((old.id, parent))
        continue
      }
      guard let (places, newPlaces) = tree.entry(of: old.id)?.differences(from: new.children) else { continue }
      let kept = Set(new.children[newPlaces])
      // From the end: trees find the last child at once, and need not close a gap.
      for child in old.children[places].reversed() where !kept.contains(child) { found.append((child, old.id)) }
    }
    guard found.count > 1 else { return found }
    // An emptied container may also leave its parent.
    var leaving: Set<NodeID> = []
    found.removeAll { !leaving.insert($0.child).inserted }
    return found.filter { _, parent in
      var ancestor: NodeID? = parent
      while let current = ancestor {
        if leaving.contains(current) { return false }
        ancestor = tree.parent(of: current)
      }
      return true
    }
  }

  /// Brings the remaining children in the wanted order with the fewest moves, and inserts new ones between them.
  private func arrange(_ wanted: [NodeID], in parent: NodeID, emit: (Patch.Operation) -> Void) {
    guard let entry = tree.entry(of: parent) else { return }
    // Usually children are inserted at the end, and many stay before them.
    let (places, newPlaces) = entry.differences(from: wanted)
    let (start, present, wanted) = (places.lowerBound, Array(entry.children[places]), wanted[newPlaces])
    if present.isEmpty, wanted.isEmpty { return }
    var position: [NodeID: Int] = [:]
    for (index, id) in present.enumerated() { position[id] = index }
    let staying = wanted.filter { position[$0] != nil }
    let inPlace = Set(longestIncreasingRun(of: staying.compactMap { position[$0] }).map { staying[$0] })
    // Children that are still to be moved occupy indices: `pending` of them come before the current one.
    var pending = 0
    var cursor = 0
    var placed = start
    var hasMoved: Set<NodeID> = []
    for id in wanted {
      if inPlace.contains(id) {
        while present[cursor] != id {
          if !hasMoved.contains(present[cursor]) { pending += 1 }
          cursor += 1
        }
        cursor += 1
      } else if let old = position[id] {
        if old < cursor { pending -= 1 }
        hasMoved.insert(id)
        emit(.move(id, in: parent, to: placed + pending))
      } else {
        var met: Set<NodeID> = []
        guard let subtree = described(id, &met) else { continue }
        emit(.insert(subtree, into: parent, at: placed + pending))
      }
      placed += 1
    }
  }

  // MARK: Querying the source

  /// Removes the mark that a node has received earlier in this patch: it is about to be described.
  private func withdrawMark(of id: NodeID) {
    guard !dirty.isEmpty, isDirty.isEmpty || isDirty.contains(id), let index = dirty.lastIndex(of: id) else { return }
    dirty.remove(at: index)
    isDirty.remove(id)
    if dirty.count < 8 { isDirty = [] }
  }

  /// Returns the current description of a node, with each child once.
  private func node(_ id: NodeID, _ shown: SceneTree.Entry?) -> Node? {
    withdrawMark(of: id)
    guard var node = source?.describe(id) else { return nil }
    // Children that are shown in this order have been checked already.
    guard node.children.count > 1, shown?.holds(node.children) != true else { return node }
    removeRepeated(from: &node, shown)
    return node
  }

  /// Removes repeated children. Those in the common prefix and suffix with the shown children were checked before.
  private func removeRepeated(from node: inout Node, _ shown: SceneTree.Entry?) {
    let (old, new) = shown?.differences(from: node.children) ?? (0..<0, node.children.indices)
    var met: Set<NodeID> = []
    var free: Set<NodeID> = []
    if let shown { free.formUnion(shown.children[old]) }
    let isRepeated = node.children[new].map { child in
      !met.insert(child).inserted || (shown != nil && tree.parent(of: child) == node.id && !free.contains(child))
    }
    guard isRepeated.contains(true) else { return }
    for index in new.reversed() where isRepeated[index - new.lowerBound] {
      faults.append("\(node.children[index]) is in \(node.id) twice")
      node.children.remove(at: index)
    }
  }

  /// Returns the current description of a node with all its descendants. Nodes that are shown elsewhere, and stay
  /// there, are left out, because a node has one place.
  private func described(_ id: NodeID, _ met: inout Set<NodeID>) -> Subtree? {
    guard met.insert(id).inserted, isReplacingRoot || !tree.contains(id) else {
      faults.append("\(id) is in two places")
      return nil
    }
    guard let node = node(id, tree.entry(of: id)) else { return nil }
    var children: [Subtree] = []
    children.reserveCapacity(node.children.count)
    for child in node.children {
      if let subtree = described(child, &met) { children.append(subtree) }
    }
    return Subtree(id: id, element: node.element, attributes: node.attributes, children: children)
  }

  /// Returns the errors in the patches so far and forgets them; empty unless a source contradicts itself.
  package func takeFaults() -> [String] {
    defer { faults.removeAll() }
    return faults
  }
}

/// Returns the indices of a longest strictly increasing subsequence, ascending. Patience sorting (Fredman 1975), O(n
/// log n).
func longestIncreasingRun(of values: [Int]) -> [Int] {
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    // Usually the next value is larger than all before it.
    var low = tails.last.map { values[$0] < value } == true ? tails.count : 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? tails[low - 1] : -1
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var run: [Int] = []
  var index = tails.last ?? -1
  while index >= 0 {
    run.append(index)
    index = previous[index]
  }
  return run.reversed()
}
