public import KeelModel

/// How something appears and goes.
///
/// A value to be compared and handed on: front ends here show what it leads to at once.
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

  /// Appears and goes at once.
  public static let identity = AnyTransition(kind: .identity)
  public static let opacity = AnyTransition(kind: .opacity)
  public static let slide = AnyTransition(kind: .slide)
  public static let scale = AnyTransition(kind: .scale(0, anchor: .center))

  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(kind: .offset(x: x, y: y))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .combined(kind, other.kind))
  }
  /// The same, shown with this animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animated(kind, animation))
  }
}

/// Whether a view is about to appear, is there, or has gone.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
