/// The items of a long section that have not been checked for duplicates.
///
/// Recording each item costs more than everything else that follows a change of a long list. A list that is shown has
/// a record of nearly the same items already (`NSDiffableDataSourceSnapshot.replace(with:)`).
final class UnrecordedItems<Section: Hashable, Item: Hashable> {
  /// Shorter sections are recorded at once.
  static var leastCount: Int { 256 }

  let all: [Item]
  /// The index of the section.
  let section: Int
  let work: ItemWork<Section, Item>
  private lazy var members = Set(all)

  init(_ items: [Item], section: Int, _ work: ItemWork<Section, Item>) {
    (all, self.section, self.work) = (items, section, work)
  }

  /// Returns true if an item is among them. The first call is O(items), the others are O(1).
  func contains(_ item: Item) -> Bool { members.contains(item) }
}

/// Work on all items of a list. It is compiled where the types are known, which is several times as fast.
@usableFromInline struct ItemWork<Section: Hashable, Item: Hashable> {
  /// Compares the items of two lists.
  let ends: (_ old: [Item], _ new: [Item]) -> CommonEnds
  /// Adds items of a section to a record. Returns true if an item was in it already.
  let record: (_ items: [Item], _ section: Section, _ home: inout [Item: Section]) -> Bool

  @usableFromInline init(
    ends: @escaping (_ old: [Item], _ new: [Item]) -> CommonEnds,
    record: @escaping (_ items: [Item], _ section: Section, _ home: inout [Item: Section]) -> Bool
  ) {
    (self.ends, self.record) = (ends, record)
  }
}

/// The numbers of elements that two arrays have in common at the beginning and at the end. None is counted twice.
@usableFromInline struct CommonEnds {
  let head: Int
  let tail: Int

  @inlinable init<Item: Equatable>(of old: [Item], _ new: [Item]) {
    let most = Swift.min(old.count, new.count)
    var (head, tail) = (0, 0)
    while head < most, old[head] == new[head] { head += 1 }
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    self.init(head: head, tail: tail)
  }

  @usableFromInline init(head: Int, tail: Int) { (self.head, self.tail) = (head, tail) }

  /// Returns the indices of the elements between the ends.
  func within(_ items: [some Any]) -> Range<Int> { head..<items.count - tail }
}
