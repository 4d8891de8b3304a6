internal import KeelInteraction
internal import KeelScene

extension TerminalScreen {
  /// Applies a patch to the tree, and removes the cached drawings of rows that it changes.
  func applyToTree(_ patch: Patch) {
    for operation in patch.operations {
      if !strips.isEmpty {
        for id in tree.nodes(changedBy: operation) { forgetDrawing(of: id) }
        operation.changedNode.map(forgetDrawing)
      }
      tree.perform(operation)
    }
  }

  /// Removes the cached drawing of the row that contains a node. O(depth).
  private func forgetDrawing(of id: NodeID) {
    var next = tree.entry(of: id)
    while let entry = next {
      strips[entry.id] = nil
      next = entry.parent
    }
  }

  /// Removes the remembered lines of lists that the patch affects, and the state of removed nodes; `LayoutSolver.willApply`
  /// forgets sizes. Each operation is examined before and after the patch, since the parent of a node is known only while
  /// the node is in the tree.
  func invalidate(_ patch: Patch, isBefore: Bool) {
    for operation in patch.operations {
      if isBefore, mayGiveKeysAnotherMeaning(operation) { keyChanges += 1 }
      switch operation {
      case .root:
        if isBefore { forgetEverything() }
      case .insert(let subtree, into: let parent, at: _):
        rowsChanged(around: isBefore ? parent : subtree.id)
      case .remove(let id, from: let parent):
        rowsChanged(around: parent)
        if isBefore { forget(id) }
      case .move(_, in: let parent, to: _): rowsChanged(around: parent)
      case .update(let id, let element):
        if case .row(let new) = element, case .row(let old)? = tree[id]?.element, new.isAsHigh(as: old) { break }
        rowsChanged(around: id)
      case .attributes, .focus: break
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

  private func rowsChanged(around id: NodeID) {
    var current: NodeID? = id
    while let node = current {
      measurer.rowsChanged(of: node)
      states[node].list?.asked.removeAll()
      states[node].askedChildren = nil
      current = tree.parent(of: node)
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
