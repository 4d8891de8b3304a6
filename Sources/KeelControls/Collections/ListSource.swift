package import FoundationEssentials

/// The interface between a collection view and any data source, without the data source's types.
@MainActor package protocol ListSource: AnyObject {
  var sectionCount: Int { get }
  func sectionKey(at section: Int) -> AnyHashable
  func rowCount(in section: Int) -> Int
  func rowKey(at section: Int, _ row: Int) -> AnyHashable
  func contains(_ key: AnyHashable) -> Bool
  func indexPath(of key: AnyHashable) -> IndexPath?
  func makeCell(at section: Int, _ row: Int) -> UICollectionViewCell?
  func makeSupplementary(_ kind: String, section: Int) -> UICollectionReusableView?
  /// Called when the row has lost its cell.
  func didDrop(_ cell: UICollectionViewCell)
  /// True if the source finds the cells of its rows faster than by keys. Its rows are then never reloaded or
  /// reconfigured.
  var keepsCells: Bool { get }
  /// Returns the cell of the row, if the source keeps cells.
  func cell(at section: Int, _ row: Int) -> UICollectionViewCell?
  /// Returns true if the row of the cell still exists, if the source keeps cells.
  func containsRow(of cell: UICollectionViewCell) -> Bool
  /// True if the first rows may be built after the source has changed, at the end of the turn.
  var buildsRowsLate: Bool { get }
  /// Returns the place of a row in an outline; `nil` for rows that are in none. O(1).
  func outlinePlace(of key: AnyHashable) -> OutlinePlace?
  /// Expands or collapses a row of an outline for the user. Has no effect on other rows.
  func setExpanded(_ isExpanded: Bool, _ key: AnyHashable)
  /// Returns true if the user can move a row.
  func canMove(_ path: IndexPath) -> Bool
  /// Moves a row for the user, to an index counted through all sections.
  func move(_ path: IndexPath, to row: Int)
}

extension ListSource {
  package var keepsCells: Bool { false }
  package var buildsRowsLate: Bool { false }
  package func cell(at section: Int, _ row: Int) -> UICollectionViewCell? { nil }
  package func containsRow(of cell: UICollectionViewCell) -> Bool { cell.rowKey.map(contains) ?? false }
  package func didDrop(_ cell: UICollectionViewCell) {}
  package func outlinePlace(of key: AnyHashable) -> OutlinePlace? { nil }
  package func setExpanded(_ isExpanded: Bool, _ key: AnyHashable) {}
  package func canMove(_ path: IndexPath) -> Bool { false }
  package func move(_ path: IndexPath, to row: Int) {}

  /// Returns the index path for an index counted through all sections, after the row at `path` has been removed.
  func target(ofRow row: Int, without path: IndexPath) -> IndexPath {
    var left = row
    for section in 0..<sectionCount {
      let count = rowCount(in: section) - (section == path.section ? 1 : 0)
      // At the boundary between two sections, a row from an earlier section moves to the end of the first one.
      if left < count || (left == count && section >= path.section) || section == sectionCount - 1 {
        return IndexPath(item: min(left, count), section: section)
      }
      left -= count
    }
    return path
  }
}
