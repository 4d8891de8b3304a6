public import FoundationEssentials

/// Connects a collection view with a data source that identifies items by index path.
@MainActor final class DataSourceRows: NumberedRows {
  unowned let list: UICollectionView
  var keys = RowKeys()
  /// True if the content of the data source must be read.
  var needsReload = true

  init(list: UICollectionView) { self.list = list }

  /// The current number of items in each section, as reported by the data source.
  var counts: [Int] {
    guard let source = list.dataSource else { return [] }
    return (0..<source.numberOfSections(in: list)).map { source.collectionView(list, numberOfItemsInSection: $0) }
  }

  func readAll() {
    needsReload = false
    keys.read(counts: counts)
  }

  func batch(_ updates: () -> Void) {
    begin()
    updates()
    end()
  }

  func reloadAll() { list.reloadData() }

  // MARK: ListSource

  func canMove(_ path: IndexPath) -> Bool { list.dataSource?.collectionView(list, canMoveItemAt: path) ?? false }

  func move(_ path: IndexPath, to row: Int) {
    let target = target(ofRow: row, without: path)
    list.dataSource?.collectionView(list, moveItemAt: path, to: target)
    change { $0.move(path, to: target) }
  }

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
  /// Reads the content of the data source if `needsReload` is set.
  func loadIfNeeded() {
    guard let items, items.needsReload else { return }
    items.readAll()
    rows.reset()
    forgetSelection()
    rows.update()
    setNeedsDescription()
  }

  /// Shows a change that the data source has made.
  package func change(_ change: (inout RowKeys) -> Void) { items?.change(change) }

  /// Shows items that the data source has inserted, at their new index paths.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insert(indexPaths) } }
  /// Removes items that the data source has deleted, at their old index paths.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.delete(indexPaths) } }
  /// Recreates the cells of these items.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }
  /// Moves an item that the data source has moved. The item keeps its cell.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Updates the cells of these items: the data source receives the existing cell when it dequeues one.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    let keys = Set(indexPaths.compactMap(key))
    sourceDidChange(reloading: [], reconfiguring: keys, reloadingSections: [], animated: false)
  }
  /// Applies several changes as one batch. Removed items have their old index paths, inserted ones their new index
  /// paths.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if let items { items.batch { updates?() } } else { updates?() }
    if let completion { LifecyclePass.shared.add { completion(true) } }
  }
}
