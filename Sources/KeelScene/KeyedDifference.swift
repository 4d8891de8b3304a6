/// The difference between two orders of identities: removals, insertions, and the fewest moves.
///
/// Identities are unique in each list. Equal identities are *paired*. Most pairs are found by walking along both
/// lists side by side, looking a few places ahead where they differ, which needs no hashing; the others by a table. A
/// longest run of pairs that is in order in both lists stays, and the other pairs are moves.
///
/// O(n) for similar lists, at most O(n log n).
public struct KeyedDifference: Hashable, Sendable {
  /// Ascending indices in the old list of the removed elements.
  public let removals: [Int]
  /// Ascending indices in the new list of the inserted elements.
  public let insertions: [Int]
  /// The moved elements: their index in the old list and in the new one, ascending by the latter.
  public let moves: [Move]

  /// An index in the old list and one in the new list.
  public struct Move: Hashable, Sendable {
    /// The index in the old list.
    public let from: Int
    /// The index in the new list.
    public let to: Int
    @inlinable init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// A Boolean value that indicates whether the lists are equal.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// Computes the difference between two lists of unique identities.
  @inlinable public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    // For each index in the new list the one in the old list, or -1.
    var source = [Int](repeating: -1, count: new.count)
    var looseOld: [Int] = []
    var looseNew: [Int] = []
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        KeyedDifference.walk(old, new, &source, &looseOld, &looseNew)
      }
    }
    if !looseOld.isEmpty, !looseNew.isEmpty {
      var table = [ID: Int](minimumCapacity: looseOld.count)
      for place in looseOld { table[old[place]] = place }
      var isPaired = [Bool](repeating: false, count: old.count)
      for place in looseNew {
        guard let found = table[new[place]] else { continue }
        source[place] = found
        isPaired[found] = true
      }
      looseOld.removeAll { isPaired[$0] }
      looseNew.removeAll { source[$0] >= 0 }
    }
    removals = looseOld
    insertions = looseNew
    moves = KeyedDifference.moves(source)
  }

  /// Finds pairs by walking along both lists.
  @inlinable static func walk<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ source: inout [Int], _ looseOld: inout [Int],
    _ looseNew: inout [Int]
  ) {
    var low = 0
    while low < old.count, low < new.count, old[low] == new[low] {
      source[low] = low
      low += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > low, newEnd > low, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      source[newEnd] = oldEnd
    }
    var i = low
    var j = low
    while i < oldEnd, j < newEnd {
      if old[i] == new[j] {
        source[j] = i
        i += 1
        j += 1
        continue
      }
      var ahead = 1
      var isFound = false
      while ahead <= 12 {
        if i + ahead < oldEnd, old[i + ahead] == new[j] {
          looseOld.append(contentsOf: i..<(i + ahead))
          i += ahead
          isFound = true
          break
        }
        if j + ahead < newEnd, old[i] == new[j + ahead] {
          looseNew.append(contentsOf: j..<(j + ahead))
          j += ahead
          isFound = true
          break
        }
        ahead += 1
      }
      if !isFound {
        looseOld.append(i)
        looseNew.append(j)
        i += 1
        j += 1
      }
    }
    looseOld.append(contentsOf: i..<oldEnd)
    looseNew.append(contentsOf: j..<newEnd)
  }

  /// Returns the pairs outside a longest ordered run: `source` has the old index for each new one, or -1.
  @usableFromInline static func moves(_ source: [Int]) -> [Move] {
    var last = -1
    var isOrdered = true
    for place in source where place >= 0 {
      if place < last {
        isOrdered = false
        break
      }
      last = place
    }
    if isOrdered { return [] }
    let paired = source.indices.filter { source[$0] >= 0 }
    let run = longestIncreasingRun(of: paired.map { source[$0] })
    var moves: [Move] = []
    var next = 0
    for (index, place) in paired.enumerated() {
      if next < run.count, run[next] == index { next += 1 } else { moves.append(Move(from: source[place], to: place)) }
    }
    return moves
  }
}
