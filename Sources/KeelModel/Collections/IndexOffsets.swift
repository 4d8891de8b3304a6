/// A set of offsets in a collection, counted from 0, in ascending order.
///
/// `onDelete` and `onMove` pass it. It has the common part of Foundation's `IndexSet`, which is not in the part of
/// Foundation that Keel's libraries import. Files that import `SwiftUI` receive an `IndexSet`.
public struct IndexOffsets: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var offsets: [Int]

  /// Creates an empty set.
  public init() { offsets = [] }
  /// Creates a set of one offset.
  public init(integer: Int) { offsets = [integer] }
  /// Creates a set of the offsets in a range.
  public init(integersIn range: Range<Int>) { offsets = Array(range) }
  /// Creates a set of the given offsets, in any order; repeated ones count once.
  public init<S: Sequence>(_ places: S) where S.Element == Int { offsets = Set(places).sorted() }
  /// Creates a set of the given offsets.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// The position of the smallest offset, which is 0.
  public var startIndex: Int { 0 }
  /// The position after the greatest offset, which is the number of offsets.
  public var endIndex: Int { offsets.count }
  /// The offset at a position of the ascending order.
  public subscript(position: Int) -> Int { offsets[position] }

  /// Returns true if the set contains an offset. O(n).
  public func contains(_ place: Int) -> Bool { offsets.contains(place) }
  /// Adds an offset. O(n log n).
  public mutating func insert(_ place: Int) { self = IndexOffsets(offsets + [place]) }
  /// Removes an offset, if it is in the set. O(n).
  public mutating func remove(_ place: Int) { offsets.removeAll { $0 == place } }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets. Offsets outside of the collection are ignored. O(n).
  public mutating func remove<Offsets: Sequence>(atOffsets offsets: Offsets) where Offsets.Element == Int {
    let leaving = Set(offsets)
    guard !leaving.isEmpty else { return }
    var place = 0
    removeAll { _ in
      defer { place += 1 }
      return leaving.contains(place)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets, in their order, to before the element that is at `destination` now. O(n).
  public mutating func move<Offsets: Sequence>(
    fromOffsets source: Offsets, toOffset destination: Int
  ) where Offsets.Element == Int {
    let moved = Set(source)
    var before: [Element] = []
    var moving: [Element] = []
    var after: [Element] = []
    for (place, element) in self.enumerated() {
      if moved.contains(place) {
        moving.append(element)
      } else if place < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    guard !moving.isEmpty else { return }
    var index = startIndex
    for element in before + moving + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
