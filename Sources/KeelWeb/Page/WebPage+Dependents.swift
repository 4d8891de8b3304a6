internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// The nodes whose descriptions an operation can change besides the node that it names.
extension WebPage {
  /// Returns the dependents of an insertion, a removal or a move among the children of the node.
  ///
  /// - Parameter index: The index of the child that is inserted or removed. In a stack of pages, those further below
  ///   are not affected.
  func dependents(onChildrenOf parent: NodeID, at index: Int = 0) -> [NodeID] {
    adding(
      readers(around: parent) + pageAndList(around: parent) + extending(at: parent),
      to: ownDependents(onChildrenOf: parent, at: index))
  }

  /// Returns the dependents of a move of a child, which may become the base of layers.
  func dependents(onMoveOf id: NodeID, in parent: NodeID) -> [NodeID] {
    let found = adding(edged(from: parent), to: dependents(onChildrenOf: parent))
    guard case .layers(let layers)? = tree.element(of: parent), layers.base != nil else { return found }
    return adding(tree.inReadingOrder(from: id).map(\.id), to: found)
  }

  /// Returns the page whose head contains the refresh button of its list (the first list), and the candidates for that
  /// list.
  private func pageAndList(around parent: NodeID) -> [NodeID] {
    let page: NodeID?
    switch tree.element(of: parent) {
    case .screen: page = parent
    case .stack: page = tree.page(aroundList: parent)
    default: page = nil
    }
    guard let page, let children = tree[parent]?.children else { return [] }
    return [page] + children.prefix(8).compactMap(tree.firstList)
  }

  private func ownDependents(onChildrenOf parent: NodeID, at index: Int) -> [NodeID] {
    guard let node = tree[parent] else { return [] }
    switch node.element {
    case .navigation:
      // The page below is covered or shown; the pages above have another level.
      let affected = node.children[min(max(index - 1, 0), node.children.count)...]
      return affected + sheets(around: parent) + pagesOfNextPane(from: parent)
    case .tabs: return [parent] + node.children + sheets(around: parent) + pagesOfNextPane(from: parent)
    case .split: return node.children + screens(in: parent)
    case .gridRow: return node.children + (tree.parent(of: parent).map { [$0] } ?? [])
    case .layers(let layers):
      // The layers beside the base receive its size. Another child becomes the base when the children change.
      guard let base = layers.base else { return [parent] }
      let candidates = node.children.dropFirst(max(0, base - 1)).prefix(3)
      return [parent] + candidates.flatMap { tree.inReadingOrder(from: $0).map(\.id) }
    case .screen, .row, .grid, .window, .sheet, .alert, .stack, .firstFit, .arranged: return [parent]
    default: return []
    }
  }

  /// Returns the dependents of an update of the node, including the node.
  func dependents(on id: NodeID, becoming element: Element) -> [NodeID] {
    var found = ownDependents(on: id, becoming: element)
    if let old = tree.element(of: id), old.mayName != element.mayName || old.isDisplayOnly != element.isDisplayOnly {
      found = adding(readers(around: tree.parent(of: id)), to: found)
    }
    if tree.element(of: id)?.isDescribed(as: element) != true { found = adding(replacing(id), to: found) }
    if let old = tree.element(of: id), !old.hasTextEdges(of: element) {
      found = adding(edged(from: tree.parent(of: id)), to: found)
    }
    if let old = tree.element(of: id), !old.isLaidOut(as: element) {
      // The size of an element affects the containers around it. The sizes that it proposes affect everything in it.
      found = adding(sized(from: tree.parent(of: id)), to: found)
      if old.passesGrowth, !old.offersRoom(as: element) {
        found = adding(tree.inReadingOrder(from: id).map(\.id), to: found)
      }
    }
    if case .box(let old)? = tree.element(of: id), case .box(let new) = element, old.insets != new.insets {
      found = adding(extending(in: id), to: found)
    }
    return found
  }

  /// Returns the dependents of a node that becomes another kind: to the nodes around it, one child leaves and another one
  /// arrives.
  private func replacing(_ id: NodeID) -> [NodeID] {
    guard let parent = tree.parent(of: id) else { return [] }
    let around = adding(edged(from: parent), to: dependents(onChildrenOf: parent))
    return adding(sheets(around: id) + pagesOfNextPane(from: id), to: around)
  }

  /// Returns the nodes that may extend over the safe area in the outer children of a stack: others become the outer ones
  /// when its children change. O(nodes in these children).
  private func extending(at parent: NodeID) -> [NodeID] {
    guard case .stack? = tree.element(of: parent), let children = tree[parent]?.children else { return [] }
    let ends = children.count > 4 ? children.prefix(2) + children.suffix(2) : children[...]
    return ends.flatMap { extending(in: $0) }
  }

