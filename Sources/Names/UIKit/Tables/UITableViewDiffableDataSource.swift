public import Foundation
public import KeelControls

/// Fills a table from snapshots of identifiers. Cells are created only for rows near the visible region.
///
/// Subclass it for section titles, or for rows that can be deleted and moved.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource, DifferencesSource
{
  /// The content of the table.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Creates the cell of an item.
  public typealias CellProvider = @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private typealias Inner = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private let inner: Inner
  /// The animation of inserted and removed rows; stored only.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source that fills the table from now on. Keep a reference to it: the table holds none.
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

  package func fill(_ list: UICollectionView) {
    table?.rows?.joinEditing()
    if list.source === inner { list.reloadData() } else { list.source = inner }
  }

  /// Returns a copy of the current content.
  open func snapshot() -> Snapshot { inner.snapshot() }
  /// Applies a snapshot, from another thread soon after. Rows whose identifiers remain keep their cells, even if they move.
  nonisolated open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
  {
    inner.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  /// Applies a snapshot and recreates all cells.
  nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    inner.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { inner.itemIdentifier(for: indexPath) }
  /// Returns the index path of an item; `nil` if it is not in the table.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { inner.indexPath(for: itemIdentifier) }
  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { inner.sectionIdentifier(for: index) }
  /// Returns the index of a section; `nil` if it is not in the table.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { inner.index(for: sectionIdentifier) }

  // MARK: UITableViewDataSource

  /// The number of sections in the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { inner.snapshot().numberOfSections }
  /// The number of rows in a section of the current snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inner.sectionIdentifier(for: section).map { inner.snapshot().numberOfItems(inSection: $0) } ?? 0
  }
  /// Creates the cell of a row with the cell provider.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  /// The text above a section; `nil` unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The text below a section; `nil` unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns true if the user can delete a row; false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns true if the user can move a row; false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has deleted a row; apply a snapshot without it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user has moved a row; apply a snapshot in the new order.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
