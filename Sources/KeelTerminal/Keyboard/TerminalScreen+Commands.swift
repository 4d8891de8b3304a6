internal import KeelInteraction
internal import KeelScene

/// Keys that the page has commands for.
extension TerminalScreen {
  /// Runs the command that the page or a control has for the key. Says whether there is one.
  func runCommand(for key: Key) -> Bool {
    guard case .character(let letter) = key.code else { return false }
    var modifiers: KeyCommand.Modifiers = []
    if key.modifiers.contains(.control) { modifiers.insert(.control) }
    if key.modifiers.contains(.alt) { modifiers.insert(.alternate) }
    guard let shortcut = tree.shortcut(letter, modifiers, in: scope.reach, where: isOpen) else { return false }
    switch shortcut.action {
    case .send(let event): if !isGuarded || event.isCommandOfPage { sink(event) }
    case .open(let id): if !isGuarded { openMenu(at: id) }
    case .offer, .move, .search, .find, .help, nil: break
    }
    return true
  }

  /// Whether a node is in reach, be it in a menu that is closed.
  func isOpen(_ id: NodeID) -> Bool {
    var current = id
    while let parent = tree.parent(of: current), case .menu? = tree[parent]?.element { current = parent }
    return isInScope(current)
  }
}

extension Event {
  /// Whether it is for a page, which is there as long as it is shown, and not for a control that may have come just now.
  fileprivate var isCommandOfPage: Bool { if case .keyCommand = self { true } else { false } }
}
