import KeelScene

/// Random changes of a tree.
extension SceneWalk {
  /// Returns one change; none where the random choice does not fit.
  mutating func change(_ tree: SceneTree) -> [Patch.Operation] {
    guard let root = tree.root else { return [] }
    let nodes = tree.inReadingOrder()
    var node = pick(nodes)
    // Containers affect more than the many leaves.
    for _ in 0..<(flag() ? below(4) : 0) { node = parent(of: node, tree) ?? node }
    // A tree of moderate size changes faster.
    let isLarge = nodes.count > 100
    switch below(100) {
    case 0: return [.root(first())]
    case 1..<4: return [.focus(chance(3) ? nil : node.id)]
    case 4..<8:
      let count = tree[root]?.children.count ?? 0
      guard count > 0, count < 3, !isLarge else { return [] }
      return [.insert(presentation(), into: root, at: count)]
    case 8..<25: return isLarge ? remove(node, tree) : insert(into: node, tree)
    case 25..<38: return remove(node, tree)
    case 38..<46: return move(node, tree)
    case 46..<52: return replace(node, tree)
    case 52..<57: return changeKind(of: node, tree)
    case 57..<60: return changeKindInBox(nodes, tree)
    case 60..<85:
      let element = changed(node.element, children: node.children.count)
      guard element != node.element, fits(element, for: node, tree) else { return [] }
      let attributes = changed(node.attributes)
      return [.update(node.id, element)]
        + (chance(5) && attributes != node.attributes ? [.attributes(node.id, attributes)] : [])
    default:
      let attributes = changed(node.attributes)
      return attributes == node.attributes ? [] : [.attributes(node.id, attributes)]
    }
  }

  private mutating func insert(into node: Node, _ tree: SceneTree) -> [Patch.Operation] {
    let count = node.children.count
    let anywhere = below(count + 1)
    switch node.element {
    case .navigation: return [.insert(screen(depth: 2), into: node.id, at: anywhere)]
    case .screen:
      let bars = bars(of: node, tree)
      guard bars < count || flag() else { return [.insert(content(depth: 2), into: node.id, at: count)] }
      return [.insert(bar(), into: node.id, at: below(bars + 1))]
    case .bar: return [.insert(leaf(), into: node.id, at: anywhere)]
    case .stack, .row, .disclosure, .group, .layers, .firstFit, .arranged, .geometryReader, .gridRow:
      return [.insert(content(depth: 2), into: node.id, at: anywhere)]
    case .button(let button):
      return button.hasLabelChild ? [.insert(content(depth: 1), into: node.id, at: anywhere)] : []
    case .scroll, .box: return count > 0 ? [] : [.insert(content(depth: 2), into: node.id, at: 0)]
    case .grid: return [.insert(gridChild(depth: 1), into: node.id, at: anywhere)]
    case .alert:
      let fields = node.children.count { if case .textField? = tree.element(of: $0) { true } else { false } }
      return [.insert(self.node(element(.button)), into: node.id, at: fields + below(count - fields + 1))]
    case .list: return [.insert(section(depth: 1), into: node.id, at: anywhere)]
    case .section(let section): return insert(into: section, node)
    case .menu: return [.insert(menuItem(depth: 1), into: node.id, at: anywhere)]
    case .tabs, .split: return count > 3 ? [] : [.insert(pages(depth: 1), into: node.id, at: anywhere)]
    default: return []
    }
  }

  /// Inserts a row, or a view above or below the rows.
  private mutating func insert(into section: SectionElement, _ node: Node) -> [Patch.Operation] {
    var section = section
    switch below(6) {
    case 0 where !section.hasHeaderChild:
      section.hasHeaderChild = true
      return [.update(node.id, .section(section)), .insert(content(depth: 1), into: node.id, at: 0)]
    case 1 where !section.hasFooterChild:
      section.hasFooterChild = true
      let end = node.children.count
      return [.update(node.id, .section(section)), .insert(content(depth: 1), into: node.id, at: end)]
    default:
      let rows = rows(of: node)
      return [.insert(row(depth: 1), into: node.id, at: rows.lowerBound + below(rows.count + 1))]
    }
  }

  /// The indices of the rows among the children of a section.
  private func rows(of node: Node) -> Range<Int> {
    guard case .section(let section) = node.element else { return 0..<node.children.count }
    return (section.hasHeaderChild ? 1 : 0)..<node.children.count - (section.hasFooterChild ? 1 : 0)
  }

  private func bars(of node: Node, _ tree: SceneTree) -> Int {
    node.children.count { if case .bar? = tree.element(of: $0) { true } else { false } }
  }

  private func parent(of node: Node, _ tree: SceneTree) -> Node? { tree.parent(of: node.id).flatMap { tree[$0] } }

  private func remove(_ node: Node, _ tree: SceneTree) -> [Patch.Operation] {
    guard let parent = parent(of: node, tree) else { return [] }
    switch parent.element {
    case .window: if parent.children.first == node.id { return [] }
    case .sheet: return []
    case .navigation, .split, .tabs: if parent.children.count < 2 { return [] }
    case .alert: if parent.children.last == node.id { return [] }
    default: break
    }
    return [.remove(node.id, from: parent.id)]
  }

  private mutating func move(_ node: Node, _ tree: SceneTree) -> [Patch.Operation] {
    guard let parent = parent(of: node, tree), parent.children.count > 1 else { return [] }
    let index = below(parent.children.count)
    switch parent.element {
    case .window, .alert: return []
    case .screen:
      guard case .bar = node.element else { return [] }
      return [.move(node.id, in: parent.id, to: below(bars(of: parent, tree)))]
    case .section:
      guard case .row = node.element else { return [] }
      let rows = rows(of: parent)
      return [.move(node.id, in: parent.id, to: rows.lowerBound + below(rows.count))]
    default: return [.move(node.id, in: parent.id, to: index)]
    }
  }

