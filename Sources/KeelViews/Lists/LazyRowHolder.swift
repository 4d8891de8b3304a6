import KeelControls

/// A holder of a row that is mounted only while it is near the visible region: a row of a list or a view of a lazy
/// stack.
@MainActor class LazyRowHolder: RowScope {
  final let depth: Int
  /// The row and the collection that it belongs to.
  private(set) final var lazy: (rows: any LazyRows, row: AnyElementMount)?
  private final var transforms: [any ItemTransforming] = []

  init(depth: Int) { self.depth = depth }

  /// Holds a row that was mounted for this holder.
  ///
  /// - Parameter transforms: The modifiers around the collection that transform each of its rows, the innermost last.
  final func hold(_ row: AnyElementMount, of rows: any LazyRows, transforms: [any ItemTransforming]) {
    lazy = (rows, row)
    self.transforms = transforms
    arrange()
  }

  /// Unmounts the row, which is no longer near the visible region.
  final func letGo() {
    if let lazy { lazy.rows.unmountRow(lazy.row) }
    lazy = nil
    transforms = []
  }

  /// The row that it holds.
  final var row: AnyElementMount? { lazy?.row }
  /// The key of the row among all rows.
  final var rowKey: AnyHashable? { lazy.map { $0.rows.rowKey(of: $0.row) } }

  /// Returns the current controls of the row. Notifies its collection of their number.
  final func takeItems() -> [UIView] {
    guard let lazy, !lazy.row.isGone else { return [] }
    let items = lazy.row.items
    lazy.rows.rowDidComeTo(items.count)
    return transforms.isEmpty ? items : items.map { item in transforms.reversed().reduce(item) { $1.transform($0) } }
  }

  /// True if the keyboard focus is in the row.
  var holdsFocus: Bool { false }

  /// Updates the displayed content to the controls of `takeItems()`.
  func arrange() {}
  func rowSettingsDidChange() { arrange() }
}

/// A container for the several controls of one row.
@MainActor final class RowStack: UIView {}

extension RowStack {
  /// Returns the only control, or a container with all of them. `last` is reused if it is such a container.
  static func one(of items: [UIView], last: UIView?) -> UIView {
    if items.count == 1 { return items[0] }
    let stack = last as? RowStack ?? RowStack()
    stack.setSubviews(items)
    return stack
  }
}
