/// The meanings of keys on controls: the one table that every front end follows.
package enum KeyTable {
  /// The steps of Escape, the innermost first. Escape never ends a program.
  package static let outward = OutwardStep.allCases

  /// Returns the meanings of a key on a kind of control, the preferred one first.
  ///
  /// If there are none, the key has no effect there, and a front end leaves it to its platform.
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
    case .letter: kind.takesText ? [.types] : [.typeAhead]
    case .raiseRow: kind == .row ? [.raise] : []
    case .lowerRow: kind == .row ? [.lower] : []
    case .refresh: [.refresh]
    case .actions: kind == .popup ? [.outward] : [.actions]
    // Only some platforms have these keys.
    case .back, .search, .close: []
    }
  }

  private static func onReturn(_ kind: ControlKind) -> [KeyMeaning] {
    switch kind {
    // If the program does not handle the submission of a field, Return presses the default button.
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

  /// Returns the meanings of Up and Down, which move across the axis along which values change. An editor passes on
  /// keys that lead out of its text.
  private static func onVertical(_ kind: ControlKind) -> [KeyMeaning] { kind == .editor ? [.types, .move] : [.move] }

  /// Returns the meanings of Left and Right in a left-to-right language.
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
    case .slider, .stepper, .date, .picker, .tabs: [end, .move]
    case .adjustable, .popup, .row, .button, .link, .menu, .toggle, .disclosure, .actions, .none: [.move]
    }
  }

  /// Returns the meanings of Page Up and Page Down. Up increases a value, and leads to earlier dates.
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
