import KeelControls
import KeelModel

/// The key of an element in its collection: its identity, and a number that distinguishes elements with the same
/// identity.
struct ElementKey<ID: Hashable>: Hashable {
  let id: ID
  var number = 0
}

/// The mounts of a collection's elements, keyed by the elements' identities.
///
/// On a change, elements that are still present keep their mounts, even if they have moved. A change costs O(n) in the
/// elements, with little work for the unchanged elements at the start and at the end. A change within one element does
/// not reach this mount.
final class ForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: KeepingMount<
  ForEach<Data, ID, Content>
>
{
  private typealias Child = ElementMount<Data.Element, ID, Content>
  private typealias Key = ElementKey<ID>
  private var keys: [Key] = []
  private var children: [AnyElementMount] = []
  private var known: [Key: AnyElementMount] = [:]
  /// The identities that have been reported, each only once.
  private var reported: Set<ID> = []

  override init(_ view: ForEach<Data, ID, Content>, at place: MountPoint) {
    super.init(view, at: place)
    let count = view.data.count
    var known = [Key: AnyElementMount](minimumCapacity: count)
    keys.reserveCapacity(count)
    children.reserveCapacity(count)
    let place = inner
    for element in view.data {
      var key = Key(id: view.id(element))
      if known[key] != nil {
        report(key.id)
        repeat { key.number += 1 } while known[key] != nil
      }
      let child = Child(element, id: key.id, index: children.count, content: view.content, at: place)
      keys.append(key)
      children.append(child)
      known[key] = child
    }
    self.known = known
  }

  override func take(_ view: ForEach<Data, ID, Content>) {
    let elements = Array(view.data)
    let keys = elements.map { Key(id: view.id($0)) }
    if !show(elements, keys) { _ = show(elements, numbered(keys)) }
  }

  /// Numbers keys with the same identity in their order.
  private func numbered(_ keys: [Key]) -> [Key] {
    var counts = [ID: Int](minimumCapacity: keys.count)
    return keys.map { key in
      let number = counts[key.id, default: 0]
      counts[key.id] = number + 1
      if number > 0 { report(key.id) }
      return Key(id: key.id, number: number)
    }
  }

  /// Shows the elements. Does nothing and returns false if two of them have the same identity.
  private func show(_ elements: [Data.Element], _ newKeys: [Key]) -> Bool {
    var start = 0
    while start < keys.count, start < newKeys.count, keys[start] == newKeys[start] { start += 1 }
    var oldEnd = keys.count
    var newEnd = newKeys.count
    while oldEnd > start, newEnd > start, keys[oldEnd - 1] == newKeys[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard let keptCount = keptCount(of: newKeys[start..<newEnd], among: start..<oldEnd) else { return false }
    let content = view.content
    for index in 0..<start { update(children[index], to: elements[index], index, content) }
    for index in newEnd..<newKeys.count {
      update(children[index - newEnd + oldEnd], to: elements[index], index, content)
    }
    if start < max(oldEnd, newEnd) {
      let old = start..<oldEnd
      let isNew = keptCount == 0 && old.count == children.count
      var known = isNew ? [Key: AnyElementMount](minimumCapacity: newEnd) : self.known
      let place = inner
      var middle: [AnyElementMount] = []
      middle.reserveCapacity(newEnd - start)
      for index in start..<newEnd {
        let key = newKeys[index]
        if keptCount > 0, let child = known[key] {
          child.isKept = true
          update(child, to: elements[index], index, content)
          middle.append(child)
        } else {
          let child = Child(elements[index], id: key.id, index: index, content: content, at: place)
          known[key] = child
          middle.append(child)
        }
      }
      for index in old {
        let child = children[index]
        if child.isKept {
          child.isKept = false
        } else {
          if !isNew { known[keys[index]] = nil }
          child.unmount()
        }
      }
      self.known = known
      children.replaceSubrange(start..<oldEnd, with: middle)
      itemsDidChange()
    }
    keys = newKeys
    return true
  }

  /// Returns the number of keys that are among the children in the range, or `nil` if two elements have the same
  /// identity.
  private func keptCount(of newKeys: ArraySlice<Key>, among range: Range<Int>) -> Int? {
    guard !newKeys.isEmpty else { return 0 }
    var count = 0
    var seen = Set<Key>(minimumCapacity: newKeys.count)
    for key in newKeys {
      guard seen.insert(key).inserted else { return nil }
      guard let child = known[key] else { continue }
      guard range.contains(child.index) else { return nil }
      count += 1
    }
    return count
  }

  private func update(
    _ child: AnyElementMount, to element: Data.Element, _ index: Int, _ content: @escaping (Data.Element) -> Content
  ) {
    // This mount creates all of its children, each as a `Child`.
    guard let child = child as? Child else { preconditionFailure("A collection has mounts of its own elements.") }
    child.update(element, index: index, content: content)
  }

  private func report(_ id: ID) {
    if reported.insert(id).inserted { reportRepeated(id) }
  }

  override var parts: [AnyMount] { children }
  override func forEachPart(_ body: (AnyMount) -> Void) {
    for child in children { body(child) }
  }

  override func appendItems(to items: inout [UIView]) {
    for child in children { child.appendItems(to: &items) }
  }
}

/// Reports that two elements of a collection have the same identity. Both are still shown.
@MainActor func reportRepeated(_ id: some Hashable) {
  RuntimeWarning.report(
    "A ForEach was given two elements with the identity \(id).",
    rule: "Each element has an identity of its own: that is what its state, focus and place are known by.",
    remedy:
      "Use an id that is unique in the collection. Keel shows both, and distinguishes them by their order.")
}
