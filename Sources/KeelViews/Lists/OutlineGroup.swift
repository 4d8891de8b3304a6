/// A tree of elements. An element with children can be expanded.
///
/// In a list each element is a row; elsewhere elements with children are disclosure groups.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == EmptyView {
  /// Creates a tree of elements identified by their `id`.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, content: content)
  }

  /// Creates a tree of elements identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content: content)
  }
}

extension OutlineGroup: View where Leaf: View {
  /// The content and behaviour of the view: a view for each element of the first level.
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineBranch(element: element, id: id, children: children, content: content)
    }
  }
}

/// One element of a tree and its children. `AnyView` ends the nesting of types at the children.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let below = element[keyPath: children] {
      DisclosureGroup {
        AnyView(
          OutlineGroup<Data, ID, Leaf, Leaf, EmptyView>(data: below, id: id, children: children, content: content))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
