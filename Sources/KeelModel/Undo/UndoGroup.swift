/// Actions that are undone together, in the reverse of the order in which they were registered.
struct UndoGroup {
  /// A part of a group.
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  var name = ""
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]

  init() {}

  /// Creates a group without actions, with the name and the facts of another one.
  init(like group: UndoGroup) {
    self = group
    entries = []
  }

  /// True if a target of the group still exists.
  var isLive: Bool {
    entries.contains { entry in
      switch entry {
      case .action(let action): action.target != nil
      case .group(let group): group.isLive
      }
    }
  }

  @MainActor func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// The group without the actions of a target, and of targets that are gone; `nil` if nothing is left.
  func without(_ target: AnyObject) -> UndoGroup? {
    var rest = self
    rest.entries = entries.compactMap { entry in
      switch entry {
      case .action(let action): action.target == nil || action.target === target ? nil : entry
      case .group(let group): group.without(target).map { .group($0) }
      }
    }
    return rest.entries.isEmpty ? nil : rest
  }
}

/// The inverse of a change.
struct UndoAction {
  weak var target: AnyObject?
  let perform: @MainActor () -> Void
}
