import KeelModel

/// The items of one section as an outline: each item may have items below it, which are visible while it is expanded.
///
/// A snapshot is a value: get one from the data source, change it and apply it. Items are unique in it. A change or a
/// query takes O(items); `delete` takes that for each item that it removes.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    var level: Int
  }
  /// All items, each before those below it.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items that are below no other one.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items that are shown: those without a collapsed item above them.
  public var visibleItems: [ItemIdentifierType] { visible.map(\.item) }

  private var visible: [Entry] {
    var hiddenFrom = Int.max
    return entries.filter { entry in
      if entry.level >= hiddenFrom { return false }
      hiddenFrom = expanded.contains(entry.item) ? Int.max : entry.level + 1
      return true
    }
  }

  /// The visible items with their levels.
  var visibleLevels: [(item: ItemIdentifierType, level: Int)] { visible.map { ($0.item, $0.level) } }

  /// Returns true if the item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the index of an item among `items`; `nil` if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
  /// Returns true if the items below an item are shown while the item is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns true if an item is among `visibleItems`.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns the number of items above an item; 0 for root items and for unknown ones.
  public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { entries[$0].level } ?? 0 }

  /// Returns the item directly above an item; `nil` for root items and for unknown ones.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = index(of: child) else { return nil }
    return entries[..<place].last { $0.level == entries[place].level - 1 }?.item
  }

  /// Returns the items below an item, as a snapshot of their own; with the item itself if `includingParent` is true.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard let place = index(of: parent) else { return part }
    let first = includingParent ? place : place + 1
    let level = entries[place].level + (includingParent ? 0 : 1)
    part.entries = entries[first..<end(of: place)].map { Entry(item: $0.item, level: $0.level - level) }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// Returns the index after the items below the one at an index.
  private func end(of place: Int) -> Int {
    entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.endIndex
  }

  // MARK: Changes

  /// Adds items below an item, after those that it has; without one, at the end of the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: entries.endIndex, level: 0) }
    guard let place = existing(parent) else { return }
    insert(items, at: end(of: place), level: entries[place].level + 1)
  }

  /// Inserts items before an item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if let place = existing(item) { insert(items, at: place, level: entries[place].level) }
  }

  /// Inserts items after an item and those below it, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if let place = existing(item) { insert(items, at: end(of: place), level: entries[place].level) }
  }

  /// Removes items and those below them. Unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = index(of: item) else { continue }
      remove(place..<end(of: place))
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces the items below an item. Those that the other snapshot has expanded are expanded.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let place = existing(parent) else { return }
    remove((place + 1)..<end(of: place))
    let level = entries[place].level + 1
    let known = Set(items)
    let new = snapshot.entries.filter { !known.contains($0.item) }
    if new.count < snapshot.entries.count { reportDuplicates() }
    entries.insert(contentsOf: new.map { Entry(item: $0.item, level: $0.level + level) }, at: place + 1)
    expanded.formUnion(snapshot.expanded)
  }

  /// Shows the items below these items. Unknown items are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(Set(items).intersection(self.items))
  }
  /// Hides the items below these items. Those below keep their state.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, level: Int) {
    var known = Set(self.items)
    let new = items.filter { known.insert($0).inserted }
    if new.count < items.count { reportDuplicates() }
    entries.insert(contentsOf: new.map { Entry(item: $0, level: level) }, at: index)
  }

  private mutating func remove(_ range: Range<Int>) {
    expanded.subtract(entries[range].map(\.item))
    entries.removeSubrange(range)
  }

  private func existing(_ item: ItemIdentifierType) -> Int? {
    if let place = index(of: item) { return place }
    RuntimeWarning.report(
      "A snapshot of a section was asked for the item \(item), which it does not have.",
      rule: "Items are placed beside or below items of the snapshot.", remedy: "Append the other item first.")
    return nil
  }

  private func reportDuplicates() {
    RuntimeWarning.report(
      "Items were added to a snapshot of a section that has them already.",
      rule: "Items are unique in a snapshot.", remedy: "Use identifiers, not contents. The first ones stay.")
  }
}
