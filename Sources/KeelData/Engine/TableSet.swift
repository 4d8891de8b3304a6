/// A set of tables, or all of them.
struct TableSet: Hashable, Sendable {
  private(set) var names: Set<String> = []
  private(set) var isAll = false

  static let all: TableSet = {
    var set = TableSet()
    set.insertAll()
    return set
  }()

  var isEmpty: Bool { !isAll && names.isEmpty }

  mutating func insert(_ name: String) { if !isAll { names.insert(name) } }

  mutating func insertAll() { (names, isAll) = ([], true) }

  mutating func formUnion(_ other: TableSet) {
    if other.isAll {
      insertAll()
    } else if !isAll, names != other.names {
      // Sets that share their storage are equal without a look at their elements.
      if names.isEmpty { names = other.names } else { names.formUnion(other.names) }
    }
  }

  /// Returns true if a change of other tables can change a result that was read from these.
  ///
  /// After a change of the schema the same statement may read other tables: all of them count until it is evaluated.
  mutating func isConcerned(by changed: TableSet) -> Bool {
    if changed.isAll { insertAll() }
    return intersects(changed)
  }

  /// Returns true if a change of the tables in `changed` can change a result that was read from these.
  func intersects(_ changed: TableSet) -> Bool {
    if isAll { return !changed.isEmpty }
    return changed.isAll || !names.isDisjoint(with: changed.names)
  }
}
