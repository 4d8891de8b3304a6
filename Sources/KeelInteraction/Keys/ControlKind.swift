package import KeelScene

/// What a control is to the keyboard.
package enum ControlKind: String, CaseIterable, Sendable {
  case field, editor, search, button, link, menu, row, toggle, disclosure, slider, stepper, date, picker, tabs
  /// Holds others and shows a value with them: arrows change it.
  case adjustable
  /// Only shows something, and offers a menu of what can be done with it.
  case actions
  /// A line of a menu, or of options, that is open over the page.
  case popup
  /// Nothing that the keyboard can be on; also where nothing has the keyboard.
  case none

  /// Keys that type a character are text there.
  package var takesText: Bool { self == .field || self == .editor || self == .search }

  /// A digit sets the value there.
  package var takesNumbers: Bool { self == .picker || self == .adjustable }
}

/// What a key can mean. A key has several meanings in order: the first that is possible counts.
package enum KeyMeaning: String, CaseIterable, Sendable {
  /// The key is a part of typing.
  case types
  case submit
  /// Presses a button, follows a link, chooses a row or a line of a menu, does what a menu does by itself.
  case press
  /// Sets a switch to the other state; folds or unfolds.
  case toggle
  /// Shows what there is to choose from, or chooses what stands under the keyboard in it.
  case open
  /// Presses the default button.
  case defaultButton
  /// One step outward: see `KeyTable.outward`.
  case outward
  case deleteRow
  /// Moves a row one place up or down in its list.
  case raise, lower
  /// One step of the value down or up; the option or the tab before or after the chosen one.
  case less, more
  /// Ten steps of the value; a month.
  case muchLess, muchMore
  /// The ends of the value; the first and the last option or tab.
  case least, greatest
  /// Sets the value, or chooses the option, of that number.
  case number
  /// Chooses the tab of that number.
  case tab
  /// Folds a row or a disclosure, or closes a menu in a menu.
  case fold
  /// Unfolds a row or a disclosure, or opens a menu in a menu.
  case unfold
  /// Moves the keyboard the key's way: to a neighbour, to an end, by a screenful.
  case move
  /// Goes to the row or the line that begins with what is typed.
  case typeAhead
  /// Goes to the search line of the page.
  case search
  /// Asks for words, and goes to a row that has them.
  case find
  /// Has the rows of the list fetched again.
  case refresh
  /// Names the keys that mean something here.
  case help
  /// Shows what can be done with it, or with what is around it.
  case actions
}

/// A step that Escape can take, the innermost first. One press takes one step.
package enum OutwardStep: String, CaseIterable, Sendable {
  /// Closes what a front end has opened over the page: a menu, options.
  case popup
  /// Ends a search for a row.
  case finder
  /// Ends the search of the page.
  case search
  /// Goes to the page before this one.
  case back
  /// Leaves the sheet or the alert on top.
  case modal
  /// Presses the cancel button of the page or the sheet.
  case cancelButton
}

extension Element {
  /// What the element is to the keyboard by its kind alone.
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
      .progress, .separator, .spacer, .gauge, .group, .grid, .gridRow, .layers, .box, .shape, .split:
      .none
    }
  }
}

extension ButtonElement {
  /// Whether Return stands for the button where nothing else takes that key. What destroys is pressed by those who go to it.
  package var takesReturn: Bool { isDefault && role != .destructive && !isBusy }

  /// Whether Escape stands for the button where nothing else takes that key.
  package var takesEscape: Bool { role == .cancel && !isBusy }
}
