internal import KeelLayout
package import KeelScene

/// The drawings that operations of a patch change.
extension SceneTree {
  /// Returns the nodes whose drawings an operation can change: those that have read a fact that it changes
  /// (`SceneFacts`), and the node that it names.
  ///
  /// Call it before the tree applies the operation. New nodes are not among the results, and a removed node may be.
  /// O(nodes that may have read the changed facts).
  package func nodes(changedBy operation: Patch.Operation) -> [NodeID] {
    var changed = ChangedNodes(tree: self)
    switch operation {
    case .root, .focus: break
    case .insert(_, into: let parent, at: let index):
      if let entry = entry(of: parent) { changed.addChildren(of: entry, from: index) }
    case .remove(let id, from: let parent):
      guard let entry = entry(of: parent) else { break }
      changed.addChildren(of: entry, from: entry.children.lastIndex(of: id) ?? 0)
    case .move(_, in: let parent, to: _):
      if let entry = entry(of: parent) { changed.addChildren(of: entry, from: 0) }
    case .update(let id, let element):
      if let entry = entry(of: id) { changed.add(entry, becoming: element) }
    case .attributes(let id, let attributes):
      if let entry = entry(of: id) { changed.add(entry, saying: attributes) }
    }
    return changed.found
  }

  /// Applies a patch, and returns the nodes in the tree whose drawings it changes (`nodes(changedBy:)`).
  package func changes(applying patch: Patch) -> Set<NodeID> {
    var changed: Set<NodeID> = []
    for operation in patch.operations {
      changed.formUnion(nodes(changedBy: operation))
      perform(operation)
    }
    return changed.filter(contains)
  }

  /// Returns the containers whose drawings may change when a node chooses another child.
  package func nodes(changedByChoiceIn entry: Entry) -> [NodeID] {
    var changed = ChangedNodes(tree: self)
    changed.addFlexibility(from: entry)
    return changed.found
  }
}

extension Patch.Operation {
  /// The node whose element, attributes or children the operation changes; `nil` for a new scene and the focus.
  package var changedNode: NodeID? {
    switch self {
    case .insert(_, into: let id, at: _), .remove(_, from: let id), .move(_, in: let id, to: _), .update(let id, _),
      .attributes(let id, _):
      id
    case .root, .focus: nil
    }
  }
}

/// Collects the nodes that have read facts which an operation changes.
@MainActor private struct ChangedNodes {
  let tree: SceneTree
  private(set) var found: [NodeID] = []
  /// The same as a set; empty for one node.
  private var seen: Set<NodeID> = []

  init(tree: SceneTree) { self.tree = tree }

  // MARK: Operations

  /// Adds what changes with the children of a node.
  ///
  /// - Parameter index: The index of the child that is inserted or removed. Siblings before its neighbour keep their
  ///   place.
  mutating func addChildren(of parent: SceneTree.Entry, from index: Int) {
    add(parent, ifReading: [.childCount, .children])
    if let around = parent.parent { add(around, ifReading: .children) }
    let moved = parent.children[min(max(index - 1, 0), parent.childCount)...]
    if parent.childReads.contains(.place) { add(moved, ifReading: .place) }
    if parent.childReads.contains(.siblings) { add(parent.children[...], ifReading: .siblings) }
    addTextEdges(from: parent)
    addFlexibility(from: parent)
    addAround(parent, reading: [.words, .controls])
    addPageContent(around: parent)
    switch parent.element {
    case .window, .navigation, .tabs, .split, .sheet: addPages(around: parent, among: moved)
    // Others become the outer children, and the base.
    case .stack: addAtEnds(of: parent, reading: .safeArea)
    case .layers(let layers): if layers.base != nil { addWithin(parent, reading: [.room, .growth, .heightLimit]) }
    default: break
    }
  }

