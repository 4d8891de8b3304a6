public import Foundation
public import KeelModel
public import KeelViews

/// One row of a table.
public struct _TableRowView<Value: Identifiable> {
  let value: Value
  let columns: [TableColumnContents<Value>]
}

extension _TableRowView: View {
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

  /// A row for each value.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: nil, selection: .none)
  }
  /// A row for each value, of which one may be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: nil, selection: .one(selection))
  }
  /// A row for each value, of which several may be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: nil, selection: .several(selection))
  }
  /// A row for each value; a column's title says by what they are to be ordered.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: sortOrder, selection: .none)
  }
  /// A row for each value, of which one may be chosen; a column's title says by what they are to be ordered.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: sortOrder, selection: .one(selection))
  }
  /// A row for each value, of which several may be chosen; a column's title says by what they are to be ordered.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>]
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableRowView<Value>> {
    self.init(data, columns(), order: sortOrder, selection: .several(selection))
  }
}

/// A row of a table whose rows are written out.
public struct TableRow<Value: Identifiable> {
  let value: Value
  public init(_ value: Value) { self.value = value }
}

extension TableRow: View {
  public var body: some View { TableRowReader(value: value).tag(value.id) }
}

/// Finds the columns of the table that the row is in.
private struct TableRowReader<Value: Identifiable>: View {
  @Environment(\.tableColumns) private var columns
  let value: Value

  init(value: Value) { self.value = value }

  var body: some View {
    if let columns = columns.contents as? [TableColumnContents<Value>] { _TableRowView(value: value, columns: columns) }
  }
}

/// The columns of a table, whatever its rows are of.
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

  /// Rows that are written out.
  public init(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>],
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), order: nil, selection: .none, rows: rows())
  }
  /// Rows that are written out, of which one may be chosen.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), order: nil, selection: .one(selection), rows: rows())
  }
  /// Rows that are written out; a column's title says by what they are to be ordered.
  public init(
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), order: sortOrder, selection: .none, rows: rows())
  }
  /// Rows that are written out, of which one may be chosen; a column's title says by what they are to be ordered.
  public init(
    selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContents<Value>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), order: sortOrder, selection: .one(selection), rows: rows())
  }
}
