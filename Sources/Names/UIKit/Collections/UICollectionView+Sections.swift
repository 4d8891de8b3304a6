public import Foundation
public import KeelControls

// Changes of whole sections, with Foundation's index sets.

extension UICollectionView {
  /// Displays sections that the data source has inserted, with all their items.
  public func insertSections(_ sections: IndexSet) { change { $0.insert(sections: Array(sections)) } }
  /// Removes sections that the data source has deleted.
  public func deleteSections(_ sections: IndexSet) { change { $0.delete(sections: Array(sections)) } }
  /// Recreates the cells, headers and footers of sections.
  public func reloadSections(_ sections: IndexSet) { change { $0.reload(sections: Array(sections)) } }
  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(section: section, to: newSection) }
  }
  /// Replaces the layout; front ends decide whether that is animated.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
}
