import KeelControls

/// Shows a row that is mounted only while it is near to be seen: a row of a list, a view of a lazy stack.
@MainActor class LazyRowHolder: RowScope {
  final let depth: Int
  /// The row, and the collection that it is one of.
  private(set) final var lazy: (rows: any LazyRows, row: AnyElementMount)?
  private final var transforms: [any ItemTransforming] = []

  init(depth: Int) { self.depth = depth }

  /// Takes the row, which was mounted for this holder.
  ///
  /// - Parameter transforms: what modifiers around the collection do to each of its rows, the innermost last.
  final func hold(_ row: AnyElementMount, of rows: any LazyRows, transforms: [any ItemTransforming]) {
    lazy = (rows, row)
    self.transforms = transforms
    arrange()
  }

  /// Lets the row go: it is not near to be seen any more.
  final func letGo() {
    if let lazy { lazy.rows.unmountRow(lazy.row) }
    lazy = nil
    transforms = []
  }

  /// The row that it holds.
  final var row: AnyElementMount? { lazy?.row }
  /// What the row is known by among all rows.
  final var rowKey: AnyHashable? { lazy.map { $0.rows.rowKey(of: $0.row) } }

  /// The controls that the row comes to now. Its collection is told how many there are.
  final func takeItems() -> [UIView] {
    guard let lazy, !lazy.row.isGone else { return [] }
    let items = lazy.row.items
    lazy.rows.rowDidComeTo(items.count)
    return transforms.isEmpty ? items : items.map { item in transforms.reversed().reduce(item) { $1.transform($0) } }
  }

  /// Whether the keyboard focus is in the row.
  var holdsFocus: Bool { false }

  /// Brings what is shown in line with what `takeItems()` gives.
  func arrange() {}
  func rowSettingsDidChange() { arrange() }
}

/// Several controls that one row comes to.
@MainActor final class RowStack: UIView {}

extension RowStack {
  /// The only one of the controls, or one with all of them in it: the last one made, if there was one.
  static func one(of items: [UIView], last: UIView?) -> UIView {
    if items.count == 1 { return items[0] }
    let stack = last as? RowStack ?? RowStack()
    stack.setSubviews(items)
    return stack
  }
}
