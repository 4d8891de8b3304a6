/// The items of a long section, before it is checked that each is in it once.
///
/// Recording each item costs more than everything else that follows a change of a long list. A list that is shown has
/// a record of nearly the same items already (`NSDiffableDataSourceSnapshot.replace(with:)`).
@usableFromInline final class UnrecordedItems<Item: Hashable> {
  /// Compares the items of two lists. It is compiled where their type is known.
  @usableFromInline typealias Comparison = (_ old: [Item], _ new: [Item]) -> CommonEnds
  /// Shorter sections are recorded at once.
  static var leastCount: Int { 256 }

  let all: [Item]
  /// The index of the section.
  let section: Int
  let ends: Comparison
  private lazy var members = Set(all)

  init(_ items: [Item], section: Int, ends: @escaping Comparison) {
    (all, self.section, self.ends) = (items, section, ends)
  }

  /// Returns true if an item is among them. The first call is O(items), the others are O(1).
  func contains(_ item: Item) -> Bool { members.contains(item) }
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
