import FoundationEssentials

extension UICollectionView {
  /// True if several rows can be selected at a time in the present mode.
  var selectsSeveral: Bool { allowsMultipleSelection || isEditing && allowsMultipleSelectionDuringEditing }

  /// Applies a change of the mode. The selection of several rows ends with the mode that allows it.
  func editingDidChange() {
    if !selectsSeveral, selected.count > 1 { setSelection([]) }
    selectionModeDidChange()
  }

  /// Describes a row whose place in an outline has changed.
  func outlineDidChange(of key: AnyHashable) {
    guard let cell = rows.cell(of: key) else { return }
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsDescription()
  }

  func canSelect(_ path: IndexPath) -> Bool {
    allowsSelection && delegate?.collectionView(self, shouldSelectItemAt: path) ?? false
  }

  /// Selects a row for the user. The key identifies the row, so that an event for a removed row never selects another
  /// one.
  func choose(_ key: AnyHashable) {
    guard allowsSelection, let delegate, let path = indexPath(of: key) else { return }
    if selectsSeveral, selected.contains(key) {
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
    if !selectsSeveral, let old = selected.first, old != key {
      setSelection([key])
      if let oldPath = source?.indexPath(of: old) { delegate.collectionView(self, didDeselectItemAt: oldPath) }
    } else {
      setSelection(selected.union([key]))
    }
    delegate.collectionView(self, didSelectItemAt: path)
  }
}
