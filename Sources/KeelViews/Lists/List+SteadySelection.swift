public import KeelModel

// Lists in which one row is always selected, as in a sidebar.

extension List where Content: View {
  /// Creates a list of the views in the closure. The selection identifies a row by its `tag` or its identity.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(SteadySelection(binding: selection), content: content())
  }

  /// Creates a row for each element, identified by its `id`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Element.ID == SelectionValue
  {
    self.init(SteadySelection(binding: selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, identified by a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(SteadySelection(binding: selection), content: ForEach(data, id: id, content: rowContent))
  }
}
