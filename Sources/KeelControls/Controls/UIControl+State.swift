extension UIControl {
  /// The states of a control; several can apply at a time.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled and not selected.
    public static let normal: State = []
    /// Pressed, as `isHighlighted` says.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not reacting to events.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The current state.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

/// Values for states of a control; a state without a value uses that of `normal`.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value for a state: its own, that of a part of it alone, or that of `normal`.
  func current(in state: UIControl.State) -> Value? {
    if let value = values[state] { return value }
    for part in [UIControl.State.disabled, .highlighted, .selected] where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }
}
