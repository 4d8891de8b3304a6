import FoundationEssentials

extension UICollectionView {
  func canSelect(_ path: IndexPath) -> Bool {
    allowsSelection && delegate?.collectionView(self, shouldSelectItemAt: path) ?? false
  }

  /// Selects a row for the user. The key identifies the row, so that an event for a removed row never selects another
  /// one.
  func choose(_ key: AnyHashable) {
    guard allowsSelection, let delegate, let path = indexPath(of: key) else { return }
    if allowsMultipleSelection, selected.contains(key) {
      guard canSelect(path), delegate.collectionView(self, shouldDeselectItemAt: path) else { return }
      setSelection(selected.subtracting([key]))
      delegate.collectionView(self, didDeselectItemAt: path)
      return
    }
    if let selectionTarget {
      guard let target = selectionTarget(path), let other = self.key(at: target) else { return }
      select(other, at: target, delegate)
    } else if canSelect(path) {
      select(key, at: path, delegate)
    }
  }

  private func select(_ key: AnyHashable, at path: IndexPath, _ delegate: any UICollectionViewDelegate) {
    if !allowsMultipleSelection, let old = selected.first, old != key {
      setSelection([key])
      if let oldPath = source?.indexPath(of: old) { delegate.collectionView(self, didDeselectItemAt: oldPath) }
    } else {
      setSelection(selected.union([key]))
    }
    delegate.collectionView(self, didSelectItemAt: path)
  }
}
