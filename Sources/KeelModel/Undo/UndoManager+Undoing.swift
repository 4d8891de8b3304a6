// Undoing and redoing.

extension UndoManager {
  /// A Boolean value that indicates whether there is an action to undo.
  public var canUndo: Bool {
    changes.read()
    return open.contains(where: \.isLive) || undoStack.contains(where: \.isLive)
  }

  /// A Boolean value that indicates whether there is an action to redo.
  public var canRedo: Bool {
    changes.read()
    return redoStack.contains(where: \.isLive)
  }

  /// A Boolean value that indicates whether the manager is undoing.
  public var isUndoing: Bool {
    changes.read()
    return state == .undoing
  }

  /// A Boolean value that indicates whether the manager is redoing.
  public var isRedoing: Bool {
    changes.read()
    return state == .redoing
  }

  /// The number of groups that can be undone.
  public var undoCount: Int {
    changes.read()
    settle()
    return undoStack.count { $0.isLive } + (open.contains(where: \.isLive) ? 1 : 0)
  }

  /// The number of groups that can be redone.
  public var redoCount: Int {
    changes.read()
    return redoStack.count { $0.isLive }
  }

  /// Undoes the last group; has no effect if there is none. It ends the group of the present turn first.
  public func undo() {
    settle()
    if open.count == 1, state == .idle { closeGroup() }
    guard open.isEmpty else {
      return report("Undo was requested inside a group of undo actions.", "Call endUndoGrouping() first.")
    }
    undoNestedGroup()
  }

  /// Undoes the last group: inside an open one, the last group that was closed in it.
  public func undoNestedGroup() {
    guard state == .idle else { return report("Undo was requested by an action.", "Undo afterwards.") }
    settle()
    var group: UndoGroup?
    if open.isEmpty {
      group = takeLive(from: &undoStack)
    } else if case .group(let last)? = open[open.count - 1].entries.last {
      open[open.count - 1].entries.removeLast()
      group = last
    }
    if let group { perform(group, as: .undoing) }
  }

  /// Redoes the group that was undone last; has no effect if there is none.
  public func redo() {
    settle()
    if open.count == 1, state == .idle { closeGroup() }
    guard open.isEmpty, state == .idle else {
      return report("Redo was requested inside a group of undo actions.", "Call endUndoGrouping() first.")
    }
    if let group = takeLive(from: &redoStack) { perform(group, as: .redoing) }
  }

  /// Takes the last group that has a target left, and drops those after it.
  private func takeLive(from stack: inout [UndoGroup]) -> UndoGroup? {
    while let group = stack.popLast() { if group.isLive { return group } }
    return nil
  }

  /// Performs the actions of a group. What they register becomes a group of the same name that reverts them.
  private func perform(_ group: UndoGroup, as state: State) {
    let outer = (open, automaticTurn)
    open = [UndoGroup(like: group)]
    automaticTurn = nil
    self.state = state
    changes.fire()
    group.perform()
    while open.count > 1 { closeGroup() }
    closeGroup()
    self.state = .idle
    (open, automaticTurn) = outer
    changes.fire()
  }
}
