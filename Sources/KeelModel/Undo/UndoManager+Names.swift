// What actions are called in menus, and what programs attach to them.

extension UndoManager {
  /// The name of the group that `undo()` would undo; empty if it has none.
  public var undoActionName: String {
    changes.read()
    return nextUndo?.name ?? ""
  }

  /// The name of the group that `redo()` would redo; empty if it has none.
  public var redoActionName: String {
    changes.read()
    return nextRedo?.name ?? ""
  }

  /// Names the present group, or the last one if none is open: `Typing`, in the language of the user.
  public func setActionName(_ actionName: String) { change { $0.name = actionName } }

  /// The title of a menu item that undoes, with the name of the action: `Undo Typing`.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu item that redoes, with the name of the action: `Redo Typing`.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu item that undoes an action of that name, in the language of the window.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", false, actionName) }

  /// Returns the title of a menu item that redoes an action of that name, in the language of the window.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", true, actionName) }

  private func title(_ verb: String, _ isRedo: Bool, _ name: String) -> String {
    menuTitle?(isRedo, name) ?? (name.isEmpty ? verb : verb + " " + name)
  }

  // MARK: Facts about actions

  /// Marks the present group as one whose loss does not matter, such as a change of the selection.
  public func setActionIsDiscardable(_ discardable: Bool) { change { $0.isDiscardable = discardable } }

  /// A Boolean value that indicates whether the loss of the next undo does not matter.
  public var undoActionIsDiscardable: Bool {
    changes.read()
    return nextUndo?.isDiscardable ?? false
  }

  /// A Boolean value that indicates whether the loss of the next redo does not matter.
  public var redoActionIsDiscardable: Bool {
    changes.read()
    return nextRedo?.isDiscardable ?? false
  }

  /// A key of a value that a program attaches to a group.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Attaches a value to the present group, or to the last one if none is open. The undo's redo has the same values.
  public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { change { $0.userInfo[key] = info } }

  /// Returns a value of the group that `undo()` would undo; `nil` if it has none.
  public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    changes.read()
    return nextUndo?.userInfo[key]
  }

  /// Returns a value of the group that `redo()` would redo; `nil` if it has none.
  public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    changes.read()
    return nextRedo?.userInfo[key]
  }

  private var nextUndo: UndoGroup? {
    if state == .idle, let first = open.first, open.contains(where: \.isLive) { return first }
    return undoStack.last { $0.isLive }
  }

  private var nextRedo: UndoGroup? { redoStack.last { $0.isLive } }

  private func change(_ change: (inout UndoGroup) -> Void) {
    settle()
    if !open.isEmpty {
      change(&open[0])
    } else if let last = undoStack.indices.last {
      change(&undoStack[last])
    }
    changes.fire()
  }
}
