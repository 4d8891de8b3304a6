/// A key that means something to what has the keyboard, in every front end. The raw value is the key's name in a browser.
package enum CommandKey: String, CaseIterable, Sendable {
  case `return` = "Enter"
  case space = " "
  case escape = "Escape"
  case delete = "Delete"
  case up = "ArrowUp"
  case down = "ArrowDown"
  case left = "ArrowLeft"
  case right = "ArrowRight"
  case home = "Home"
  case end = "End"
  case pageUp = "PageUp"
  case pageDown = "PageDown"
  case plus = "+"
  case minus = "-"
  case slash = "/"
  case help = "?"
  /// Up and Down with Alt move a row in its list.
  case raiseRow = "A-ArrowUp"
  case lowerRow = "A-ArrowDown"
  case digit
  /// Any other key that types a character.
  case letter
  /// Has the rows fetched again. Browsers keep that key for the page.
  case refresh
  /// Shows what can be done here. Browsers report it as a right click.
  case actions

  /// The key that types the character, with neither Control nor Command held down.
  package init(typing character: Character) {
    switch character {
    case "=": self = .plus
    case "0"..."9": self = .digit
    default: self = CommandKey(rawValue: String(character)) ?? .letter
    }
  }

  /// The keys that the script of a page asks about.
  package static let inBrowsers = allCases.filter { $0 != .refresh && $0 != .actions }

  /// Where the key leads, where it moves the keyboard.
  package var motion: Motion? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .first
    case .end: .last
    case .pageUp: .screenfulUp
    case .pageDown: .screenfulDown
    case .return, .space, .escape, .delete, .plus, .minus, .slash, .help, .digit, .letter,
      .refresh, .actions, .raiseRow, .lowerRow:
      nil
    }
  }
}

/// A way that the keyboard moves, or what is in sight where the keyboard has nowhere to go.
package enum Motion: Hashable, Sendable, CaseIterable {
  case up, down, left, right, first, last, screenfulUp, screenfulDown
}

/// A way of the platform that is stronger than the table of keys.
package enum KeyHabits: Sendable, CaseIterable {
  /// The table alone.
  case none
  /// Letters are commands, so rows are found by `/` only.
  case terminal
  /// Digits are text that rows are found by. Radio buttons, tabs and spin buttons take the arrows of both axes. Space scrolls a page.
  case browser

  /// What the key means on such a control by a habit; `nil` where the table holds.
  func meanings(of key: CommandKey, on kind: ControlKind) -> [KeyMeaning]? {
    switch (self, key, kind) {
    case (.terminal, .letter, .row): []
    case (.browser, .digit, .row), (.browser, .plus, .row), (.browser, .minus, .row): [.typeAhead]
    case (.browser, .digit, _) where !kind.takesNumbers && !kind.takesText && kind != .popup: []
    case (.browser, .space, .none): [.move]
    case (.browser, .up, .picker), (.browser, .up, .tabs), (.browser, .down, .adjustable): [.less]
    case (.browser, .down, .picker), (.browser, .down, .tabs), (.browser, .up, .adjustable): [.more]
    default: nil
    }
  }
}
