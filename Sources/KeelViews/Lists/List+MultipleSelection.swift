public import KeelModel

// Lists in which a person chooses any number of rows.

extension List where Content: View {
  /// A list of the views in the closure; a row is known to the selection by its `tag`, or by its identity.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { MultipleSelection(binding: $0) }, content: content())
  }

  /// A row for each element, known by its `id`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { MultipleSelection(binding: $0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, known by what the key path leads to.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { MultipleSelection(binding: $0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map { MultipleSelection(binding: $0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, handed a binding to it.
  @MainActor public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { MultipleSelection(binding: $0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, known by what the key path leads to, and handed a binding to it.
  @MainActor public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { MultipleSelection(binding: $0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Rows of a tree, each of which can be opened to show the elements below it.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>, Data.Element: Identifiable {
    self.init(
      selection.map { MultipleSelection(binding: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
