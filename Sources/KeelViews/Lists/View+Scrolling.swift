public import KeelModel

// Front ends decide how regions scroll, so most of these modifiers return the same view. `Documentation/modifiers.md`
// lists them.

/// The conditions under which a region bounces at its ends. Front ends decide it.
public struct ScrollBounceBehavior: Sendable {
  /// The region bounces as suits its context.
  public static let automatic = ScrollBounceBehavior()
  /// The region always bounces.
  public static let always = ScrollBounceBehavior()
  /// The region bounces only if its content is larger than it.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// The visibility of a region's scroll indicators. Front ends decide it.
public struct ScrollIndicatorVisibility: Sendable {
  /// The front end decides.
  public static let automatic = ScrollIndicatorVisibility()
  /// The indicators are shown.
  public static let visible = ScrollIndicatorVisibility()
  /// The indicators are hidden.
  public static let hidden = ScrollIndicatorVisibility()
  /// The indicators are never shown.
  public static let never = ScrollIndicatorVisibility()
}

/// The part of a region that margins apply to. Front ends choose margins.
public struct ContentMarginPlacement: Sendable {
  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement()
  /// The content.
  public static let scrollContent = ContentMarginPlacement()
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// The position of a view relative to the region that scrolls it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// A Boolean value that indicates whether the view is within the region.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before the region, 0 within it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The change of a view while it scrolls into view. Front ends show no such change.
public struct ScrollTransitionConfiguration: Sendable {
  /// The change is animated.
  public static let animated = ScrollTransitionConfiguration()
  /// The change follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// There is no change.
  public static let identity = ScrollTransitionConfiguration()
  /// Returns the same configuration: front ends show no such change.
  public func threshold(_ threshold: Threshold) -> Self { self }
  /// The visible part of a view at which it changes.
  public struct Threshold: Sendable {
    /// The view is entirely visible.
    public static let visible = Threshold()
    /// The view is entirely hidden.
    public static let hidden = Threshold()
    /// The view is in the middle of the region.
    public static let centered = Threshold()
    /// A part of the view from 0 to 1 is visible. Equal to `visible`.
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

extension View {
  /// Returns the same view: front ends decide whether regions bounce.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Returns the same view: front ends decide whether to show indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Returns the same view: front ends decide whether to show indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Returns the same view: front ends always allow the user to reach all content.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Returns the same view: front ends decide how scrolling content is clipped.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Returns the same view: front ends decide where scrolling stops.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Scrolls to the view whose identity is written to the binding, a row of a list or a view in a `ScrollView`.
  ///
  /// Front ends do not report the user's scrolling: the binding is never written. The anchor has an effect only in a
  /// `ScrollView`.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositioned(content: self, id: id, anchor: anchor)
  }
  /// Returns the same view: front ends begin at the top.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Returns the same view: front ends choose the background of lists.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Returns the same view: front ends choose margins.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Returns the same view: front ends choose margins.
  nonisolated public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Returns the same view: front ends do not change views while they scroll. The closure is never called.
  nonisolated public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View { self }
}
