public import KeelScene

/// The action of a front end in response to a key.
public enum KeyAction: Hashable, Sendable {
  /// Sends the event, which the scene accepts.
  case send(Event)
  /// Opens the choices of a node: the items of a menu, the options of a picker, the parts of a date, the links of a
  /// text, or the actions of an element without controls.
  case open(NodeID)
  /// Opens the list of the node's actions.
  case offer(NodeID)
  /// Moves the focus in that direction, or scrolls if there is no control in that direction.
  case move(Motion)
  /// Moves the focus to the node: the search field of a page, or a button of an alert.
  case focus(NodeID)
  /// Requests text from the user to find in the list.
  case find(NodeID)
  /// Shows the keys that have a meaning at the present focus.
  case help
}

/// The surroundings of the focus as a front end shows them: the part of a key's meaning that depends on the layout.
public struct KeyPlace<Stops: Sequence> where Stops.Element == NodeID {
  /// The node with the keyboard focus; `nil` if there is none.
  public var focused: NodeID?
  package var kind: ControlKind
  /// The enabled controls in reach, in the order of Tab.
  public var stops: Stops
  /// The event that leads back from the page or the pane with the focus; `nil` if there is no way back.
  public var back: Event?
  /// The list that contains the focus, otherwise the first list in reach.
  public var list: NodeID?
  /// The innermost tab view in reach.
  public var tabs: NodeID?
  /// The conventions of the platform.
  public var habits = KeyHabits.none

  package init(focused: NodeID?, kind: ControlKind, stops: Stops, back: Event?) {
    self.focused = focused
    self.kind = kind
    self.stops = stops
    self.back = back
  }
}

extension KeyPlace where Stops == [NodeID] {
  /// Creates the surroundings of the focus for a front end that shows everything in reach. O(nodes in reach).
  @MainActor public init(focused: NodeID?, in tree: SceneTree) {
    let stops = tree.keyboardStops(focused: focused)
    self.init(
      focused: focused, kind: focused.flatMap { tree[$0] }.map(tree.controlKind) ?? .none,
      stops: stops.filter(\.isEnabled).map(\.id), back: tree.wayBack(around: focused)?.event)
    list = stops.first { $0.id == focused }?.list ?? stops.lazy.compactMap(\.list).first
    tabs = stops.last { $0.kind == .tabs }?.id
  }
}
