/// The active parts of a store, found by the words of the state's memory that they occupy.
///
/// Memory is divided into blocks of 2^level words. A part of at most that many words touches at most two blocks of its
/// level, and is listed in these. So the parts at a word are found by one look-up a level that is in use.
struct PartIndex<Value> {
  private struct Block: Hashable {
    var level: Int
    var number: Int
  }

  private var blocks: [Block: [StorePart<Value>]] = [:]
  /// The number of parts at each level.
  private var levels: [Int: Int] = [:]
  private var placed: [ObjectIdentifier: StorePart<Value>] = [:]
  /// Parts that any change may concern.
  private var unplaced: [ObjectIdentifier: StorePart<Value>] = [:]

  var count: Int { placed.count + unplaced.count }
  var all: [StorePart<Value>] { Array(placed.values) + Array(unplaced.values) }

  mutating func insert(_ part: StorePart<Value>) {
    guard let words = part.words else {
      unplaced[ObjectIdentifier(part)] = part
      return
    }
    placed[ObjectIdentifier(part)] = part
    for range in words {
      levels[level(of: range), default: 0] += 1
      for block in blocks(of: range) { blocks[block, default: []].append(part) }
    }
  }

  mutating func remove(_ part: StorePart<Value>) {
    guard let words = part.words else {
      unplaced[ObjectIdentifier(part)] = nil
      return
    }
    placed[ObjectIdentifier(part)] = nil
    for range in words {
      let level = level(of: range)
      levels[level] = levels[level, default: 1] > 1 ? levels[level, default: 1] - 1 : nil
      for block in blocks(of: range) {
        blocks[block]?.removeAll { $0 === part }
        if blocks[block]?.isEmpty == true { blocks[block] = nil }
      }
    }
  }

  /// Returns the parts that changes of these words may concern, in the order in which they have become active.
  ///
  /// - Parameters:
  ///   - words: The numbers of the words, ascending.
  ///   - places: The places of the changes, which may be only a part of these words.
  ///   - others: Parts to add to the result.
  func parts(at words: [Int], in places: ByteRanges, and others: [StorePart<Value>]) -> [StorePart<Value>] {
    var found = words.isEmpty ? [:] : unplaced
    for part in others { found[ObjectIdentifier(part)] = part }
    if words.count * levels.count < placed.count {
      for word in words {
        for level in levels.keys {
          for part in blocks[Block(level: level, number: word >> level)] ?? []
          where part.words?.contains(where: { $0.contains(word) }) == true && part.isIn(places) {
            found[ObjectIdentifier(part)] = part
          }
        }
      }
    } else {
      for (id, part) in placed
      where part.words?.contains(where: { words.hasElement(in: $0) }) == true && part.isIn(places) {
        found[id] = part
      }
    }
    return found.values.sorted { $0.order < $1.order }
  }

  private func level(of range: ClosedRange<Int>) -> Int {
    // The smallest power of two that is not less than the number of words.
    Int.bitWidth - (range.count - 1).leadingZeroBitCount
  }

  private func blocks(of range: ClosedRange<Int>) -> Set<Block> {
    let level = level(of: range)
    return [
      Block(level: level, number: range.lowerBound >> level), Block(level: level, number: range.upperBound >> level),
    ]
  }
}

extension [Int] {
  /// Returns true if a sorted array has an element in a range. O(log n)
  fileprivate func hasElement(in range: ClosedRange<Int>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] <= range.upperBound
  }
}
