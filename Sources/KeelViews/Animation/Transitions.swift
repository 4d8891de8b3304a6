// Transitions with types of their own. Each is the transition of the same name in `AnyTransition`.

/// A transition without movement.
public struct IdentityTransition: Sendable {
  /// Creates the transition.
  public init() {}
}
extension IdentityTransition: Transition {
  /// The content as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The transition without its type.
  nonisolated public var _anyTransition: AnyTransition { .identity }
}

/// A transition that fades.
public struct OpacityTransition: Sendable {
  /// Creates the transition.
  public init() {}
}
extension OpacityTransition: Transition {
  /// The content, transparent except in the phase in which it is shown.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  /// The transition without its type.
  nonisolated public var _anyTransition: AnyTransition { .opacity }
}

/// A transition that grows from a factor around an anchor.
public struct ScaleTransition: Sendable {
  /// The factor of the size before the view appears.
  public var scale: Double
  /// The point around which the view grows.
  public var anchor: UnitPoint
  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}
extension ScaleTransition: Transition {
  /// The content, scaled except in the phase in which it is shown.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
  /// The transition without its type.
  nonisolated public var _anyTransition: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// A transition that moves in from the leading edge and out to the trailing edge.
public struct SlideTransition: Sendable {
  /// Creates the transition.
  public init() {}
}
extension SlideTransition: Transition {
  /// The content as it is: the distance depends on its size, which front ends know.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The transition without its type.
  nonisolated public var _anyTransition: AnyTransition { .slide }
}

/// A transition that moves in from an edge and out to it.
public struct MoveTransition: Sendable {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
}
extension MoveTransition: Transition {
  /// The content as it is: the distance depends on its size, which front ends know.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The transition without its type.
  nonisolated public var _anyTransition: AnyTransition { .move(edge: edge) }
}

/// A transition that moves in from an edge and out to the opposite one, and fades.
public struct PushTransition: Sendable {
  /// The edge at which the view appears.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
}
extension PushTransition: Transition {
  /// The content as it is: the distance depends on its size, which front ends know.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The transition without its type.
  nonisolated public var _anyTransition: AnyTransition { .push(from: edge) }
}

/// A transition that differs between insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition with which the view appears.
  public var insertion: Insertion
  /// The transition with which the view disappears.
  public var removal: Removal
  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}
extension AsymmetricTransition: Transition {
  /// The content in the phase of the transition that the phase belongs to.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let content = AnyView(content)
    if phase == .didDisappear {
      removal.body(content: PlaceholderContentView(showing: content), phase: phase)
    } else {
      insertion.body(content: PlaceholderContentView(showing: content), phase: phase)
    }
  }
  /// Both transitions without their types.
  nonisolated public var _anyTransition: AnyTransition {
    .asymmetric(insertion: insertion._anyTransition, removal: removal._anyTransition)
  }
}

/// A transition that blurs and fades, and scales a little.
public struct BlurReplaceTransition: Sendable {
  /// The scaling of the views while they blur.
  public struct Configuration: Equatable, Sendable {
    fileprivate var isUp = false
    /// A view shrinks while it disappears.
    public static let downUp = Configuration()
    /// A view grows while it disappears.
    public static let upUp = Configuration(isUp: true)
  }
  private let configuration: Configuration
  /// Creates the transition.
  nonisolated public init(configuration: Configuration = .downUp) { self.configuration = configuration }
}
extension BlurReplaceTransition: Transition {
  /// The content, blurred except in the phase in which it is shown.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : configuration.isUp && phase == .didDisappear ? 1.25 : 0.75)
      .blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without movement.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// A transition that fades.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  /// A transition that moves in from the leading edge and out to the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// A transition that grows from the centre and shrinks into it.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Returns a transition that scales from a factor around an anchor.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// Returns a transition that moves in from an edge and out to it.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Returns a transition that moves in from an edge and out to the opposite one.
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs and fades.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
  /// A transition that blurs and fades, with a configuration.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
extension Transition {
  /// Returns a transition that differs between insertion and removal.
  nonisolated public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
