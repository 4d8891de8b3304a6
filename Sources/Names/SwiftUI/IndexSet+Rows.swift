public import Foundation
public import KeelViews

extension IndexSet {
  init(_ offsets: IndexOffsets) {
    self.init()
    for offset in offsets { insert(offset) }
  }
}

extension DynamicViewContent {
  /// Allows the user to delete rows: the closure receives their offsets and removes the elements. `nil` does not allow
  /// it.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    onDelete(perform: action.map { action in { (offsets: IndexOffsets) in action(IndexSet(offsets)) } })
  }
  /// Allows the user to move rows: the closure receives their offsets and the offset before which they are inserted.
  /// `nil` does not allow it.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    onMove(
      perform: action.map { action in
        { (offsets: IndexOffsets, place: Int) in action(IndexSet(offsets), place) }
      })
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at these offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
  }
}

extension RangeReplaceableCollection where Index == Int {
  /// Moves the elements at these offsets before another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter(indices.contains).map { self[$0] }
    let before = source.count { $0 < destination }
    for offset in source.reversed() where indices.contains(offset) { remove(at: offset) }
    insert(contentsOf: moved, at: Swift.min(Swift.max(destination - before, 0), count))
  }
}
