import KeelScene

/// The source of a surface: a tree that tests change.
@MainActor final class TestSource: Surface.Source {
  var nodes: [NodeID: Node] = [:]
  var root: NodeID
  private(set) var describedCount = 0
  private(set) var removed: [NodeID] = []
  /// Called when a node is described.
  var onDescribe: ((NodeID) -> Void)?
  lazy var surface = Surface(source: self)

  init() {
    SceneTree.checksInvariants = true
    root = NodeID.next()
    nodes[root] = Node(id: root, element: .stack(StackElement()))
  }

  func describe(_ id: NodeID) -> Node? {
    describedCount += 1
    defer { onDescribe?(id) }
    return nodes[id]
  }

  func didRemove(_ id: NodeID) { removed.append(id) }

  func resetCounts() {
    describedCount = 0
    removed = []
  }

  // MARK: Changes

  /// Creates a node with that text, not yet in the tree.
  func make(_ text: String, isStack: Bool = false, children: [NodeID] = []) -> NodeID {
    let id = NodeID.next()
    let element: Element = children.isEmpty && !isStack ? .label(LabelElement(text: text)) : .stack(StackElement())
    nodes[id] = Node(id: id, element: element, children: children)
    return id
  }

  func set(_ children: [NodeID], of id: NodeID) {
    nodes[id]?.children = children
    surface.setNeedsDescription(id)
  }

  func set(_ element: Element, of id: NodeID) {
    nodes[id]?.element = element
    surface.setNeedsDescription(id)
  }

  func patch(focus: NodeID? = nil) -> Patch { surface.makePatch(root: root, focus: focus) }

  /// The tree that a new surface would show.
  func fresh(_ id: NodeID? = nil) -> Subtree? {
    guard let node = nodes[id ?? root] else { return nil }
    return Subtree(
      id: node.id, element: node.element, attributes: node.attributes, children: node.children.compactMap { fresh($0) })
  }
}
