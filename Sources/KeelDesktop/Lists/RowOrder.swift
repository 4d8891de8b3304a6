#if Desktop
import CKeelGtk

/// The order of the rows of a list. The list sorts them itself: a row that was removed to be inserted elsewhere would
/// lose the focus and the caret in it.
@MainActor final class RowOrder {
  private var places: [UnsafeMutableRawPointer: Int] = [:]

  /// Lets a list sort its rows in this order.
  func install(on list: Widget) {
    gtk_list_box_set_sort_func(
      list.opaque,
      { first, second, order in
        let (first, second, order) = (Address(first), Address(second), Address(order))
        return MainActor.assumeIsolated { order.object(RowOrder.self)?.distance(from: first, to: second) ?? 0 }
      }, Held.retain(self), { Held.release($0) })
  }

  /// Sets the order. The list follows when it is told to sort again.
  func set(_ rows: [Widget]) {
    places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.object, $0) })
  }

  /// Returns the difference of two places, which is negative if the first row comes first.
  private func distance(from first: Address, to second: Address) -> Int32 {
    func place(_ row: Address) -> Int { row.pointer.flatMap { places[$0] } ?? places.count }
    return Int32(clamping: place(first) - place(second))
  }
}
#endif