  private func extending(in id: NodeID) -> [NodeID] {
    guard let node = tree[id] else { return [] }
    let inner = node.element.placesChildren ? node.children.flatMap { extending(in: $0) } : []
    if case .box(let box) = node.element, box.mayExtend { return [id] + inner }
    return inner
  }

  /// Returns the nodes around a node that are described by everything in them: buttons, which may be named after a
  /// picture and are no buttons of their own around a control, and nodes with actions, which are keyboard stops if
  /// nothing in them is one. O(depth of the node).
  private func readers(around id: NodeID?) -> [NodeID] {
    var found: [NodeID] = []
    var next = id.flatMap(tree.entry)
    while let around = next {
      let isLabelled = if case .button(let button) = around.element { button.hasLabelChild } else { false }
      if isLabelled || !around.attributes.actions.isEmpty { found.append(around.id) }
      next = around.parent
    }
    return found
  }

  /// Returns the containers whose description may change with the children of a node: from the size of the content to all
  /// the room, from a fixed size to one that adapts, or back.
  func sized(from id: NodeID?) -> [NodeID] {
    var found: [NodeID] = []
    var current = id
    while let around = current, let element = tree.element(of: around) {
      // The content of a page decides how the page scrolls.
      if case .screen = element { found.append(around) }
      guard element.passesGrowth else { break }
      found.append(around)
      if element.hasConstantGrowth, !isContentOfPage(around) { break }
      current = tree.parent(of: around)
    }
    return found
  }

  /// Returns the containers whose description may change with the children of a node: those in which texts may come to
  /// an edge or leave it, and those whose size changes with them.
  func edged(from id: NodeID?) -> [NodeID] {
    var found: [NodeID] = []
    var current = id
    while let around = current, tree.element(of: around)?.passesTextEdges == true {
      found.append(around)
      current = tree.parent(of: around)
    }
    return adding(sized(from: current), to: found)
  }

  private func isContentOfPage(_ id: NodeID) -> Bool {
    if case .screen? = tree.parent(of: id).flatMap(tree.element) { true } else { false }
  }

  func adding(_ others: [NodeID], to found: [NodeID]) -> [NodeID] {
    others.isEmpty ? found : found + others.filter { !found.contains($0) }
  }

  private func ownDependents(on id: NodeID, becoming element: Element) -> [NodeID] {
    guard let node = tree[id] else { return [] }
    switch (node.element, element) {
    case (.screen(let old), .screen(let new)):
      guard old.title != new.title || old.address != new.address else { return [id] }
      let siblings = pages(namedAfter: id)
      return siblings + (siblings.contains(id) ? [] : [id]) + sheets(around: id) + pagesOfNextPane(from: id)
    case (.list(let old), .list(let new)):
      var around = [id]
      if old.refresh != new.refresh, let page = tree.page(aroundList: id) { around.append(page) }
      guard old.isEditing != new.isEditing || old.selection != new.selection else { return around }
      return around + node.children.flatMap { tree[$0]?.children ?? [] }
    case (.scroll(let old), .scroll(let new)) where old.isOwnScroller != new.isOwnScroller:
      // The page scrolls in place of a region that is all of its content.
      return [id] + (page(around: id).map { [$0] } ?? [])
    case (.window(let old), .window(let new)):
      let titled = old.title == new.title ? [id] : [id] + pagesWithoutTitle(in: id)
      return old.colorScheme == new.colorScheme ? titled : titled + picturesForDark(in: id)
    case (.sheet, .sheet):
      return node.element.colorScheme == element.colorScheme ? [id] : [id] + picturesForDark(in: id)
    case (.row(let old), .row(let new)):
      let isNamed = old.text == new.text && old.contentChildCount == new.contentChildCount
      return isNamed ? [id] : [id] + node.children
    case (.tabs(let old), .tabs(let new)):
      let isSame = old.selectedChild == new.selectedChild
      let named = isSame ? [] : sheets(around: id) + pagesOfNextPane(from: id)
      return [id] + node.children + adding(named, to: tree.parent(of: id).map { [$0] } ?? [])
    case (.gridRow, .gridRow):
      return [id] + node.children + (tree.parent(of: id).map { [$0] } ?? [])
    case (.split, .split): return [id] + node.children + screens(in: id)
    case (.grid, .grid): return [id] + node.children.flatMap { tree[$0]?.children ?? [] }
    case (.stack(let old), .stack(let new)):
      let own = old.hasDefaultSpacing == new.hasDefaultSpacing ? [id] : [id] + node.children
      return (old.window == nil) == (new.window == nil) ? own : adding(refreshing(in: id), to: own)
    case (.box(let old), .box(let new)):
      if old.isRedacted != new.isRedacted { return tree.inReadingOrder(from: id).map(\.id) }
      return old.insets != new.insets && (old.insets.hasNegative || new.insets.hasNegative)
        ? [id] + node.children : [id]
    default: return [id]
    }
  }

