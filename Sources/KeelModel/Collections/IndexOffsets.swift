/// Places in a collection, counted from 0, each once and in ascending order.
///
/// It is what `onDelete` and `onMove` hand over, with what is everyday of Foundation's `IndexSet`, which is not in the
/// part of Foundation that libraries here import. Files that import `SwiftUI` are handed an `IndexSet`.
public struct IndexOffsets: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var offsets: [Int]

  /// No place.
  public init() { offsets = [] }
  /// One place.
  public init(integer: Int) { offsets = [integer] }
  /// These places.
  public init(integersIn range: Range<Int>) { offsets = Array(range) }
  /// These places, in whatever order they come.
  public init<S: Sequence>(_ places: S) where S.Element == Int { offsets = Set(places).sorted() }
  /// These places.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { offsets.count }
  public subscript(position: Int) -> Int { offsets[position] }

  /// Whether the place is one of them.
  public func contains(_ place: Int) -> Bool { offsets.contains(place) }
  /// Adds a place.
  public mutating func insert(_ place: Int) { self = IndexOffsets(offsets + [place]) }
  /// Takes a place out.
  public mutating func remove(_ place: Int) { offsets.removeAll { $0 == place } }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements in these places out. Places that are not there are passed over. O(n).
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
  /// Moves the elements in these places, keeping their order, before what stands at the offset now. O(n).
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
