internal import KeelInteraction

/// Which keys of a terminal are which of the keys that mean the same everywhere, and which are the terminal's own.
enum TerminalKeys {
  /// What a key does that no control takes.
  enum Command: Equatable { case quit, findNext, findPrevious, nextStop, previousStop }

  /// The key as every front end knows it.
  ///
  /// - Parameter isEditing: whether the keyboard is in a list that is being edited, where Backspace is Delete too.
  static func commandKey(_ key: Key, isEditing: Bool = false) -> CommandKey? {
    switch key.code {
    case .up where key.modifiers.contains(.alt): .raiseRow
    case .down where key.modifiers.contains(.alt): .lowerRow
    case .backspace where isEditing: .delete
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .enter: .return
    case .escape: .escape
    case .delete: .delete
    case .function(10) where key.modifiers.contains(.shift): .actions
    case .function(5): .refresh
    case .function(1): .help
    case .character(let letter) where key.modifiers.isEmpty: letters[letter] ?? CommandKey(typing: letter)
    case .character, .tab, .backTab, .backspace, .insert, .function: nil
    }
  }

  /// Letters that stand for keys which not every keyboard has.
  private static let letters: [Character: CommandKey] = ["j": .down, "k": .up, "m": .actions, "r": .refresh]

  /// What the key does by a habit of terminals.
  static func command(_ key: Key) -> Command? {
    switch key.code {
    case .tab: .nextStop
    case .backTab: .previousStop
    case .character("q") where key.modifiers.isEmpty: .quit
    case .character("n") where key.modifiers.isEmpty: .findNext
    case .character("N") where key.modifiers.isEmpty: .findPrevious
    default: nil
    }
  }
}
