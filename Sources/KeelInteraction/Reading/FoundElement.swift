public import KeelScene

/// An element of a scene as a user perceives it: its names, and whether it can be operated.
public struct FoundElement: Hashable, Sendable {
  /// The degree to which an element can be seen and operated, from reachable to hidden.
  public enum Visibility: Hashable, Sendable {
    /// Shown, or shown after scrolling: it can be operated.
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
  /// True if the element and all of its ancestors are enabled.
  public var isEnabled: Bool
  /// The degree to which the element can be seen and operated.
  public var visibility: Visibility
  /// True if the element is in a lazy stack, which describes only the part near the visible region.
  public var isInLazyStack = false

  /// The identity of the element's node.
  public var id: NodeID { node.id }
  /// The content of the element's node.
  public var element: Element { node.element }
  /// The role of the element; `nil` for elements that users do not name.
  public var role: Role? { Role(node.element) }
  /// True if the user can operate the element.
  public var isInReach: Bool { visibility == .inReach }
  /// True if the user can see the element.
  public var isInSight: Bool {
    switch visibility {
    case .inReach, .behind: true
    case .furtherBack, .covered: false
    }
  }
}
