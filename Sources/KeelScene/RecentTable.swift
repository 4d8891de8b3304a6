/// Keeps what was worked out lately, in a fixed number of places.
///
/// A key has one place, by its hash, where the last one that came there stays. O(1) to look up and to keep.
@frozen public struct RecentTable<Key: Hashable, Value> {
  @usableFromInline final class Entry {
    @usableFromInline let key: Key
    @usableFromInline let value: Value
    @inlinable init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }
  @usableFromInline var entries: [Entry?]

  /// - Parameter capacity: how many keys it keeps at most; a power of two.
  @inlinable public init(capacity: Int) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0, "A power of two.")
    entries = Array(repeating: nil, count: capacity)
  }

  /// What was kept for the key.
  @inlinable public func value(for key: Key) -> Value? { entry(for: key)?.value }

  /// The key as it was kept.
  @inlinable public func kept(_ key: Key) -> Key? { entry(for: key)?.key }

  @inlinable func entry(for key: Key) -> Entry? {
    guard let entry = entries[place(of: key)], entry.key == key else { return nil }
    return entry
  }

  @inlinable public mutating func keep(_ value: Value, for key: Key) {
    entries[place(of: key)] = Entry(key: key, value: value)
  }

  @inlinable func place(of key: Key) -> Int { key.hashValue & (entries.count - 1) }
}
