/// Records how to undo changes, and undoes and redoes them, with the names of Foundation's class of that name.
///
/// A model registers the inverse of each change as it makes it; what the inverse registers while it runs becomes the
/// redo. Foundation has no such class on Linux.
///
///     func rename(_ item: Item, to name: String) {
///       let old = item.name
///       item.name = name
///       undoManager.registerUndo(withTarget: self) { $0.rename(item, to: old) }
///       undoManager.setActionName("Rename")
///     }
///
/// - Each window has one: `@Environment(\.undoManager)` and `UIResponder.undoManager` return it, and Ctrl-Z and
///   Ctrl-Shift-Z or Ctrl-Y run it in every front end, except in a text, which the keys edit. In a terminal Ctrl-Z
///   suspends the program while there is nothing to undo.
/// - Targets are weak. Actions whose target is gone are skipped.
/// - What is registered in one turn is undone together (``groupsByEvent``).
/// - Observers and bodies that read a property are updated when it changes.
@MainActor @preconcurrency open class UndoManager: HashableObject {
  /// The groups that can be undone and redone, the next one last.
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// The groups that are open, the innermost last.
  var open: [UndoGroup] = []
  /// The turn in which the outermost group was opened automatically; `nil` if the program has opened it.
  var automaticTurn: Int?
  var disablingCount = 0
  var state = State.idle
  /// Fires when anything has changed that the public properties return.
  let changes = Signal()
  /// Returns the title of a menu item in the language of the user. The window sets it; without it, titles are English.
  package var menuTitle: ((_ isRedo: Bool, _ actionName: String) -> String)?

  enum State { case idle, undoing, redoing }

  /// Creates a manager without any actions.
  public init() {}

  // MARK: Registering

  /// Records an action that undoes a change. While the manager undoes, it is recorded for the redo instead.
  ///
  /// Without an open group, and with ``groupsByEvent`` off, the action is a group of its own. A new change ends the
  /// possibility to redo earlier ones.
  ///
  /// - Parameters:
  ///   - target: The object that the action changes. It is not retained: if it is gone by then, nothing happens.
  ///   - handler: The action, which receives the target. It must not retain the target.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    settle()
    let action = UndoAction(target: target) { [weak target] in if let target { handler(target) } }
    let isAlone = open.isEmpty && !groupsByEvent
    if open.isEmpty { openGroup(isAutomatic: !isAlone) }
    open[open.count - 1].entries.append(.action(action))
    if state == .idle { redoStack = [] }
    if isAlone { closeGroup() }
    changes.fire()
  }

  /// A Boolean value that indicates whether actions are recorded; true unless disabled.
  public var isUndoRegistrationEnabled: Bool {
    changes.read()
    return disablingCount == 0
  }

  /// Ignores actions until the matching `enableUndoRegistration()`. Calls nest.
  open func disableUndoRegistration() {
    disablingCount += 1
    changes.fire()
  }

  /// Records actions again, after as many calls as there were of `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    guard disablingCount > 0 else {
      return report("Undo registration was enabled, and was not disabled.", "Call disableUndoRegistration() first.")
    }
    disablingCount -= 1
    changes.fire()
  }

  // MARK: Removing

  /// The largest number of groups that can be undone, the oldest of which are dropped; 0, the default, for no limit.
  open var levelsOfUndo = 0 {
    didSet {
      trim()
      changes.fire()
    }
  }

  /// Removes all actions, and enables registration.
  open func removeAllActions() {
    guard state == .idle else { return report("Actions were removed by an action.", "Remove them afterwards.") }
    (undoStack, redoStack, open, automaticTurn, disablingCount) = ([], [], [], nil, 0)
    changes.fire()
  }

  /// Removes the actions of a target, in all groups.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoStack = undoStack.compactMap { $0.without(target) }
    redoStack = redoStack.compactMap { $0.without(target) }
    // Open groups stay open.
    open = open.map { $0.without(target) ?? UndoGroup(like: $0) }
    changes.fire()
  }

  func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Groups

  /// A Boolean value that indicates whether the actions of a turn form a group; true unless changed.
  ///
  /// Set it to false to determine all groups by ``beginUndoGrouping()`` and ``endUndoGrouping()``.
  open var groupsByEvent = true {
    didSet { settle() }
  }

  func report(_ happened: String, _ remedy: String) {
    RuntimeWarning.report(
      happened, rule: "Calls of an UndoManager come in pairs, and not from within its actions.", remedy: remedy)
  }
}
