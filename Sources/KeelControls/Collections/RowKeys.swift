package import FoundationEssentials

/// Numbers that identify the rows and sections of a data source that only reports counts.
///
/// A row keeps the number that it receives when it is first read, even if it moves; the list identifies the row by it.
/// Changes are collected while a batch is open, and applied in UIKit's order: reloaded and deleted rows have their old
/// index paths, inserted ones their new index paths.
package struct RowKeys {
  private struct Part {
    let key: Int
    var rows: [Int]
  }
  private var parts: [Part] = []
  private var lastKey = 0
  private var depth = 0
  private var changes = Changes()

  /// The changes announced while a batch was open.
  private struct Changes {
    var reloaded: [IndexPath] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var reloadedSections: [Int] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
  }

  package init() {}

  private mutating func newKey() -> Int {
    lastKey += 1
    return lastKey
  }

  private mutating func newPart(count: Int) -> Part {
    let key = newKey()
    return Part(key: key, rows: (0..<max(count, 0)).map { _ in newKey() })
  }

  /// Assigns new numbers to all rows.
  package mutating func read(counts: [Int]) {
    changes = Changes()
    parts = counts.map { newPart(count: $0) }
  }

  // MARK: Rows and sections

  package var sectionCount: Int { parts.count }
  package func sectionKey(at section: Int) -> AnyHashable { parts[section].key }
  package func rowCount(in section: Int) -> Int { parts[section].rows.count }
  package func rowKey(at section: Int, _ row: Int) -> AnyHashable { parts[section].rows[row] }

  package func indexPath(of key: AnyHashable) -> IndexPath? {
    guard let key = key.base as? Int else { return nil }
    for (section, part) in parts.enumerated() {
      if let row = part.rows.firstIndex(of: key) { return IndexPath(item: row, section: section) }
    }
    return nil
  }

  /// Returns true if the rows and sections match the counts of the data source.
  package func agrees(with counts: [Int]) -> Bool { parts.map(\.rows.count) == counts }

  // MARK: Changes

  package mutating func begin() { depth += 1 }

  /// Closes a batch, and returns true if no other batch is open.
  package mutating func end() -> Bool {
    depth = max(depth - 1, 0)
    return depth == 0
  }

  package mutating func reload(_ paths: [IndexPath]) { changes.reloaded += paths }
  package mutating func delete(_ paths: [IndexPath]) { changes.deleted += paths }
  package mutating func insert(_ paths: [IndexPath]) { changes.inserted += paths }
  package mutating func move(_ path: IndexPath, to target: IndexPath) { changes.moved.append((path, target)) }
  package mutating func reload(sections: [Int]) { changes.reloadedSections += sections }
  package mutating func delete(sections: [Int]) { changes.deletedSections += sections }
  package mutating func insert(sections: [Int]) { changes.insertedSections += sections }
  package mutating func move(section: Int, to target: Int) { changes.movedSections.append((section, target)) }

  /// Applies the announced changes. Returns false if the result does not match `counts`, the current counts of the data
  /// source.
  package mutating func apply(counts: [Int]) -> Bool {
    let changes = changes
    self.changes = Changes()
    for path in changes.reloaded where holds(path) { parts[path.section].rows[path.item] = newKey() }
    for section in changes.reloadedSections where parts.indices.contains(section) {
      parts[section] = newPart(count: parts[section].rows.count)
    }
    var coming = changes.inserted.map { ($0, newKey()) }
    var going = Set(changes.deleted.filter(holds))
    for move in changes.moved where holds(move.from) {
      coming.append((move.to, parts[move.from.section].rows[move.from.item]))
      going.insert(move.from)
    }
    var comingParts = changes.movedSections.filter { parts.indices.contains($0.from) }.map { ($0.to, parts[$0.from]) }
    for path in going.sorted().reversed() { parts[path.section].rows.remove(at: path.item) }
    let goingParts = Set(changes.deletedSections + changes.movedSections.map(\.from))
    for section in goingParts.sorted().reversed() where parts.indices.contains(section) { parts.remove(at: section) }
    let new = Set(changes.insertedSections)
    for section in new {
      comingParts.append((section, newPart(count: counts.indices.contains(section) ? counts[section] : 0)))
    }
    for (section, part) in comingParts.sorted(by: { $0.0 < $1.0 }) {
      parts.insert(part, at: min(max(section, 0), parts.count))
    }
    for (path, key) in coming.sorted(by: { $0.0 < $1.0 }) where parts.indices.contains(path.section) {
      // All rows of a new section have been read with it.
      guard !new.contains(path.section) else { continue }
      parts[path.section].rows.insert(key, at: min(max(path.item, 0), parts[path.section].rows.count))
    }
    // A reloaded section may have any number of rows, all of them new.
    for section in Set(changes.reloadedSections.map { after($0, changes.deletedSections, new) }) {
      guard parts.indices.contains(section), counts.indices.contains(section) else { continue }
      if parts[section].rows.count != counts[section] { parts[section] = newPart(count: counts[section]) }
    }
    return agrees(with: counts)
  }

  /// Returns the new index of an old section.
  private func after(_ section: Int, _ deleted: [Int], _ inserted: Set<Int>) -> Int {
    var place = section - Set(deleted).count { $0 < section }
    for new in inserted.sorted() where new <= place { place += 1 }
    return place
  }

  private func holds(_ path: IndexPath) -> Bool {
    parts.indices.contains(path.section) && parts[path.section].rows.indices.contains(path.item)
  }
}
