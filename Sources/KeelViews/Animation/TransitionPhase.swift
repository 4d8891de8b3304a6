/// The phase of a transition: before a view appears, while it is shown, or after it has disappeared.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear: the state from which it comes.
  case willAppear
  /// The view is shown as it is.
  case identity
  /// The view has been removed: the state to which it goes.
  case didDisappear

  /// A Boolean value that indicates whether the view is shown as it is, neither appearing nor disappearing.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before the view appears, 0 while it is shown, 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
