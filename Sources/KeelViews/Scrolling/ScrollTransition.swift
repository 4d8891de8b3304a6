public import KeelModel

/// The position of a view relative to the region that scrolls it.
public enum ScrollTransitionPhase: Hashable, Sendable, CaseIterable {
  /// The view is beyond the top or the leading edge of the region, or on its way there.
  case topLeading
  /// The view is within the region.
  case identity
  /// The view is beyond the bottom or the trailing edge of the region, or on its way there.
  case bottomTrailing
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

/// The way in which a view changes while it scrolls into its region and out of it.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable { case animated(Animation), interactive(UnitCurve), identity }
  var kind: Kind
  var edge = Threshold.visible

  /// The view changes at once when it passes the threshold, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  /// The view changes at once when it passes the threshold, with the usual animation.
  public static let animated = animated(.default)
  /// The change follows the scrolling, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  /// The change follows the scrolling.
  public static let interactive = interactive(timingCurve: .easeInOut)
  /// There is no change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Returns the configuration with an animation, if it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }
  /// Returns the configuration with another threshold; `.visible` without one.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.edge = threshold
    return copy
  }

  /// The visible part of a view from which on it is as it is within the region.
  public struct Threshold: Sendable {
    enum Kind: Equatable, Sendable { case visible(Double), centered }
    let kind: Kind
    /// The view is entirely visible, or fills the region.
    public static let visible = visible(1)
    /// Any part of the view is visible.
    public static let hidden = visible(0)
    /// The middle of the view is in the middle of the region; for an animated change, the view covers that middle.
    public static let centered = Threshold(kind: .centered)
    /// A part of the view from 0 to 1 is visible.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .visible(amount.isNaN ? 1 : min(max(amount, 0), 1)))
    }
  }
}

extension View {
  /// Changes the view while it scrolls into its region and out of it.
  ///
  /// The closure is called for the phase of the view and for `.identity`, and must give both the same effects in the same
  /// order, with other numbers. Between them an interactive change is a mixture, in twentieths, for each position that
  /// the front end reports (once a frame; in a terminal for each line). The layout does not change. A view that no
  /// region scrolls, and one of which no position is known, has the effects of `.identity`.
  ///
  /// - Parameters:
  ///   - configuration: The way of the change at both ends of the region.
  ///   - axis: The axis along which the view is followed; by default that along which the region scrolls.
  ///   - transition: Adds effects to the empty one.
  nonisolated public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view while it scrolls into its region and out of it, in a way of its own at each end of the region.
  nonisolated public func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._effects.list
      })
  }
}