  /// Adds what changes with the element of a node.
  mutating func add(_ entry: SceneTree.Entry, becoming element: Element) {
    add(entry)
    let old = entry.element
    if old.kind != element.kind {
      // To the nodes around it, one child leaves and another one arrives.
      if let parent = entry.parent {
        addChildren(of: parent, from: parent.children.firstIndex(of: entry.id) ?? 0)
        add(parent, ifReading: .children)
      }
      addPages(around: entry, among: entry.children[...])
    } else if !old.saysOfPages(whatSays: element) {
      // In a stack, the next page has a way back to this one.
      let level = entry.parent?.children.lastIndex(of: entry.id) ?? 0
      addPages(around: entry.parent ?? entry, among: entry.parent?.children[level...].prefix(2) ?? [])
    }
    if old.mayName != element.mayName || old.isDisplayOnly != element.isDisplayOnly, let parent = entry.parent {
      addAround(parent, reading: [.words, .controls])
    }
    if old.ownTitle != element.ownTitle, let parent = entry.parent { addAround(parent, reading: .wording) }
    if !old.hasTextEdges(of: element), let parent = entry.parent { addTextEdges(from: parent) }
    if !old.isLaidOut(as: element) {
      // The size of an element affects the containers around it. What it proposes affects everything in it.
      if let parent = entry.parent { addFlexibility(from: parent) }
      addWithin(entry, reading: .safeArea)
      if old.passesGrowth, !old.offersRoom(as: element) { addWithin(entry, reading: [.room, .growth, .heightLimit]) }
    }
    if old.mayBePageContent(otherwiseThan: element) { addPageContent(around: entry) }
    if old.colorScheme != element.colorScheme { addWithin(entry, reading: .appearance) }
    if old.isRedacted != element.isRedacted { addWithin(entry, reading: .redacted) }
    let told = old.tellsChildren(otherwiseThan: element)
    guard !told.isEmpty else { return }
    if told.contains(.parent), entry.childReads.contains(.parent) { add(entry.children[...], ifReading: .parent) }
    guard told.contains(.list) else { return }
    for child in entry.children.lazy.compactMap(tree.entry) where child.childReads.contains(.list) {
      add(child.children[...], ifReading: .list)
    }
  }

  /// Adds what changes with the attributes of a node.
  mutating func add(_ entry: SceneTree.Entry, saying attributes: Attributes) {
    add(entry)
    let old = entry.attributes
    if old.isEnabled != attributes.isEnabled {
      addWithin(entry, reading: .enabled)
      // The head of a page has the refresh button of its list.
      addFar(reading: .pageContent, on: tree.nearestPage(from: entry.id))
    }
    guard let parent = entry.parent else { return }
    let (words, newWords) = (old.accessibility, attributes.accessibility)
    if words.sortPriority != newWords.sortPriority { add(parent, ifReading: .children) }
    if old.mayBeLeftOut != attributes.mayBeLeftOut { addPageContent(around: entry) }
    if words.label != newWords.label { addAround(parent, reading: .wording) }
    if words.label.isEmpty != newWords.label.isEmpty || words.isHidden != newWords.isHidden
      || old.mayMakeAStop != attributes.mayMakeAStop
    {
      addAround(parent, reading: [.words, .controls])
    }
  }

  // MARK: Facts

  /// Adds the containers whose flexibility may change with that of a child. O(containers up to the first one that has its
  /// own).
  mutating func addFlexibility(from inner: SceneTree.Entry) {
    var next: SceneTree.Entry? = inner
    while let around = next {
      // The content of a page decides how the page scrolls.
      if case .screen = around.element { add(around, ifReading: .pageContent) }
      guard around.element.passesGrowth else { return }
      add(around, ifReading: [.flexibility, .growth])
      if around.element.hasConstantGrowth, !isContentOfPage(around) { return }
      next = around.parent
    }
  }

  /// Adds the containers in which texts may come to an edge or leave it, and those whose flexibility changes with them.
  mutating func addTextEdges(from inner: SceneTree.Entry) {
    var next: SceneTree.Entry? = inner
    while let around = next, around.element.passesTextEdges {
      add(around, ifReading: [.textEdges, .flexibility, .growth])
      next = around.parent
    }
    if let next { addFlexibility(from: next) }
  }

  /// Adds what depends on the pages in a container: the nodes around it that are named after the page in front, the pages
  /// of the panes beside it, and the pages in it. In a stack, only those that are moved, or follow a changed one.
  private mutating func addPages(around container: SceneTree.Entry, among moved: ArraySlice<NodeID>) {
    var outer: Set<NodeID> = []
    var next: SceneTree.Entry? = container
    while let around = next {
      outer.insert(around.id)
      next = around.parent
    }
    for reader in tree.readers(of: .pages).compactMap(tree.entry)
    where outer.contains(reader.id) || isNamed(reader, after: container, outer, moved) {
      add(reader)
    }
  }

  private func isNamed(
    _ reader: SceneTree.Entry, after container: SceneTree.Entry, _ outer: Set<NodeID>, _ moved: ArraySlice<NodeID>
  ) -> Bool {
    var child = reader
    while let around = child.parent {
      if around === container, case .navigation = around.element { return moved.contains(child.id) }
      if around === container { return true }
      if outer.contains(around.id) { return if case .split = around.element { true } else { false } }
      child = around
    }
    return false
  }

  private mutating func addPageContent(around entry: SceneTree.Entry) {
    var next: SceneTree.Entry? = entry
    while let around = next {
      switch around.element {
      case .screen: return addFar(reading: .pageContent, on: around)
      case .stack, .list, .scroll: next = around.parent
      default:
        guard around === entry else { return }
        next = around.parent
      }
    }
  }

  private func isContentOfPage(_ entry: SceneTree.Entry) -> Bool {
    if case .screen? = entry.parent?.element { true } else { false }
  }

