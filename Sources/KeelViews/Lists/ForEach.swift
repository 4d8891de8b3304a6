import KeelControls
import KeelModel

/// A view for each element of a collection, known by the element's identity: state, focus and typed text follow it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public var body: Never { neverBody(Self.self) }
}

extension ForEach where Content: View {
  /// A view for each element, known by what the key path leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// A view for each element, known by its `id`.
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

extension ForEach: PrimitiveView where Content: View {
  package static var itemCount: Int? { nil }
  package func makeMount(at place: Place) -> Mount<Self> { ForEachMount(self, at: place) }
}

/// The mounts of a collection's elements, each known by the element's identity.
///
/// On a change, elements that were there before keep their mounts, wherever they have moved to; O(elements). A change
/// inside of one element does not come here at all.
final class ForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: Mount<ForEach<Data, ID, Content>> {
  private var ids: [ID] = []
  private var children: [Mount<Content>] = []

  override init(_ view: ForEach<Data, ID, Content>, at place: Place) {
    super.init(view, at: place)
    ids.reserveCapacity(view.data.count)
    children.reserveCapacity(view.data.count)
    var seen = Set<ID>(minimumCapacity: view.data.count)
    for element in view.data {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        reportDuplicate(id)
        continue
      }
      ids.append(id)
      children.append(mount(view.content(element), at: inner))
    }
  }

  override func take(_ view: ForEach<Data, ID, Content>) {
    // Mostly the same elements in the same order.
    if view.data.count == ids.count, zip(view.data, ids).allSatisfy({ view.id($0) == $1 }) {
      for (element, child) in zip(view.data, children) { child.update(to: view.content(element)) }
      return
    }
    var known = Dictionary(uniqueKeysWithValues: zip(ids, children))
    var seen = Set<ID>(minimumCapacity: view.data.count)
    var newIDs: [ID] = []
    var newChildren: [Mount<Content>] = []
    newIDs.reserveCapacity(view.data.count)
    newChildren.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        reportDuplicate(id)
        continue
      }
      newIDs.append(id)
      if let child = known.removeValue(forKey: id) {
        child.update(to: view.content(element))
        newChildren.append(child)
      } else {
        newChildren.append(mount(view.content(element), at: inner))
      }
    }
    for child in known.values { child.unmount() }
    ids = newIDs
    children = newChildren
    itemsDidChange()
  }

  private func reportDuplicate(_ id: ID) {
    Misuse.report(
      "A ForEach was given two elements with the identity \(id).",
      rule: "Each element has an identity of its own: that is what its state, focus and place are known by.",
      remedy: "Use an id that is unique in the collection. Keel shows the first element only.")
  }

  override var parts: [AnyMount] { children }
}
