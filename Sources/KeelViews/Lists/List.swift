public import KeelModel

/// A list of rows. Only rows near the visible region are created. It is backed by `UICollectionView`.
///
/// Each view in it is a row; a `Section` groups rows, a `ForEach` creates a row for each element. A row that is a
/// `Text`, a `Button`, a `NavigationLink` or a `Toggle` is pressed as a whole.
public struct List<SelectionValue: Hashable, Content> {
  let selection: (any ListSelection)?
  let content: Content

  init(_ selection: (any ListSelection)?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View where Content: View {
  /// Traps if it is called: Keel shows the rows itself.
  public var body: Never { neverBody(Self.self) }
}

extension List: PrimitiveView, RowListView where Content: View {
  var listSelection: (any ListSelection)? { selection }
  static var isForm: Bool { false }
}

// MARK: Without a selection

extension List where SelectionValue == Never, Content: View {
  /// Creates a list of the views in the closure.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content: content()) }

  /// Creates a row for each element, identified by its `id`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, identified by a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element from a binding to it.
  @MainActor public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, identified by a key path, from a binding to it.
  @MainActor public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates the rows of a tree. A row with children can be expanded to show them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>, Data.Element: Identifiable {
    self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates the rows of a tree whose elements are identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, EmptyView> {
    self.init(nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
