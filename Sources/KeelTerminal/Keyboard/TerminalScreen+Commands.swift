internal import KeelInteraction
internal import KeelScene

/// Keys that the page has commands for.
extension TerminalScreen {
  /// The commands of the page in reach, those of pages around it, and keys that controls have for themselves, with what
  /// they do.
  var commandKeysInReach: [(command: KeyCommand, title: String)] {
    var found = tree.commandsOfPages(where: isOpen).filter {
      tree.accepts(.keyCommand($0.screen, commandID: $0.command.id))
    }.map { ($0.command, $0.command.title) }
    if let start = scope.reach {
      for node in tree.inReadingOrder(from: start) {
        guard let command = node.attributes.keyCommand, command.isForApps, isOpen(node.id), tree.isInReach(node.id)
        else { continue }
        found.append((command, command.title.isEmpty ? title(of: node) : command.title))
      }
    }
    return found
  }

  private func title(of node: Node) -> String {
    let shown =
      switch node.element {
      case .button(let button): button.title
      case .toggle(let toggle): toggle.title
      case .menu(let menu): menu.title
      case .link(let link): link.title
      case .disclosure(let disclosure): disclosure.title
      default: ""
      }
    return shown.isEmpty ? node.attributes.accessibility.label : shown
  }

  /// Runs the command that the page or a control has for the key. Says whether there is one.
  func runCommand(for key: Key) -> Bool {
    guard case .character(let letter) = key.code else { return false }
    var modifiers: KeyCommand.Modifiers = []
    if key.modifiers.contains(.control) { modifiers.insert(.control) }
    if key.modifiers.contains(.alt) { modifiers.insert(.alternate) }
    guard let shortcut = tree.shortcut(letter, modifiers, in: scope.reach, where: isOpen) else { return false }
    switch shortcut.action {
    case .send(let event): if !isGuarded || event.isCommandOfPage { sink(event) }
    case .open(let id): if !isGuarded { openPopup(id) }
    case nil: break
    }
    return true
  }

  /// Whether a node is in reach, be it in a menu that is closed.
  private func isOpen(_ id: NodeID) -> Bool {
    var current = id
    while let parent = tree.parent(of: current), case .menu? = tree[parent]?.element { current = parent }
    return isInScope(current)
  }
}

extension Event {
  /// Whether it is for a page, which is there as long as it is shown, and not for a control that may have come just now.
  fileprivate var isCommandOfPage: Bool { if case .keyCommand = self { true } else { false } }
}
