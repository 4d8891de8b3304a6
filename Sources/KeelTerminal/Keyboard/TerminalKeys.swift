internal import KeelInteraction

/// The mapping of a terminal's keys to the keys that all front ends share, and to commands of the terminal.
enum TerminalKeys {
  /// A command of a key that no control handles.
  enum Command: Equatable { case quit, findNext, findPrevious, nextStop, previousStop }

  /// Returns the shared key for a key of the terminal, or `nil` if there is none.
  ///
  /// - Parameter isEditing: True if the focus is in a list in editing mode, where Backspace deletes as well.
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

  /// Letters as substitutes for keys that some keyboards lack.
  private static let letters: [Character: CommandKey] = ["j": .down, "k": .up, "m": .actions, "r": .refresh]

  /// Returns the command that terminal programs conventionally have for the key, or `nil`.
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
