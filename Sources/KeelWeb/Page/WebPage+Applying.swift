import KeelInteraction
package import KeelScene

/// Conversion of patches to messages.
extension WebPage {
  /// Applies the patch and returns the messages to send, as complete frames with their numbers.
  ///
  /// The first patch returns none, because the document contains its result.
  package func apply(_ patch: Patch) -> [String] {
    let isFirst = tree.root == nil
    let oldTitle = title
    let oldPath = path
    let oldSteps = stepsBack
    var script = PatchScript(base: settings.basePath)
    var way = WayChange.no
    var rest = patch.operations[...]
    var isPlaced = false
    let mayMoveFocus = patch.mayMoveFocus
    if mayMoveFocus { focus.willApply(to: tree, focused: tree.focused) }
    while let operation = rest.popFirst() {
      if case .focus(.some) = operation { isPlaced = true }
      way = max(way, wayChanged(by: operation))
      if case .update(let id, let element) = operation, case .attributes(id, let attributes)? = rest.first {
        // The element and the attributes of one node change together.
        rest.removeFirst()
        update(element, attributes, of: id, &script)
      } else {
        apply(operation, to: &script)
      }
    }
    if way != .no {
      title = titleOfPlace
      path = ScenePath(of: tree).text
      stepsBack = tree.stepsBack
    }
    if !measured.isEmpty { arrangeAgain(&script) }
    if !measuredGuides.isEmpty { alignAgain(&script) }
    // The rule of all front ends moves the keyboard focus, unless the program does.
    if mayMoveFocus {
      let move = focus.didApply(to: tree)
      if !isPlaced { follow(move, &script) }
    }
    script.finish()
    guard !isFirst else { return [] }
    if title != oldTitle || path != oldPath || stepsBack != oldSteps {
      script.document(
        title: title == oldTitle ? nil : title, path: path == oldPath ? nil : path, isRenamed: way == .renamed,
        stepsBack: stepsBack == oldSteps ? nil : stepsBack)
    }
    guard !script.isEmpty else { return [] }
    sequence += 1
    return [
      script.message(number: sequence, isAnimated: patch.isAnimated, animation: patch.animation, cause: cause)
    ]
  }

  /// Moves the focus in the page. A new screen starts at its heading, which the script focuses itself.
  private func follow(_ move: FocusFollower.Move, _ script: inout PatchScript) {
    switch move {
    case .presents(let first?): script.focus(first, after: lastEvent)
    case .goes(let id):
      tree.perform(.focus(id))
      script.focus(id, after: lastEvent, isQuiet: true)
    case .stays, .presents, .begins, .ends: break
    }
  }

  /// The effect of an operation on the app's location: none, a new title of the page or a title in the path, or
  /// another way.
  private enum WayChange: Int, Comparable {
    case no, renamed, moved
    static func < (lhs: WayChange, rhs: WayChange) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Returns the effect of an operation that is about to be applied.
  private func wayChanged(by operation: Patch.Operation) -> WayChange {
    switch operation {
    case .root: return .moved
    case .insert(let subtree, into: let parent, at: _):
      return tree.element(of: parent)?.isOnWay == true || subtree.holdsPages ? .moved : .no
    case .remove(let id, from: let parent), .move(let id, in: let parent, to: _):
      if tree.element(of: parent)?.isOnWay == true { return .moved }
      return tree.inReadingOrder(from: id).contains { $0.element.isOnWay } ? .moved : .no
    case .update(let id, let element):
      guard let old = tree.element(of: id), old.kind == element.kind else { return .moved }
      switch element {
      case .window, .tabs: return .moved
      case .screen: return .renamed
      default: return .no
      }
    case .attributes, .focus: return .no
    }
  }

  private func apply(_ operation: Patch.Operation, to script: inout PatchScript) {
    switch operation {
    case .root:
      script.finish()
      edits.removeAll()
      tree.perform(operation)
      guard let root = tree.root else { return }
      script.rebuild(nil) { self.written(root, to: &$0) }
    case .insert(let subtree, into: let parent, at: let index):
      insert(subtree, into: parent, at: index, operation, &script)
    case .remove(let id, from: let parent): remove(id, from: parent, operation, &script)
    case .move(let id, in: let parent, to: _): move(id, in: parent, operation, &script)
    case .update(let id, let element): update(element, nil, of: id, &script)
    case .attributes(let id, let attributes): update(nil, attributes, of: id, &script)
    case .focus(let id):
      tree.perform(operation)
      script.focus(id, after: lastEvent)
    }
  }

  // MARK: Children

  private func insert(
    _ subtree: Subtree, into parent: NodeID, at index: Int, _ operation: Patch.Operation, _ script: inout PatchScript
  ) {
    guard tree[parent] != nil, tree[subtree.id] == nil else { return }
    let isMixed = changing(tree.nodes(changedBy: operation), by: [operation], &script, around: parent)
    guard tree[subtree.id] != nil, let node = tree[parent] else { return }
    guard !isMixed, let target = target(of: subtree.id, at: index, in: node) else {
      return rebuild(parent, new: [subtree.id], &script)
    }
    script.insert(into: target.name, at: target.index) { self.written(subtree.id, to: &$0) }
  }

