package import KeelScene

/// A line of an open menu: its title, its state, and the effect of choosing it.
package struct MenuItem: Hashable, Sendable {
  /// The effect of choosing a line.
  package enum Deed: Hashable, Sendable {
    case send(Event)
    /// Opens the menu or the picker of a node.
    case open(NodeID)
    case none
  }

  package var title = ""
  package var image: Symbol?
  /// True if the line has a check mark; `nil` if the line cannot have one.
  package var isOn: Bool?
  package var isEnabled = true
  package var isDestructive = false
  /// True for a separator between groups of lines.
  package var isSeparator = false
  package var deed = Deed.none

  package init(title: String = "", image: Symbol? = nil, deed: Deed = .none) {
    self.title = title
    self.image = image
    self.deed = deed
  }

  package var canBeChosen: Bool { deed != .none && isEnabled }
  package var opensAnother: Bool { if case .open = deed { true } else { false } }

  fileprivate static var separator: MenuItem {
    var item = MenuItem()
    item.isSeparator = true
    return item
  }
  fileprivate static func heading(_ title: String) -> MenuItem {
    var item = MenuItem(title: title)
    item.isEnabled = false
    return item
  }
}

extension SceneTree {
  /// Returns the lines of an open menu, a picker or a text with links; empty for other nodes. O(lines).
  ///
  /// Separators enclose sections. A submenu is one line that opens it.
  package func menuItems(of id: NodeID) -> [MenuItem] {
    guard let node = self[id] else { return [] }
    switch node.element {
    case .picker(let picker): return options(of: picker, id)
    case .menu:
      var items: [MenuItem] = []
      for child in node.children { add(child, in: node, to: &items) }
      if items.last?.isSeparator == true { items.removeLast() }
      return items
    case .label(let label):
      return label.runs.indices.filter { label.runs[$0].link != nil }.map {
        MenuItem(title: label.runs[$0].text, deed: .send(.followLink(id, run: $0)))
      }
    default: return []
    }
  }

  /// Returns the actions of a node, one line each. O(actions).
  package func actionItems(of id: NodeID) -> [MenuItem] {
    guard let node = self[id] else { return [] }
    return node.offeredActions.map { action in
      var item = MenuItem(title: action.title, deed: .send(.action(id, actionID: action.id)))
      item.isEnabled = action.isEnabled
      item.isDestructive = action.role == .destructive
      return item
    }
  }

  /// Returns the nearest node with actions, from the node itself outward; `nil` if there is none, or if the scene
  /// accepts none of its actions. O(depth).
  package func nodeWithActions(from id: NodeID) -> NodeID? {
    var current: NodeID? = id
    while let node = current {
      let items = actionItems(of: node)
      if !items.isEmpty {
        return items.contains { if case .send(let event) = $0.deed { accepts(event) } else { false } } ? node : nil
      }
      current = parent(of: node)
    }
    return nil
  }

  private func options(of picker: PickerElement, _ id: NodeID) -> [MenuItem] {
    picker.options.enumerated().map { index, option in
      var item = MenuItem(title: option.title, image: option.image, deed: .send(.choose(id, index: index)))
      item.isOn = index == picker.selectedIndex
      item.isEnabled = option.isEnabled
      return item
    }
  }

  private func add(_ child: NodeID, in menu: Node, to items: inout [MenuItem]) {
    guard let node = self[child] else { return }
    func titled(_ title: String, _ image: Symbol?, _ deed: MenuItem.Deed) -> MenuItem {
      let title = title.isEmpty ? node.attributes.accessibility.label : title
      var item = MenuItem(title: title, image: image, deed: deed)
      item.isEnabled = node.attributes.isEnabled
      return item
    }
    switch node.element {
    case .button(let button):
      var item = titled(button.title, button.image, .send(.activate(child)))
      item.isEnabled = item.isEnabled && !button.isBusy
      item.isDestructive = button.role == .destructive
      items.append(item)
    case .toggle(let toggle):
      var item = titled(toggle.title, toggle.image, .send(.toggle(child, isOn: !toggle.isOn)))
      item.isOn = toggle.isOn
      items.append(item)
    case .link(let link): items.append(titled(link.title, link.image, .send(.activate(child))))
    case .picker(let picker) where isOneOfMany(picker, in: menu):
      items.append(titled(picker.title, nil, .open(child)))
    case .picker(let picker): addSection(picker.title, options(of: picker, child), of: node, to: &items)
    case .menu(let inner) where inner.isSection: addSection(inner.title, menuItems(of: child), of: node, to: &items)
    case .menu(let inner):
      var item = titled(inner.title, inner.image, .open(child))
      item.isDestructive = inner.role == .destructive
      items.append(item)
    case .label(let label): items.append(.heading(label.text))
    case .separator: addSeparator(to: &items)
    default: break
    }
  }

  /// Returns true for a picker that becomes a line of its own. The options of other pickers become lines of the menu
  /// itself.
  private func isOneOfMany(_ picker: PickerElement, in menu: Node) -> Bool {
    picker.style == .menu && picker.options.count > 1 && !picker.title.isEmpty && menu.children.count > 1
  }

  private func addSection(_ title: String, _ lines: [MenuItem], of node: Node, to items: inout [MenuItem]) {
    addSeparator(to: &items)
    if !title.isEmpty { items.append(.heading(title)) }
    for line in lines {
      var line = line
      line.isEnabled = line.isEnabled && node.attributes.isEnabled
      items.append(line)
    }
    addSeparator(to: &items)
  }

  private func addSeparator(to items: inout [MenuItem]) {
    if let last = items.last, !last.isSeparator { items.append(.separator) }
  }
}
