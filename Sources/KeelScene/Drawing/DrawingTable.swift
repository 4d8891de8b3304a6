/// The data of a drawing such as a chart, for assistive technology.
public struct DrawingTable: Hashable, Sendable {
  /// The title of the table; empty for none.
  public let caption: String
  /// The titles of the columns.
  public let columns: [String]
  /// The cells of each row, in the order of the columns.
  public let rows: [[String]]

  /// The number of columns that are kept.
  public static let maximumColumns = 16
  /// The number of rows that are kept.
  public static let maximumRows = 1000

  /// Creates a table. Columns and rows beyond the limits are left out, and missing cells become empty.
  public init(caption: String = "", columns: [String], rows: [[String]]) {
    let columns = Array(columns.prefix(Self.maximumColumns))
    self.caption = caption
    self.columns = columns
    self.rows = rows.prefix(Self.maximumRows).map { row in
      row.count == columns.count
        ? row : (Array(row.prefix(columns.count)) + Array(repeating: "", count: max(0, columns.count - row.count)))
    }
  }

  /// Hashes the columns and the number of rows: tables are compared often and hashed rarely.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(rows.count)
  }
}
