/// The places of a value's memory in which it may have changed.
struct ByteRanges {
  /// True if any byte may have changed.
  private(set) var isEverything: Bool
  /// Ranges that neither overlap nor touch, ascending.
  private(set) var ranges: [Range<Int>] = []

  /// No bytes.
  init() { isEverything = false }

  private init(isEverything: Bool) { self.isEverything = isEverything }

  /// All bytes of a value.
  static var everything: ByteRanges { ByteRanges(isEverything: true) }

  /// The bytes of a value that a key path leads to; all bytes if it does not lead to a stored property.
  init<Value, Part>(of keyPath: KeyPath<Value, Part>) {
    let range = byteRange(of: keyPath)
    isEverything = range == nil
    ranges = range.map { [$0] } ?? []
  }

  mutating func formUnion(_ other: ByteRanges) {
    guard !isEverything else { return }
    guard !other.isEverything else {
      self = other
      return
    }
    for range in other.ranges { insert(range) }
  }

  private mutating func insert(_ range: Range<Int>) {
    // The ranges that the new one overlaps or touches become one with it.
    let first = index { $0.upperBound >= range.lowerBound }
    var merged = range
    var end = first
    while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
      merged = min(merged.lowerBound, ranges[end].lowerBound)..<max(merged.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(merged))
  }

  /// Returns true if a byte of the range may have changed. O(log n) in the number of ranges
  func overlaps(_ range: Range<Int>) -> Bool {
    guard !isEverything else { return true }
    let first = index { $0.upperBound > range.lowerBound }
    return first < ranges.count && ranges[first].overlaps(range)
  }

  /// Returns the index of the first range that fulfils a condition, which all later ones fulfil, too.
  private func index(where isReached: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(ranges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The words that contain the bytes, of a value of `size` bytes; ascending, each in one range.
  func words(ofSize size: Int) -> [Range<Int>] {
    guard !isEverything else { return [0..<wordCount(size)] }
    var words: [Range<Int>] = []
    for range in ranges {
      let next = wordRange(of: range)
      // Two ranges of bytes may share a word.
      let start = max(next.lowerBound, words.last?.upperBound ?? 0)
      if start <= next.upperBound { words.append(start..<next.upperBound + 1) }
    }
    return words
  }
}

/// The number of bytes in a word of memory that is compared at once.
private let wordSize = 8

private func wordCount(_ size: Int) -> Int { (size + wordSize - 1) / wordSize }

/// Returns the bytes of a value's memory that a key path leads to, or `nil` if it does not lead to a stored property.
func byteRange<Value, Part>(of keyPath: KeyPath<Value, Part>) -> Range<Int>? {
  guard let offset = MemoryLayout<Value>.offset(of: keyPath) else { return nil }
  return offset..<offset + max(1, MemoryLayout<Part>.size)
}

/// Returns the words that contain some bytes.
func wordRange(of bytes: Range<Int>) -> ClosedRange<Int> {
  bytes.lowerBound / wordSize...(bytes.upperBound - 1) / wordSize
}

/// Returns the numbers of the words in which the memory of two values differs, ascending. O(n) in the number of words.
///
/// - Parameters:
///   - places: The places to compare.
///   - limit: The number of words after which the search ends.
func changedWords<Value>(
  from old: Value, to new: Value, in places: ByteRanges, limit: Int = .max
) -> [Int] {
  var changed: [Int] = []
  withUnsafeBytes(of: old) { old in
    withUnsafeBytes(of: new) { new in
      let whole = old.count / wordSize
      for words in places.words(ofSize: old.count) {
        for word in words where isDifferent(old, new, word, isWhole: word < whole) {
          changed.append(word)
          if changed.count == limit { return }
        }
      }
    }
  }
  return changed
}

@inline(__always) private func isDifferent(
  _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ word: Int, isWhole: Bool
) -> Bool {
  let offset = word * wordSize
  guard isWhole else { return offset < old.count && !old[offset...].elementsEqual(new[offset...]) }
  return old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    != new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
}
