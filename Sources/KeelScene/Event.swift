/// A user action that a front end reports.
///
/// An event is a request and changes nothing by itself. The model answers, and the surface is patched before the call
/// that sent the event returns.
public enum Event: Hashable, Sendable {
  /// A button was pressed, a row was chosen, or the text of a field shall be removed (`TextFieldElement.clearButton`).
  case activate(NodeID)
  /// A switch was set.
  case toggle(NodeID, isOn: Bool)
  /// The user has changed the text of a field to this.
  case edit(NodeID, text: String)
  /// This part of the text of a field is selected, in UTF-16 code units; an empty range is the caret. Sent for the field
  /// with the focus, if the program asks for it (`TextFieldElement.selection`): when it receives the focus, after each
  /// change of the text, and when the selection moves.
  case select(NodeID, range: Range<Int>)
  /// Return was pressed in a field.
  case submit(NodeID)
  /// A swipe or context action of a row was chosen.
  case action(NodeID, actionID: Int)
  /// Go back to the page at this index (0 is the first one) of a `navigation`.
  case pop(NodeID, toLevel: Int)
  /// Close a `sheet` or an `alert` without one of its buttons.
  case dismiss(NodeID)
  /// Rows in this range are visible or will be soon: counted through all sections of a `list`, or children of a
  /// `stack` with a window.
  case reveal(NodeID, rows: Range<Int>)
  /// Find the next row of a `list` that contains a text, from the given row on (inclusive), wrapping around at the
  /// end. The answer is the list's `scrollTarget`.
  case find(NodeID, text: String, from: Int, backwards: Bool)
  /// Refresh the rows of a `list`.
  case refresh(NodeID)
  /// A keyboard shortcut of a `screen` was pressed.
  case keyCommand(NodeID, commandID: Int)
  /// The user has set a value; the program may answer with another one.
  case adjust(NodeID, value: Double)
  /// Increase the value of a `stepper` or an adjustable element by a step.
  case increment(NodeID)
  /// Decrease the value by a step.
  case decrement(NodeID)
  /// Choose an option of a `picker`, a tab of `tabs`, or a pane of a `split`, by its index.
  case choose(NodeID, index: Int)
  /// The user has set a date.
  case setDate(NodeID, SceneDate)
  /// Follow a link in a `label`, given by the index of its run.
  case followLink(NodeID, run: Int)
  /// The user has changed the query of a `screen` to this.
  case search(NodeID, text: String)
  /// The user has begun or ended a search on a `screen`.
  case searching(NodeID, isActive: Bool)
  /// Delete a row.
  case deleteRow(NodeID)
  /// Move a row in its list to the index that it then has, counted through all sections.
  case moveRow(NodeID, to: Int)
  /// The keyboard focus has moved to this node; `nil` for none.
  case focus(NodeID?)
  /// Go to the location with this path: the user typed or followed an address, or went back to it. The program answers
  /// with the window's `path`.
  case open(path: String)
  /// Nodes that the program asks about have these frames in the window.
  ///
  /// The round counts the reports that were sent only because the answer to a report has changed the layout
  /// (`GeometryReport.maximumRounds`); it is 0 for reports with another cause.
  case geometry([GeometryReport], round: Int)
  /// A pointer has been pressed on a node that wants to know of it (`BoxElement.pointer`), has moved or been released.
  case pointer(NodeID, PointerReport)
  /// The environment of the surface has changed.
  case environment(SceneEnvironment)
  /// The phase of the surface has changed.
  case phase(SurfacePhase)
  /// The user closes the surface.
  case close
}

extension Event {
  /// The node that the event is for; `nil` for events that concern the whole surface.
  public var node: NodeID? {
    switch self {
    case .activate(let id), .toggle(let id, _), .edit(let id, _), .select(let id, _), .submit(let id),
      .action(let id, _), .pop(let id, _), .dismiss(let id), .reveal(let id, _), .find(let id, _, _, _),
      .refresh(let id), .keyCommand(let id, _), .adjust(let id, _), .increment(let id), .decrement(let id),
      .choose(let id, _), .setDate(let id, _), .followLink(let id, _), .search(let id, _), .searching(let id, _),
      .deleteRow(let id), .moveRow(let id, _), .pointer(let id, _):
      id
    case .focus(let id): id
    case .open, .geometry, .environment, .phase, .close: nil
    }
  }
}

extension Event: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The event and its node. Text that was typed is left out, because it may be a password.
  public var description: String {
    switch self {
    case .activate(let id): "activate(\(id))"
    case .toggle(let id, let isOn): "toggle(\(id), \(isOn))"
    case .edit(let id, let text): "edit(\(id), \(text.utf8.count) bytes)"
    case .select(let id, let range): "select(\(id), \(range))"
    case .submit(let id): "submit(\(id))"
    case .action(let id, let action): "action(\(id), \(action))"
    case .pop(let id, let level): "pop(\(id), \(level))"
    case .dismiss(let id): "dismiss(\(id))"
    case .reveal(let id, let rows): "reveal(\(id), \(rows))"
    case .find(let id, let text, let from, let backwards):
      "find(\(id), \(text.utf8.count) bytes, \(from), \(backwards))"
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
    case .geometry(let reports, let round): "geometry(\(reports.count) nodes, \(round))"
    case .pointer(let id, let report):
      "pointer(\(id), \(report.phase) \(report.location.x),\(report.location.y) "
        + "from \(report.start.x),\(report.start.y))"
    case .environment: "environment"
    case .phase(let phase): "phase(\(phase))"
    case .close: "close"
    }
  }
  /// Equal to `description`.
  public var debugDescription: String { description }
  /// A mirror with the description only, so that `dump` cannot show typed text.
  public var customMirror: Mirror { Mirror(self, children: ["description": description as Any]) }
}
