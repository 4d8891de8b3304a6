package import KeelControls

/// Saves the focus and the scroll position of a view of the imperative layer as long as the view exists.
@MainActor private final class SavedView {
  private var rows: SavedRows?
  private var scrolling: SavedScrolling?
  private var region: RegionFollower?

  init(_ view: UIView, in states: ViewStates) {
    states.connect(view, at: view)
    guard states.keepsScrolling else { return }
    switch view {
    case let table as UITableView: follow(table.list, at: view, in: states)
    case let list as UICollectionView: follow(list, at: view, in: states)
    case let scroll as UIScrollView:
      let region = RegionFollower(scroll) { .vertical }
      self.region = region
      scrolling = SavedScrolling(of: scroll, followedBy: region, at: view, in: states)
    default: break
    }
  }

  private func follow(_ list: UICollectionView, at view: UIView, in states: ViewStates) {
    let region = RegionFollower(list) { .vertical }
    self.region = region
    rows = SavedRows(of: list, followedBy: region, at: view, in: states)
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
