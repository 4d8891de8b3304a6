package import KeelScene

/// A menu or the options of a picker, open over the page, with the line that is marked in it.
package struct OpenMenu: Hashable, Sendable {
  /// The content of an open menu.
  package enum Content: Hashable, Sendable {
    /// The choices of the node: the lines of a menu, the options of a picker, the links of a text.
    case choices
    /// The actions of the node.
    case actions
  }
  /// The node whose menu is open.
  package var owner: NodeID
  package var content = Content.choices
  /// The submenus that lead to the visible one.
  package var path: [NodeID] = []
  /// The index of the line with the focus.
  package var marked = 0
}

/// The effect of a key in an open menu, or of a press on a line.
package enum MenuAnswer: Hashable, Sendable {
  /// This menu is open from now on: another line is marked, or another menu is visible.
  case shows(OpenMenu)
  /// The menu closes without a choice.
  case closes
  /// The menu closes, and the front end sends the event.
  case sends(Event)
}

/// The effects of keys in open menus.
extension SceneTree {
  /// Returns the menu of a node as it opens; `nil` if no line can be chosen. O(lines).
  ///
  /// A picker opens at the chosen option, and other menus at the first line that can be chosen.
  package func openMenu(at owner: NodeID, _ content: OpenMenu.Content = .choices, path: [NodeID] = []) -> OpenMenu? {
    var menu = OpenMenu(owner: owner, content: content, path: path)
    let items = items(of: menu)
    var chosen: Int?
    if case .picker? = element(of: path.last ?? owner) {
      chosen = items.firstIndex { $0.isOn == true && $0.canBeChosen }
    }
    guard let first = chosen ?? items.firstIndex(where: \.canBeChosen) else { return nil }
    menu.marked = first
    return menu
  }

  /// Returns the lines of an open menu. O(lines).
  package func items(of menu: OpenMenu) -> [MenuItem] {
    switch menu.content {
    case .choices: menuItems(of: menu.path.last ?? menu.owner)
    case .actions: actionItems(of: menu.owner)
    }
  }

  /// Returns the effect of a key in an open menu; `nil` if it has none. O(lines).
  package func answer(to key: CommandKey, typing letter: String = "", in menu: OpenMenu) -> MenuAnswer? {
    for meaning in KeyTable.meanings(of: key, on: .popup) {
      if let answer = answer(to: meaning, key, letter, in: menu) { return answer }
    }
    return nil
  }

  private func answer(
    to meaning: KeyMeaning, _ key: CommandKey, _ letter: String, in menu: OpenMenu
  ) -> MenuAnswer? {
    let items = items(of: menu)
    let after = Array(items.indices.dropFirst(menu.marked + 1)), before = Array(items.indices.prefix(menu.marked))
    switch meaning {
    case .press: return answer(choosing: menu.marked, in: menu)
    case .unfold:
      guard items.indices.contains(menu.marked), items[menu.marked].opensAnother else { return nil }
      return answer(choosing: menu.marked, in: menu)
    case .fold: return menuAround(menu).map { .shows($0) }
    case .outward: return menuAround(menu).map { .shows($0) } ?? .closes
    case .move:
      let order: [Int]
      switch key.motion {
      case .down: order = after + before
      case .up: order = before.reversed() + after.reversed()
      case .first, .screenfulUp: order = Array(items.indices)
      case .last, .screenfulDown: order = items.indices.reversed()
      case .next, .previous, .left, .right, nil: return nil
      }
      return mark(order.first { items[$0].canBeChosen }, in: menu)
    case .typeAhead:
      let letter = letter.lowercased()
      return mark(
        (after + before).first { items[$0].canBeChosen && items[$0].title.lowercased().hasPrefix(letter) }, in: menu)
    default: return nil
    }
  }

  private func mark(_ line: Int?, in menu: OpenMenu) -> MenuAnswer? {
    guard let line else { return nil }
    var menu = menu
    menu.marked = line
    return .shows(menu)
  }

  /// Returns the menu that contains a submenu, at the line of the submenu; `nil` if the menu is outermost.
  private func menuAround(_ menu: OpenMenu) -> OpenMenu? {
    guard let inner = menu.path.last else { return nil }
    var around = menu
    around.path.removeLast()
    around.marked = items(of: around).firstIndex { $0.deed == .open(inner) } ?? 0
    return around
  }

  /// Returns the effect of choosing a line; `nil` if the line cannot be chosen. O(lines).
  package func answer(choosing line: Int, in menu: OpenMenu) -> MenuAnswer? {
    let items = items(of: menu)
    guard items.indices.contains(line), items[line].canBeChosen, isInReach(menu.owner) else { return nil }
    switch items[line].deed {
    case .send(let event): return accepts(event) ? .sends(event) : nil
    case .open(let id): return openMenu(at: menu.owner, menu.content, path: menu.path + [id]).map { .shows($0) }
    case .none: return nil
    }
  }
}
