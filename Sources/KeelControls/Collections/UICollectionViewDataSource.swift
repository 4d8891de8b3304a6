public import FoundationEssentials

/// Provides the content of a collection view.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item. Called for items near the visible region only.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Returns the header or footer of a section. The text of its first label is shown.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns true if the user can move the item; false by default.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved the item. Update the data in this method.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns a placeholder: the section has no header or footer.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { NoSupplementaryView() }
  /// Returns false: the item cannot be moved.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// The default result of a data source without headers and footers.
@MainActor final class NoSupplementaryView: UICollectionReusableView {}

extension UICollectionViewDiffableDataSource: UICollectionViewDataSource {
  /// Returns the number of sections in the current snapshot.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }
  /// Returns the number of items in a section of the current snapshot; 0 beyond the last section.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section < sectionCount ? rowCount(in: section) : 0
  }
  /// Creates the cell of an item with the cell provider, or an empty cell if there is no such item.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath) == nil
      ? UICollectionViewCell() : makeCell(at: indexPath.section, indexPath.item) ?? UICollectionViewCell()
  }
}
