internal import KeelInteraction

/// What the script does with an element that the user presses or sets (`data-e`: a letter), and which keys work on it.
extension Markup {
  /// The kinds that the actions imply. Elements with other actions are buttons.
  static let kinds: KeyValuePairs<String, ControlKind> = [
    "A": .actions, "M": .row, "c": .picker, "d": .stepper, "h": .search, "i": .stepper, "l": .link, "m": .menu,
    "o": .row, "s": .picker, "t": .toggle, "v": .slider, "x": .field, "y": .date,
  ]

  /// The kind of control that the element is for the keyboard; `nil` without an action.
  var kind: ControlKind? {
    guard let action = self["data-e"] else { return nil }
    return self["data-kind"].flatMap(ControlKind.init) ?? Self.kind(of: action)
  }

  private static func kind(of action: String) -> ControlKind { kinds.first { $0.key == action }?.value ?? .button }

  /// Adds an action, and the kind if the action implies another one.
  mutating func act(_ action: String, as kind: ControlKind? = nil) {
    self["data-e"] = action
    if let kind, kind != Self.kind(of: action) { self["data-kind"] = kind.rawValue }
  }

  /// Returns the markup with an action, and with the kind if the action implies another one.
  consuming func acting(_ action: String, as kind: ControlKind? = nil) -> Markup {
    act(action, as: kind)
    return self
  }
}
