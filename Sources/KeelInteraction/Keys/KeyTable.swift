/// What keys mean on controls: the one table that every front end obeys.
package enum KeyTable {
  /// What Escape leaves, the innermost first. It never ends a program.
  package static let outward = OutwardStep.allCases

  /// What the key means on such a control, the preferred meaning first. Empty means that the key does nothing there, and
  /// that a front end leaves it to its platform.
  package static func meanings(
    of key: CommandKey, on kind: ControlKind, _ habits: KeyHabits = .none
  ) -> [KeyMeaning] {
    if let meanings = habits.meanings(of: key, on: kind) { return meanings }
    return switch key {
    case .return: onReturn(kind)
    case .space: onSpace(kind)
    case .escape: [.outward]
    case .delete: kind.takesText ? [.types] : kind == .row ? [.deleteRow] : []
    case .up, .down: onVertical(kind)
    case .left: onSideways(kind, .less, .fold)
    case .right: onSideways(kind, .more, .unfold)
    case .home: onEnd(kind, .least)
    case .end: onEnd(kind, .greatest)
    case .pageUp: onPage(kind, .muchMore, .muchLess, .least)
    case .pageDown: onPage(kind, .muchLess, .muchMore, .greatest)
    case .plus: onSign(kind, .more)
    case .minus: onSign(kind, .less)
    case .slash: kind.takesText ? [.types] : kind == .popup ? [.typeAhead] : [.search, .find]
    case .help: kind.takesText ? [.types] : [.help]
    case .digit: onDigit(kind)
    case .letter: kind.takesText ? [.types] : kind == .row || kind == .popup ? [.typeAhead] : []
    case .raiseRow: kind == .row ? [.raise] : []
    case .lowerRow: kind == .row ? [.lower] : []
    case .refresh: [.refresh]
    case .actions: kind == .popup ? [.outward] : [.actions]
    }
  }

  private static func onReturn(_ kind: ControlKind) -> [KeyMeaning] {
    switch kind {
    // A program that does not answer the submission of a field takes it for the default button.
    case .field: [.submit, .defaultButton]
    case .search: [.submit]
    case .editor: [.types]
    case .button, .link, .popup: [.press]
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
    case .button, .link, .popup: [.press]
    case .row: [.press, .toggle]
    case .toggle, .disclosure: [.toggle]
    case .menu, .date, .picker, .actions: [.open]
    case .slider, .stepper, .adjustable, .tabs, .none: []
    }
  }

  /// Up and Down move across the axis that values are changed along. An editor passes on what leads out of its text.
  private static func onVertical(_ kind: ControlKind) -> [KeyMeaning] { kind == .editor ? [.types, .move] : [.move] }

  /// Left and Right, in a language that is written from the left.
  private static func onSideways(_ kind: ControlKind, _ step: KeyMeaning, _ fold: KeyMeaning) -> [KeyMeaning] {
    switch kind {
    case .field, .search, .editor: [.types]
    case .slider, .stepper, .date, .picker, .tabs, .adjustable: [step]
    case .row, .disclosure: [fold, .move]
    case .popup: [fold]
    case .button, .link, .menu, .toggle, .actions, .none: [.move]
    }
  }

  private static func onEnd(_ kind: ControlKind, _ end: KeyMeaning) -> [KeyMeaning] {
    switch kind {
    case .field, .search, .editor: [.types]
    case .slider, .date, .picker, .tabs: [end, .move]
    case .stepper, .adjustable, .popup, .row, .button, .link, .menu, .toggle, .disclosure, .actions, .none: [.move]
    }
  }

  /// Up is more of a value, and earlier on a calendar.
  private static func onPage(
    _ kind: ControlKind, _ value: KeyMeaning, _ date: KeyMeaning, _ end: KeyMeaning
  ) -> [KeyMeaning] {
    switch kind {
    case .editor: [.types]
    case .slider: [value]
    case .date: [date]
    case .picker, .tabs: [end, .move]
    case .stepper, .adjustable, .field, .search, .popup, .row, .button, .link, .menu, .toggle, .disclosure, .actions,
      .none:
      [.move]
    }
  }

  private static func onSign(_ kind: ControlKind, _ step: KeyMeaning) -> [KeyMeaning] {
    switch kind {
    case .field, .search, .editor: [.types]
    case .slider, .stepper, .date, .picker, .tabs, .adjustable: [step]
    case .popup: [.typeAhead]
    case .row, .button, .link, .menu, .toggle, .disclosure, .actions, .none: []
    }
  }

  private static func onDigit(_ kind: ControlKind) -> [KeyMeaning] {
    if kind.takesText { return [.types] }
    return kind == .popup ? [.typeAhead] : kind.takesNumbers ? [.number] : [.tab]
  }
}
