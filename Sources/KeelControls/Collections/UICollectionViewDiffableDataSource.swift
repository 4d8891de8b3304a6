public import FoundationEssentials

/// A data source that fills a collection view from snapshots of identifiers. Cells are created only for rows near the
/// visible region.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  ListSource
{
  /// The content of the list.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// A closure that creates the cell of an item, or updates the existing one.
  public typealias CellProvider = @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that creates a header or a footer.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, _ elementKind: String, IndexPath) -> UICollectionReusableView?

  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// A closure that creates headers and footers; `nil` for none.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.reloadSupplementaries() }
  }
  private var current = Snapshot()
  /// The outlines of sections that have one, and the places of their visible items.
  var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
  var outlinePlaces: [ItemIdentifierType: OutlinePlace] = [:]
  /// Closures that take part when the user expands or collapses an item of an outline.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// Closures that let the user change the order of items while the list is edited. Items of outlines cannot be moved.
  public var reorderingHandlers = ReorderingHandlers() {
    didSet { collectionView?.selectionModeDidChange() }
  }

  /// Creates a data source that fills the list. Keep a reference to it: the list holds none.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.source = self
  }

  /// Returns a copy of the current content.
  open func snapshot() -> Snapshot {
    var copy = current
    copy.reloaded = []
    copy.reconfigured = []
    copy.reloadedSections = []
    return copy
  }

  /// Shows a snapshot. Rows whose identifiers remain keep their cells, even if they move.
  ///
  /// The first cells are created at the end of the turn, or when something reads them (`cellForItem(at:)`). A list that
  /// scrolls in the turn of its first snapshot creates only the cells of its new place. This takes O(rows near the
  /// visible region), regardless of the number of items. `completion` is called once the rows are on the screen.
  ///
  /// An observer that applies snapshots does not track what the cell provider reads at that time. Let cells follow models
  /// by themselves, with `cell.observe`.
  ///
  /// On another thread, the snapshot is shown soon after, by the main actor.
  nonisolated open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
  {
    MainActor.performSoon((snapshot, completion)) { content in
      self.show(content.0, animatingDifferences: animatingDifferences, completion: content.1)
    }
  }

  private func show(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
    current.replace(with: snapshot)
    updateOutlines()
    collectionView?.sourceDidChange(
      reloading: Set(snapshot.reloaded.map { AnyHashable($0) }),
      reconfiguring: Set(snapshot.reconfigured.map { AnyHashable($0) }),
      reloadingSections: Set(snapshot.reloadedSections.map { AnyHashable($0) }), animated: animatingDifferences)
    if let completion { LifecyclePass.shared.add(completion) }
  }

  /// Shows a snapshot and recreates all cells; from another thread soon after.
  nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    MainActor.performSoon((snapshot, completion)) { self.showReloaded($0.0, completion: $0.1) }
  }

  private func showReloaded(_ snapshot: Snapshot, completion: (() -> Void)?) {
    current.replace(with: snapshot)
    updateOutlines()
    collectionView?.reloadData()
    if let completion { LifecyclePass.shared.add(completion) }
  }

  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.parts.indices.contains(indexPath.section),
      current.parts[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return current.parts[indexPath.section].items[indexPath.item]
  }

  /// Returns the index path of an item; `nil` if it is not in the list. O(items of its section).
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? {
    guard let id = current.sectionIdentifier(containingItem: item), let section = current.indexOfSection(id),
      let row = current.parts[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: row, section: section)
  }

  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.parts.indices.contains(index) ? current.parts[index].id : nil
  }

  /// Returns the index of a section; `nil` if it is not in the list.
  open func index(for section: SectionIdentifierType) -> Int? { current.indexOfSection(section) }

  // MARK: ListSource

  package var buildsRowsLate: Bool { true }
  package var sectionCount: Int { current.parts.count }
  package func sectionKey(at section: Int) -> AnyHashable { AnyHashable(current.parts[section].id) }
  package func rowCount(in section: Int) -> Int { current.parts[section].items.count }
  package func rowKey(at section: Int, _ row: Int) -> AnyHashable { AnyHashable(current.parts[section].items[row]) }

  package func outlinePlace(of key: AnyHashable) -> OutlinePlace? {
    outlinePlaces.isEmpty ? nil : (key.base as? ItemIdentifierType).flatMap { outlinePlaces[$0] }
  }

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
