import Conformance

extension ConformanceCase {
  /// True if the user of a window can perform the acts of the case, and the window passes it.
  var isForWindows: Bool { !steps.contains { $0.isOutOfReach } && !Self.notYet.contains(name) }

  /// The cases that windows do not pass yet.
  private static let notYet: Set<String> = [
    "a control without a name has the word for its kind",
    "a switch that the program does not follow stays as it was",
    "typed text is kept over changes elsewhere, and of anything but the field's own element",
    "in an alert a letter leads to the button that begins with it, and never to a destructive one",
    "the focus stays on a node that moves",
    "panes keep a stack and a sheet while the window becomes narrow and wide again",
    "tabs with a sidebar keep a stack and a sheet while the window becomes narrow and wide again",
    "looking for a row is left to the program", "rows are deleted, moved and unfolded where they say so",
    "the search text of a page is reported",
    "Tab goes through the head of a page, its content and the bar at its bottom; the rows of a long list are one step",
  ]
}

extension ConformanceStep {
  /// True for acts that accessibility and the keyboard do not offer, and for other languages than that of the process.
  fileprivate var isOutOfReach: Bool {
    switch self {
    case .speaks, .expect(.scrolled): true
    case .act(let act, _), .cannot(let act), .pulls(let act, _, _, _, _, _), .causes(let act, _): act.isOutOfReach
    case .whereDrawn(let step): step.isOutOfReach
    case .show, .expect: false
    }
  }
}

extension ConformanceAct {
  fileprivate var isOutOfReach: Bool {
    switch self {
    case .clear, .drag, .hold, .scroll, .typeInside, .typeHere, .nextDay: true
    default: false
    }
  }
}
