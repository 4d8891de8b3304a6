public import Foundation
public import KeelControls

// Changes of whole sections, named in Foundation's sets of numbers.

extension UICollectionView {
  /// Shows sections that the data source has already taken in, with all that is in them.
  public func insertSections(_ sections: IndexSet) { change { $0.insert(sections: Array(sections)) } }
  /// Takes sections away that the data source has already let go.
  public func deleteSections(_ sections: IndexSet) { change { $0.delete(sections: Array(sections)) } }
  /// Makes what is in these sections anew.
  public func reloadSections(_ sections: IndexSet) { change { $0.reload(sections: Array(sections)) } }
  /// Shows a section elsewhere that the data source has already moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(section: section, to: newSection) }
  }
  /// Shows the items as the layout says; whether that is a movement is the front end's to choose.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
}
