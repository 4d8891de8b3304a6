import KeelControls
import KeelModel

/// The mounts of a collection's elements, each known by the element's identity.
///
/// On a change, elements that were there before keep their mounts, wherever they have moved to; O(elements), little of it
/// for those before the first that is another and after the last. A change inside of one element does not come here at
/// all.
final class ForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: Mount<ForEach<Data, ID, Content>> {
  private typealias Child = ElementMount<Data.Element, Content>
  private var ids: [ID] = []
  private var children: [Child] = []
  private var known: [ID: Child] = [:]

  override init(_ view: ForEach<Data, ID, Content>, at place: Place) {
    super.init(view, at: place)
    let count = view.data.count
    ids.reserveCapacity(count)
    children.reserveCapacity(count)
    known.reserveCapacity(count)
    let place = inner
    for element in view.data {
      let id = view.id(element)
      guard known[id] == nil else {
        reportDuplicate(id)
        continue
      }
      let child = Child(element, index: children.count, identity: id, content: view.content, at: place)
      ids.append(id)
      children.append(child)
      known[id] = child
    }
  }

  override func take(_ view: ForEach<Data, ID, Content>) {
    let elements = Array(view.data)
    let ids = elements.map(view.id)
    if show(elements, ids) { return }
    // Of two elements with one identity the first is shown.
    var seen = Set<ID>(minimumCapacity: ids.count)
    let shown = ids.indices.filter { seen.insert(ids[$0]).inserted || reportDuplicate(ids[$0]) }
    _ = show(shown.map { elements[$0] }, shown.map { ids[$0] })
  }

  /// Shows these elements. Where two have one identity, it does nothing and returns false.
  private func show(_ elements: [Data.Element], _ newIDs: [ID]) -> Bool {
    var start = 0
    while start < ids.count, start < newIDs.count, ids[start] == newIDs[start] { start += 1 }
    var oldEnd = ids.count
    var newEnd = newIDs.count
    while oldEnd > start, newEnd > start, ids[oldEnd - 1] == newIDs[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var leaving = Dictionary(uniqueKeysWithValues: zip(ids[start..<oldEnd], children[start..<oldEnd]))
    var seen = Set<ID>(minimumCapacity: newEnd - start)
    for id in newIDs[start..<newEnd] where !seen.insert(id).inserted || known[id] != nil && leaving[id] == nil {
      return false
    }
    for index in newIDs.indices.prefix(start) {
      children[index].update(elements[index], index: index, content: view.content)
    }
    let place = inner
    let middle = (start..<newEnd).map { index in
      let id = newIDs[index]
      if let child = leaving.removeValue(forKey: id) {
        child.update(elements[index], index: index, content: view.content)
        return child
      }
      let child = Child(elements[index], index: index, identity: id, content: view.content, at: place)
      known[id] = child
      return child
    }
    for new in newEnd..<newIDs.count {
      children[new - newEnd + oldEnd].update(elements[new], index: new, content: view.content)
    }
    for (id, child) in leaving {
      known[id] = nil
      child.unmount()
    }
    let isRearranged = start < max(oldEnd, newEnd)
    ids = newIDs
    children.replaceSubrange(start..<oldEnd, with: middle)
    if isRearranged { itemsDidChange() }
    return true
  }

  /// - Returns: False, for the element is not shown.
  @discardableResult private func reportDuplicate(_ id: ID) -> Bool {
    Misuse.report(
      "A ForEach was given two elements with the identity \(id).",
      rule: "Each element has an identity of its own: that is what its state, focus and place are known by.",
      remedy: "Use an id that is unique in the collection. Keel shows the first element only.")
    return false
  }

  override var parts: [AnyMount] { children }

  override func appendItems(to items: inout [UIView]) {
    for child in children { child.appendItems(to: &items) }
  }
}

/// An element of a collection, as what modifiers around the collection know it by.
@MainActor protocol ElementPlace: AnyMount {
  /// Where it stands in its collection.
  var index: Int { get }
  /// What it is known by.
  var identity: AnyHashable? { get }
}

/// The mount of one element. The closure that makes its view is followed like a body.
///
/// The closure is not run again for the same element: where it is the same closure with the same context, as it is
/// where it captures nothing, what it makes can only have changed with what it read.
final class ElementMount<Element, Content: View>: AnyMount, Evaluated, ElementPlace {
  private(set) var index = 0
  private(set) var identity: AnyHashable?
  private var element: Element?
  private var content: ((Element) -> Content)?
  private var child: Mount<Content>?
  private var scope: TrackedScope?
  var isDirty = false
  var transaction = Transaction()

  override init(at place: Place) { super.init(at: place) }

  convenience init(
    _ element: Element, index: Int, identity: AnyHashable, content: @escaping (Element) -> Content, at place: Place
  ) {
    self.init(at: place)
    self.index = index
    self.identity = identity
    self.element = element
    self.content = content
    scope = TrackedScope(origin: Origin(type: Content.self)) { [weak self] _, transaction in
      self?.bodyDidChange(transaction)
    }
    show()
  }

  /// Takes a new value of the element.
  func update(_ element: Element, index: Int, content: @escaping (Element) -> Content) {
    self.index = index
    if !isDirty, let old = self.element, let shown = self.content, hasSameBits(shown, content),
      hasSameBits(old, element)
    {
      return
    }
    self.element = element
    self.content = content
    isDirty = false
    show()
  }

  func evaluate() {
    isDirty = false
    BodyPass.shared.evaluationCount += 1
    show()
  }

  private func show() {
    guard let scope, let element, let content else { return }
    let made = scope.track { content(element) }
    if let child { child.update(to: made) } else { child = mount(made, at: inner) }
  }

  override var parts: [AnyMount] { child.map { [$0] } ?? [] }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
    element = nil
    content = nil
  }
}
