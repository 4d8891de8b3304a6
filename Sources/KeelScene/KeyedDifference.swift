/// What leads from one order of identities to another: which have gone, which are new, and the fewest that have moved.
///
/// Identities are unique in each list. The model: equal identities are *paired*; most pairs are met by walking along both
/// lists side by side, looking a few places ahead where they part, which takes no hashing. What is left over is paired by
/// a table. Of all pairs a longest run that is in order in both lists stays; the others are moves.
///
/// O(n) where the lists are much alike, O(n log n) at most.
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

  /// Whether the lists are the same.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// Computes the difference between two lists of unique identities.
  @inlinable public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    // For each new place the old one, -1 for none.
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

  /// Pairs what is met walking along both lists.
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

  /// The pairs that are not in a longest run that is in order: `source` has the old place for each new one, or -1.
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
