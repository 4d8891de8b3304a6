package import KeelScene

/// A key that acts on what has the keyboard, in every front end. The raw value is the key's name in a browser.
public enum CommandKey: String, CaseIterable, Sendable {
  case `return` = "Enter"
  case space = " "
  case escape = "Escape"
  case delete = "Delete"
}

/// What a control is to the keyboard.
package enum ControlKind: String, CaseIterable, Sendable {
  case field, editor, search, button, link, menu, row, toggle, disclosure, slider, stepper, date, picker, tabs
  /// Holds others and shows a value with them: arrows change it.
  case adjustable
  /// Only shows something, and offers a menu of what can be done with it.
  case actions
  /// Nothing that the keyboard can be on; also where nothing has the keyboard.
  case none
}

/// What a key can mean. A key has several meanings in order: the first that is possible counts.
package enum KeyMeaning: String, CaseIterable, Sendable {
  /// The key is a part of typing.
  case types
  case submit
  /// Presses a button, follows a link, chooses a row, does what a menu does by itself.
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

/// What keys mean on controls: the one table that every front end obeys.
package enum KeyTable {
  /// What Escape leaves, the innermost first. It never ends a program.
  package static let outward = OutwardStep.allCases

  /// What the key means on such a control, the preferred meaning first. Empty means that the key does nothing there, and
  /// that a front end leaves it to its platform.
  package static func meanings(of key: CommandKey, on kind: ControlKind) -> [KeyMeaning] {
    switch key {
    case .return: onReturn(kind)
    case .space: onSpace(kind)
    case .escape: [.outward]
    case .delete: onDelete(kind)
    }
  }

  private static func onReturn(_ kind: ControlKind) -> [KeyMeaning] {
    switch kind {
    // A program that does not answer the submission of a field takes it for the default button.
    case .field: [.submit, .defaultButton]
    case .search: [.submit]
    case .editor: [.types]
    case .button, .link: [.press]
    case .menu: [.press, .open]
    case .row: [.press, .toggle, .defaultButton]
    case .toggle: [.defaultButton, .toggle]
    case .disclosure: [.toggle]
    case .date: [.defaultButton, .open]
    case .slider, .stepper, .adjustable, .none: [.defaultButton]
    case .picker, .actions: [.open]
    case .tabs: []
    }
  }

  private static func onSpace(_ kind: ControlKind) -> [KeyMeaning] {
    switch kind {
    case .field, .search, .editor: [.types]
    case .button, .link: [.press]
    case .row: [.press, .toggle]
    case .toggle, .disclosure: [.toggle]
    case .menu, .date, .picker, .actions: [.open]
    case .slider, .stepper, .adjustable, .tabs, .none: []
    }
  }

  private static func onDelete(_ kind: ControlKind) -> [KeyMeaning] {
    switch kind {
    case .field, .search, .editor: [.types]
    case .row: [.deleteRow]
    case .button, .link, .menu, .toggle, .disclosure, .slider, .stepper, .date, .picker, .tabs, .adjustable, .actions,
      .none:
      []
    }
  }
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
