package import KeelScene

/// An object with a place in the scene: a view, a controller, a bar item or a section of a list.
///
/// A node describes itself and handles events; it never draws. While it is shown, `host` is its window.
@MainActor @preconcurrency open class SceneNode {
  package let nodeID = NodeID.next()
  package internal(set) weak var host: UIWindow?

  /// Creates a node that is not shown yet.
  public init() {}

  /// Returns the current content of the node and its children.
  package func describe() -> SceneDescription {
    SceneDescription(element: .spacer(SpacerElement()))
  }

  /// True for a container, which may arrange pages by the width class of the window.
  package var arrangesPages: Bool { false }
  /// The nodes of a container whose descriptions depend on the width class of the window.
  package var widthFollowers: [SceneNode] { [] }

  /// Handles an event of the user. The node is enabled and reachable.
  package func handle(_ event: Event) {}

  /// Requests a new description at the end of the turn. Cheap; does nothing while the node is not shown.
  package func setNeedsDescription() {
    host?.setNeedsDescription(of: self)
  }

  // MARK: As an object, which has these from `NSObject` in UIKit

  /// A text that describes the object: its class and its address, unless overridden.
  nonisolated open var description: String {
    "<\(Swift.type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }
  /// A text that describes the object to a debugger; its `description`, unless overridden.
  nonisolated open var debugDescription: String { description }
  /// Returns true if another object is equal to this one, for `==`; if it is the same one, unless overridden.
  nonisolated open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
  /// The hash value of the object. A class that overrides `isEqual` overrides it too.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
}

// Nodes are equal if they are the same object, as in UIKit.
extension SceneNode: Hashable {
  /// Returns true if both are the same object, or equal by `isEqual`.
  nonisolated public static func == (one: SceneNode, other: SceneNode) -> Bool { one === other || one.isEqual(other) }
  /// Hashes the `hash` of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension SceneNode: CustomStringConvertible, CustomDebugStringConvertible {}

/// The description of a node with objects as children; the window converts them to identities.
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
