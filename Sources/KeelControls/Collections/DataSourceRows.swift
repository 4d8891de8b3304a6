public import FoundationEssentials

/// Joins a collection view and a data source that answers by places.
@MainActor final class DataSourceRows: NumberedRows {
  unowned let list: UICollectionView
  var keys = RowKeys()
  /// Whether all is still to be asked for.
  var needsReload = true

  init(list: UICollectionView) { self.list = list }

  /// How many items each section has, as the data source says now.
  var counts: [Int] {
    guard let source = list.dataSource else { return [] }
    return (0..<source.numberOfSections(in: list)).map { source.collectionView(list, numberOfItemsInSection: $0) }
  }

  func readAll() {
    needsReload = false
    keys.read(counts: counts)
    list.moving = (
      may: { [weak self] path in
        guard let list = self?.list else { return false }
        return list.dataSource?.collectionView(list, canMoveItemAt: path) ?? false
      },
      move: { [weak self] path, row in self?.move(path, to: row) }
    )
  }

  func batch(_ updates: () -> Void) {
    begin()
    updates()
    end()
  }

  func reloadAll() { list.reloadData() }

  /// A person moves an item: the number is its new one, through all sections.
  private func move(_ path: IndexPath, to row: Int) {
    let target = keys.target(ofRow: row, without: path)
    list.dataSource?.collectionView(list, moveItemAt: path, to: target)
    change { $0.move(path, to: target) }
  }

  // MARK: ListSource

  func makeCell(at section: Int, _ row: Int) -> UICollectionViewCell? {
    let path = IndexPath(item: row, section: section)
    guard let cell = list.dataSource?.collectionView(list, cellForItemAt: path) else { return nil }
    list.delegate?.collectionView(list, willDisplay: cell, forItemAt: path)
    return cell
  }

  func makeSupplementary(_ kind: String, section: Int) -> UICollectionReusableView? {
    guard section < keys.sectionCount, list.collectionViewLayout.wantsSupplementary?(list, kind, section) ?? true
    else { return nil }
    let path = IndexPath(item: 0, section: section)
    let view = list.dataSource?.collectionView(list, viewForSupplementaryElementOfKind: kind, at: path)
    return view is NoSupplementaryView ? nil : view
  }
}

extension UICollectionView {
  /// Asks the data source for all of it, if that is still to be done.
  func loadIfNeeded() {
    guard let items, items.needsReload else { return }
    items.readAll()
    rows.reset()
    forgetSelection()
    rows.update()
    setNeedsDescription()
  }

  /// Makes a change that the data source has made already.
  package func change(_ change: (inout RowKeys) -> Void) { items?.change(change) }

  /// Shows items that the data source has already taken in. Places are those of after.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insert(indexPaths) } }
  /// Takes items away that the data source has already let go. Places are those of before.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.delete(indexPaths) } }
  /// Makes the cells of these items anew.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }
  /// Shows an item elsewhere that the data source has already moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Brings the cells of these items up to date: the data source gets the cell that is there when it dequeues one.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    let keys = Set(indexPaths.compactMap(key))
    sourceDidChange(reloading: [], reconfiguring: keys, reloadingSections: [], animated: false)
  }
  /// Makes changes that belong together. What goes is named by the places of before, what comes by those of after.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if let items { items.batch { updates?() } } else { updates?() }
    if let completion { LifecyclePass.shared.add { completion(true) } }
  }
}
