package import KeelScene

/// What a shortcut of the app does.
package struct Shortcut: Hashable, Sendable {
  /// The page that has a command for it, or the control that has it for itself.
  package var owner: NodeID
  package var command: KeyCommand
  /// `nil` where the owner is disabled: the key is taken and does nothing.
  package var action: KeyAction?
}

extension KeyTable {
  /// Characters that stay the front end's own where nothing is held down with them, so that there is always a way to move, to
  /// find and to learn the keys.
  package static let keptCharacters: Set<Character> = [" ", "?", "/"]
  /// With Control or Command these edit a text, where there is one.
  package static let editingCharacters: Set<Character> = ["a", "c", "v", "x", "y", "z"]
}

extension KeyCommand {
  /// The character as it is compared: beside Control its case says nothing, for a terminal does not tell Ctrl-S from
  /// Ctrl-Shift-S.
  package var comparedInput: Character {
    modifiers.contains(.control) ? input.lowercased().first ?? input : input
  }

  /// Whether what was pressed is this command.
  package func isPressed(by letter: Character, _ held: Modifiers) -> Bool {
    guard modifiers == held else { return false }
    return comparedInput == (held.contains(.control) ? letter.lowercased().first ?? letter : letter)
  }

  /// Whether front ends leave the key to the app.
  package var isForApps: Bool { !modifiers.isEmpty || !KeyTable.keptCharacters.contains(input) }
}

extension SceneTree {
  /// The commands of the pages in reach, the innermost and last ones first. O(pages, and what holds them).
  package func commandsOfPages(where isShown: (NodeID) -> Bool) -> [(screen: NodeID, command: KeyCommand)] {
    var found: [(NodeID, KeyCommand)] = []
    for page in pagesInReach where isShown(page) {
      guard case .screen(let screen)? = element(of: page) else { continue }
      for command in screen.keyCommands where command.isForApps { found.append((page, command)) }
    }
    return found
  }

  /// The pages that a person sees and can use, the innermost and last ones first.
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
      case .navigation, .tabs, .sheet, .split, .box, .layers: shownChildren(of: node).forEach(walk)
      default: break
      }
    }
    root.map(walk)
    return pages.reversed()
  }

  /// What the key does by a command of the page, or of a control that has the key for itself; `nil` where it is nobody's.
  ///
  /// - Parameters:
  ///   - reach: Controls in there are looked at, in reading order.
  ///   - isShown: Whether the front end shows a page or a control, or would in a menu that is closed.
  package func shortcut(
    _ letter: Character, _ held: KeyCommand.Modifiers, in reach: NodeID?, where isShown: (NodeID) -> Bool
  ) -> Shortcut? {
    let commands = commandsOfPages(where: isShown)
    if let (screen, command) = commands.first(where: { $0.command.isPressed(by: letter, held) }) {
      let event = Event.keyCommand(screen, commandID: command.id)
      return Shortcut(owner: screen, command: command, action: accepted(.send(event)))
    }
    guard let reach, !held.isEmpty || !KeyTable.keptCharacters.contains(letter) else { return nil }
    let found = inReadingOrder(from: reach).first { node in
      node.attributes.keyCommand?.isPressed(by: letter, held) == true && isShown(node.id)
    }
    guard let node = found, let command = node.attributes.keyCommand else { return nil }
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

  /// The action, if the scene takes its event.
  func accepted(_ action: KeyAction) -> KeyAction? {
    guard case .send(let event) = action else { return action }
    if case .accepted = verdict(on: event) { return action }
    return nil
  }
}
