/// Some adjacent rows of a query, and the number of all its rows, in one state of the database.
public struct DataWindow<Value: Sendable>: Sendable {
  /// The number of all rows of the query.
  public let count: Int
  /// The positions of the window's rows among all rows. Positions beyond the last row are left out.
  public let range: Range<Int>
  /// The values of the window's rows.
  public let rows: [Value]

  /// Creates a window.
  init(count: Int, first: Int, rows: [Value]) {
    self.count = count
    range = first..<first + rows.count
    self.rows = rows
  }

  /// The value of the row at a position among all rows, or `nil` if it is outside of the window.
  public subscript(index: Int) -> Value? { range.contains(index) ? rows[index - range.lowerBound] : nil }
}

extension DataWindow: Equatable where Value: Equatable {}
