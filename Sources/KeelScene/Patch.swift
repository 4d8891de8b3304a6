/// The fewest operations that lead from the previous content of a surface to its current content.
///
/// Operations apply in order. The indices of `insert` and `move` refer to the parent's children at that point of the
/// patch.
public struct Patch: Hashable, Sendable {
  /// The changes, in the order in which they must be applied.
  public var operations: [Operation]
  /// A Boolean value that indicates whether the change may be animated. Front ends without animation ignore it.
  public var isAnimated: Bool
  /// The course of an animated change; `nil` leaves it to the front end.
  public var animation: SceneAnimation?

  /// One change of the tree.
  public enum Operation: Hashable, Sendable {
    /// The whole tree, in the first patch of a surface. It replaces any previous tree.
    case root(Subtree)
    /// Inserts a new node with its descendants among the children of another one, at the index.
    case insert(Subtree, into: NodeID, at: Int)
    /// Removes a node and its descendants.
    case remove(NodeID, from: NodeID)
    /// Removes the node from its parent and inserts it again at the index.
    case move(NodeID, in: NodeID, to: Int)
    /// Replaces the content of the node with an element of the same or another kind.
    case update(NodeID, Element)
    /// Replaces the attributes of the node: its accessibility, its effects, and whether it is enabled.
    case attributes(NodeID, Attributes)
    /// Moves the keyboard focus on behalf of the program; `nil` returns it to the front end.
    case focus(NodeID?)
  }

  /// Creates a patch.
  public init(operations: [Operation] = [], isAnimated: Bool = false, animation: SceneAnimation? = nil) {
    self.operations = operations
    self.isAnimated = isAnimated
    self.animation = animation
  }

  /// A Boolean value that indicates whether the patch changes nothing. Front ends never receive such a patch.
  public var isEmpty: Bool { operations.isEmpty }
}
