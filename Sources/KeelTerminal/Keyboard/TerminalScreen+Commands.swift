internal import KeelInteraction
internal import KeelScene

/// Keys with a command of the page.
extension TerminalScreen {
  /// Runs the command of the page or of a control for the key. Returns false if there is none.
  func runCommand(for key: Key) -> Bool {
    guard case .character(let letter) = key.code else { return false }
    var modifiers: KeyCommand.Modifiers = []
    if key.modifiers.contains(.control) { modifiers.insert(.control) }
    if key.modifiers.contains(.alt) { modifiers.insert(.alternate) }
    if isInField, KeyTable.edits(letter, modifiers) { return false }
    guard let shortcut = tree.shortcut(letter, modifiers, in: scope.reach, where: isOpen) else { return false }
    switch shortcut.action {
    case .send(let event): if !isGuarded || event.isCommandOfPage { sink(event) }
    case .open(let id): if !isGuarded { openMenu(at: id) }
    case .offer, .move, .focus, .find, .help, nil: break
    }
    return true
  }

  /// Returns true if a node is in reach, or is in a closed menu that is in reach.
  func isOpen(_ id: NodeID) -> Bool {
    var current = id
    while let parent = tree.parent(of: current), case .menu? = tree[parent]?.element { current = parent }
    return isInScope(current)
  }
}

extension Event {
  /// True if the event is for a page, which exists as long as it is visible, and not for a control that may be new.
  fileprivate var isCommandOfPage: Bool { if case .keyCommand = self { true } else { false } }
}
