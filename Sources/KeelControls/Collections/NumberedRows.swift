package import FoundationEssentials

/// The rows of a data source that answers by places, known by numbers (`RowKeys`).
@MainActor package protocol NumberedRows: ListSource {
  /// The list that shows the rows.
  var list: UICollectionView { get }
  var keys: RowKeys { get set }
  /// How many rows each section has, as the data source says now.
  var counts: [Int] { get }
  /// Whether all is still to be asked for: changes until then come with it.
  var needsReload: Bool { get }
  /// Asks for all of it anew.
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

  /// Shows the changes that were announced, where no batch is open any more.
  package func end() {
    guard keys.end(), !needsReload else { return }
    // The announced changes do not lead to the counts of the data source: the data source is right.
    guard keys.apply(counts: counts), list.source != nil else { return reloadAll() }
    list.sourceDidChange(reloading: [], reconfiguring: [], reloadingSections: [], animated: true)
  }

  /// Makes changes that belong together.
  package func change(_ change: (inout RowKeys) -> Void) {
    begin()
    change(&keys)
    end()
  }
}
