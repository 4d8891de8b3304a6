public import Foundation
public import KeelModel
public import KeelViews

/// A row of a table: one cell for each column, of equal widths.
public struct _TableRowView<Value: Identifiable> {
  let value: Value
  let columns: [TableColumnContents<Value>]
}

extension _TableRowView: View {
  /// The content and behaviour of the view.
  public var body: some View {
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        columns[index].cell(value).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

extension Table {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ columns: [TableColumnContents<Value>], order: Binding<[KeyPathComparator<Value>]>?,
    selection: TableSelection<Value.ID>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(
      columns: columns, rows: { columns in ForEach(data) { _TableRowView(value: $0, columns: columns) } }, order: order,
      selection: selection)
  }

  /// Creates a table with a row for each value.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: nil, selection: .none)
  }
  /// Creates a table with a row for each value, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: nil, selection: .one(selection))
  }
  /// Creates a table with a row for each value, of which several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: nil, selection: .several(selection))
  }
  /// Creates a table with a row for each value. Pressing a column title sets the sort order; the app sorts the data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: sortOrder, selection: .none)
  }
  /// Creates a sortable table with a row for each value, of which one can be selected. The app sorts the data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: sortOrder, selection: .one(selection))
  }
  /// Creates a sortable table with a row for each value, of which several can be selected. The app sorts the data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: sortOrder, selection: .several(selection))
  }
}

/// A row of a table whose rows are declared one by one.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// Creates a row that shows a value in the columns of its table.
  public init(_ value: Value) { self.value = value }
}

extension TableRow: View {
  /// The content and behaviour of the view.
  public var body: some View { TableRowReader(value: value).tag(value.id) }
}

/// Reads the columns of the table that contains the row.
private struct TableRowReader<Value: Identifiable>: View {
  @Environment(\.tableColumns) private var columns
  let value: Value

  init(value: Value) { self.value = value }

  var body: some View {
    if let columns = columns.contents as? [TableColumnContents<Value>] { _TableRowView(value: value, columns: columns) }
  }
}

/// The columns of a table, independent of the type of its rows.
struct TableColumns {
  var contents: Any?
}

private struct TableColumnsKey: EnvironmentKey {
  static var defaultValue: TableColumns { TableColumns() }
}

extension EnvironmentValues {
  var tableColumns: TableColumns {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}

extension Table {
  private init(
    _ columns: [TableColumnContents<Value>], order: Binding<[KeyPathComparator<Value>]>?,
    selection: TableSelection<Value.ID>, rows: Rows
  ) {
    self.init(columns: columns, rows: { _ in rows }, order: order, selection: selection)
  }

  /// Creates a table with rows that are declared one by one.
  public init(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>],
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), order: nil, selection: .none, rows: rows())
  }
  /// Creates a table with declared rows, of which one can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), order: nil, selection: .one(selection), rows: rows())
  }
  /// Creates a table with declared rows. Pressing a column title sets the sort order; the app sorts the rows.
  public init(
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), order: sortOrder, selection: .none, rows: rows())
  }
  /// Creates a sortable table with declared rows, of which one can be selected. The app sorts the rows.
  public init(
    selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), order: sortOrder, selection: .one(selection), rows: rows())
  }
}
