import KeelControls
import KeelModel

/// The mounts of a collection's elements, each known by the element's identity.
///
/// On a change, elements that were there before keep their mounts, wherever they have moved to; O(elements). A change
/// inside of one element does not come here at all.
final class ForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: Mount<ForEach<Data, ID, Content>> {
  private var ids: [ID] = []
  private var children: [ElementMount<Content>] = []

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
      children.append(ElementMount(index: children.count, identity: id, at: inner) { view.content(element) })
    }
  }

  override func take(_ view: ForEach<Data, ID, Content>) {
    // Mostly the same elements in the same order.
    if view.data.count == ids.count, zip(view.data, ids).allSatisfy({ view.id($0) == $1 }) {
      for (index, (element, child)) in zip(view.data, children).enumerated() {
        child.update(index: index) { view.content(element) }
      }
      return
    }
    var known = Dictionary(uniqueKeysWithValues: zip(ids, children))
    var seen = Set<ID>(minimumCapacity: view.data.count)
    var newIDs: [ID] = []
    var newChildren: [ElementMount<Content>] = []
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
        child.update(index: newChildren.count) { view.content(element) }
        newChildren.append(child)
      } else {
        newChildren.append(ElementMount(index: newChildren.count, identity: id, at: inner) { view.content(element) })
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

/// An element of a collection, as what modifiers around the collection know it by.
@MainActor protocol ElementPlace: AnyMount {
  /// Where it stands in its collection.
  var index: Int { get }
  /// What it is known by.
  var identity: AnyHashable? { get }
}

/// The mount of one element. The closure that makes its view is followed like a body.
final class ElementMount<Content: View>: AnyMount, Evaluated, ElementPlace {
  private(set) var index = 0
  private(set) var identity: AnyHashable?
  private var make: (() -> Content)?
  private var child: Mount<Content>?
  private var scope: TrackedScope?
  var isDirty = false
  var transaction = Transaction()

  override init(at place: Place) { super.init(at: place) }

  convenience init(index: Int, identity: AnyHashable, at place: Place, make: @escaping () -> Content) {
    self.init(at: place)
    self.index = index
    self.identity = identity
    self.make = make
    scope = TrackedScope(origin: Origin(type: Content.self)) { [weak self] _, transaction in
      self?.bodyDidChange(transaction)
    }
    show()
  }

  /// Takes a new value of the element.
  func update(index: Int, make: @escaping () -> Content) {
    self.index = index
    self.make = make
    isDirty = false
    show()
  }

  func evaluate() {
    isDirty = false
    BodyPass.shared.evaluationCount += 1
    show()
  }

  private func show() {
    guard let scope, let make else { return }
    let content = scope.track(make)
    if let child { child.update(to: content) } else { child = mount(content, at: inner) }
  }

  override var parts: [AnyMount] { child.map { [$0] } ?? [] }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
    make = nil
  }
}
