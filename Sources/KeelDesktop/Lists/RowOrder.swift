#if Desktop
import CKeelGtk

/// The order of the rows of a list box. The list box sorts its rows by it, because a row that is removed and inserted again
/// loses the focus and the caret in it.
@MainActor final class RowOrder {
  private var places: [UnsafeMutableRawPointer: Int] = [:]

  /// Makes a list box sort its rows by this order.
  func install(on list: Widget) {
    gtk_list_box_set_sort_func(
      list.opaque,
      { first, second, order in
        let (first, second, order) = (Address(first), Address(second), Address(order))
        return MainActor.assumeIsolated { order.object(RowOrder.self)?.distance(from: first, to: second) ?? 0 }
      }, Held.retain(self), { Held.release($0) })
  }

  /// Sets the order of the present rows and of those that are added later, and moves the present rows of the list box.
  func set(_ rows: [Widget], in list: Widget) {
    let before = rows.compactMap { places[$0.object] }
    places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.object, $0) })
    if !zip(before, before.dropFirst()).allSatisfy(<) { gtk_list_box_invalidate_sort(list.opaque) }
  }

  /// Returns the difference of two places, which is negative if the first row comes first.
  private func distance(from first: Address, to second: Address) -> Int32 {
    func place(_ row: Address) -> Int { row.pointer.flatMap { places[$0] } ?? places.count }
    return Int32(clamping: place(first) - place(second))
  }
}
#endif
