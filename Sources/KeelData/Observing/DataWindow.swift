/// Some adjacent rows of a query, and the number of all its rows, in one state of the database.
public struct DataWindow<Value: Sendable>: Sendable {
  /// The number of all rows of the query.
  public let count: Int
  /// The positions of the window's rows among all rows. Positions beyond the last row are left out.
  public let range: Range<Int>
  /// The values of the window's rows.
  public let rows: [Value]
  /// The rows that the values were made from.
  private let sources: [Row]

  /// Creates a window without rows.
  init() {
    count = 0
    range = 0..<0
    rows = []
    sources = []
  }

  /// Creates a window from rows.
  init(_ window: ObservedWindows.Window, decode: (Row) throws -> Value) rethrows {
    count = window.count
    range = window.first..<window.first + window.rows.count
    rows = try window.rows.map(decode)
    sources = window.rows
  }

  /// The value of the row at a position among all rows, or `nil` if it is outside of the window.
  public subscript(index: Int) -> Value? { range.contains(index) ? rows[index - range.lowerBound] : nil }

  /// Returns true if both windows contain the same row at a position, or neither contains it. A row outside of both
  /// windows is the same if it exists in both results or in neither.
  func hasSameRow(at index: Int, as other: DataWindow) -> Bool {
    source(index) == other.source(index) && (index < count) == (index < other.count)
  }

  private func source(_ index: Int) -> Row? { range.contains(index) ? sources[index - range.lowerBound] : nil }
}

extension DataWindow: Equatable where Value: Equatable {
  /// Returns true if both have the same count, range and values.
  public static func == (one: DataWindow, other: DataWindow) -> Bool {
    one.count == other.count && one.range == other.range && one.rows == other.rows
  }
}