  // MARK: Nodes

  private mutating func add(_ entry: SceneTree.Entry) {
    // Most operations change one drawing, which needs no set.
    if found.count == 1 { seen = [found[0]] }
    if found.isEmpty || seen.insert(entry.id).inserted { found.append(entry.id) }
  }

  private mutating func add(_ entry: SceneTree.Entry, ifReading facts: SceneFacts) {
    if !entry.reads.isDisjoint(with: facts) { add(entry) }
  }

  private mutating func add(_ ids: ArraySlice<NodeID>, ifReading facts: SceneFacts) {
    for entry in ids.lazy.compactMap(tree.entry) { add(entry, ifReading: facts) }
  }

  /// Adds the readers from a node outward. O(depth).
  private mutating func addAround(_ entry: SceneTree.Entry, reading facts: SceneFacts) {
    var next: SceneTree.Entry? = entry
    while let around = next {
      add(around, ifReading: facts)
      next = around.parent
    }
  }

  /// Adds the readers in a node. O(nodes in it).
  private mutating func addWithin(_ entry: SceneTree.Entry, reading facts: SceneFacts) {
    for child in entry.children.compactMap(tree.entry) {
      add(child, ifReading: facts)
      addWithin(child, reading: facts)
    }
  }

  /// Adds the readers in the first and the last children of a node.
  private mutating func addAtEnds(of parent: SceneTree.Entry, reading facts: SceneFacts) {
    let children = parent.children
    let ends = children.count > 4 ? children.prefix(2) + children.suffix(2) : children[...]
    for child in ends.compactMap(tree.entry) {
      add(child, ifReading: facts)
      addWithin(child, reading: facts)
    }
  }

  /// Adds the readers in a page.
  private mutating func addFar(reading facts: SceneFacts, on page: SceneTree.Entry?) {
    guard let page else { return }
    for id in tree.readers(of: facts) where tree.isWithin(id, page.id) {
      if let reader = tree.entry(of: id) { add(reader) }
    }
  }
}

/// What the elements of each kind say of other nodes.
extension Element {
  /// The part of a picture or a text that affects the name of a button around it.
  fileprivate var mayName: String? {
    switch self {
    case .image(let image): image.label.isEmpty ? image.symbol?.words : ""
    case .label(let label): label.text.isEmpty ? nil : ""
    default: nil
    }
  }

  fileprivate var isRedacted: Bool { if case .box(let box) = self { box.isRedacted } else { false } }

  /// The appearance that the app has chosen for a window or a sheet; `nil` for other elements.
  package var colorScheme: SceneEnvironment.ColorScheme? {
    switch self {
    case .window(let window): window.colorScheme
    case .sheet(let sheet): sheet.colorScheme
    default: nil
    }
  }

  /// Returns the facts that this element and another one of its kind say differently of their children (`parent`) and
  /// of the children of these (`list`).
  fileprivate func tellsChildren(otherwiseThan other: Element) -> SceneFacts {
    switch (self, other) {
    case (.list(let old), .list(let new)):
      old.isEditing == new.isEditing && old.selection == new.selection ? [] : .list
    case (.row(let old), .row(let new)):
      old.text == new.text && old.contentChildCount == new.contentChildCount ? [] : .parent
    case (.stack(let old), .stack(let new)):
      old.axis == new.axis && old.hasDefaultSpacing == new.hasDefaultSpacing ? [] : .parent
    case (.box(let old), .box(let new)): old.insets == new.insets ? [] : .parent
    case (.tabs, .tabs), (.split, .split), (.grid, .grid), (.gridRow, .gridRow): [.parent, .list]
    default: []
    }
  }

  /// Returns true if this element and another one of its kind say the same of the pages: their titles and addresses, which
  /// of them are in front, and whether the user can close them.
  fileprivate func saysOfPages(whatSays other: Element) -> Bool {
    switch (self, other) {
    case (.screen(let old), .screen(let new)):
      old.title == new.title && old.titleVariants == new.titleVariants && old.address == new.address
    case (.tabs(let old), .tabs(let new)):
      old.selectedChild == new.selectedChild && old.selectedIndex == new.selectedIndex
    case (.window(let old), .window(let new)): old.title == new.title
    case (.sheet(let old), .sheet(let new)): old.takesDismissal == new.takesDismissal
    case (.split, .split): false
    default: true
    }
  }

  /// Returns true if another element of the kind would let a page scroll or refresh otherwise, as its content.
  fileprivate func mayBePageContent(otherwiseThan other: Element) -> Bool {
    switch (self, other) {
    case (.list(let old), .list(let new)): old.refresh != new.refresh
    case (.scroll, .scroll): self != other
    case (.stack(let old), .stack(let new)): (old.window == nil) != (new.window == nil) || !isLaidOut(as: other)
    default: kind != other.kind
    }
  }
}