  /// Returns the pictures in a node that have a variant for dark pages.
  private func picturesForDark(in id: NodeID) -> [NodeID] {
    tree.inReadingOrder(from: id).compactMap { node in
      if case .image(let image) = node.element, image.look?.darkData != nil { node.id } else { nil }
    }
  }

  /// Returns the pages of a window that may have the window's title as their heading.
  private func pagesWithoutTitle(in id: NodeID) -> [NodeID] {
    tree.inReadingOrder(from: id).compactMap { node in
      if case .screen(let screen) = node.element, screen.title.isEmpty { node.id } else { nil }
    }
  }

  /// Returns the pages that may show the title of a page: in a stack the page and the next one, which has a button back
  /// to it, elsewhere all siblings.
  private func pages(namedAfter page: NodeID) -> [NodeID] {
    guard let around = tree.parent(of: page), let node = tree[around] else { return [] }
    guard case .navigation = node.element, let level = node.children.lastIndex(of: page) else { return node.children }
    return Array(node.children[level...].prefix(2))
  }

  /// Returns the dependents of a change of the node's attributes, including the node.
  func dependents(on id: NodeID, saying attributes: Attributes) -> [NodeID] {
    guard let old = tree.attributes(of: id) else { return [] }
    var changed = [id]
    if old.isEnabled != attributes.isEnabled {
      changed = tree.inReadingOrder(from: id).map(\.id)
      // The head of a page has the refresh button of its list.
      if let page = page(around: id), tree.isWithin(tree.pageList(of: page), id) { changed.append(page) }
    }
    if old.accessibility.sortPriority != attributes.accessibility.sortPriority, let parent = tree.parent(of: id) {
      changed = adding([parent], to: changed)
    }
    if old.mayBeLeftOut != attributes.mayBeLeftOut, let page = tree.parent(of: id), isContentOfPage(id) {
      // A stack that only surrounds a region lets it scroll with the page.
      changed = adding([page], to: changed)
    }
    let (words, newWords) = (old.accessibility, attributes.accessibility)
    if words.label.isEmpty != newWords.label.isEmpty || words.isHidden != newWords.isHidden
      || old.mayMakeAStop != attributes.mayMakeAStop
    {
      changed = adding(readers(around: tree.parent(of: id)), to: changed)
    }
    return changed
  }

  /// Returns the first list in a stack and the page around it, one of which has the refresh button of the list.
  private func refreshing(in stack: NodeID) -> [NodeID] {
    var next = tree.entry(of: stack)
    while let entry = next, case .stack = entry.element { next = entry.children.first.flatMap(tree.entry) }
    guard let list = next, case .list = list.element, let page = page(around: list.id) else { return [] }
    return [page, list.id]
  }

  private func page(around id: NodeID) -> NodeID? { tree.nearestPage(from: tree.parent(of: id))?.id }

  private func sheets(around id: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var current = tree.parent(of: id)
    while let around = current {
      if case .sheet? = tree[around]?.element { found.append(around) }
      current = tree.parent(of: around)
    }
    return found
  }

  /// Returns the pages of the pane after the node's own: their back buttons are named after the current page of this
  /// pane.
  private func pagesOfNextPane(from id: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var child = id
    while let around = tree.parent(of: child) {
      if case .split? = tree.element(of: around), let panes = tree[around]?.children,
        let pane = panes.firstIndex(of: child), pane + 1 < panes.count
      {
        found += tree.inReadingOrder(from: panes[pane + 1]).compactMap { node in
          if case .screen = node.element { node.id } else { nil }
        }
      }
      child = around
    }
    return found
  }

  private func screens(in id: NodeID) -> [NodeID] {
    tree.inReadingOrder(from: id).filter { node in
      guard case .screen = node.element, let parent = tree.parent(of: node.id) else { return false }
      return parent != id
    }.map(\.id)
  }
}

extension Element {
  /// Returns true if a page changes the description of this element into that of the other one, so that it keeps the
  /// elements of the children and what the user does in them; otherwise it makes new ones.
  func isDescribed(as other: Element) -> Bool {
    switch (self, other) {
    // A layout that changes keeps its views (`AnyLayout`).
    case (.layers, .arranged), (.arranged, .layers): true
    default: kind == other.kind
    }
  }

  /// The part of a picture or a text that affects the name of a button around it.
  var mayName: String? {
    switch self {
    case .image(let image): image.label.isEmpty ? image.symbol?.words : ""
    case .label(let label): label.text.isEmpty ? nil : ""
    default: nil
    }
  }
}
