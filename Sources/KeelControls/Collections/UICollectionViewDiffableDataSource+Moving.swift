import FoundationEssentials

/// A change of order that the user has made in a list.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The content before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The content after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of the items of all sections, which can be applied to an array that holds them.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The differences of the sections that have changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of order in one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The difference of the section's items, which can be applied to an array that holds them.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// Closures that let the user change the order of items.
@MainActor
public struct UICollectionViewDiffableReorderingHandlers<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A change of order.
  public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  /// Returns true if the user can move the item; `nil` allows none.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// Called before the list shows the new order.
  public var willReorder: ((Transaction) -> Void)?
  /// Called after the list shows the new order. Store it: `items = items.applying(transaction.difference) ?? items`.
  public var didReorder: ((Transaction) -> Void)?
  /// Creates handlers that allow no moves.
  public init() {}
}

extension UICollectionViewDiffableDataSource {
  /// The closures that let the user change the order of items.
  public typealias ReorderingHandlers =
    UICollectionViewDiffableReorderingHandlers<SectionIdentifierType, ItemIdentifierType>

  /// The closures that the list asks whether a row can be moved, and calls to move it; `nil` if none can be.
  var moves: (may: (IndexPath) -> Bool, move: (IndexPath, Int) -> Void)? {
    guard let may = reorderingHandlers.canReorderItem else { return nil }
    return (
      may: { [weak self] path in
        // The order of an outline is that of its section's snapshot.
        guard let self, let item = itemIdentifier(for: path), outlinePlaces[item] == nil else { return false }
        return may(item)
      },
      move: { [weak self] path, row in self?.move(path, to: row) }
    )
  }

  /// Moves an item for the user, to an index counted through all sections.
  private func move(_ path: IndexPath, to row: Int) {
    guard let item = itemIdentifier(for: path) else { return }
    let initial = snapshot()
    var changed = initial
    let others = initial.itemIdentifiers.filter { $0 != item }
    // As in lists of index paths: at the boundary between two sections, a row from an earlier section comes last in the
    // first one, and any other row comes first in the second one.
    let isDownwards = initial.indexOfItem(item).map { $0 < row } ?? false
    if isDownwards, row > 0, others.indices.contains(row - 1) {
      changed.moveItem(item, afterItem: others[row - 1])
    } else if others.indices.contains(row) {
      changed.moveItem(item, beforeItem: others[row])
    } else {
      return
    }
    let transaction = transaction(from: initial, to: changed)
    reorderingHandlers.willReorder?(transaction)
    apply(changed)
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(from old: Snapshot, to new: Snapshot) -> ReorderingHandlers.Transaction {
    ReorderingHandlers.Transaction(
      initialSnapshot: old, finalSnapshot: new, difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
      sectionTransactions: new.sectionIdentifiers.compactMap { section in
        let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
        guard before != after else { return nil }
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, difference: after.difference(from: before))
      })
  }
}
