import KeelControls

/// The contents of a lazy stack, and the rows of it that are near the visible region.
///
/// Views that are not part of a collection are always mounted. The views of a collection are mounted when the stack
/// requests them, and unmounted when it no longer does.
@MainActor final class LazyStackRows {
  fileprivate let control: UILazyStackView
  /// The mount of the stack.
  fileprivate unowned let stack: any LazyContainer & AnyMount
  private var contents = ListContents()
  private var held: [LazyStackRow] = []
  /// The number of the last request.
  private var lap = 0

  init(control: UILazyStackView, stack: any LazyContainer & AnyMount) {
    self.control = control
    self.stack = stack
  }

  /// Updates the contents to the rows of the stack's content.
  func take(_ content: AnyMount) {
    var contents = ListContents()
    contents.add(content)
    self.contents = contents
  }

  /// Outside of lists all rows are in one section.
  private var runs: ListContents.Section? { contents.sections.first }
  var count: Int { runs?.rowCount ?? 0 }

  /// Returns the views in a range. Rows outside of the range are unmounted, except for one with the keyboard focus.
  func views(in range: Range<Int>) -> [UIView] {
    lap += 1
    let old = held
    held = []
    let views = range.compactMap { index -> UIView? in
      guard let run = runs?.run(at: index) else { return nil }
      switch run.kind {
      case .fixed(let row): return row.control
      case .lazy(let rows): return view(at: index - run.start, of: rows, run)
      }
    }
    for row in old where row.lap != lap {
      if row.holdsFocus, row.row?.isGone == false {
        row.view.embedder = control
        held.append(row)
      } else {
        row.letGo()
      }
    }
    return views
  }

  private func view(at index: Int, of rows: any LazyRows, _ run: ListContents.Run) -> UIView {
    let known = rows.mountedRow(at: index)?.holder as? LazyStackRow
    if let known, known.lap == lap {
      // A second row with the same identity stays empty until all of them are mounted.
      return UIView()
    }
    let row = known ?? LazyStackRow(in: self)
    if known == nil { row.hold(rows.mountRow(at: index, in: row), of: rows, transforms: run.transforms) }
    row.lap = lap
    held.append(row)
    return row.view
  }

  func rowSettingsDidChange() {
    for row in held { row.rowSettingsDidChange() }
  }

  // MARK: Scrolling

  /// Returns the index of the row that is, or contains, the view with that identity. Among rows that are not mounted,
  /// only elements are found.
  func index(identifiedBy id: AnyHashable) -> Int? {
    for run in runs?.runs ?? [] {
      switch run.kind {
      case .lazy(let rows):
        if let index = rows.rowIndex(ofIdentity: id) { return run.start + index }
        for row in held where row.row?.parent === rows {
          if let mount = row.row, mount.view(identifiedBy: id) != nil { return run.start + mount.index }
        }
      case .fixed(let row):
        if row.mount.rowSettings(upTo: stack).ids.contains(id) || row.mount.view(identifiedBy: id) != nil {
          return run.start
        }
      }
    }
    return nil
  }

  /// Returns the view with that identity, which is the row at the index or within it.
  func view(identifiedBy id: AnyHashable, at index: Int) -> UIView? {
    guard let run = runs?.run(at: index) else { return nil }
    switch run.kind {
    case .fixed(let row): return row.mount.view(identifiedBy: id) ?? row.control
    case .lazy(let rows):
      guard let row = rows.mountedRow(at: index - run.start) else { return nil }
      return row.view(identifiedBy: id) ?? row.items.first
    }
  }
}

/// A view of a lazy stack that is mounted while it is near the visible region.
@MainActor final class LazyStackRow: LazyRowHolder {
  private unowned let owner: LazyStackRows
  /// The number of the last request that the row was part of.
  fileprivate var lap = 0
  private(set) var view = UIView()

  init(in owner: LazyStackRows) {
    self.owner = owner
    super.init(depth: owner.stack.depth + 1)
  }

  override func arrange() {
    guard let row, !row.isGone else { return }
    let shown = RowStack.one(of: takeItems(), last: view)
    guard shown !== view else { return }
    view = shown
    // While the row is being created, its stack is already being arranged.
    if lap != 0 { owner.stack.setNeedsArrangement() }
  }

  override var holdsFocus: Bool {
    (owner.control.window?.firstResponder as? UIView)?.isShown(in: view) ?? false
  }
}
