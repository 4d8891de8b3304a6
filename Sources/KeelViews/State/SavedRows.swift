import KeelControls
import KeelModel

/// Saves the first visible row of a list, and scrolls to it again. Only windows whose front end keeps no positions itself
/// need it.
///
/// The heights of rows are known to front ends only, so a position is the number of a row, counted through all sections.
@MainActor final class SavedRows: RegionObserver {
  private weak var control: UICollectionView?
  private let row = StateBox(0)

  /// Scrolls to the saved row as soon as the list has it, and follows the position of the list.
  init(
    of control: UICollectionView, followedBy follower: RegionFollower, at place: any StateLocated, in states: ViewStates
  ) {
    self.control = control
    states.connect(row, at: place, 0)
    if row.value > 0 { control.awaitedRow = row.value }
    follower.add(self)
  }

  func wantsTarget(_ id: AnyHashable) -> Bool { false }

  func regionDidChange(_ region: RegionFollower) {
    guard let now = region.geometry?.firstRow else { return }
    // The user has scrolled before the list had the saved row.
    if now > 0 { control?.awaitedRow = nil }
    if control?.awaitedRow == nil, now != row.value { row.value = now }
  }

  /// Ends the following, because the list is removed.
  func end() { row.viewDidLeave() }
}
