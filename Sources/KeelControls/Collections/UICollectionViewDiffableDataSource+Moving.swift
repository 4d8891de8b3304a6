package import FoundationEssentials

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

  package func canMove(_ path: IndexPath) -> Bool {
    // The order of an outline is that of its section's snapshot.
    guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: path),
      outlinePlaces[item] == nil
    else { return false }
    return canReorder(item)
  }

  package func move(_ path: IndexPath, to row: Int) {
    guard let item = itemIdentifier(for: path) else { return }
    let target = target(ofRow: row, without: path)
    let initial = snapshot()
    var changed = initial
    changed.deleteItems([item])
    let section = changed.sectionIdentifiers[target.section]
    let others = changed.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      changed.insertItems([item], beforeItem: others[target.item])
    } else {
      changed.appendItems([item], toSection: section)
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
