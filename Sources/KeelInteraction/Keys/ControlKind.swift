package import KeelScene

/// The kind of a control with respect to the keyboard.
package enum ControlKind: String, CaseIterable, Sendable {
  case field, editor, search, button, link, menu, row, toggle, disclosure, slider, stepper, date, picker, tabs
  /// A container that displays one value with its content. Arrows change the value.
  case adjustable
  /// A node that only displays something and has a menu of actions.
  case actions
  /// A line of a menu, or of options, that is open over the page.
  case popup
  /// No control, and also the absence of the focus.
  case none

  /// True if keys that type a character are text.
  package var takesText: Bool { self == .field || self == .editor || self == .search }

  /// True if a digit sets the value.
  package var takesNumbers: Bool { self == .picker || self == .adjustable }
}

/// A meaning of a key. A key has several meanings in order of preference: the first possible one counts.
package enum KeyMeaning: String, CaseIterable, Sendable {
  /// The key is a part of typing.
  case types
  case submit
  /// Presses a button, follows a link, chooses a row or a line of a menu, or performs the primary action of a menu.
  case press
  /// Sets a switch to the other state; folds or unfolds.
  case toggle
  /// Opens the choices, or chooses the option under the cursor.
  case open
  /// Presses the default button.
  case defaultButton
  /// Performs one step outward: see `KeyTable.outward`.
  case outward
  case deleteRow
  /// Moves a row one place up or down in its list.
  case raise, lower
  /// Moves the value by one step, or selects the previous or the next option or tab.
  case less, more
  /// Moves the value by ten steps, or a date by a month (a time by an hour).
  case muchLess, muchMore
  /// Moves the value to an end, or selects the first or the last option or tab.
  case least, greatest
  /// Sets the value to that number, or chooses the option with that number.
  case number
  /// Selects the tab with that number.
  case tab
  /// Folds a row or a disclosure, or closes a submenu.
  case fold
  /// Unfolds a row or a disclosure, or opens a submenu.
  case unfold
  /// Moves the focus in the direction of the key: to a neighbour, to an end, or by a screenful.
  case move
  /// Moves to the row or the line that begins with the typed text, or to the button of an alert that begins with the
  /// letter.
  case typeAhead
  /// Moves the focus to the search field of the page.
  case search
  /// Requests a text from the user, and moves to a row that contains it.
  case find
  /// Refreshes the rows of the list.
  case refresh
  /// Returns to the preceding page.
  case back
  /// Closes the sheet or the alert on top, otherwise the window.
  case close
  /// Shows the keys that work at the present focus.
  case help
  /// Shows the actions of the node, or of the nearest node around it.
  case actions
}

/// A step of Escape, the innermost first. One press performs one step.
package enum OutwardStep: String, CaseIterable, Sendable {
  /// Closes a menu or options that a front end has opened over the page.
  case popup
  /// Ends a search for a row.
  case finder
  /// Ends the search of the page.
  case search
  /// Returns to the preceding page.
  case back
  /// Dismisses the sheet or the alert on top.
  case modal
  /// Presses the cancel button of the page or the sheet.
  case cancelButton
}

extension Element {
  /// The kind of control that the element is without regard to its attributes.
  package var controlKind: ControlKind {
    switch self {
    case .row: .row
    case .button: .button
    case .toggle: .toggle
    case .textField: .field
    case .textEditor: .editor
    case .menu(let menu): menu.isSection ? .none : .menu
    case .link: .link
    case .label(let label): label.runs.contains { $0.link != nil } ? .link : .none
    case .disclosure: .disclosure
    case .slider: .slider
    case .stepper: .stepper
    case .picker: .picker
    case .datePicker: .date
    case .tabs: .tabs
    case .screen(let screen): screen.search == nil ? .none : .search
    case .window, .navigation, .bar, .sheet, .alert, .stack, .scroll, .list, .section, .image, .activityIndicator,
      .progress, .separator, .spacer, .gauge, .group, .grid, .gridRow, .layers, .firstFit, .arranged, .box, .shape,
      .drawing, .geometryReader, .split:
      .none
    }
  }
}

extension ButtonElement {
  /// True if Return presses the button when the key has no other meaning. A destructive button must have the focus.
  package var takesReturn: Bool { isDefault && role != .destructive && !isBusy }

  /// True if Escape presses the button when the key has no other meaning.
  package var takesEscape: Bool { role == .cancel && !isBusy }
}
