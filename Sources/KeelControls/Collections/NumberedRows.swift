package import FoundationEssentials

/// The rows of a data source that works with index paths, identified by numbers (`RowKeys`).
@MainActor package protocol NumberedRows: ListSource {
  /// The list that shows the rows.
  var list: UICollectionView { get }
  var keys: RowKeys { get set }
  /// The current number of rows in each section, as reported by the data source.
  var counts: [Int] { get }
  /// True if all rows must be read again. Changes before that are part of the reload.
  var needsReload: Bool { get }
  /// Requests that all rows be read again.
  func reloadAll()
}

extension NumberedRows {
  package var sectionCount: Int { keys.sectionCount }
  package func sectionKey(at section: Int) -> AnyHashable { keys.sectionKey(at: section) }
  package func rowCount(in section: Int) -> Int { keys.rowCount(in: section) }
  package func rowKey(at section: Int, _ row: Int) -> AnyHashable { keys.rowKey(at: section, row) }
  package func contains(_ key: AnyHashable) -> Bool { indexPath(of: key) != nil }
  package func indexPath(of key: AnyHashable) -> IndexPath? { keys.indexPath(of: key) }

  package func begin() { keys.begin() }

  /// Closes a batch, and shows the announced changes if no other batch is open.
  package func end() {
    guard keys.end(), !needsReload else { return }
    // If the announced changes do not match the counts of the data source, the counts apply.
    guard keys.apply(counts: counts), list.source != nil else { return reloadAll() }
    list.sourceDidChange(reloading: [], reconfiguring: [], reloadingSections: [], animated: true)
  }

  /// Applies changes as one batch.
  package func change(_ change: (inout RowKeys) -> Void) {
    begin()
    change(&keys)
    end()
  }
}
