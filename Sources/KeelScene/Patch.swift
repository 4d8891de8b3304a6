/// The fewest operations that lead from what a surface showed to what it shows now.
///
/// Operations hold in order. Indices of `insert` and `move` are those in the parent's children at that
/// point of the patch.
public struct Patch: Hashable, Sendable {
  /// The changes, in the order in which they have to be made.
  public var operations: [Operation]
  /// Whether the change may be animated. Front ends without animation ignore it.
  public var isAnimated: Bool

  /// One change of the tree.
  public enum Operation: Hashable, Sendable {
    /// The first patch of a surface: the whole tree. Replaces anything there was.
    case root(Subtree)
    case insert(Subtree, into: NodeID, at: Int)
    /// Takes a node away, with all that is in it.
    case remove(NodeID, from: NodeID)
    /// Takes the node out of its parent and puts it back at the index.
    case move(NodeID, in: NodeID, to: Int)
    /// The node shows something else, of the same kind or another.
    case update(NodeID, Element)
    case attributes(NodeID, Attributes)
    /// The program moves the keyboard focus; `nil` gives it back to the front end.
    case focus(NodeID?)
  }

  /// Creates a patch.
  public init(operations: [Operation] = [], isAnimated: Bool = false) {
    self.operations = operations
    self.isAnimated = isAnimated
  }

  /// Whether the patch changes nothing. Front ends never receive such a patch.
  public var isEmpty: Bool { operations.isEmpty }
}
