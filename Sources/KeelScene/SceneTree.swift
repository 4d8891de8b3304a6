/// The tree that patches build: front ends keep one, and tests inspect it.
///
/// Applying costs O(operations), plus the number of siblings for an insertion or a removal.
@MainActor public final class SceneTree {
  /// The storage of a node, which saves repeated lookups. There is one for each node of each window.
  @MainActor package final class Entry {
    package let id: NodeID
    package fileprivate(set) var element: Element
    package fileprivate(set) var attributes: Attributes
    package let parent: Entry?
    /// What is known of the room that the node takes; `nil` after a change in its subtree. `KeelLayout` sets it.
    package var growth: Growth?
    /// The axes along which the offered room has no effect; `nil` as for `growth`.
    package var rigidity: Growth?
    /// The upper and the lower edge, as far as there are texts at them; `nil` as for `growth`.
    package var textEdges: SceneEdges?
    /// The child that a front end has chosen because it fits (`FirstFitElement`); `nil` before.
    package fileprivate(set) var chosen: NodeID?
    /// The places of the children in a browser, which code of the program has chosen; `nil` before.
    package var arranged: ArrangedNode?
    /// The facts of its surroundings that its drawing has read.
    package internal(set) var reads: SceneFacts = []
    /// The facts that the drawings of its children have read since it was made.
    package internal(set) var childReads: SceneFacts = []
    private var held: HeldNodes

    fileprivate init(_ subtree: Subtree, parent: Entry?) {
      id = subtree.id
      element = subtree.element
      attributes = subtree.attributes
      self.parent = parent
      held = HeldNodes(subtree.children.map(\.id))
    }

    package fileprivate(set) var children: [NodeID] {
      get { held.ids }
      _modify {
        var children = children
        // Release the other reference first: otherwise the array would be copied.
        held = HeldNodes([])
        yield &children
        held = HeldNodes(children)
      }
    }

    package var childCount: Int { held.count }

    /// Forgets what is known of the room that the node and the nodes around it take, and of their edges.
    fileprivate func forgetGrowth() {
      var next: Entry? = self
      while let entry = next {
        entry.growth = nil
        entry.rigidity = nil
        entry.textEdges = nil
        next = entry.parent
      }
    }

    /// Returns true if the children are exactly these, in this order.
    package func holds(_ ids: [NodeID]) -> Bool { held == ids }

    /// Returns the range of the children, and that of these identities, between their common prefix and suffix.
    package func differences(from ids: [NodeID]) -> (old: Range<Int>, new: Range<Int>) {
      let children = held.ids
      let limit = min(children.count, ids.count)
      var start = 0
      while start < limit, children[start] == ids[start] { start += 1 }
      var shared = 0
      while shared < limit - start, children[children.count - 1 - shared] == ids[ids.count - 1 - shared] { shared += 1 }
      return (start..<children.count - shared, start..<ids.count - shared)
    }

    fileprivate var node: Node { Node(id: id, element: element, attributes: attributes, children: children) }

    /// The state of the ancestors: true if all of them are enabled, and true if any of them is redacted.
    package var surroundings: (areEnabled: Bool, areRedacted: Bool) {
      var surroundings = (areEnabled: true, areRedacted: false)
      var next = parent
      while let around = next {
        if !around.attributes.isEnabled { surroundings.areEnabled = false }
        if case .box(let box) = around.element, box.isRedacted { surroundings.areRedacted = true }
        next = around.parent
      }
      return surroundings
    }
  }

  /// The identity of the root; `nil` before the first patch.
  public private(set) var root: NodeID?
  /// The node that the program focused last; `nil` for none.
  public private(set) var focused: NodeID?
  private var entries: [NodeID: Entry] = [:]
  /// The class of the width in which the scene is shown: a split view shows one pane in a compact one. The owner of the
  /// tree sets it.
  package var widthClass = SceneEnvironment.SizeClass.regular
  /// The direction of lines in which the scene is shown, where no node sets one. The owner of the tree sets it, unless its
  /// platform mirrors what is shown.
  package var layoutDirection = SceneEnvironment.LayoutDirection.leftToRight
  /// The nodes of which one child is chosen by its size.
  package private(set) var choosers: Set<NodeID> = []
  /// The nodes that code of the program lays out.
  package private(set) var arrangers: Set<NodeID> = []
  /// The nodes for which the program has set alignment guides.
  package private(set) var guided: Set<NodeID> = []
  /// The boxes whose length is a part of a container's.
  package private(set) var relative: Set<NodeID> = []
  /// The nodes whose frames the program asks for.
  package private(set) var measured: Set<NodeID> = []
  /// The facts that the drawing under way has read.
  var noted: SceneFacts = []
  /// The nodes whose drawings have read facts that nodes far away can change.
  var farReaders: Set<NodeID> = []

  /// Creates an empty tree.
  public init() {}

