import FoundationEssentials
import KeelInteraction
import KeelModel
import KeelScene

/// The cells of the rows near the visible region, and the sections as nodes of the scene.
///
/// Rows are counted through all sections. The *window* is the range of rows that have cells (`NearWindow`). In a list
/// with sections that scroll horizontally, each section has a window of its own, because it scrolls independently.
/// `update` synchronises sections and cells with the source: rows that are in the window before and after the update
/// keep their cells, even if they move. It takes O(window) plus O(sections).
@MainActor final class RowWindow {
  weak var owner: UICollectionView?
  private(set) var sections: [SectionNode] = []
  /// The cells of the rows in the window, and of rows that are kept outside of it.
  private(set) var cells: [UICollectionViewCell] = []
  /// The cells by the keys of their rows, for sources that do not keep cells.
  private var cellOfKey: [AnyHashable: UICollectionViewCell] = [:]
  /// The number of the last update.
  private var lap = 0
  private var window = NearWindow()
  private var shelves = ShelfWindows()
  /// The numbers of the rows as of the last update.
  private var numbers = RowNumbers()
  /// The cell that the provider is updating, for `dequeue…`.
  private var configuring: UICollectionViewCell?
  /// The changes of the source that `update` has still to follow; `nil` for none.
  private var due: Changes?

  var rowCount: Int { numbers.rowCount }

  /// Drops all cells and sections. The windows stay, because the front end still shows that part of the list; only
  /// sections with new keys begin without one.
  func reset() {
    due = nil
    let dropped = cells
    cells.removeAll()
    cellOfKey.removeAll()
    sections.removeAll()
    numbers = RowNumbers()
    for cell in dropped { owner?.source?.didDrop(cell) }
  }

  var visibleCells: [UICollectionViewCell] {
    updateIfNeeded()
    return sections.flatMap { $0.cells.compactMap { $0 as? UICollectionViewCell } }
  }

  func flatIndex(of path: IndexPath) -> Int { numbers.number(of: path.item, in: path.section) }

  /// Returns the index path of a row, counted through all sections.
  func indexPath(ofRow row: Int) -> IndexPath? {
    numbers.position(of: row).map { IndexPath(item: $0.row, section: $0.section) }
  }

  /// Returns the cell of the row with a key, or `nil` if it has none.
  func cell(of key: AnyHashable) -> UICollectionViewCell? {
    guard let source = owner?.source, source.keepsCells else { return cellOfKey[key] }
    guard let path = source.indexPath(of: key) else { return nil }
    return source.cell(at: path.section, path.item)
  }

  // MARK: Updates

  /// Follows changes of the source. Existing cells follow at once, so that the observers of removed rows do not run. If
  /// the source allows it, the first cells are created at the end of the turn, or earlier if something reads them.
  func setNeedsUpdate(_ changes: Changes = Changes()) {
    guard let owner, let source = owner.source else { return reset() }
    guard source.buildsRowsLate, cells.isEmpty, source.sectionCount > 0 else { return update(changes) }
    if due == nil { RowPass.shared.add(owner) }
    due = changes.adding(due)
    numbers = RowNumbers(counts: (0..<source.sectionCount).lazy.map { source.rowCount(in: $0) })
    window.keepInside(numbers.rowCount)
  }

  /// Builds the rows if that is due.
  func updateIfNeeded() { if due != nil { update() } }

