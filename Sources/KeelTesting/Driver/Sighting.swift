public import KeelScene

/// One thing of a scene, as a person comes upon it: what it is called, and whether it can be touched.
public struct Sighting: Hashable, Sendable {
  /// Where a thing is, from easy to impossible to touch.
  public enum Place: Hashable, Sendable {
    case inReach
    /// It can be seen, but something modal is over it.
    case behind(NodeID)
    /// On a page of a stack that this later page hides.
    case furtherBack(NodeID)
    /// Something that fills the whole window is over it.
    case covered(NodeID)
  }

  public var node: Node
  /// What it is called: what a person reads on it, and its accessibility label.
  public var names: [String]
  /// What it is called after things beside it: the row it stands in, the label before it.
  public var borrowedNames: [String]
  /// Whether it and all that it is in is enabled.
  public var isEnabled: Bool
  public var place: Place
  /// Whether it is in a stack of which only what is near to be seen is described.
  public var isInLazyStack = false

  public var id: NodeID { node.id }
  public var element: Element { node.element }
  public var role: Role? { Role(node.element) }
  /// Whether a person can touch it.
  public var isInReach: Bool { place == .inReach }
  /// Whether a person can see it.
  public var isInSight: Bool {
    switch place {
    case .inReach, .behind: true
    case .furtherBack, .covered: false
    }
  }
}

extension Sighting: CustomStringConvertible {
  /// As in an outline: `button "Join" (disabled)`.
  public var description: String {
    let name = (names.first ?? borrowedNames.first).map { " " + ShownText.quoted($0) } ?? ""
    return (role?.rawValue ?? element.kind) + name + (isEnabled ? "" : " (disabled)")
  }
}
