package import KeelScene

/// The effect of a shortcut of the app.
package struct Shortcut: Hashable, Sendable {
  /// The page with the command, or the control with the shortcut.
  package var owner: NodeID
  package var command: KeyCommand
  /// The action; `nil` if the owner is disabled. The key is then handled without an effect.
  package var action: KeyAction?
}

extension KeyTable {
  /// Characters that front ends keep for themselves without modifiers, so that the user can always move, find and learn
  /// the keys.
  package static let keptCharacters: Set<Character> = [" ", "?", "/"]
  /// Characters that edit a text with Control or Command.
  package static let editingCharacters: Set<Character> = ["a", "c", "v", "x", "y", "z"]
}

extension KeyCommand {
  /// The character for comparisons. With Control its case is ignored, because a terminal does not distinguish Ctrl-S
  /// from Ctrl-Shift-S.
  package var comparedInput: Character {
    modifiers.contains(.control) ? input.lowercased().first ?? input : input
  }

  /// Returns true if the pressed key is that of this command. Ctrl-Z and Ctrl-Shift-Z are always distinguished, because
  /// one reverts the other.
  package func isPressed(by letter: Character, _ held: Modifiers) -> Bool {
    guard modifiers == held else { return false }
    if held == .control, comparedInput == "z" { return input == letter }
    return comparedInput == (held.contains(.control) ? letter.lowercased().first ?? letter : letter)
  }

  /// True if front ends leave the key to the app.
  package var isForApps: Bool { !modifiers.isEmpty || !KeyTable.keptCharacters.contains(input) }
}

extension SceneTree {
  /// Returns the commands of the pages in reach, the innermost and last ones first. O(pages and their containers).
  package func commandsOfPages(where isShown: (NodeID) -> Bool) -> [(screen: NodeID, command: KeyCommand)] {
    var found: [(NodeID, KeyCommand)] = []
    for page in pagesInReach where isShown(page) {
      guard case .screen(let screen)? = element(of: page) else { continue }
      for command in screen.keyCommands where command.isForApps { found.append((page, command)) }
    }
    return found
  }

  /// The pages that the user can see and operate, the innermost and last ones first.
  private var pagesInReach: [NodeID] {
    var pages: [NodeID] = []
    func walk(_ id: NodeID) {
      guard let node = self[id] else { return }
      switch node.element {
      case .window: node.children.last.map(walk)
      case .screen:
        pages.append(id)
        node.children.forEach(walk)
      case .stack(let stack): if stack.window == nil { node.children.forEach(walk) }
      case .navigation, .tabs, .sheet, .split, .box, .layers, .firstFit, .arranged:
        shownChildren(of: node).forEach(walk)
      default: break
      }
    }
    root.map(walk)
    return pages.reversed()
  }

  /// Returns the shortcut of a page or a control for a key; `nil` if there is none. With Control, a shortcut with the
  /// same letter in the other case is used if none has exactly this letter.
  ///
  /// - Parameters:
  ///   - reach: The node whose controls are examined, in reading order.
  ///   - isShown: Returns true if the front end shows a page or a control, or would do so in a closed menu.
  package func shortcut(
    _ letter: Character, _ held: KeyCommand.Modifiers, in reach: NodeID?, where isShown: (NodeID) -> Bool
  ) -> Shortcut? {
    let commands = commandsOfPages(where: isShown).filter { $0.command.isPressed(by: letter, held) }
    if let (screen, command) = commands.first(where: { $0.command.input == letter }) ?? commands.first {
      let event = Event.keyCommand(screen, commandID: command.id)
      return Shortcut(owner: screen, command: command, action: accepted(.send(event)))
    }
    guard let reach, !held.isEmpty || !KeyTable.keptCharacters.contains(letter) else { return nil }
    let found = inReadingOrder(from: reach).filter { node in
      node.attributes.keyCommand?.isPressed(by: letter, held) == true && isShown(node.id)
    }
    guard let node = found.first(where: { $0.attributes.keyCommand?.input == letter }) ?? found.first,
      let command = node.attributes.keyCommand
    else { return nil }
    return Shortcut(owner: node.id, command: command, action: isInReach(node.id) ? ownAction(of: node) : nil)
  }

  func ownAction(of node: Node) -> KeyAction? {
    switch node.element {
    case .toggle(let toggle): accepted(.send(.toggle(node.id, isOn: !toggle.isOn)))
    case .disclosure(let disclosure): accepted(.send(.toggle(node.id, isOn: !disclosure.isExpanded)))
    case .menu(let menu) where !menu.hasPrimaryAction: .open(node.id)
    default: accepted(.send(.activate(node.id)))
    }
  }

  /// Returns the action, or `nil` if the scene refuses its event.
  func accepted(_ action: KeyAction) -> KeyAction? {
    guard case .send(let event) = action else { return action }
    if case .accepted = verdict(on: event) { return action }
    return nil
  }
}
