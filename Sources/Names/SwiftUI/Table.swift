public import Foundation
import KeelInteraction
import KeelModel
public import KeelViews

/// A table with a row for each value and a cell for each column.
///
/// Front ends show it as a list. The first row has the column titles, which change the sort order if there is one.
public struct Table<Value: Identifiable, Rows: View> {
  let columns: [TableColumnContents<Value>]
  let rows: ([TableColumnContents<Value>]) -> Rows
  let order: Binding<[KeyPathComparator<Value>]>?
  let selection: TableSelection<Value.ID>
}

/// The selection of a table.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)
}

extension Table: View {
  /// The content and behaviour of the view.
  public var body: some View {
    switch selection {
    case .none: List { content }
    case .one(let binding): List(selection: binding) { content }
    case .several(let binding): List(selection: binding) { content }
    }
  }

  @ViewBuilder private var content: some View {
    TableHeader(columns: columns, order: order)
    rows(columns).environment(\.tableColumns, TableColumns(contents: columns))
  }
}

/// The titles of the columns.
private struct TableHeader<Value: Identifiable> {
  let columns: [TableColumnContents<Value>]
  let order: Binding<[KeyPathComparator<Value>]>?
}

extension TableHeader: View {
  var body: some View {
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        title(of: columns[index]).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @MainActor @ViewBuilder private func title(of column: TableColumnContents<Value>) -> some View {
    if let order, let comparator = column.comparator {
      Button {
        order.wrappedValue = column.order(after: order.wrappedValue)
      } label: {
        column.title.bold()
      }
      .accessibilityValue(column.orderText(in: order.wrappedValue, comparator))
    } else {
      column.title.bold()
    }
  }
}

/// A column of a table, independent of the type of its cells.
public struct TableColumnContents<Value: Identifiable> {
  let title: Text
  let cell: (Value) -> AnyView
  var comparator: KeyPathComparator<Value>?

  /// Returns the sort order after the column title was pressed: by this column, or reversed if the table was already
  /// sorted by it.
  func order(after order: [KeyPathComparator<Value>]) -> [KeyPathComparator<Value>] {
    guard var first = comparator else { return order }
    if let present = order.first, present.keyPath == first.keyPath, present.order == .forward { first.order = .reverse }
    return [first] + order.filter { $0.keyPath != first.keyPath }
  }

  func orderText(in order: [KeyPathComparator<Value>], _ comparator: KeyPathComparator<Value>) -> Text {
    guard let present = order.first, present.keyPath == comparator.keyPath else { return Text(verbatim: "") }
    return present.order == .forward ? Text(.ascending) : Text(.descending)
  }
}

/// A column of a table.
public struct TableColumn<Value: Identifiable> {
  var contents: TableColumnContents<Value>

  private init(
    _ title: Text, comparator: KeyPathComparator<Value>? = nil, cell: @escaping (Value) -> AnyView
  ) {
    contents = TableColumnContents(title: title, cell: cell, comparator: comparator)
  }

  /// Creates a column whose cells the closure creates.
  public init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
    self.init(Text(titleKey)) { AnyView(content($0)) }
  }
  /// Creates a column whose cells the closure creates.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: @escaping (Value) -> Content) {
    self.init(Text(title)) { AnyView(content($0)) }
  }
  /// Creates a sortable column of texts.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<Value, String> & Sendable) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value)) { AnyView(Text($0[keyPath: value])) }
  }
  /// Creates a sortable column of texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<Value, String> & Sendable) {
    self.init(Text(title), comparator: KeyPathComparator(value)) { AnyView(Text($0[keyPath: value])) }
  }
  /// Creates a column whose cells the closure creates, sortable by a value of each row.
  public init<V: Comparable, Content: View>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<Value, V> & Sendable,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value)) { AnyView(content($0)) }
  }

  /// Returns the column unchanged: columns have equal widths.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Returns the column unchanged: columns have equal widths.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

/// Builds the columns of a table from declarations and conditions.
@resultBuilder public enum TableColumnBuilder<Value: Identifiable> {
  /// Returns the contents of a column.
  public static func buildExpression(_ column: TableColumn<Value>) -> [TableColumnContents<Value>] {
    [column.contents]
  }
  /// Joins columns.
  public static func buildBlock(_ columns: [TableColumnContents<Value>]...) -> [TableColumnContents<Value>] {
    columns.flatMap { $0 }
  }
  /// Returns the columns of an `if` without `else`.
  public static func buildOptional(_ columns: [TableColumnContents<Value>]?) -> [TableColumnContents<Value>] {
    columns ?? []
  }
  /// Returns the columns of the first branch.
  public static func buildEither(first: [TableColumnContents<Value>]) -> [TableColumnContents<Value>] { first }
  /// Returns the columns of the second branch.
  public static func buildEither(second: [TableColumnContents<Value>]) -> [TableColumnContents<Value>] { second }
}
