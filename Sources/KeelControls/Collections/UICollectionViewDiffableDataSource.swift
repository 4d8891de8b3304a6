public import FoundationEssentials

/// Fills a collection view from snapshots of identifiers, making cells for those rows only that are near to be seen.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  ListSource
{
  /// What the list holds.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell of an item, or brings up to date the one that it has.
  public typealias CellProvider = @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a header or a footer.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, _ elementKind: String, IndexPath) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// Makes headers and footers.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.reloadSupplementaries() }
  }
  private var current = Snapshot()

  /// Fills the list from now on. Keep the data source: the list does not.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.source = self
  }

  /// A copy of what is shown.
  open func snapshot() -> Snapshot {
    var copy = current
    copy.reloaded = []
    copy.reconfigured = []
    copy.reloadedSections = []
    return copy
  }

  /// Shows the snapshot. Rows whose identifiers stay keep their cells, wherever they move to.
  ///
  /// Costs O(rows near to be seen), whatever the number of items. `completion` runs once the rows are on the screen.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    current = snapshot
    collectionView?.sourceDidChange(
      reloading: Set(snapshot.reloaded.map { AnyHashable($0) }),
      reconfiguring: Set(snapshot.reconfigured.map { AnyHashable($0) }),
      reloadingSections: Set(snapshot.reloadedSections.map { AnyHashable($0) }), animated: animatingDifferences)
    if let completion { LifecyclePass.shared.add(completion) }
  }

  /// Shows the snapshot with every cell made anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    collectionView?.reloadData()
    if let completion { LifecyclePass.shared.add(completion) }
  }

  /// The item in that place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.parts.indices.contains(indexPath.section),
      current.parts[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return current.parts[indexPath.section].items[indexPath.item]
  }

  /// Where the item stands. O(items of its section).
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? {
    guard let id = current.sectionIdentifier(containingItem: item), let section = current.indexOfSection(id),
      let row = current.parts[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: row, section: section)
  }

  /// The section in that place; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.parts.indices.contains(index) ? current.parts[index].id : nil
  }

  /// Where the section stands.
  open func index(for section: SectionIdentifierType) -> Int? { current.indexOfSection(section) }

  // MARK: ListSource

  package var sectionCount: Int { current.parts.count }
  package func sectionKey(at section: Int) -> AnyHashable { AnyHashable(current.parts[section].id) }
  package func rowCount(in section: Int) -> Int { current.parts[section].items.count }
  package func rowKey(at section: Int, _ row: Int) -> AnyHashable { AnyHashable(current.parts[section].items[row]) }

  package func contains(_ key: AnyHashable) -> Bool {
    (key.base as? ItemIdentifierType).map(current.contains) ?? false
  }

  package func indexPath(of key: AnyHashable) -> IndexPath? {
    (key.base as? ItemIdentifierType).flatMap(indexPath)
  }

  package func makeCell(at section: Int, _ row: Int) -> UICollectionViewCell? {
    guard let collectionView else { return nil }
    return cellProvider(
      collectionView, IndexPath(item: row, section: section), current.parts[section].items[row])
  }

  package func makeSupplementary(_ kind: String, section: Int) -> UICollectionReusableView? {
    guard let collectionView else { return nil }
    return supplementaryViewProvider?(collectionView, kind, IndexPath(item: 0, section: section))
  }
}

/// What a collection view asks of whatever fills it, without its types.
@MainActor package protocol ListSource: AnyObject {
  var sectionCount: Int { get }
  func sectionKey(at section: Int) -> AnyHashable
  func rowCount(in section: Int) -> Int
  func rowKey(at section: Int, _ row: Int) -> AnyHashable
  func contains(_ key: AnyHashable) -> Bool
  func indexPath(of key: AnyHashable) -> IndexPath?
  func makeCell(at section: Int, _ row: Int) -> UICollectionViewCell?
  func makeSupplementary(_ kind: String, section: Int) -> UICollectionReusableView?
  /// The row no longer has this cell.
  func didDrop(_ cell: UICollectionViewCell)
  /// Whether the source knows its rows' cells, by something quicker than keys. Nothing is reloaded or reconfigured then.
  var keepsCells: Bool { get }
  /// The cell that the row has, of a source that keeps them.
  func cell(at section: Int, _ row: Int) -> UICollectionViewCell?
  /// Whether the cell's row is still there, of a source that keeps them.
  func containsRow(of cell: UICollectionViewCell) -> Bool
}

extension ListSource {
  package var keepsCells: Bool { false }
  package func cell(at section: Int, _ row: Int) -> UICollectionViewCell? { nil }
  package func containsRow(of cell: UICollectionViewCell) -> Bool { cell.rowKey.map(contains) ?? false }
  package func didDrop(_ cell: UICollectionViewCell) {}
}
