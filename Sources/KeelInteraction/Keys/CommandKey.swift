/// A key with a meaning for the control that has the focus, in every front end. The raw value is its name in a browser.
public enum CommandKey: String, CaseIterable, Sendable {
  /// The Return key.
  case `return` = "Enter"
  /// The Space key.
  case space = " "
  /// The Escape key.
  case escape = "Escape"
  /// The Delete key.
  case delete = "Delete"
  /// The Up arrow.
  case up = "ArrowUp"
  /// The Down arrow.
  case down = "ArrowDown"
  /// The Left arrow.
  case left = "ArrowLeft"
  /// The Right arrow.
  case right = "ArrowRight"
  /// The Home key.
  case home = "Home"
  /// The End key.
  case end = "End"
  /// The Page Up key.
  case pageUp = "PageUp"
  /// The Page Down key.
  case pageDown = "PageDown"
  /// The plus sign, which increases a value.
  case plus = "+"
  /// The minus sign, which decreases a value.
  case minus = "-"
  /// The slash, which begins a search.
  case slash = "/"
  /// The question mark, which shows the keys.
  case help = "?"
  /// Up with Alt, which moves a row up in its list.
  case raiseRow = "A-ArrowUp"
  /// Down with Alt, which moves a row down in its list.
  case lowerRow = "A-ArrowDown"
  /// A digit.
  case digit
  /// Any other key that types a character.
  case letter

  /// The key with the arrows of the two axes exchanged: the tabs of a sidebar are below each other.
  var alongSidebar: CommandKey {
    switch self {
    case .up: .left
    case .down: .right
    case .left: .up
    case .right: .down
    default: self
    }
  }

  /// The key with left and right exchanged: values rise to the left where lines begin on the right.
  var turned: CommandKey {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
  /// The key that refreshes a list. Browsers keep their own for the page.
  case refresh
  /// The menu key, which shows the actions of a control. Browsers report it as a right click.
  case actions
  /// Left with Alt, which leads back in desktop windows.
  case back
  /// F with Control, which leads to the search field of the page in desktop windows, also from a text.
  case search
  /// W with Control, which closes a sheet or the window of a desktop.
  case close

  /// Creates the key that types a character without Control and Command.
  public init(typing character: Character) {
    switch character {
    case "=": self = .plus
    case "0"..."9": self = .digit
    default: self = CommandKey(rawValue: String(character)) ?? .letter
    }
  }

  /// The keys that the script of a page handles.
  package static let inBrowsers = allCases.filter { ![.refresh, .actions, .back, .search, .close].contains($0) }

  /// The direction of a key that moves the focus; `nil` for other keys.
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
    case .return, .space, .escape, .delete, .plus, .minus, .slash, .help, .digit, .letter, .refresh, .actions,
      .raiseRow, .lowerRow, .back, .search, .close:
      nil
    }
  }
}

/// A movement of the focus, or of the visible part of a region without controls in that direction.
public enum Motion: Hashable, Sendable, CaseIterable {
  /// To the next or the previous control, as by Tab and Shift-Tab.
  case next, previous
  /// To the nearest control in that direction.
  case up, down, left, right
  /// To the first or the last control, or row of a list.
  case first, last
  /// By as much as is visible at once.
  case screenfulUp, screenfulDown

  /// The direction of a motion by an arrow key; `nil` for other motions.
  package var direction: FocusDirection? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .next, .previous, .first, .last, .screenfulUp, .screenfulDown: nil
    }
  }
}

/// The conventions of a platform that take precedence over the table of keys.
public enum KeyHabits: Sendable, CaseIterable {
  /// The table without exceptions.
  case none
  /// Letters are commands, so that only `/` finds rows.
  case terminal
  /// Digits are a part of type-ahead. Radio buttons, tabs and spin buttons use the arrows of both axes. Space scrolls a
  /// page. A stepper consists of two buttons, which Return and Space press.
  case browser
  /// Keys of GNOME's windows lead back, search and close. Digits are a part of type-ahead. A stepper consists of two
  /// buttons, which Return and Space press.
  case desktop

  /// Returns the meanings of a key by a convention; `nil` if the table applies.
  func meanings(of key: CommandKey, on kind: ControlKind) -> [KeyMeaning]? {
    switch (self, key, kind) {
    case (.terminal, .letter, .row): []
    case (.desktop, .back, _): [.back]
    case (.desktop, .search, _): [.search]
    // Windows have no line to find rows with: in a list, letters do.
    case (.desktop, .slash, _) where !kind.takesText && kind != .popup: [.search]
    case (.desktop, .close, _): [.close]
    case (.browser, .digit, .row), (.browser, .plus, .row), (.browser, .minus, .row),
      (.desktop, .digit, .row), (.desktop, .plus, .row), (.desktop, .minus, .row):
      [.typeAhead]
    case (.browser, .digit, _) where !kind.takesNumbers && !kind.takesText && kind != .popup: []
    case (.browser, .space, .none): [.move]
    case (.browser, .return, .stepper), (.browser, .space, .stepper),
      (.desktop, .return, .stepper), (.desktop, .space, .stepper):
      [.press]
    case (.browser, .up, .picker), (.browser, .up, .tabs), (.browser, .down, .adjustable): [.less]
    case (.browser, .down, .picker), (.browser, .down, .tabs), (.browser, .up, .adjustable): [.more]
    default: nil
    }
  }
}
