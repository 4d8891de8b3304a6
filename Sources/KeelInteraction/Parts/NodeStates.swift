package import KeelScene

/// What a front end keeps of one node that it shows, in one value, so that nothing of it can outlive the node.
package protocol NodeState: Equatable {
  /// Creates the state of a node that nobody has touched yet.
  init()
}

/// The states of the nodes that a front end shows: each is there as long as its node, and takes no room while it is the
/// first one.
package struct NodeStates<State: NodeState> {
  private var states: [NodeID: State] = [:]

  package init() {}

  /// The state of a node. O(1).
  package subscript(id: NodeID) -> State {
    get { states[id] ?? State() }
    _modify {
      // Taken out, so that what it contains is changed in place.
      var state = states.removeValue(forKey: id) ?? State()
      defer { if state != State() { states[id] = state } }
      yield &state
    }
  }

  /// The nodes with a state of their own, in no order.
  package var ids: [NodeID] { Array(states.keys) }

  /// Returns the nodes whose states satisfy a condition, in no order. O(states).
  package func ids(where isMeant: (State) -> Bool) -> [NodeID] {
    states.compactMap { isMeant($0.value) ? $0.key : nil }
  }

  /// Gives the states of nodes back that have gone. O(states).
  @MainActor package mutating func keepOnly(nodesOf tree: SceneTree) {
    states = states.filter { tree.contains($0.key) }
  }

  /// Gives the state of a node back. O(1).
  package mutating func forget(_ id: NodeID) { states[id] = nil }
}
