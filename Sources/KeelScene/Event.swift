/// What a person did, as a front end reports it.
///
/// An event asks; it changes nothing by itself. The model answers, and the surface follows with a patch,
/// before the call that sent the event returns.
public enum Event: Hashable, Sendable {
  /// A button was pressed or a row was chosen.
  case activate(NodeID)
  /// A switch was set.
  case toggle(NodeID, isOn: Bool)
  /// The text of a field is now this.
  case edit(NodeID, text: String)
  /// Return in a field.
  case submit(NodeID)
  /// A swipe or context action of a row.
  case action(NodeID, actionID: Int)
  /// Go back to the level with this index (0 is the first page) of a `navigation`.
  case pop(NodeID, toLevel: Int)
  /// Leave a `sheet` or an `alert` without one of its buttons.
  case dismiss(NodeID)
  /// Rows in this range (counted through all sections of the `list`) are in sight or soon will be.
  case reveal(NodeID, rows: Range<Int>)
  /// Find the next row of a `list` whose text has this in it, from the given row on (itself included), round the end.
  /// The answer is the list's `scrollTarget`.
  case find(NodeID, text: String, from: Int, backwards: Bool)
  /// Fetch the rows of a `list` again.
  case refresh(NodeID)
  /// A key that a `screen` has a command for.
  case keyCommand(NodeID, commandID: Int)
  /// The keyboard focus is now here; `nil` is nowhere.
  case focus(NodeID?)
  /// What surrounds the surface has changed.
  case environment(SceneEnvironment)
  /// The person closes the whole surface.
  case close
}

extension Event: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says what happened, without the text typed: it may be a password.
  public var description: String {
    switch self {
    case .activate(let id): "activate(\(id))"
    case .toggle(let id, let isOn): "toggle(\(id), \(isOn))"
    case .edit(let id, let text): "edit(\(id), \(text.utf8.count) bytes)"
    case .submit(let id): "submit(\(id))"
    case .action(let id, let action): "action(\(id), \(action))"
    case .pop(let id, let level): "pop(\(id), \(level))"
    case .dismiss(let id): "dismiss(\(id))"
    case .reveal(let id, let rows): "reveal(\(id), \(rows))"
    case .find(let id, let text, let from, let backwards):
      "find(\(id), \(text.debugDescription), \(from), \(backwards))"
    case .refresh(let id): "refresh(\(id))"
    case .keyCommand(let id, let command): "keyCommand(\(id), \(command))"
    case .focus(let id): "focus(\(id.map(\.description) ?? "none"))"
    case .environment: "environment"
    case .close: "close"
    }
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["description": description as Any]) }
}
