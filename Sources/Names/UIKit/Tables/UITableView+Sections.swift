public import Foundation
public import KeelControls

// Changes of whole sections, identified by Foundation's index sets.

extension UITableView {
  /// Recreates the cells of all rows in sections.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows?.change { $0.reload(sections: Array(sections)) }
  }
  /// Shows sections that the data source has inserted, at their new indices.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows?.change { $0.insert(sections: Array(sections)) }
  }
  /// Removes sections that the data source has deleted, at their old indices.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows?.change { $0.delete(sections: Array(sections)) }
  }
}
