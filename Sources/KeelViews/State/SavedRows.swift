import KeelControls
import KeelModel

/// Saves the first visible row of a list, and scrolls to it again. Only windows whose front end keeps no positions itself
/// need it.
///
/// The heights of rows are known to front ends only, so a position is the number of a row, counted through all sections.
@MainActor final class SavedRows: RegionObserver {
  private let control: UICollectionView
  private let row = StateBox(0)
  /// The saved row, until the list has it.
  private var wanted: Int?

  /// Follows the position of the list; `nil` if the positions in its window are not saved.
  init?(of control: UICollectionView, followedBy follower: @autoclosure () -> RegionFollower, at mount: AnyMount) {
    guard ViewStates.areUsed, let states = mount.surroundings.environment.values.viewStates, states.keepsScrolling
    else { return nil }
    self.control = control
    states.connect(row, at: mount, 0)
    wanted = row.value > 0 ? row.value : nil
    follower().add(self)
  }

  /// Scrolls to the saved row, once the list has it.
  func rowsDidChange() {
    guard let row = wanted, row < control.allRowCount else { return }
    wanted = nil
    control.scroll(toRow: row, takesFocus: false, isFirst: true)
  }

  func wantsTarget(_ id: AnyHashable) -> Bool { false }

  func regionDidChange(_ region: RegionFollower) {
    guard let now = region.geometry?.firstRow else { return }
    // The user has scrolled before the list had the saved row.
    if now > 0 { wanted = nil }
    if wanted == nil, now != row.value { row.value = now }
  }

  /// Ends the following, because the list is removed.
  func end() { row.viewDidLeave() }
}
