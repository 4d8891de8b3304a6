public import KeelScene

/// An element of a scene as a user perceives it: its names, and whether it can be operated.
public struct FoundElement: Hashable, Sendable {
  /// Whether an element can be operated, from reachable to hidden.
  public enum Visibility: Hashable, Sendable {
    case inReach
    /// Visible, but behind a sheet or an alert.
    case behind(NodeID)
    /// On a page of a stack that this later page hides.
    case furtherBack(NodeID)
    /// Behind an element that fills the whole window.
    case covered(NodeID)
  }

  /// The node of the element.
  public var node: Node
  /// The visible text of the element, and its accessibility label.
  public var names: [String]
  /// Names taken from its surroundings: the row that contains it, the label before it.
  public var borrowedNames: [String]
  /// Whether the element and everything around it is enabled.
  public var isEnabled: Bool
  /// Whether the element can be operated, and what prevents it.
  public var visibility: Visibility
  /// Whether it is in a stack of which only the part near the visible region is described.
  public var isInLazyStack = false

  /// The identity of the element's node.
  public var id: NodeID { node.id }
  /// The content of the element's node.
  public var element: Element { node.element }
  /// The role of the element; `nil` for elements that users do not name.
  public var role: Role? { Role(node.element) }
  /// Whether a user can operate it.
  public var isInReach: Bool { visibility == .inReach }
  /// Whether a user can see it.
  public var isInSight: Bool {
    switch visibility {
    case .inReach, .behind: true
    case .furtherBack, .covered: false
    }
  }
}
