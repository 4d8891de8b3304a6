import KeelControls
import KeelModel

/// The mounts of a collection's elements, each known by the element's identity.
///
/// On a change, elements that were there before keep their mounts, wherever they have moved to; O(elements), little of it
/// for those before the first that is another and after the last. A change inside of one element does not come here at
/// all.
final class ForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: KeepingMount<
  ForEach<Data, ID, Content>
>
{
  private typealias Child = ElementMount<Data.Element, ID, Content>
  private var ids: [ID] = []
  private var children: [AnyElementMount] = []
  private var known: [ID: AnyElementMount] = [:]

  override init(_ view: ForEach<Data, ID, Content>, at place: Place) {
    super.init(view, at: place)
    let count = view.data.count
    var known = [ID: AnyElementMount](minimumCapacity: count)
    ids.reserveCapacity(count)
    children.reserveCapacity(count)
    let place = inner
    for element in view.data {
      let id = view.id(element)
      guard known[id] == nil else {
        reportDuplicate(id)
        continue
      }
      let child = Child(element, id: id, index: children.count, content: view.content, at: place)
      ids.append(id)
      children.append(child)
      known[id] = child
    }
    self.known = known
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
    guard let keptCount = keptCount(of: newIDs[start..<newEnd], among: start..<oldEnd) else { return false }
    let content = view.content
    for index in 0..<start { update(children[index], to: elements[index], index, content) }
    for index in newEnd..<newIDs.count {
      update(children[index - newEnd + oldEnd], to: elements[index], index, content)
    }
    if start < max(oldEnd, newEnd) {
      let old = start..<oldEnd
      let isNew = keptCount == 0 && old.count == children.count
      var known = isNew ? [ID: AnyElementMount](minimumCapacity: newEnd) : self.known
      let place = inner
      var middle: [AnyElementMount] = []
      middle.reserveCapacity(newEnd - start)
      for index in start..<newEnd {
        let id = newIDs[index]
        if keptCount > 0, let child = known[id] {
          child.isKept = true
          update(child, to: elements[index], index, content)
          middle.append(child)
        } else {
          let child = Child(elements[index], id: id, index: index, content: content, at: place)
          known[id] = child
          middle.append(child)
        }
      }
      for index in old {
        let child = children[index]
        if child.isKept {
          child.isKept = false
        } else {
          if !isNew { known[ids[index]] = nil }
          child.unmount()
        }
      }
      self.known = known
      children.replaceSubrange(start..<oldEnd, with: middle)
      itemsDidChange()
    }
    ids = newIDs
    return true
  }

  /// How many of these are among the children in that range; `nil` where two elements have one identity.
  private func keptCount(of newIDs: ArraySlice<ID>, among range: Range<Int>) -> Int? {
    guard !newIDs.isEmpty else { return 0 }
    var count = 0
    var seen = Set<ID>(minimumCapacity: newIDs.count)
    for id in newIDs {
      guard seen.insert(id).inserted else { return nil }
      guard let child = known[id] else { continue }
      guard range.contains(child.index) else { return nil }
      count += 1
    }
    return count
  }

  private func update(
    _ child: AnyElementMount, to element: Data.Element, _ index: Int, _ content: @escaping (Data.Element) -> Content
  ) {
    unsafeDowncast(child, to: Child.self).update(element, index: index, content: content)
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
  override func forEachPart(_ body: (AnyMount) -> Void) {
    for child in children { body(child) }
  }

  override func appendItems(to items: inout [UIView]) {
    for child in children { child.appendItems(to: &items) }
  }
}
