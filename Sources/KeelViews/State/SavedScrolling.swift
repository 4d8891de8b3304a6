import KeelControls
import KeelModel
import KeelScene

/// Saves the scroll position of a region, and restores it. Only windows whose front end keeps no positions itself need it.
@MainActor final class SavedScrolling: RegionObserver {
  /// The two coordinates of the offset; empty until the region has been scrolled.
  private let offset = StateBox<[Double]>([])

  /// Moves the region to its saved position, and follows it.
  init(of control: UIScrollView, followedBy follower: RegionFollower, at place: any StateLocated, in states: ViewStates)
  {
    states.connect(offset, at: place, 0)
    let saved = offset.value
    if saved.count == 2, saved.allSatisfy(\.isFinite) { control.scroll(toX: saved[0], y: saved[1], isAnimated: false) }
    follower.add(self)
  }

  func wantsTarget(_ id: AnyHashable) -> Bool { false }

  func regionDidChange(_ region: RegionFollower) {
    guard let now = region.geometry?.offset else { return }
    let saved = offset.value
    if [now.x, now.y] != (saved.isEmpty ? [0, 0] : saved) { offset.value = [now.x, now.y] }
  }

  /// Ends the following, because the region is removed.
  func end() { offset.viewDidLeave() }
}