  private func remove(_ id: NodeID, from parent: NodeID, _ operation: Patch.Operation, _ script: inout PatchScript) {
    guard tree.parent(of: id) == parent else { return }
    if !edits.isEmpty || !sentTexts.isEmpty {
      for node in tree.inReadingOrder(from: id) { (edits[node.id], sentTexts[node.id]) = (nil, nil) }
    }
    script.remove(id)
    let changed = tree.nodes(changedBy: operation).filter { $0 != id }
    if changing(changed, by: [operation], &script, around: parent) {
      rebuild(parent, new: [], &script)
    }
  }

  private func move(_ id: NodeID, in parent: NodeID, _ operation: Patch.Operation, _ script: inout PatchScript) {
    guard tree.parent(of: id) == parent else { return }
    let isMixed = changing(tree.nodes(changedBy: operation), by: [operation], &script, around: parent)
    guard let node = tree[parent], let index = node.children.firstIndex(of: id) else { return }
    guard !isMixed, let target = target(of: id, at: index, in: node) else { return rebuild(parent, new: [], &script) }
    script.move(id, into: target.name, at: target.index)
  }

  /// Returns the element that contains the child, and the child's index in it.
  private func target(of id: NodeID, at index: Int, in parent: Node) -> (name: String, index: Int)? {
    let slot = parent.element.slot(of: tree.element(of: id), at: index)
    guard let path = description(of: parent.id)?.markup().path(to: slot) else { return nil }
    let name = PatchScript.target(parent.id, path)
    guard parent.element.hasSlots else { return (name, index) }
    let before = parent.children.indices.prefix(index).count { place in
      parent.element.slot(of: tree.element(of: parent.children[place]), at: place) == slot
    }
    return (name, before)
  }

  /// Returns the slot of each child, for nodes with several slots.
  private func slots(of parent: NodeID) -> [NodeID: Markup.Slot] {
    guard let node = tree[parent], node.element.hasSlots else { return [:] }
    var slots: [NodeID: Markup.Slot] = [:]
    for (index, child) in node.children.enumerated() {
      slots[child] = node.element.slot(of: tree.element(of: child), at: index)
    }
    return slots
  }

  /// Returns the slot of a node in its parent.
  ///
  /// - Parameter element: An element that the node is about to have; `nil` for its own.
  private func slot(_ id: NodeID, with element: Element? = nil) -> Markup.Slot? {
    guard let holder = tree.parent(of: id), tree.element(of: holder)?.hasSlots == true, let parent = tree[holder],
      let index = parent.children.firstIndex(of: id)
    else { return nil }
    return parent.element.slot(of: element ?? tree.element(of: id), at: index)
  }

  // MARK: Contents

  /// Changes the element or the attributes of a node, or both, with a known outcome if there is one.
  private func update(_ element: Element?, _ attributes: Attributes?, of id: NodeID, _ script: inout PatchScript) {
    guard let entry = tree.entry(of: id) else { return }
    let updated = element.map { Patch.Operation.update(id, $0) }
    let described = attributes.map { Patch.Operation.attributes(id, $0) }
    let operations = [updated, described].compactMap(\.self)
    let changed = operations.flatMap(tree.nodes(changedBy:))
    let key = ChangeMemo.Key(entry, of: tree, element, attributes, changed, settings: settings)
    if let known = key.flatMap({ WebPage.memo.value(for: $0) }) {
      return sendChange(known, element, attributes, of: entry, &script)
    }
    if let element {
      self.update(id, to: element, changed, by: operations, key, &script)
    } else {
      changing(changed, by: operations, &script, keeping: key)
    }
  }

  /// - Parameters:
  ///   - changed: The nodes whose descriptions can change.
  ///   - operations: The update, and a change of the node's attributes if there is one.
  private func update(
    _ id: NodeID, to element: Element, _ changed: [NodeID], by operations: [Patch.Operation],
    _ key: ChangeMemo.Key?, _ script: inout PatchScript
  ) {
    guard let old = tree[id] else { return }
    var changed = changed
    let isSameKind = old.element.isDescribed(as: element)
    // The kind of an element determines its slot in its parent.
    let changesSlot = (!isSameKind || element.isBar) && slot(id) != slot(id, with: element)
    // The parent of a node that comes to another slot is made anew.
    if changesSlot, let parent = tree.parent(of: id) { changed.removeAll { $0 == parent } }
    let isMixed = changing(
      changed, by: operations, &script, around: id, except: isSameKind ? nil : id, keeping: key)
    if !isSameKind {
      script.rebuild(id) { self.written(id, to: &$0) }
    } else if isMixed {
      rebuild(id, new: [], &script)
    }
    if changesSlot, let parent = tree.parent(of: id) { rebuild(parent, new: [], &script) }
    sendValue(of: id, before: old, &script)
  }

