public import KeelModel

/// A view for each element of a collection. State, focus and typed text follow the element's identity.
///
/// In a list or a lazy stack, a view that always creates one control is created only when its element comes near the
/// visible region. This also applies to an `AnyView`, until one of them creates no control or several. In that case,
/// and if the number depends on the value (`if` without `else`, several views), the views of all elements are created.
/// A custom modifier does not make the number depend on the value, unless its body does.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The closure that creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  /// Traps if it is called: Keel shows the views of the elements itself.
  public var body: Never { neverBody(Self.self) }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates a view for each element, identified by its `id`.
  @_disfavoredOverload
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range, identified by its offset from the first number, as in SwiftUI.
  ///
  /// A picker's or a list's selection is that offset unless the view has a `tag(_:)`: the first view of
  /// `ForEach(2..<100)` stands for 0. `ForEach(2..<100, id: \.self)` identifies the views by the numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    let first = data.lowerBound
    // A closure without captures can be recognised when a parent passes the same view again.
    self.init(data: data, content: content, id: first == 0 ? { $0 } : { $0 - first })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element from a binding to it: `ForEach($items) { $item in … }`.
  @MainActor public init(
    _ data: Binding<Data>, @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) where Data: MutableCollection, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(bindings: data, id: { $0.id }, content: content)
  }

  /// Creates a view for each element, identified by a key path, from a binding to it.
  @MainActor public init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) where Data: MutableCollection {
    self.init(bindings: data, id: { $0[keyPath: id] }, content: content)
  }

  @MainActor init(
    bindings data: Binding<Data>, id: @escaping (Data.Element) -> ID,
    content: @escaping (Binding<Data.Element>) -> Content
  ) where Data: MutableCollection {
    let elements = data.wrappedValue
    let cursor = LastValue(elements.startIndex)
    self.init(
      data: elements,
      content: { element in content(data.element(id: id(element), by: id, cursor: cursor, last: element)) }, id: id)
  }
}

extension ForEach: PrimitiveView where Content: View {
  package static var itemCount: Int? { nil }

  package func makeMount(at place: MountPoint) -> Mount<Self> {
    guard place.container is any LazyContainer else { return ForEachMount(self, at: place) }
    return KeelViews.itemCount(of: Content.self) == 1 || KeelViews.mayBeOneItem(of: Content.self)
      ? SupposedForEachMount(self, at: place) : ForEachMount(self, at: place)
  }
}

/// A view of a collection whose elements the user may delete and move.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of the modified view.
  public var data: Content.Data { content.data }
}
