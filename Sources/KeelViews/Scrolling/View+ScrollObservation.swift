package import KeelControls
import KeelScene

/// The phase of a region's scrolling.
public enum ScrollPhase: Hashable, Sendable {
  /// The region does not move.
  case idle
  /// The user touches the region and may be about to scroll it.
  case tracking
  /// The user scrolls the region.
  case interacting
  /// The region moves on after the user has let go.
  case decelerating
  /// The region moves to a place that the program has chosen.
  case animating
  /// A Boolean value that indicates whether the region is moving.
  public var isScrolling: Bool { self != .idle }

  init(_ phase: ScrollReport.Phase) {
    self =
      switch phase {
      case .idle: .idle
      case .tracking: .tracking
      case .interacting: .interacting
      case .decelerating: .decelerating
      case .animating: .animating
      }
  }
}

/// The context of a change of phase.
public struct ScrollPhaseChangeContext: Sendable {
  package let region: RegionGeometry
}

extension View {
  /// Calls the closure when the first region within the view begins or ends to move, or moves for another reason.
  ///
  /// Terminals move at once: a region is interacting and then idle.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }
  /// Calls the closure with the position too when the first region within the view begins or ends to move.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(
      ScrollObserver(first: .idle) {
        ScrollPhase($0.phase)
      } action: {
        action($0, $1, ScrollPhaseChangeContext(region: $2))
      })
  }
  /// Calls the closure when at least a part of the view becomes visible in the region that scrolls it, and when less of
  /// it is.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
  /// Calls the closure with the identities of the scroll targets (`scrollTargetLayout()`) of which at least a part is
  /// visible, when they change.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollObserver<[ID]>(first: []) { id in
        id.base is ID
      } value: { region, _ in
        region.visibleTargets(threshold: threshold) { $0.base is ID }.compactMap { $0.base as? ID }
      } action: { _, new, _ in
        action(new)
      })
  }
}
