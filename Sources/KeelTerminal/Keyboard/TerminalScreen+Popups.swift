internal import KeelInteraction
internal import KeelScene

/// Menus and options that open over the page. The open menu is state of the front end.
extension TerminalScreen {
  /// Opens the choices or the actions of a node, if it has any.
  func openMenu(at id: NodeID, _ content: OpenMenu.Content = .choices) {
    guard let menu = tree.openMenu(at: id, content) else { return }
    overlay = .popup(menu)
    needsComposing = true
  }

  func handlePopup(_ menu: OpenMenu, _ key: Key) {
    switch key.code {
    case .tab, .backTab:
      overlay = .none
      move(key.code == .tab ? .next : .previous)
    case .character(let letter) where key.modifiers.isEmpty:
      take(tree.answer(to: CommandKey(typing: letter), typing: String(letter), in: menu))
    default: if let command = TerminalKeys.commandKey(key) { take(tree.answer(to: command, in: menu)) }
    }
  }

  func take(_ answer: MenuAnswer?) {
    guard let answer else { return }
    needsComposing = true
    switch answer {
    case .shows(let menu): overlay = .popup(menu)
    case .closes: overlay = .none
    case .sends(let event):
      overlay = .none
      sink(event)
    }
  }
}
