public import Foundation
public import KeelControls

/// Fills the list of a table by itself.
@MainActor protocol DifferencesSource: AnyObject {
  func fill(_ list: UICollectionView)
}

/// Fills a table from snapshots of identifiers, making cells for those rows only that are near to be seen.
///
/// Subclass it to have titles for sections, or rows that can be deleted and moved.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource, DifferencesSource
{
  /// What the table holds.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell of an item.
  public typealias CellProvider = @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private typealias Inner = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private let inner: Inner
  /// How rows come and go; front ends choose.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Fills the table from now on. Keep the data source: the table does not.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    inner = Inner(collectionView: tableView.list) { [weak tableView] _, path, item in
      guard let tableView, let cell = cellProvider(tableView, path, item) else { return nil }
      tableView.rows?.join(cell, at: path)
      return cell
    }
    super.init()
    inner.supplementaryViewProvider = { [weak tableView] _, kind, path in
      tableView?.rows?.makeTitle(kind, section: path.section)
    }
    tableView.dataSource = self
  }

  func fill(_ list: UICollectionView) {
    table?.rows?.joinEditing()
    if list.source === inner { list.reloadData() } else { list.source = inner }
  }

  /// A copy of what is shown.
  open func snapshot() -> Snapshot { inner.snapshot() }
  /// Shows the snapshot. Rows whose identifiers stay keep their cells, wherever they move to.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    inner.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  /// Shows the snapshot with every cell made anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    inner.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
  /// The item in that place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { inner.itemIdentifier(for: indexPath) }
  /// Where the item stands.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { inner.indexPath(for: itemIdentifier) }
  /// The section in that place; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { inner.sectionIdentifier(for: index) }
  /// Where the section stands.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { inner.index(for: sectionIdentifier) }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { inner.snapshot().numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inner.sectionIdentifier(for: section).map { inner.snapshot().numberOfItems(inSection: $0) } ?? 0
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
