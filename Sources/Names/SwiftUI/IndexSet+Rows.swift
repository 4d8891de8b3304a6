public import Foundation
public import KeelViews

extension IndexSet {
  init(_ offsets: IndexOffsets) {
    self.init()
    for offset in offsets { insert(offset) }
  }
}

extension DynamicViewContent {
  /// Lets a person delete rows: the closure is handed their places and takes the elements out. `nil` does not.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    onDelete(perform: action.map { action in { (offsets: IndexOffsets) in action(IndexSet(offsets)) } })
  }
  /// Lets a person move rows: the closure is handed their places, and the place before which they go. `nil` does not.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    onMove(
      perform: action.map { action in
        { (offsets: IndexOffsets, place: Int) in action(IndexSet(offsets), place) }
      })
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes out the elements at those places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
  }
}

extension RangeReplaceableCollection where Index == Int {
  /// Moves the elements at those places to before another place.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter(indices.contains).map { self[$0] }
    let before = source.count { $0 < destination }
    for offset in source.reversed() where indices.contains(offset) { remove(at: offset) }
    insert(contentsOf: moved, at: Swift.min(Swift.max(destination - before, 0), count))
  }
}
