// Front ends do not report how far a region has been scrolled, so the closures are never called.

/// The phase of a region's scrolling. Front ends do not report it.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// A Boolean value that indicates whether the region is moving.
  public var isScrolling: Bool { self != .idle }
}

/// The context of a change of phase. It has no values.
public struct ScrollPhaseChangeContext: Sendable {}

extension View {
  /// Returns the same view: front ends do not report scrolling. The closure is never called.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  /// Returns the same view: front ends do not report scrolling. The closure is never called.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  /// Returns the same view: front ends do not report scrolling. The closure is never called.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  /// Returns the same view: front ends do not report scrolling. The closure is never called.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
