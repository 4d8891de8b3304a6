/// A tree of elements: each that has others below it can be opened.
///
/// In a list each element is a row; elsewhere those with others below them are disclosure groups.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == EmptyView {
  /// A tree of elements, known by their `id`.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, content: content)
  }

  /// A tree of elements, known by what the key path leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content: content)
  }
}

extension OutlineGroup: View where Leaf: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineBranch(element: element, id: id, children: children, content: content)
    }
  }
}

/// One element of a tree, and those below it. What is below is a type of its own only once, by `AnyView`.
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