  /// Returns a copy of the node, or `nil` if it is not in the tree.
  public subscript(id: NodeID) -> Node? { entries[id]?.node }

  /// Returns the storage of a node; faster than several lookups.
  package func entry(of id: NodeID) -> Entry? { entries[id] }

  /// The number of nodes in the tree.
  public var count: Int { entries.count }

  /// Returns the content of the node; faster than reading the whole node.
  public func element(of id: NodeID) -> Element? { entries[id]?.element }

  /// Returns the attributes of the node; faster than reading the whole node.
  public func attributes(of id: NodeID) -> Attributes? { entries[id]?.attributes }

  /// Returns true if the node is in the tree; faster than reading it.
  public func contains(_ id: NodeID) -> Bool { entries.index(forKey: id) != nil }

  /// Returns the parent of the node; `nil` for the root and for unknown nodes.
  public func parent(of id: NodeID) -> NodeID? { entries[id]?.parent?.id }

  /// Applies the patch. Returns a description of the first error, or `nil`; operations that do not fit are skipped.
  @discardableResult
  public func apply(_ patch: Patch) -> String? {
    var fault: String?
    for operation in patch.operations {
      if let wrong = make(operation), fault == nil { fault = wrong }
    }
    return fault ?? checked()
  }

  /// Applies one operation of a patch. Returns a description of the error, or `nil`.
  ///
  /// The caller checks the tree after the last operation (`checked()`).
  @discardableResult
  package func perform(_ operation: Patch.Operation) -> String? { make(operation) }

  /// Replaces the element and the attributes of a node: `update` and `attributes` in one. `nil` keeps them.
  package func update(_ element: Element?, _ attributes: Attributes?, of entry: Entry) {
    if let element { replace(element, of: entry) }
    if let attributes { replace(attributes, of: entry) }
  }

  /// Returns the first broken invariant if the tree has to check them (`checksInvariants`), or `nil`.
  package func checked() -> String? { SceneTree.checksInvariants ? brokenInvariant() : nil }

  private func make(_ operation: Patch.Operation) -> String? {
    switch operation {
    case .root(let subtree):
      entries.removeAll(keepingCapacity: true)
      farReaders.removeAll()
      (choosers, arrangers, guided, relative, measured) = ([], [], [], [], [])
      add(subtree, to: nil)
      root = subtree.id
      focused = nil
    case .insert(let subtree, into: let id, at: let index):
      guard let parent = entries[id] else { return "insert into unknown \(id)" }
      guard index >= 0, index <= parent.childCount else { return "insert at \(index) of \(parent.childCount) in \(id)" }
      guard entries[subtree.id] == nil else { return "insert of \(subtree.id), which is there already" }
      parent.children.insert(subtree.id, at: index)
      childrenChanged(in: parent)
      add(subtree, to: parent)
    case .remove(let id, from: let holder):
      // When many children are removed, they are usually removed from the end.
      guard let parent = entries[holder], let index = parent.children.lastIndex(of: id) else {
        return "remove of \(id), which is not in \(holder)"
      }
      parent.children.remove(at: index)
      childrenChanged(in: parent)
      discard(id)
    case .move(let id, in: let holder, to: let index):
      guard let parent = entries[holder], let old = parent.children.firstIndex(of: id) else {
        return "move of \(id), which is not in \(holder)"
      }
      guard parent.children.indices.contains(index) else { return "move of \(id) to \(index) in \(holder)" }
      parent.children.remove(at: old)
      parent.children.insert(id, at: index)
      childrenChanged(in: parent)
    case .update(let id, let element):
      guard let entry = entries[id] else { return "update of unknown \(id)" }
      replace(element, of: entry)
    case .attributes(let id, let attributes):
      guard let entry = entries[id] else { return "attributes of unknown \(id)" }
      replace(attributes, of: entry)
    case .focus(let id):
      if let id, entries[id] == nil { return "focus on unknown \(id)" }
      focused = id
    }
    return nil
  }

  /// Forgets the room that a node takes whose children have changed. Some containers have the room of one of their
  /// children, by its place, and only that one divides the stack around them.
  private func childrenChanged(in parent: Entry) {
    parent.forgetGrowth()
    if case .layers(let layers) = parent.element, layers.base != nil { forgetGrowth(in: parent) }
  }

  private func replace(_ element: Element, of entry: Entry) {
    if entry.element.dividing != element.dividing { forgetGrowth(in: entry) }
    entry.element = element
    note(entry)
    entry.forgetGrowth()
  }

  private func replace(_ attributes: Attributes, of entry: Entry) {
    entry.attributes = attributes
    noteMeasurement(of: entry)
  }

  private func noteMeasurement(of entry: Entry) {
    let isMeasured = entry.attributes.geometry != .none
    if isMeasured != measured.contains(entry.id) { measured.formSymmetricDifference([entry.id]) }
  }

