extension UIControl {
  /// What a control is in: several at a time.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither chosen nor pressed.
    public static let normal: State = []
    /// While it is pressed. Front ends show that by themselves: no control of Keel's is ever in this state.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It answers nobody.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is switched on.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// What the control is in now.
  public var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

/// Something said for some states of a control; a state of which nothing is said takes what is said of `normal`.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// What holds in a state: what is said of it, else of `disabled` or `selected` alone, else of `normal`.
  func current(in state: UIControl.State) -> Value? {
    if let value = values[state] { return value }
    for part in [UIControl.State.disabled, .selected] where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }
}
