public import KeelModel
import KeelScene

/// A description of how a view appears and disappears.
///
/// It is shown if the change that inserts or removes the view is animated. Front ends without animation ignore it.
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
    case custom(CustomTransition)
  }

  package let kind: Kind

  /// A transition without movement.
  public static let identity = AnyTransition(kind: .identity)
  /// A transition that fades.
  public static let opacity = AnyTransition(kind: .opacity)
  /// A transition that moves in from the leading edge and out to the trailing edge.
  public static let slide = AnyTransition(kind: .slide)
  /// A transition that grows from the centre and shrinks into it.
  public static let scale = AnyTransition(kind: .scale(0, anchor: .center))

  /// Returns a transition that scales from a factor around an anchor.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }
  /// Returns a transition that moves in from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
  /// Returns a transition that moves in from an edge and out to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }
  /// Returns a transition that moves in from an offset in points and out to the same offset.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(kind: .offset(x: x, y: y))
  }
  /// Returns a transition that differs between insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Returns both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .combined(kind, other.kind))
  }
  /// Returns the transition with an animation of its own, which front ends replace by that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animated(kind, animation))
  }
}

extension AnyTransition {
  /// Returns the transition as front ends show it.
  @MainActor func sceneTransition(in leaf: LeafStyle) -> SceneTransition {
    SceneTransition(
      insertion: kind.state(isInsertion: true, in: leaf), removal: kind.state(isInsertion: false, in: leaf))
  }
}

extension AnyTransition.Kind {
  /// Returns the state of the view before it appears or after it has disappeared.
  @MainActor fileprivate func state(isInsertion: Bool, in leaf: LeafStyle) -> SceneTransition.State {
    switch self {
    case .identity: SceneTransition.State()
    case .opacity: SceneTransition.State(opacity: 0)
    case .slide: SceneTransition.State(part: (isInsertion ? Edge.leading : .trailing).outside)
    case .move(let edge): SceneTransition.State(part: edge.outside)
    case .push(let edge): SceneTransition.State(opacity: 0, part: (isInsertion ? edge : edge.opposite).outside)
    case .offset(let x, let y): SceneTransition.State(distance: ScenePoint(x: x, y: y))
    case .scale(let factor, let anchor):
      SceneTransition.State(scale: factor, anchor: ScenePoint(x: anchor.x, y: anchor.y))
    case .combined(let first, let second):
      first.state(isInsertion: isInsertion, in: leaf).combined(with: second.state(isInsertion: isInsertion, in: leaf))
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).state(isInsertion: isInsertion, in: leaf)
    case .animated(let kind, _): kind.state(isInsertion: isInsertion, in: leaf)
    case .custom(let transition): transition.state(isInsertion ? .willAppear : .didDisappear, leaf)
    }
  }
}

extension SceneTransition.State {
  fileprivate func combined(with other: Self) -> Self {
    SceneTransition.State(
      opacity: opacity * other.opacity, scale: scale * other.scale, anchor: scale == 1 ? other.anchor : anchor,
      part: ScenePoint(x: part.x + other.part.x, y: part.y + other.part.y),
      distance: ScenePoint(x: distance.x + other.distance.x, y: distance.y + other.distance.y),
      effects: effects + other.effects)
  }
}

extension Edge {
  /// The distance, in sizes of a view, that moves it over this edge of its own frame.
  fileprivate var outside: ScenePoint {
    switch self {
    case .leading: ScenePoint(x: -1, y: 0)
    case .trailing: ScenePoint(x: 1, y: 0)
    case .top: ScenePoint(x: 0, y: -1)
    case .bottom: ScenePoint(x: 0, y: 1)
    }
  }

  fileprivate var opposite: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }
}
