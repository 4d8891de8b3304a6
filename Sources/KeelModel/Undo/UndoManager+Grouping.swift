// Groups: the actions that are undone together.

extension UndoManager {
  /// The number of open groups, including the one that a turn opens.
  public var groupingLevel: Int {
    changes.read()
    settle()
    return open.count
  }

  /// Opens a group inside the present one. Its actions are undone together, and with those of the outer groups.
  public func beginUndoGrouping() {
    settle()
    if open.isEmpty, groupsByEvent, state == .idle { openGroup(isAutomatic: true) }
    openGroup(isAutomatic: false)
    changes.fire()
  }

  /// Closes the innermost group. A group without actions is dropped.
  public func endUndoGrouping() {
    settle()
    // The outermost group of an undo is that of its redo, and not the program's.
    guard open.count > (state == .idle ? 0 : 1) else {
      return report("A group of undo actions was ended, and none is open.", "Call beginUndoGrouping() first.")
    }
    closeGroup()
    changes.fire()
  }

  func openGroup(isAutomatic: Bool) {
    if isAutomatic {
      automaticTurn = Turn.shared.current
      // So that the turn ends, even if nothing else changes in it.
      Turn.shared.setNeedsRun(.observers)
    }
    open.append(UndoGroup())
  }

  func closeGroup() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { automaticTurn = nil }
    guard !group.entries.isEmpty else { return }
    guard open.isEmpty else { return open[open.count - 1].entries.append(.group(group)) }
    switch state {
    case .idle, .redoing: undoStack.append(group)
    case .undoing: redoStack.append(group)
    }
    trim()
  }

  /// Closes the group of a turn that has ended. Groups that the program has opened inside it stay open, and it with
  /// them.
  func settle() {
    if open.count == 1, state == .idle, let automaticTurn, automaticTurn != Turn.shared.current { closeGroup() }
  }
}

extension Turn {
  /// The number of the turn that handles a change which is made now.
  fileprivate var current: Int { turnCount + (isRunning ? 0 : 1) }
}
