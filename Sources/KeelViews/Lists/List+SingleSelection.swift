public import KeelModel

// Lists in which the user selects one row.

extension List where Content: View {
  /// Creates a list of the views in the closure. The selection identifies a row by its `tag` or its identity.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { SingleSelection(binding: $0) }, content: content())
  }

  /// Creates a row for each element, identified by its `id`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { SingleSelection(binding: $0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, identified by a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { SingleSelection(binding: $0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map { SingleSelection(binding: $0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element from a binding to it.
  @MainActor public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { SingleSelection(binding: $0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, identified by a key path, from a binding to it.
  @MainActor public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { SingleSelection(binding: $0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates the rows of a tree. A row with children can be expanded to show them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>, Data.Element: Identifiable {
    self.init(
      selection.map { SingleSelection(binding: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
