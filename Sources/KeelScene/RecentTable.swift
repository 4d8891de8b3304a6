/// A cache with a fixed number of entries.
///
/// Each key has one slot, chosen by its hash; a slot keeps its most recent key. Lookup and insertion are O(1).
@frozen @usableFromInline package struct RecentTable<Key: Hashable, Value> {
  @usableFromInline final class Entry {
    @usableFromInline let key: Key
    @usableFromInline let value: Value
    @inlinable init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }
  @usableFromInline var entries: [Entry?]

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: The maximum number of keys in the cache; a power of two.
  @inlinable package init(capacity: Int) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0, "A power of two.")
    entries = Array(repeating: nil, count: capacity)
  }

  /// Returns the value stored for the key, or `nil` if it was not stored or has been replaced.
  @inlinable package func value(for key: Key) -> Value? { entry(for: key)?.value }

  /// Returns the stored key that is equal to this one.
  @inlinable package func kept(_ key: Key) -> Key? { entry(for: key)?.key }

  @inlinable func entry(for key: Key) -> Entry? {
    guard let entry = entries[place(of: key)], entry.key == key else { return nil }
    return entry
  }

  /// Stores a value for the key, in place of the previous entry of its slot.
  @inlinable package mutating func keep(_ value: Value, for key: Key) {
    entries[place(of: key)] = Entry(key: key, value: value)
  }

  @inlinable func place(of key: Key) -> Int { key.hashValue & (entries.count - 1) }
}