  /// Forgets the room that spacers and lines in a container take, and the boxes and layers around them: their direction
  /// changes.
  private func forgetGrowth(in entry: Entry) {
    for child in entry.children.compactMap({ entries[$0] }) {
      (child.growth, child.rigidity) = (nil, nil)
      switch child.element.dividing {
      case .box, .layers: forgetGrowth(in: child)
      case .stack, .none: break
      }
    }
  }

  private func add(_ subtree: Subtree, to parent: Entry?) {
    let entry = Entry(subtree, parent: parent)
    entries[subtree.id] = entry
    note(entry)
    noteMeasurement(of: entry)
    for child in subtree.children { add(child, to: entry) }
  }

  /// Notes whether the layout of a node is chosen by its size or by code of the program.
  private func note(_ entry: Entry) {
    var (chooses, isArranged, isGuided, isRelative) = (false, false, false, false)
    switch entry.element {
    case .firstFit: chooses = true
    case .arranged: isArranged = true
    case .box(let box):
      isGuided = !box.guides.isEmpty
      if case .containerRelative = box.placement { isRelative = true }
    default: break
    }
    if !chooses { entry.chosen = nil }
    if chooses != choosers.contains(entry.id) { choosers.formSymmetricDifference([entry.id]) }
    if isArranged != arrangers.contains(entry.id) { arrangers.formSymmetricDifference([entry.id]) }
    if isGuided != guided.contains(entry.id) { guided.formSymmetricDifference([entry.id]) }
    if isRelative != relative.contains(entry.id) { relative.formSymmetricDifference([entry.id]) }
  }

  /// Notes the child that a front end has chosen because it fits. Returns true if another one was chosen before.
  @discardableResult
  package func choose(_ child: NodeID?, in entry: Entry) -> Bool {
    guard entry.chosen != child else { return false }
    entry.chosen = child
    entry.forgetGrowth()
    return true
  }

  private func discard(_ id: NodeID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    if focused == id { focused = nil }
    choosers.remove(id)
    arrangers.remove(id)
    guided.remove(id)
    relative.remove(id)
    measured.remove(id)
    if !entry.reads.isDisjoint(with: .far) { farReaders.remove(id) }
    for child in entry.children { discard(child) }
  }

  /// Returns the node with all its descendants as one value. O(size of the subtree).
  public func subtree(_ id: NodeID) -> Subtree? {
    guard let node = entries[id] else { return nil }
    return Subtree(
      id: id, element: node.element, attributes: node.attributes, children: node.children.compactMap(subtree))
  }

  /// Appends the identities of a node and its descendants, in reading order.
  func appendIDs(from start: NodeID, to ids: inout [NodeID]) {
    guard let entry = entries[start] else { return }
    ids.append(start)
    for child in entry.children { appendIDs(from: child, to: &ids) }
  }

  /// Returns all nodes in reading order, from `start` or the root.
  public func inReadingOrder(from start: NodeID? = nil) -> [Node] {
    var found: [Node] = []
    func walk(_ id: NodeID) {
      guard let node = self[id] else { return }
      found.append(node)
      node.children.forEach(walk)
    }
    if let start = start ?? root { walk(start) }
    return found
  }
}

// MARK: - Surroundings of a node

extension SceneTree {
  /// Returns the state of the ancestors: true if all of them are enabled, and true if any of them is redacted.
  package func surroundings(of id: NodeID) -> (areEnabled: Bool, areRedacted: Bool) {
    entries[id]?.surroundings ?? (true, false)
  }
}

extension SceneTree {
  /// A Boolean value that indicates whether every tree checks its invariants after each patch. Off unless tests switch
  /// it on; costs O(nodes) a patch.
  public static var checksInvariants = false

  /// Returns the first broken invariant, or `nil`. Each child is known and has one parent, every node is reachable,
  /// and every element contains only what its kind may contain.
  public func brokenInvariant() -> String? {
    guard let root else { return entries.isEmpty ? nil : "nodes without a root" }
    var seen: Set<NodeID> = []
    seen.reserveCapacity(entries.count)
    func walk(_ id: NodeID, parent: Entry?) -> String? {
      guard let entry = entries[id] else {
        return "\(id) is a child of \(parent.map(\.id.description) ?? "nothing"), but unknown"
      }
      guard seen.insert(id).inserted else { return "\(id) is in the tree twice" }
      guard entry.parent?.id == parent?.id else { return "\(id) has the wrong parent" }
      if let parent, !parent.element.mayHold(entry.element) {
        return "\(parent.id) (\(parent.element.kind)) may not hold \(id) (\(entry.element.kind))"
      }
      for child in entry.children {
        if let wrong = walk(child, parent: entry) { return wrong }
      }
      return nil
    }
    if let wrong = walk(root, parent: nil) { return wrong }
    if seen.count != entries.count { return "\(entries.count - seen.count) nodes cannot be reached" }
    if let focused, entries[focused] == nil { return "the focus is on unknown \(focused)" }
    return nil
  }
}