  func update(_ changes: Changes = Changes()) {
    guard let owner, let source = owner.source else { return reset() }
    let changes = changes.adding(due)
    due = nil
    let (reloading, reconfiguring) = (changes.reloading, changes.reconfiguring)
    let numbers = RowNumbers(counts: (0..<source.sectionCount).lazy.map { source.rowCount(in: $0) })
    window.keepInside(numbers.rowCount)
    var known: [AnyHashable: SectionNode] = [:]
    for section in sections { known[section.key] = section }
    var all: [SectionNode] = []
    lap += 1
    let old = cells
    var kept: [UICollectionViewCell] = []
    kept.reserveCapacity(old.count)
    for index in 0..<source.sectionCount {
      let key = source.sectionKey(at: index)
      let isReloaded = changes.reloadingSections.contains(key)
      let isKnown = known[key] != nil
      let section = known[key] ?? SectionNode(key: key)
      let rows = numbers.rows(of: index)
      let start = rows.lowerBound
      let range = (shelves.window(of: key, at: start, count: rows.count) ?? window.range).clamped(to: rows)
      let described = range.isEmpty ? 0..<0 : (range.lowerBound - start)..<(range.upperBound - start)
      let firstOfSection = kept.count
      for row in described {
        let cell: UICollectionViewCell?
        if source.keepsCells {
          cell = keptCell(source: source, section: index, row: row, flat: start + row)
        } else {
          var rowKey = source.rowKey(at: index, row)
          if cellOfKey[rowKey]?.lap == lap { rowKey = repeated(rowKey, at: start + row, by: source) }
          if let known = cellOfKey[rowKey], !isReloaded, !reloading.contains(rowKey) {
            cell = known
            known.place = IndexPath(item: row, section: index)
            if reconfiguring.contains(rowKey) { reconfigure(known, source: source, section: index, row: row) }
          } else {
            cell = makeCell(source: source, section: index, row: row, key: rowKey)
            cellOfKey[rowKey] = cell
          }
        }
        guard let cell else { continue }
        cell.lap = lap
        kept.append(cell)
      }
      section.set(
        cells: kept[firstOfSection...], windowStart: described.lowerBound, rowCount: rows.count)
      if !isKnown || isReloaded { section.makeSupplementaries(owner: owner, index: index) }
      section.index = index
      section.updateFlow(owner: owner)
      all.append(section)
    }
    cells = kept
    sections = all
    self.numbers = numbers
    let absent = old.filter { $0.lap != lap }
    // A row that is being edited keeps its cell outside of the window, as long as its identifier exists.
    let focused = absent.isEmpty ? nil : focusedCell
    if let focused, focused.lap != lap, isKept(focused, by: source, reloading: reloading) {
      focused.lap = lap
      cells.append(focused)
    }
    for cell in absent where cell.lap != lap {
      if let key = cell.rowKey, cellOfKey[key] === cell { cellOfKey[key] = nil }
      source.didDrop(cell)
    }
  }

  /// Returns the cell of a row, for a source that keeps its cells: the existing one, or a new one.
  private func keptCell(source: any ListSource, section: Int, row: Int, flat: Int) -> UICollectionViewCell? {
    let known = source.cell(at: section, row)
    if let known, known.lap != lap {
      known.place = IndexPath(item: row, section: section)
      return known
    }
    // If the row's cell belongs to another row already, the row receives its own cell, which stays empty.
    let key = known == nil ? nil : repeated(source.rowKey(at: section, row), at: flat, by: source)
    return makeCell(source: source, section: section, row: row, key: key)
  }

  /// Returns true if the row of a cell outside of the window still exists.
  private func isKept(_ cell: UICollectionViewCell, by source: any ListSource, reloading: Set<AnyHashable>) -> Bool {
    if source.keepsCells { return source.containsRow(of: cell) }
    // If its section was recreated, the row now has another cell.
    guard let key = cell.rowKey, cellOfKey[key] === cell else { return false }
    return source.contains(key) && !reloading.contains(key)
  }

  /// Returns a key for a row whose own key is already used by another row in the window.
  private func repeated(_ key: AnyHashable, at row: Int, by source: any ListSource) -> AnyHashable {
    // A source that does not identify its rows by keys alone handles repeated keys itself, and shows all rows.
    if !source.keepsCells { reportRepeatedIdentity(key) }
    return AnyHashable(RepeatedKey(key: key, row: row))
  }

  private struct RepeatedKey: Hashable {
    let key: AnyHashable
    let row: Int
  }

  func reloadSupplementaries() {
    guard let owner else { return }
    guard due == nil else {
      // The update that is due creates those of new sections anyway.
      due?.reloadingSections.formUnion(sections.map(\.key))
      return
    }
    for section in sections { section.makeSupplementaries(owner: owner, index: section.index) }
  }

  /// Updates the arrangement of the items of each section, according to the layout.
  func updateFlow() {
    // The update that is due does this for all sections.
    guard let owner, due == nil else { return }
    for section in sections { section.updateFlow(owner: owner) }
  }

