// What front ends keep to themselves: how far a region has been scrolled. The closures are never called.

/// What a region that scrolls is doing.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known as the phase of scrolling changes.
public struct ScrollPhaseChangeContext: Sendable {}

extension View {
  /// Front ends keep scrolling to themselves: the closure is never called.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  /// Front ends keep scrolling to themselves: the closure is never called.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  /// Front ends keep scrolling to themselves: the closure is never called.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  /// Front ends keep scrolling to themselves: the closure is never called.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}
