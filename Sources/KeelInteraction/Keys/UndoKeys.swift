package import KeelScene

/// The keys that undo and redo in every front end, as commands of pages.
extension KeyCommand {
  /// Returns the commands of a page on which something can be undone or redone.
  ///
  /// - Parameters:
  ///   - undo: What Ctrl-Z does, in words; `nil` if nothing can be undone.
  ///   - redo: What Ctrl-Y and Ctrl-Shift-Z do; `nil` if nothing can be redone.
  package static func undoCommands(undo: String?, redo: String?) -> [KeyCommand] {
    var commands: [KeyCommand] = []
    if let undo { commands.append(KeyCommand(id: undoID, input: "z", modifiers: .control, title: undo)) }
    if let redo {
      commands.append(KeyCommand(id: redoID, input: "y", modifiers: .control, title: redo))
      // Not listed: a terminal does not distinguish it from Ctrl-Z.
      commands.append(KeyCommand(id: redoID - 1, input: "Z", modifiers: .control))
    }
    return commands
  }

  /// Returns whether a command undoes or redoes, by its identifier; `nil` for any other command.
  package static func isRedo(_ id: Int) -> Bool? { id == undoID ? false : id <= redoID ? true : nil }

  /// Identifiers that no command of a program has.
  private static let undoID = -1
  private static let redoID = -2
}

extension SystemWords {
  /// Returns the title of the item that undoes or redoes an action of that name, which may be empty.
  package func undoTitle(isRedo: Bool, _ name: String) -> String {
    name.isEmpty ? self[isRedo ? .redo : .undo] : self[isRedo ? .redoAction : .undoAction, name]
  }
}

extension KeyTable {
  /// Returns true for a key that edits a text while one has the focus. Shortcuts do not apply then.
  package static func edits(_ letter: Character, _ held: KeyCommand.Modifiers) -> Bool {
    held == .control && editingCharacters.contains(letter.lowercased().first ?? letter)
  }
}
