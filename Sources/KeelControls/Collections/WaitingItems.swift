/// The items of a long list, before their record is made.
///
/// To record each item costs more than all else that follows a change of a long list. A list that is shown has the record of
/// nearly the same items already (`NSDiffableDataSourceSnapshot.replace(with:)`).
@usableFromInline final class WaitingItems<Section: Hashable, Item: Hashable> {
  /// Shorter lists are recorded at once.
  static var leastCount: Int { 256 }

  let section: Section
  let items: [Item]
  /// How many items are the same at both ends of two lists, compiled where the type of the items is known.
  let commonEnds: (_ old: [Item], _ new: [Item]) -> (head: Int, tail: Int)
  /// The snapshot with the items recorded, once somebody has asked.
  var recorded: NSDiffableDataSourceSnapshot<Section, Item>?

  init(
    _ items: [Item], in section: Section, _ ends: @escaping (_ old: [Item], _ new: [Item]) -> (head: Int, tail: Int)
  ) {
    (self.section, self.items, commonEnds) = (section, items, ends)
  }
}

/// How many elements are the same at the head and at the tail of two arrays; none is counted twice.
@inlinable func commonEnds<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (head: Int, tail: Int) {
  let most = min(old.count, new.count)
  var head = 0
  while head < most, old[head] == new[head] { head += 1 }
  var tail = 0
  while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
  return (head, tail)
}

extension NSDiffableDataSourceSnapshot {
  /// Puts off the record of the first items of a long list. Returns false if they are recorded at once.
  @usableFromInline mutating func waits(
    _ ids: [ItemIdentifierType], in section: SectionIdentifierType,
    _ commonEnds: @escaping (_ old: [ItemIdentifierType], _ new: [ItemIdentifierType]) -> (head: Int, tail: Int)
  ) -> Bool {
    guard waiting == nil, ids.count >= Waiting.leastCount, home.isEmpty else { return false }
    waiting = Waiting(ids, in: section, commonEnds)
    return true
  }

  /// Takes the content of another snapshot, with what this one knows of the same items. Where one section holds them all, it
  /// is O(items that differ), beside a comparison of the items.
  mutating func replace(with new: Self) {
    recordWaiting()
    guard let (place, known) = record(for: new), let items = new.waiting?.items else {
      self = new
      return recordWaiting()
    }
    self = new
    waiting = nil
    home = known
    parts[place].items = items
  }

  /// The record of what waits in the other snapshot, and the section that it is of; `nil` where all is to be recorded anew.
  /// This snapshot is spent.
  private mutating func record(for new: Self) -> (place: Int, home: [ItemIdentifierType: SectionIdentifierType])? {
    guard let waiting = new.waiting, waiting.recorded == nil,
      let place = new.partsWithoutWaiting.firstIndex(where: { $0.id == waiting.section }),
      let old = parts.first(where: { $0.id == waiting.section })?.items, old.count == home.count
    else { return nil }
    let (head, tail) = waiting.commonEnds(old, waiting.items)
    let gone = old[head..<old.count - tail], come = waiting.items[head..<waiting.items.count - tail]
    guard gone.count + come.count < waiting.items.count / 4 else { return nil }
    var known = home
    home = [:]
    for id in gone { known[id] = nil }
    // An item that is there twice is found, and reported, where all are recorded.
    for id in come where known.updateValue(waiting.section, forKey: id) != nil { return nil }
    return (place, known)
  }
}
