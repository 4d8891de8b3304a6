internal import KeelScene

/// Keys that the page has commands for.
extension TerminalScreen {
  /// The commands of the page in reach, then those of pages around it.
  var commandsInReach: [KeyCommand] { screensInReach.flatMap(\.commands) }

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
      if isEnabled(screen) { sink(.keyCommand(screen, commandID: command.id)) }
      return true
    }
    return false
  }

  /// What stays ours, so that there is always a way to move, to find and to learn the keys.
  private static let kept: Set<Character> = [" ", "?", "/"]

  /// A terminal does not tell Ctrl-S from Ctrl-Shift-S.
  private static func input(of command: KeyCommand) -> Character {
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
