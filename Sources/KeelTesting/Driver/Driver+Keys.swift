import KeelInteraction
import KeelScene

extension Driver {
  /// Presses a keyboard shortcut of a reachable page or element, such as `u` or `Ctrl-S`; or a key that has a meaning
  /// in every front end, on the element with the focus.
  ///
  /// These keys are `return`, `space`, `escape`, `delete`, the arrows `up`, `down`, `left` and `right`, `home`, `end`,
  /// `pageup` and `pagedown`, `alt-up` and `alt-down` (which move a row), and characters: a digit sets a rating or
  /// chooses an option or a tab, `+` and `-` change a value, `/` moves to the search field, letters select a row or an
  /// item of an open menu.
  public func press(_ key: String) throws(DriverError) {
    if try pressNamed(key) { return }
    let inReach = SceneSurvey(frontEnd).elements.filter(\.isInReach)
    let shown = Set(inReach.map(\.id))
    if frontEnd.menu != nil, key.count == 1, pressTyping(Character(key)) { return }
    guard let shortcut = shortcut(named: key, shown) else {
      if key.count == 1, pressTyping(Character(key)) { return }
      let commands = frontEnd.tree.commandsOfPages(where: shown.contains).map(\.command)
      let names = commands.map { "\($0.keyName)" + ($0.title.isEmpty ? "" : " (\($0.title))") }
      throw DriverError(
        .notFound, "The page has no command for the key \(ShownText.quoted(key)).",
        rule: "A key does something where a page in reach has a command for it.",
        remedy: names.isEmpty ? "Tap something instead." : "Use one of: \(names.joined(separator: ", ")).")
    }
    switch shortcut.action {
    case .send(let event): frontEnd.send(event)
    case .open(let id): open(id)
    case .offer, .move, .focus, .find, .help: break
    case nil:
      let owner = inReach.first { $0.id == shortcut.owner }.map { "\($0)" } ?? "The control"
      throw DriverError(
        .disabled, "\(owner) cannot be used.", rule: "Disabled elements cannot be used.",
        remedy: "Enable the element first, or wait for it.")
    }
  }

  /// Returns the shortcut with this written name, such as `u` or `Ctrl-S`. The case of a single letter is significant;
  /// that of a letter with Ctrl or Alt is not, but `Ctrl-Shift-Z` is another one than `Ctrl-Z`.
  private func shortcut(named name: String, _ shown: Set<NodeID>) -> Shortcut? {
    guard let letter = name.last else { return nil }
    var held: KeyCommand.Modifiers = []
    var isShifted = false
    for part in name.dropLast().lowercased().split(separator: "-") {
      switch part {
      case "ctrl": held.insert(.control)
      case "shift": isShifted = true
      case "alt": held.insert(.alternate)
      case "super": held.insert(.super)
      default: return nil
      }
    }
    // A text keeps the keys that edit it.
    if frontEnd.keyboard.flatMap({ frontEnd.tree[$0] }).map({ frontEnd.tree.controlKind(of: $0).takesText }) == true,
      KeyTable.edits(letter, held)
    {
      return nil
    }
    // Ctrl-Shift-Z reverts Ctrl-Z.
    let isUndo = held == .control && letter.lowercased() == "z"
    let letters =
      held.isEmpty
      ? [letter] : Array((isShifted ? "" : letter.lowercased()) + (isUndo && !isShifted ? "" : letter.uppercased()))
    for letter in letters {
      let tree = frontEnd.tree
      if let found = tree.shortcut(letter, held, in: tree.root, where: shown.contains) { return found }
    }
    return nil
  }
}
