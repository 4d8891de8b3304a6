package import KeelControls

/// Saves the focus and the scroll position of a view of the imperative layer as long as the view exists.
@MainActor private final class SavedView {
  private var rows: SavedRows?
  private var scrolling: SavedScrolling?
  private var region: RegionFollower?

  init(_ view: UIView, in states: ViewStates) {
    states.connect(view, at: view)
    guard states.keepsScrolling else { return }
    if let list = (view as? UITableView)?.list ?? view as? UICollectionView {
      rows = SavedRows(of: list, followedBy: follow(list), at: view, in: states)
    } else if let scroll = view as? UIScrollView {
      scrolling = SavedScrolling(of: scroll, followedBy: follow(scroll), at: view, in: states)
    }
  }

  private func follow(_ view: UIView) -> RegionFollower {
    let region = RegionFollower(view) { .vertical }
    self.region = region
    return region
  }

  isolated deinit {
    rows?.end()
    scrolling?.end()
  }
}

extension ViewStates: ViewStateStore {
  package func didShow(_ view: UIView) {
    guard view.stateSaver == nil, view.stateLocation != nil else { return }
    view.stateSaver = SavedView(view, in: self)
  }
}
