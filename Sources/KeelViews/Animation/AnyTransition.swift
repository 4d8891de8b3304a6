public import KeelModel

/// A description of how a view appears and disappears.
///
/// The value can be compared and passed on, but front ends show and remove views without it.
public struct AnyTransition: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case identity, opacity, slide
    case move(Edge)
    case push(Edge)
    case offset(x: Double, y: Double)
    case scale(Double, anchor: UnitPoint)
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
    case animated(Kind, Animation?)
  }

  package let kind: Kind

  /// A transition without movement.
  public static let identity = AnyTransition(kind: .identity)
  /// A transition that fades. Front ends do not show it.
  public static let opacity = AnyTransition(kind: .opacity)
  /// A transition that moves in from the leading edge and out to the trailing edge. Front ends do not show it.
  public static let slide = AnyTransition(kind: .slide)
  /// A transition that grows from the centre and shrinks into it. Front ends do not show it.
  public static let scale = AnyTransition(kind: .scale(0, anchor: .center))

  /// Returns a transition that scales from a factor around an anchor. Front ends do not show it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }
  /// Returns a transition that moves in from an edge and out to it. Front ends do not show it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
  /// Returns a transition that moves in from an edge and out to the opposite one. Front ends do not show it.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }
  /// Returns a transition that moves in from an offset in points and out to the same offset. Front ends do not show it.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(kind: .offset(x: x, y: y))
  }
  /// Returns a transition that differs between insertion and removal. Front ends do not show it.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Returns both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .combined(kind, other.kind))
  }
  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animated(kind, animation))
  }
}

/// The phase of a transition: before a view appears, while it is shown, or after it has disappeared.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

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
