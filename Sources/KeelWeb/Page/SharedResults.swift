internal import KeelScene

/// A cache of results that pages with the same content share: the tabs of a server mostly show one model.
///
/// O(1): a table of fixed size.
struct SharedResults<Key: Hashable, Value> {
  /// The number of results that were found in the cache.
  private(set) var useCount = 0
  private var table: RecentTable<Key, Value>

  /// - Parameter capacity: The maximum number of results; a power of two.
  init(capacity: Int) { table = RecentTable(capacity: capacity) }

  mutating func value(for key: Key) -> Value? {
    guard let known = table.value(for: key) else { return nil }
    useCount += 1
    return known
  }

  mutating func keep(_ value: Value, for key: Key) { table.keep(value, for: key) }
}