  /// Applies the operations and sends the resulting changes in the descriptions of these nodes.
  ///
  /// - Parameter holder: The node whose children the operations may move to other slots.
  /// - Parameter key: The key under which the outcome is stored, if it determines the outcome.
  /// - Returns: True if the holder has to be replaced by the caller, because children have moved to other slots or its
  ///   structure has changed. Then the holder's own changes are not sent. Its children would otherwise be lost with their
  ///   current slots, and only the caller knows which of them the page does not have yet.
  @discardableResult private func changing(
    _ ids: [NodeID], by operations: [Patch.Operation], _ script: inout PatchScript, around holder: NodeID? = nil,
    except: NodeID? = nil, keeping key: ChangeMemo.Key? = nil
  ) -> Bool {
    let slots = holder.map(slots) ?? [:]
    var old: [(id: NodeID, markup: Markup)] = []
    // A node can depend on the change in several ways.
    var seen: Set<NodeID> = []
    for id in ids where id != except && seen.insert(id).inserted {
      if let markup = description(of: id)?.markup() { old.append((id, markup)) }
    }
    var reads = key == nil ? nil : ids.first.flatMap(tree.entry)?.reads
    tree.apply(Patch(operations: operations))
    var isMixed = slots.contains { tree[$0.key] != nil && slot($0.key) != $0.value }
    for (id, markup) in old where !isMixed || id != holder {
      guard let described = description(of: id) else { continue }
      let new = described.markup()
      let changes = markup.changes(to: new)
      let symbols = changes != [] && described.mayHaveSymbols ? new.symbols : []
      script.define(symbols.filter { self.symbols.insert($0).inserted })
      guard let changes else {
        if id == holder { isMixed = true } else { rebuild(id, new: [], &script) }
        continue
      }
      let nameless = NamelessChanges(changes)
      script.add(nameless, to: id)
      guard let key, let entry = tree.entry(of: id), !isMixed, areNameless(changes, of: id) else { continue }
      reads?.formUnion(entry.reads)
      if reads?.isSubset(of: DescribedSurroundings.facts) == true {
        WebPage.memo.keep(ChangeMemo.Outcome(changes: nameless, symbols: symbols, reads: entry.reads), for: key)
      }
    }
    return isMixed
  }

  /// Applies the change and sends its known outcome.
  private func sendChange(
    _ known: ChangeMemo.Outcome, _ element: Element?, _ attributes: Attributes?, of entry: SceneTree.Entry,
    _ script: inout PatchScript
  ) {
    #if DEBUG
    let old = description(of: entry.id)?.markup()
    #endif
    tree.update(element, attributes, of: entry)
    #if DEBUG
    let changes = description(of: entry.id).flatMap { old?.changes(to: $0.markup()) }
    precondition(
      changes.map { NamelessChanges($0) == known.changes } ?? false,
      "The description of \(entry.id) depends on what the memo does not know.")
    #endif
    tree.keep(known.reads, readBy: entry)
    if !known.symbols.isEmpty {
      script.define(known.symbols.filter { symbols.insert($0).inserted })
    }
    script.add(known.changes, to: entry.id)
  }

  /// Replaces the node's own element in the page, and keeps the elements of its children.
  private func rebuild(_ id: NodeID, new: Set<NodeID>, _ script: inout PatchScript) {
    guard let described = description(of: id) else { return }
    let markup = described.markup()
    var symbols: [String] = []
    note(markup.symbols, in: &symbols)
    script.rebuild(id) { writer in
      writer.tree(markup) { writer, slot in
        for child in self.children(of: described.node, in: slot) {
          if new.contains(child) {
            self.write(child, to: &writer, symbols: &symbols)
          } else {
            writer.array {
              $0.number(0)
              $0.string(child.wire)
            }
          }
        }
      }
      return symbols
    }
  }

  /// Writes the subtree, and returns its symbols that the page does not have yet.
  private func written(_ id: NodeID, to writer: inout JSONWriter) -> [String] {
    var symbols: [String] = []
    write(id, to: &writer, symbols: &symbols)
    return symbols
  }
}

extension Subtree {
  /// True if a node in the subtree can be a part of the way to the visible page.
  fileprivate var holdsPages: Bool { element.isOnWay || children.contains { $0.holdsPages } }
}

extension Element {
  /// Returns true if a page changes the description of this element into that of the other one, so that it keeps the
  /// elements of the children and what the user does in them; otherwise it makes new ones.
  fileprivate func isDescribed(as other: Element) -> Bool {
    switch (self, other) {
    // A layout that changes keeps its views (`AnyLayout`).
    case (.layers, .arranged), (.arranged, .layers): true
    default: kind == other.kind
    }
  }

  /// True if the element can be a part of the way to the visible page.
  fileprivate var isOnWay: Bool {
    switch self {
    case .window, .navigation, .screen, .tabs, .split, .sheet, .alert: true
    default: false
    }
  }

  fileprivate var isBar: Bool { if case .bar = self { true } else { false } }
}
