import KeelModel

/// The content of a list: its sections and their items, by identifiers that are unique in the whole list.
///
/// A snapshot is a value: get one from the data source, change it and apply it. Appending is O(items appended);
/// inserting, deleting and moving are O(items of the section). That identifiers are unique is checked as they are added;
/// for the first items of a long section, by the next change or when the snapshot is applied.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct SectionPart {
    var id: SectionIdentifierType
    var items: [ItemIdentifierType]
  }
  private(set) var parts: [SectionPart] = []
  /// The section of each item. It has an entry for every item in the snapshot, unless there are unrecorded items.
  private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items that `home` does not contain yet; `nil` for none. The snapshot has no others then.
  private var unrecorded: Unrecorded?
  private typealias Unrecorded = UnrecordedItems<SectionIdentifierType, ItemIdentifierType>
  var reloaded: Set<ItemIdentifierType> = []
  var reconfigured: Set<ItemIdentifierType> = []
  var reloadedSections: Set<SectionIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections. Duplicates among the first items of a long section count until they are
  /// checked. O(sections).
  public var numberOfItems: Int { parts.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { parts.count }
  /// All sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { parts.map(\.id) }
  /// All items, in order, through all sections. O(items).
  public var itemIdentifiers: [ItemIdentifierType] { parts.flatMap(\.items) }
  /// The items whose cells are to be recreated, in no particular order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloaded) }
  /// The items whose cells are to be updated, in no particular order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfigured) }

  /// Returns the number of items in a section; 0 if there is no such section.
  public func numberOfItems(inSection id: SectionIdentifierType) -> Int { part(id).map { parts[$0].items.count } ?? 0 }

  /// Returns the items of a section in order; none if there is no such section.
  public func itemIdentifiers(inSection id: SectionIdentifierType) -> [ItemIdentifierType] {
    part(id).map { parts[$0].items } ?? []
  }

  /// Returns the section of an item; `nil` if the item is not in the snapshot. O(1).
  public func sectionIdentifier(containingItem id: ItemIdentifierType) -> SectionIdentifierType? {
    guard let unrecorded else { return home[id] }
    return unrecorded.contains(id) ? parts[unrecorded.section].id : nil
  }

  /// Returns the index of a section; `nil` if there is none. O(sections).
  public func indexOfSection(_ id: SectionIdentifierType) -> Int? { part(id) }

  /// Returns the index of an item, counted through all sections; `nil` if there is none. O(items).
  public func indexOfItem(_ id: ItemIdentifierType) -> Int? {
    guard let section = sectionIdentifier(containingItem: id) else { return nil }
    var before = 0
    for part in parts {
      if part.id == section { return part.items.firstIndex(of: id).map { before + $0 } }
      before += part.items.count
    }
    return nil
  }

  func contains(_ id: ItemIdentifierType) -> Bool { sectionIdentifier(containingItem: id) != nil }

  private func part(_ id: SectionIdentifierType) -> Int? { parts.firstIndex { $0.id == id } }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ ids: [SectionIdentifierType]) { insert(ids, at: parts.count) }

  /// Inserts sections before a section.
  public mutating func insertSections(_ ids: [SectionIdentifierType], beforeSection id: SectionIdentifierType) {
    if let index = existing(id) { insert(ids, at: index) }
  }

  /// Inserts sections after a section.
  public mutating func insertSections(_ ids: [SectionIdentifierType], afterSection id: SectionIdentifierType) {
    if let index = existing(id) { insert(ids, at: index + 1) }
  }

  /// Removes sections with their items. Unknown identifiers are ignored.
  public mutating func deleteSections(_ ids: [SectionIdentifierType]) {
    record()
    for id in ids {
      guard let index = part(id) else { continue }
      parts[index].items.forEach { home[$0] = nil }
      parts.remove(at: index)
    }
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(_ id: SectionIdentifierType, beforeSection other: SectionIdentifierType) {
    move(id, other, offset: 0)
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(_ id: SectionIdentifierType, afterSection other: SectionIdentifierType) {
    move(id, other, offset: 1)
  }

  /// Requests that all cells, the header and the footer of sections be recreated.
  public mutating func reloadSections(_ ids: [SectionIdentifierType]) {
    reloadedSections.formUnion(ids.filter { existing($0) != nil })
  }

  private mutating func insert(_ ids: [SectionIdentifierType], at index: Int) {
    record()
    var index = index
    for id in ids {
      guard part(id) == nil else {
        reportDuplicate("section", "\(id)")
        continue
      }
      parts.insert(SectionPart(id: id, items: []), at: index)
      index += 1
    }
  }

  private mutating func move(_ id: SectionIdentifierType, _ other: SectionIdentifierType, offset: Int) {
    guard id != other, let from = existing(id), existing(other) != nil else { return }
    record()
    let moved = parts.remove(at: from)
    parts.insert(moved, at: (part(other) ?? 0) + offset)
  }

  // MARK: Items

  /// Appends items to a section; without one, to the last section.
  ///
  /// It is compiled into the app, where the types of items and sections are known: to compare and to record items is
  /// nearly all the work of a long list.
  @inlinable public mutating func appendItems(
    _ ids: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    append(
      ids, toSection: section,
      ItemWork(
        ends: { CommonEnds(of: $0, $1) },
        record: { ids, section, home in
          var hasDuplicates = false
          for id in ids where home.updateValue(section, forKey: id) != nil { hasDuplicates = true }
          return hasDuplicates
        }))
  }

  @usableFromInline mutating func append(
    _ ids: [ItemIdentifierType], toSection section: SectionIdentifierType?,
    _ work: ItemWork<SectionIdentifierType, ItemIdentifierType>
  ) {
    if section == nil, parts.isEmpty {
      reportMissing("a section", "the snapshot has none: call appendSections(_:) first")
    }
    guard let index = section.map(existing) ?? parts.indices.last else { return }
    if ids.count >= Unrecorded.leastCount, home.isEmpty, unrecorded == nil {
      parts[index].items = ids
      unrecorded = Unrecorded(ids, section: index, work)
    } else {
      record()
      let hasDuplicates = work.record(ids, parts[index].id, &home)
      place(ids, section: index, at: parts[index].items.count, hasDuplicates: hasDuplicates)
    }
  }

  /// Inserts items before an item, in its section.
  public mutating func insertItems(_ ids: [ItemIdentifierType], beforeItem id: ItemIdentifierType) {
    record()
    if let place = place(of: id) { insert(ids, section: place.section, at: place.item) }
  }

  /// Inserts items after an item, in its section.
  public mutating func insertItems(_ ids: [ItemIdentifierType], afterItem id: ItemIdentifierType) {
    record()
    if let place = place(of: id) { insert(ids, section: place.section, at: place.item + 1) }
  }

  /// Removes items. Unknown identifiers are ignored.
  public mutating func deleteItems(_ ids: [ItemIdentifierType]) {
    record()
    let gone = Set(ids.filter { home[$0] != nil })
    guard !gone.isEmpty else { return }
    let sections = Set(gone.compactMap { home[$0] })
    for index in parts.indices where sections.contains(parts[index].id) {
      parts[index].items.removeAll(where: gone.contains)
    }
    gone.forEach { home[$0] = nil }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() {
    parts = []
    home = [:]
    unrecorded = nil
    reloaded = []
    reconfigured = []
    reloadedSections = []
  }

  /// Moves an item before another item, into that item's section.
  public mutating func moveItem(_ id: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    move(id, other, offset: 0)
  }

  /// Moves an item after another item, into that item's section.
  public mutating func moveItem(_ id: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    move(id, other, offset: 1)
  }

  /// Requests that the cells of items be recreated.
  public mutating func reloadItems(_ ids: [ItemIdentifierType]) { reloaded.formUnion(ids.filter(isThere)) }

  /// Requests that the cell provider update the existing cells of items. O(number of `ids`).
  public mutating func reconfigureItems(_ ids: [ItemIdentifierType]) { reconfigured.formUnion(ids.filter(isThere)) }

  private mutating func insert(_ ids: [ItemIdentifierType], section: Int, at index: Int) {
    var hasDuplicates = false
    let sectionID = parts[section].id
    for id in ids where home.updateValue(sectionID, forKey: id) != nil { hasDuplicates = true }
    place(ids, section: section, at: index, hasDuplicates: hasDuplicates)
  }

  /// Inserts items that are already recorded in `home`.
  private mutating func place(_ ids: [ItemIdentifierType], section: Int, at index: Int, hasDuplicates: Bool) {
    var new = ids
    if hasDuplicates {
      // Duplicates are rare, and an error: the items are checked one by one, and existing items keep their place.
      var seen: Set<ItemIdentifierType> = []
      let present = parts.map { Set($0.items) }
      new = ids.filter { id in
        if let old = present.firstIndex(where: { $0.contains(id) }) {
          home[id] = parts[old].id
          reportDuplicate("item", "\(id)")
          return false
        }
        if !seen.insert(id).inserted { reportDuplicate("item", "\(id)") }
        return seen.contains(id) && !parts[section].items.contains(id)
      }
      var once: Set<ItemIdentifierType> = []
      new = new.filter { once.insert($0).inserted }
    }
    if parts[section].items.isEmpty {
      parts[section].items = new
    } else {
      parts[section].items.insert(contentsOf: new, at: index)
    }
  }

  private mutating func move(_ id: ItemIdentifierType, _ other: ItemIdentifierType, offset: Int) {
    record()
    guard id != other, let from = place(of: id), place(of: other) != nil else { return }
    parts[from.section].items.remove(at: from.item)
    guard let to = place(of: other) else { return }
    parts[to.section].items.insert(id, at: to.item + offset)
    home[id] = parts[to.section].id
  }

  private func existing(_ id: SectionIdentifierType) -> Int? {
    if let index = part(id) { return index }
    reportMissing("the section \(id)", "append it with appendSections(_:) first")
    return nil
  }

  private func place(of id: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = home[id].flatMap(part), let item = parts[section].items.firstIndex(of: id) else {
      reportMissing("the item \(id)", "append it with appendItems(_:toSection:) first")
      return nil
    }
    return (section, item)
  }

  private func isThere(_ id: ItemIdentifierType) -> Bool {
    if contains(id) { return true }
    reportMissing("the item \(id)", "append it with appendItems(_:toSection:) first")
    return false
  }

  // MARK: Recording

  /// Records the unrecorded items, and removes duplicates.
  private mutating func record() {
    guard let items = unrecorded else { return }
    unrecorded = nil
    parts[items.section].items = []
    home.reserveCapacity(items.all.count)
    let hasDuplicates = items.work.record(items.all, parts[items.section].id, &home)
    place(items.all, section: items.section, at: 0, hasDuplicates: hasDuplicates)
  }

  /// Takes the content of another snapshot, and records it. This snapshot is recorded already.
  ///
  /// If it is one long section that has changed in one place, this is O(items that have changed), besides a comparison
  /// of the items.
  mutating func replace(with new: Self) {
    var known: [ItemIdentifierType: SectionIdentifierType] = [:]
    swap(&known, &home)
    let old = parts
    self = new
    guard let items = unrecorded else { return }
    let section = parts[items.section].id
    guard let before = old.first(where: { $0.id == section })?.items, before.count == known.count else {
      return record()
    }
    let same = items.work.ends(before, items.all)
    let (removed, added) = (before[same.within(before)], items.all[same.within(items.all)])
    guard removed.count + added.count < items.all.count / 4 else { return record() }
    for id in removed { known[id] = nil }
    // An item that is in the list twice is found, and reported, when all are recorded.
    for id in added where known.updateValue(section, forKey: id) != nil { return record() }
    (home, unrecorded) = (known, nil)
  }

  // MARK: RuntimeWarning

  private func reportDuplicate(_ kind: String, _ id: String) {
    RuntimeWarning.report(
      "The \(kind) \(id) was added to a snapshot that has it already.",
      rule: "Identifiers are unique in the whole snapshot.",
      remedy: "Use identifiers, not contents, and move the \(kind) if it should stand elsewhere. The first one stays.")
  }

  private func reportMissing(_ what: String, _ remedy: String) {
    RuntimeWarning.report(
      "A snapshot was asked for \(what), which it does not have.",
      rule: "Changes name sections and items that are in the snapshot.", remedy: "Look first, or \(remedy).")
  }
}
