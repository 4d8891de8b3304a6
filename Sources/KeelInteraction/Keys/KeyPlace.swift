package import KeelScene

/// What a front end does for a key.
package enum KeyAction: Hashable, Sendable {
  case send(Event)
  /// Shows what the node has to choose from: the items of a menu, the options of a picker, the parts of a date, the links of
  /// a text, what can be done with it.
  case open(NodeID)
  /// Shows what can be done with the node.
  case offer(NodeID)
  /// Moves the keyboard that way; what is in sight, where the keyboard has nowhere to go.
  case move(Motion)
  /// Puts the keyboard into the search line of the page.
  case search(NodeID)
  /// Asks for words that a row of the list has.
  case find(NodeID)
  /// Names the keys that mean something here.
  case help
}

/// What is near the keyboard, as a front end sees it: the part of an answer that depends on what is laid out.
package struct KeyPlace<Stops: Sequence> where Stops.Element == NodeID {
  /// What has the keyboard.
  package var focused: NodeID?
  package var kind: ControlKind
  /// The enabled controls in reach, in the order of Tab.
  package var stops: Stops
  /// The way back from the page or the pane with the keyboard.
  package var back: Event?
  /// The list that the keyboard is in, or else the first one in reach.
  package var list: NodeID?
  /// The innermost tabs in reach.
  package var tabs: NodeID?
  /// The way of the platform.
  package var habits = KeyHabits.none

  package init(focused: NodeID?, kind: ControlKind, stops: Stops, back: Event?) {
    self.focused = focused
    self.kind = kind
    self.stops = stops
    self.back = back
  }
}
