package import KeelScene

/// Anything that has a place in the scene: views, controllers, bar items, sections of a list.
///
/// A node knows how to describe itself and what to do with an event; it never draws. While it is shown, `host` is the
/// window that shows it.
@MainActor @preconcurrency open class SceneNode {
  package let nodeID = NodeID.next()
  package internal(set) weak var host: UIWindow?

  /// A node that is not shown yet.
  public init() {}

  /// What the node shows now, and the nodes in it.
  package func describe() -> SceneDescription {
    SceneDescription(element: .spacer)
  }

  /// Answers what a person did. The node is enabled and within reach.
  package func handle(_ event: Event) {}

  /// Asks to be described again at the end of the turn. Cheap, and nothing at all while the node is not shown.
  package func setNeedsDescription() {
    host?.setNeedsDescription(of: self)
  }
}

// The same object, as for UIKit's.
extension SceneNode: Hashable {
  nonisolated public static func == (one: SceneNode, other: SceneNode) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A node's description in terms of objects; the window makes identities of them.
package struct SceneDescription {
  package var element: Element
  package var attributes: Attributes
  package var children: [SceneNode]

  package init(element: Element, attributes: Attributes = Attributes(), children: [SceneNode] = []) {
    self.element = element
    self.attributes = attributes
    self.children = children
  }
}