  /// Returns true if the items of a section are side by side.
  func isFlow(section: Int) -> Bool { sections.indices.contains(section) && sections[section].isFlow }

  /// The cell that contains the focus.
  var focusedCell: UICollectionViewCell? {
    guard let owner else { return nil }
    var view: UIView? = owner.window?.firstResponder as? UIView
    while let current = view {
      if let cell = current as? UICollectionViewCell, cell.collectionView === owner { return cell }
      view = current.superview ?? current.embedder
    }
    return nil
  }

  private func makeCell(
    source: any ListSource, section: Int, row: Int, key: AnyHashable?
  ) -> UICollectionViewCell? {
    configuring = nil
    guard let cell = source.makeCell(at: section, row) else { return nil }
    cell.rowKey = key
    cell.collectionView = owner
    cell.embedder = owner
    cell.place = IndexPath(item: row, section: section)
    if let key, let owner, owner.selected.contains(key) { cell.isSelected = true }
    return cell
  }

  private func reconfigure(_ cell: UICollectionViewCell, source: any ListSource, section: Int, row: Int) {
    configuring = cell
    _ = source.makeCell(at: section, row)
    configuring = nil
    cell.setNeedsDescription()
  }

  /// Returns the cell that is being updated, if it is of the wanted class; otherwise a new one.
  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
    (configuring as? Cell) ?? Cell()
  }

  func dequeue(of type: UICollectionViewCell.Type) -> UICollectionViewCell {
    if let configuring, Swift.type(of: configuring) == type { return configuring }
    return type.init()
  }

  // MARK: Requests of the front end

  func reveal(_ range: Range<Int>, extending: Bool) {
    if owner?.collectionViewLayout.flow != nil { updateIfNeeded() }
    guard sections.contains(where: \.isShelf) else {
      shelves = ShelfWindows()
      // Rows that are not built yet are built in the new window.
      if window.reveal(range, of: rowCount, extending: extending), due == nil { update() }
      return
    }
    var hasChanged = false
    for (index, section) in sections.enumerated() {
      let rows = numbers.rows(of: index)
      let part = range.clamped(to: rows)
      guard !part.isEmpty else { continue }
      let asked = part.lowerBound - rows.lowerBound..<part.upperBound - rows.lowerBound
      if shelves.reveal(asked, of: section.key, count: rows.count, extending: extending) { hasChanged = true }
    }
    if hasChanged { update() }
  }

  /// Returns the next row that contains the text, counted through all sections. It creates cells for the rows that it
  /// checks, and releases them: O(rows checked).
  func find(_ text: String, from start: Int, backwards: Bool) -> Int? {
    updateIfNeeded()
    guard let source = owner?.source, rowCount > 0, !text.isEmpty else { return nil }
    let needle = text.lowercased()
    var index = ((start % rowCount) + rowCount) % rowCount
    for _ in 0..<rowCount {
      guard let (section, row) = numbers.position(of: index) else { return nil }
      let known: UICollectionViewCell?
      let cell: UICollectionViewCell?
      if source.keepsCells {
        known = source.cell(at: section, row)
        cell = known ?? makeCell(source: source, section: section, row: row, key: nil)
      } else {
        let key = source.rowKey(at: section, row)
        known = cellOfKey[key]
        cell = known ?? makeCell(source: source, section: section, row: row, key: key)
      }
      let isFound = cell?.findableTexts.contains { $0.lowercased().contains(needle) } ?? false
      if let cell, known == nil { source.didDrop(cell) }
      if isFound { return index }
      index = backwards ? (index == 0 ? rowCount - 1 : index - 1) : (index + 1) % rowCount
    }
    return nil
  }
}

/// Reports that two rows near the visible region have the same identity.
@MainActor package func reportRepeatedIdentity(_ identity: AnyHashable) {
  RuntimeWarning.report(
    "Two rows have the identity \(identity.base).",
    rule: "Each row has an identity of its own: that is what its state, focus and place are known by.",
    remedy: "Use an id that is unique in the list. Keel leaves all rows but the first empty.")
}
