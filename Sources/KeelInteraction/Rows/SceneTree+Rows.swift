public import KeelScene

extension SceneTree {
  /// Returns the event that requests the rows around a row of a list, or around a view of a lazy stack.
  ///
  /// A list describes some of its rows only. A front end that is near a row sends the event before the user scrolls to
  /// rows that are not described. O(described rows).
  ///
  /// - Parameters:
  ///   - id: The row, or a node in it.
  ///   - reach: The number of rows on either side that are to be described.
  /// - Returns: `nil` if enough of these rows are described, or if the node is in no list and no lazy stack.
  public func demand(around id: NodeID, reach: Int) -> Event? {
    var child = id
    while let around = parent(of: child) {
      // Rows are in the sections of a list, and in a lazy stack itself.
      let holder = if case .section? = element(of: around) { parent(of: around) } else { around }
      if let holder, let map = RowMap(of: holder, in: self), let number = map.number(of: child) {
        let rows = RowDemand.wanted(
          inSight: number..<number + 1, reach: reach, in: 0..<map.rowCount, asked: nil, describes: map.describes)
        return rows.map { .reveal(holder, rows: $0) }
      }
      child = around
    }
    return nil
  }
}
