/// A user action, as a front end reports it.
///
/// An event is a request and changes nothing by itself. The model answers, and the surface is patched before the call
/// that sent the event returns.
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
  /// Rows in this range (counted through all sections of the `list`, or children of a `stack` with a window) are in sight
  /// or soon will be.
  case reveal(NodeID, rows: Range<Int>)
  /// Find the next row of a `list` whose text has this in it, from the given row on (itself included), round the end.
  /// The answer is the list's `scrollTarget`.
  case find(NodeID, text: String, from: Int, backwards: Bool)
  /// Fetch the rows of a `list` again.
  case refresh(NodeID)
  /// A key that a `screen` has a command for.
  case keyCommand(NodeID, commandID: Int)
  /// A value was set; the answer may be another.
  case adjust(NodeID, value: Double)
  /// One step up, of a `stepper` or anything adjustable.
  case increment(NodeID)
  /// One step down.
  case decrement(NodeID)
  /// An option of a `picker`, a tab of `tabs`, a pane of a `split`, by its number from 0.
  case choose(NodeID, index: Int)
  /// A date was set.
  case setDate(NodeID, SceneDate)
  /// The words in a link of a `label` were chosen, by the number of their run.
  case followLink(NodeID, run: Int)
  /// What is looked for on a `screen` is now this.
  case search(NodeID, text: String)
  /// A person has begun or ended looking for something on a `screen`.
  case searching(NodeID, isActive: Bool)
  /// Take the row out.
  case deleteRow(NodeID)
  /// Put the row elsewhere in its list: the number that it has then, counted through all sections.
  case moveRow(NodeID, to: Int)
  /// The keyboard focus is now here; `nil` is nowhere.
  case focus(NodeID?)
  /// Go to the place with this path: an address was typed, followed, or gone back to. The answer is the window's `path`.
  case open(path: String)
  /// What surrounds the surface has changed.
  case environment(SceneEnvironment)
  /// A person sees and uses the surface as far as this says.
  case phase(SurfacePhase)
  /// The person closes the whole surface.
  case close
}

extension Event {
  /// The node that the event is for; `nil` for events that concern the whole surface.
  public var node: NodeID? {
    switch self {
    case .activate(let id), .toggle(let id, _), .edit(let id, _), .submit(let id), .action(let id, _), .pop(let id, _),
      .dismiss(let id), .reveal(let id, _), .find(let id, _, _, _), .refresh(let id), .keyCommand(let id, _),
      .adjust(let id, _), .increment(let id), .decrement(let id), .choose(let id, _), .setDate(let id, _),
      .followLink(let id, _), .search(let id, _), .searching(let id, _), .deleteRow(let id), .moveRow(let id, _):
      id
    case .focus(let id): id
    case .open, .environment, .phase, .close: nil
    }
  }
}

extension Event: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The event and its node, without the text typed into fields, which may be a password.
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
    case .adjust(let id, let value): "adjust(\(id), \(value))"
    case .increment(let id): "increment(\(id))"
    case .decrement(let id): "decrement(\(id))"
    case .choose(let id, let index): "choose(\(id), \(index))"
    case .setDate(let id, let date):
      "setDate(\(id), \(date.year)-\(date.month)-\(date.day) \(date.hour):\(date.minute))"
    case .followLink(let id, let run): "followLink(\(id), \(run))"
    case .search(let id, let text): "search(\(id), \(text.utf8.count) bytes)"
    case .searching(let id, let isActive): "searching(\(id), \(isActive))"
    case .deleteRow(let id): "deleteRow(\(id))"
    case .moveRow(let id, let row): "moveRow(\(id), \(row))"
    case .focus(let id): "focus(\(id.map(\.description) ?? "none"))"
    case .open(let path): "open(\(path.debugDescription))"
    case .environment: "environment"
    case .phase(let phase): "phase(\(phase))"
    case .close: "close"
    }
  }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// A mirror with the description only, so that `dump` cannot show typed text.
  public var customMirror: Mirror { Mirror(self, children: ["description": description as Any]) }
}
