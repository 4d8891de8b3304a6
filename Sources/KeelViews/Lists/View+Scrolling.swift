public import KeelModel

// How regions scroll: front ends decide, so these are the same view. `Documentation/modifiers.md` lists them.

/// When a region gives way at its ends.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Whether bars beside a region say where one is in it.
public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

/// What margins are about.
public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

/// Where a view is in the region that scrolls it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When a view changes while it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public func threshold(_ threshold: Threshold) -> Self { self }
  /// How much of a view is seen as it changes.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

/// What is done to a picture of a view. Front ends have no such picture: nothing is.
public protocol VisualEffect {}

/// No effect.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  package init() {}
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect { self }
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some VisualEffect { self }
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

extension View {
  /// Front ends decide how regions scroll: the same view.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Front ends decide how regions scroll: the same view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Front ends decide how regions scroll: the same view.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Front ends let a person reach all that there is: the same view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Front ends decide how regions scroll: the same view.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Front ends decide how regions scroll: the same view.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Brings the view in sight whose identity is written to the binding, a row of a list or a view in a `ScrollView`. Front
  /// ends keep where a person scrolls to themselves: the binding is never written.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositioned(content: self, id: id, anchor: anchor)
  }
  /// Front ends begin at the top: the same view.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Front ends choose the ground of lists: the same view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Front ends choose margins: the same view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Front ends choose margins: the same view.
  nonisolated public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Front ends show views whole while they scroll: the same view.
  nonisolated public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View { self }
  /// Front ends have no picture of a view to change: the same view.
  nonisolated public func visualEffect<V: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V
  ) -> some View { self }
}