  private mutating func replace(_ node: Node, _ tree: SceneTree) -> [Patch.Operation] {
    guard let parent = parent(of: node, tree), let index = parent.children.firstIndex(of: node.id) else { return [] }
    let new: Subtree
    switch (parent.element, node.element) {
    case (_, .bar): new = bar()
    case (_, .sheet), (_, .alert): new = presentation()
    case (_, .section): new = section(depth: 1)
    case (_, .row): new = row(depth: 1)
    case (_, .gridRow): new = gridChild(depth: 1)
    case (.menu, _): new = menuItem(depth: 1)
    case (.alert, .textField): new = self.node(element(.textField))
    case (.alert, _): new = self.node(element(.button))
    case (.navigation, _): new = screen(depth: 2)
    case (.window, _), (.sheet, _), (.tabs, _), (.split, _): new = pages(depth: 2)
    case (.bar, _): new = leaf()
    default: new = content(depth: 2)
    }
    return [.remove(node.id, from: parent.id), .insert(new, into: parent.id, at: index)]
  }

  private mutating func changeKind(of node: Node, _ tree: SceneTree) -> [Patch.Operation] {
    let element = element(pick(Array(Kind.allCases)), children: node.children.count)
    guard element.kind != node.element.kind, fits(element, for: node, tree) else { return [] }
    return [.update(node.id, element)]
  }

  /// Changes the kind of something that decides the layout of the box around it.
  private mutating func changeKindInBox(_ nodes: [Node], _ tree: SceneTree) -> [Patch.Operation] {
    let inBoxes = nodes.filter { node in
      if case .box? = tree.parent(of: node.id).flatMap(tree.element) { true } else { false }
    }
    return inBoxes.isEmpty ? [] : changeKind(of: pick(inBoxes), tree)
  }

  /// Returns true if the node may have the element, with its present children.
  private func fits(_ element: Element, for node: Node, _ tree: SceneTree) -> Bool {
    guard let parent = parent(of: node, tree) else { return element.kind == node.element.kind }
    guard parent.element.mayHold(element) else { return false }
    switch (parent.element, node.element) {
    case (_, .bar), (_, .sheet), (.alert, _), (.window, .alert): if element.kind != node.element.kind { return false }
    case (.section, .row): if element.kind != node.element.kind { return false }
    case (.section, _): if case .row = element { return false }
    default: break
    }
    switch element {
    case .scroll, .box: if node.children.count > 1 { return false }
    case .navigation, .tabs, .split: if node.children.isEmpty { return false }
    // Sections are parts of menus.
    case .menu(let menu):
      if menu.isSection { guard case .menu = parent.element else { return false } }
    case .screen:
      let others = node.children.drop { if case .bar? = tree.element(of: $0) { true } else { false } }
      if others.count > 1 { return false }
    default: break
    }
    return node.children.compactMap(tree.element).allSatisfy(element.mayHold)
  }

  // MARK: Counts

  /// Returns the updates that make elements agree with their children again.
  func repairs(of tree: SceneTree) -> [Patch.Operation] {
    // The rows of a list are counted by its sections.
    tree.inReadingOrder().reversed().compactMap { node in
      let element = counted(node.element, node.children.compactMap(tree.element))
      guard element != node.element else { return nil }
      tree.apply(Patch(operations: [.update(node.id, element)]))
      return .update(node.id, element)
    }
  }

  /// Returns the element with counts that fit its children.
  func counted(_ element: Element, _ children: [Element]) -> Element {
    let count = children.count
    switch element {
    case .section(var section):
      func isView(_ child: Element) -> Bool { if case .row = child { false } else { true } }
      section.hasHeaderChild = section.hasHeaderChild && children.first.map(isView) ?? false
      let others = children.dropFirst(section.hasHeaderChild ? 1 : 0)
      section.hasFooterChild = section.hasFooterChild && others.last.map(isView) ?? false
      section.rowCount = max(section.rowCount, section.windowStart + others.count - (section.hasFooterChild ? 1 : 0))
      return .section(section)
    case .list(var list):
      list.rowCount = children.reduce(0) { sum, child in
        if case .section(let section) = child { sum + section.rowCount } else { sum }
      }
      return .list(list)
    case .row(var row):
      row.contentChildCount = min(row.contentChildCount, count)
      return .row(row)
    case .disclosure(var disclosure):
      disclosure.hasLabelChild = disclosure.hasLabelChild && count > 0
      return .disclosure(disclosure)
    case .group(var group):
      group.hasLabelChild = group.hasLabelChild && count > 0
      return .group(group)
    case .tabs(var tabs) where tabs.childTabs.count != count:
      while tabs.tabs.count < count { tabs.tabs.append(.init(title: "t\(tabs.tabs.count)")) }
      tabs.childTabs = Array(0..<count)
      tabs.selectedIndex = min(tabs.selectedIndex, tabs.tabs.count - 1)
      return .tabs(tabs)
    case .layers(var layers):
      layers.base = layers.base.flatMap { count > 0 ? min($0, count - 1) : nil }
      return .layers(layers)
    case .stack(var stack):
      if let window = stack.window, window.count < window.start + count { stack.window?.count = window.start + count }
      return .stack(stack)
    default: return element
    }
  }
}
