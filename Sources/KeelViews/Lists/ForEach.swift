public import KeelModel

/// A view for each element of a collection, known by the element's identity: state, focus and typed text follow it.
///
/// In a list or a lazy stack, an element whose view always comes to one control has its view made only while it is near
/// to be seen. So it is with an `AnyView`, until one of them is found to come to none or to several: then, as where that
/// depends on the value (`if` without `else`, several views), the views of all elements are made. A modifier of your own
/// does not make it depend on the value, unless its body does.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  public var body: Never { neverBody(Self.self) }
}

extension ForEach where Content: View {
  /// A view for each element, known by what the key path leads to.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// A view for each element, known by its `id`.
  @_disfavoredOverload
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for each element, handed a binding to it: `ForEach($items) { $item in … }`.
  @MainActor public init(
    _ data: Binding<Data>, @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) where Data: MutableCollection, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(bindings: data, id: { $0.id }, content: content)
  }

  /// A view for each element, known by what the key path leads to, and handed a binding to it.
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

  package func makeMount(at place: Place) -> Mount<Self> {
    guard place.container is any LazyContainer else { return ForEachMount(self, at: place) }
    return KeelViews.itemCount(of: Content.self) == 1 || KeelViews.mayBeOneItem(of: Content.self)
      ? SupposedForEachMount(self, at: place) : ForEachMount(self, at: place)
  }
}

/// A view that is made of a collection, whose elements a person may delete and move.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  /// The elements' collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}
