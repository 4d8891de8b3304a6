internal import KeelInteraction
internal import KeelScene

/// Keys that the page has commands for.
extension TerminalScreen {
  /// The commands of the page in reach, those of pages around it, and keys that controls have for themselves, with what
  /// they do.
  var commandKeysInReach: [(command: KeyCommand, title: String)] {
    var found = screensInReach.flatMap { screen, commands in
      commands.filter { tree.accepts(.keyCommand(screen, commandID: $0.id)) }.map { ($0, $0.title) }
    }
    if let start = scope.reach {
      for node in tree.inReadingOrder(from: start) {
        guard let command = node.attributes.keyCommand, isOpen(node.id), tree.isInReach(node.id) else { continue }
        found.append((command, command.title.isEmpty ? title(of: node) : command.title))
      }
    }
    return found.filter { command, _ in !Self.kept.contains(Self.input(of: command)) || !command.modifiers.isEmpty }
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

  /// Runs the command that the page has for the key. Says whether there is one.
  func runCommand(for key: Key) -> Bool {
    guard case .character(let letter) = key.code, !Self.kept.contains(letter) || !key.modifiers.isEmpty else {
      return false
    }
    var modifiers: KeyCommand.Modifiers = []
    if key.modifiers.contains(.control) { modifiers.insert(.control) }
    if key.modifiers.contains(.alt) { modifiers.insert(.alternate) }
    for (screen, commands) in screensInReach {
      guard let command = commands.first(where: { Self.input(of: $0) == letter && $0.modifiers == modifiers }) else {
        continue
      }
      sink(.keyCommand(screen, commandID: command.id))
      return true
    }
    return runKey(of: letter, modifiers)
  }

  /// Activates what has that key for itself. Says whether there is one in reach.
  private func runKey(of letter: Character, _ modifiers: KeyCommand.Modifiers) -> Bool {
    guard let start = scope.reach else { return false }
    let found = tree.inReadingOrder(from: start).first { node in
      guard let command = node.attributes.keyCommand else { return false }
      return Self.input(of: command) == letter && command.modifiers == modifiers && isOpen(node.id)
    }
    guard let found, tree.isInReach(found.id), !isGuarded else { return found != nil }
    switch found.element {
    case .toggle(let toggle): sink(.toggle(found.id, isOn: !toggle.isOn))
    case .disclosure(let disclosure): sink(.toggle(found.id, isOn: !disclosure.isExpanded))
    case .menu: if !sink(.activate(found.id)) { openPopup(found.id) }
    default: sink(.activate(found.id))
    }
    return true
  }

  /// Whether a node is in reach, be it in a menu that is closed.
  private func isOpen(_ id: NodeID) -> Bool {
    var current = id
    while let parent = tree.parent(of: current), case .menu? = tree[parent]?.element { current = parent }
    return isInScope(current)
  }

  /// What stays ours, so that there is always a way to move, to find and to learn the keys.
  private static let kept: Set<Character> = [" ", "?", "/"]

  /// A terminal does not tell Ctrl-S from Ctrl-Shift-S.
  static func input(of command: KeyCommand) -> Character {
    guard command.modifiers.contains(.control) else { return command.input }
    return command.input.lowercased().first ?? command.input
  }

  private var screensInReach: [(screen: NodeID, commands: [KeyCommand])] {
    var found: [(NodeID, [KeyCommand])] = []
    var current = scope.root
    while let id = current {
      if case .screen(let screen)? = tree[id]?.element, !screen.keyCommands.isEmpty {
        found.append((id, screen.keyCommands))
      }
      current = tree.parent(of: id)
    }
    return found
  }
}
