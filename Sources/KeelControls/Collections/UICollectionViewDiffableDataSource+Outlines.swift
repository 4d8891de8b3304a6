import KeelModel

// Sections whose items are an outline. The list contains the visible items; the data source keeps the outline, and
// applies it again when an item is expanded or collapsed.

/// The place of a row in the outline of its section.
package struct OutlinePlace: Hashable {
  package var level: Int
  package var isExpanded: Bool
}

/// Closures that take part when the user expands or collapses an item of an outline.
@MainActor public struct UICollectionViewDiffableSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  /// Returns true if the user can expand the item; `nil` allows all.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// Called before the user's expansion of an item is applied.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// Returns true if the user can collapse the item; `nil` allows all.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// Called before the user's collapse of an item is applied.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// Returns the new items below an item that the user expands. It receives the present ones; `nil` keeps them.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?
  /// Creates handlers that allow all and do nothing.
  public init() {}
}

extension UICollectionViewDiffableDataSource {
  /// The closures that take part when the user expands or collapses an item.
  public typealias SectionSnapshotHandlers = UICollectionViewDiffableSectionSnapshotHandlers<ItemIdentifierType>
  /// The items of a section as an outline.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Returns the outline of a section. A section without one is an outline of one level.
  public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var flat = SectionSnapshot()
    flat.append(snapshot().itemIdentifiers(inSection: section))
    return flat
  }

  /// Shows an outline in a section, which is added at the end if the list does not have it.
  ///
  /// The rows of its items are indented by their level. The accessory `.outlineDisclosure()` lets the user expand and
  /// collapse an item. O(items of the list).
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Drops the outlines whose sections show other items now, and updates the rows of the others.
  func updateOutlines() {
    guard !outlines.isEmpty else { return }
    let current = snapshot()
    outlines = outlines.filter { section, outline in
      current.indexOfSection(section) != nil
        && current.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    let old = outlinePlaces
    outlinePlaces = [:]
    for outline in outlines.values {
      for (item, level) in outline.visibleLevels {
        outlinePlaces[item] = OutlinePlace(level: level, isExpanded: outline.isExpanded(item))
      }
    }
    for item in Set(old.keys).union(outlinePlaces.keys) where old[item] != outlinePlaces[item] {
      collectionView?.outlineDidChange(of: item)
    }
  }

  /// Expands or collapses an item for the user.
  package func setExpanded(_ isExpanded: Bool, _ key: AnyHashable) {
    guard let item = key.base as? ItemIdentifierType, outlinePlaces[item]?.isExpanded == !isExpanded,
      let section = snapshot().sectionIdentifier(containingItem: item), var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    apply(outline, to: section)
  }
}
