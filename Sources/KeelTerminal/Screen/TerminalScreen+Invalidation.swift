internal import KeelInteraction
internal import KeelScene

extension TerminalScreen {
  /// Removes the cached drawings of nodes that the patch affects; `LayoutSolver.willApply` forgets their sizes. Each
  /// operation is examined before and after the patch, since the parent of a node is known only while the node is in
  /// the tree.
  func invalidate(_ patch: Patch, isBefore: Bool) {
    for operation in patch.operations {
      if isBefore, mayGiveKeysAnotherMeaning(operation) { keyChanges += 1 }
      switch operation {
      case .root:
        if isBefore { forgetEverything() }
      case .insert(let subtree, into: let parent, at: _):
        if isBefore { touch(parent, isStructural: true) } else { touch(subtree.id, isStructural: true) }
      case .remove(let id, from: let parent):
        touch(parent, isStructural: true)
        if isBefore { forget(id) }
      case .move(_, in: let parent, to: _): touch(parent, isStructural: true)
      case .update(let id, let element):
        var isStructural = true
        if case .row(let new) = element, case .row(let old)? = tree[id]?.element {
          isStructural = !new.isAsHigh(as: old)
        }
        touch(id, isStructural: isStructural)
      case .attributes(let id, _): touch(id, isStructural: false, isDeep: true)
      case .focus: break
      }
    }
  }

  private func mayGiveKeysAnotherMeaning(_ operation: Patch.Operation) -> Bool {
    switch operation {
    case .update(let id, let new): !(tree[id]?.element.givesKeysTheSameMeaning(as: new) ?? false)
    case .root, .insert, .remove, .move, .attributes: true
    case .focus: false
    }
  }

  private func touch(_ id: NodeID, isStructural: Bool, isDeep: Bool = false) {
    var current: NodeID? = id
    while let node = current {
      strips[node] = nil
      if isStructural {
        measurer.rowsChanged(of: node)
        states[node].list?.asked.removeAll()
        states[node].askedChildren = nil
      }
      current = tree.parent(of: node)
    }
    if isDeep, let children = tree[id]?.children, !children.isEmpty {
      for node in tree.inReadingOrder(from: id) { strips[node.id] = nil }
    }
  }

  /// Removes the state of nodes that are removed.
  private func forget(_ id: NodeID) {
    for node in tree.inReadingOrder(from: id) {
      strips[node.id] = nil
      measurer.forget(node.id)
      states.forget(node.id)
      focus.memory.forget(node.id)
    }
  }

  private func forgetEverything() {
    measurer.forgetEverything()
    geometry.forget()
    strips.removeAll()
    states = NodeStates()
    focus = FocusState()
    pressed = nil
    overlay = .none
  }
}
