import FoundationEssentials
import KeelModel
import KeelScene

/// The cells of those rows that are near to be seen, and the sections as the scene knows them.
///
/// Rows are counted through all sections. The *window* is the range of rows that have cells (`NearWindow`). `update`
/// brings sections and cells in line with the source: rows that are in the window before and after keep their cells,
/// wherever they have moved to. It costs O(window), plus O(sections).
@MainActor final class RowWindow {
  weak var owner: UICollectionView?
  private(set) var sections: [SectionNode] = []
  /// The cells of the rows in the window, and those that are kept out of sight.
  private(set) var cells: [UICollectionViewCell] = []
  /// The same by the keys of their rows, for sources that do not keep them.
  private var cellOfKey: [AnyHashable: UICollectionViewCell] = [:]
  /// The number of the last bringing in line.
  private var lap = 0
  private var window = NearWindow()
  private(set) var rowCount = 0
  /// The cell that the provider is bringing up to date, for `dequeue…`.
  private var configuring: UICollectionViewCell?

  func reset() {
    let dropped = cells
    cells.removeAll()
    cellOfKey.removeAll()
    sections.removeAll()
    for cell in dropped { owner?.source?.didDrop(cell) }
  }

  var visibleCells: [UICollectionViewCell] {
    sections.flatMap { $0.cells.compactMap { $0 as? UICollectionViewCell } }
  }

  func flatIndex(of path: IndexPath) -> Int {
    sections.prefix(path.section).reduce(0) { $0 + $1.rowCount } + path.item
  }

  /// Where the row stands that is the n-th through all sections.
  func indexPath(ofRow row: Int) -> IndexPath? {
    var first = row
    for (index, section) in sections.enumerated() where first >= 0 {
      if first < section.rowCount { return IndexPath(item: first, section: index) }
      first -= section.rowCount
    }
    return nil
  }

  /// The cell of the row with that key, if it has one.
  func cell(of key: AnyHashable) -> UICollectionViewCell? {
    guard let source = owner?.source, source.keepsCells else { return cellOfKey[key] }
    guard let path = source.indexPath(of: key) else { return nil }
    return source.cell(at: path.section, path.item)
  }

  // MARK: Bringing in line

  func update(
    reloading: Set<AnyHashable> = [], reconfiguring: Set<AnyHashable> = [], reloadingSections: Set<AnyHashable> = []
  ) {
    guard let owner, let source = owner.source else {
      reset()
      rowCount = 0
      return
    }
    window.keepInside((0..<source.sectionCount).reduce(0) { $0 + source.rowCount(in: $1) })
    var known: [AnyHashable: SectionNode] = [:]
    for section in sections { known[section.key] = section }
    var all: [SectionNode] = []
    var start = 0
    lap += 1
    let old = cells
    var kept: [UICollectionViewCell] = []
    kept.reserveCapacity(old.count)
    for index in 0..<source.sectionCount {
      let key = source.sectionKey(at: index)
      let isReloaded = reloadingSections.contains(key)
      let isKnown = known[key] != nil
      let section = known[key] ?? SectionNode(key: key)
      let count = source.rowCount(in: index)
      let range = window.range.clamped(to: start..<(start + count))
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
        cells: kept[firstOfSection...], windowStart: described.lowerBound, rowCount: count)
      if !isKnown || isReloaded { section.makeSupplementaries(owner: owner, index: index) }
      section.index = index
      section.updateFlow(owner: owner)
      all.append(section)
      start += count
    }
    cells = kept
    sections = all
    rowCount = start
    let absent = old.filter { $0.lap != lap }
    // A row being edited keeps its cell, out of sight, as long as its identifier lives.
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

  /// The cell of a row, of a source that keeps its cells: the one that it has, or a new one.
  private func keptCell(source: any ListSource, section: Int, row: Int, flat: Int) -> UICollectionViewCell? {
    let known = source.cell(at: section, row)
    if let known, known.lap != lap {
      known.place = IndexPath(item: row, section: section)
      return known
    }
    // Where the row's own cell is another row's already, it has one of its own that stays empty.
    let key = known == nil ? nil : repeated(source.rowKey(at: section, row), at: flat, by: source)
    return makeCell(source: source, section: section, row: row, key: key)
  }

  /// Whether the row of a cell that is out of the window is still there.
  private func isKept(_ cell: UICollectionViewCell, by source: any ListSource, reloading: Set<AnyHashable>) -> Bool {
    if source.keepsCells { return source.containsRow(of: cell) }
    // Where its section was made anew, the row has another cell by now.
    guard let key = cell.rowKey, cellOfKey[key] === cell else { return false }
    return source.contains(key) && !reloading.contains(key)
  }

  /// The key of a row whose own key another row in the window has already.
  private func repeated(_ key: AnyHashable, at row: Int, by source: any ListSource) -> AnyHashable {
    // A source that knows its rows by more than keys finds out by itself, and shows them all.
    if !source.keepsCells { reportRepeatedIdentity(key) }
    return AnyHashable(RepeatedKey(key: key, row: row))
  }

  private struct RepeatedKey: Hashable {
    let key: AnyHashable
    let row: Int
  }

  func reloadSupplementaries() {
    guard let owner else { return }
    for section in sections { section.makeSupplementaries(owner: owner, index: section.index) }
  }

  /// Asks the layout how the items of each section stand.
  func updateFlow() {
    guard let owner else { return }
    for section in sections { section.updateFlow(owner: owner) }
  }

  /// The cell that the focus is in.
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

  /// The cell to bring up to date, if it is of the wanted class; else a new one.
  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
    (configuring as? Cell) ?? Cell()
  }

  func dequeue(of type: UICollectionViewCell.Type) -> UICollectionViewCell {
    if let configuring, Swift.type(of: configuring) == type { return configuring }
    return type.init()
  }

  // MARK: What the front end shows

  func reveal(_ range: Range<Int>, extending: Bool) {
    if window.reveal(range, of: rowCount, extending: extending) { update() }
  }

  /// The next row whose text holds this text, counted through all sections. Makes cells for the rows it looks at, and
  /// drops them again: O(rows looked at).
  func find(_ text: String, from start: Int, backwards: Bool) -> Int? {
    guard let source = owner?.source, rowCount > 0, !text.isEmpty else { return nil }
    let needle = text.lowercased()
    // Where each section begins, and the end.
    let starts = (0..<source.sectionCount).reduce(into: [0]) { $0.append($0[$0.count - 1] + source.rowCount(in: $1)) }
    var index = ((start % rowCount) + rowCount) % rowCount
    var section = max((starts.firstIndex { $0 > index } ?? starts.count) - 1, 0)
    for _ in 0..<rowCount {
      while index < starts[section] { section -= 1 }
      while index >= starts[section + 1] { section += 1 }
      let row = index - starts[section]
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

/// Says that a row has an identity that another row near to be seen has already.
@MainActor package func reportRepeatedIdentity(_ identity: AnyHashable) {
  Misuse.report(
    "Two rows have the identity \(identity.base).",
    rule: "Each row has an identity of its own: that is what its state, focus and place are known by.",
    remedy: "Use an id that is unique in the list. Keel leaves all rows but the first empty.")
}

/// A section as the scene knows it.
@MainActor final class SectionNode: SceneNode {
  let key: AnyHashable
  var index = 0
  /// As nodes, for that is what they are asked for as.
  private(set) var cells: [SceneNode] = []
  private(set) var rowCount = 0
  private var windowStart = 0
  private var header: UICollectionReusableView?
  private var footer: UICollectionReusableView?
  /// Few sections have one.
  private var flow: Common<RowFlow>?

  init(key: AnyHashable) {
    self.key = key
    super.init()
  }

  func set(cells: ArraySlice<UICollectionViewCell>, windowStart: Int, rowCount: Int) {
    let isSame =
      windowStart == self.windowStart && rowCount == self.rowCount
      && cells.elementsEqual(self.cells, by: { $0 === $1 })
    guard !isSame else { return }
    self.cells = Array(cells)
    self.windowStart = windowStart
    self.rowCount = rowCount
    setNeedsDescription()
  }

  /// Asks the layout how the items stand.
  func updateFlow(owner: UICollectionView) {
    let new = owner.collectionViewLayout.flow?(owner, index)
    guard new != flow?.value else { return }
    flow = new.map(Common.init)
    setNeedsDescription()
  }

  func makeSupplementaries(owner: UICollectionView, index: Int) {
    let configuration = owner.collectionViewLayout.configuration
    let source = owner.source
    header =
      configuration.headerMode == .supplementary
      ? source?.makeSupplementary(UICollectionView.elementKindSectionHeader, section: index) : nil
    footer =
      configuration.footerMode == .supplementary
      ? source?.makeSupplementary(UICollectionView.elementKindSectionFooter, section: index) : nil
    let relay = Relay(section: self)
    self.relay = relay
    for view in [header, footer] { view?.embedder = relay }
    setNeedsDescription()
  }
  private var relay: Relay?

  /// Carries a header's changes to its section.
  private final class Relay: UIView {
    weak var section: SectionNode?
    init(section: SectionNode) {
      self.section = section
      super.init(frame: noFrame)
    }
    override func setNeedsDescription() { section?.setNeedsDescription() }
    override func subviewVisibilityDidChange() { section?.setNeedsDescription() }
  }

  private func text(of view: UICollectionReusableView?) -> String {
    guard let view else { return "" }
    if let hosted = view as? UIHostedHeader { return hosted.text }
    if let cell = view as? UICollectionViewCell, let text = cell.listContent.text { return text }
    func label(in view: UIView) -> String? {
      (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(label).first
    }
    return label(in: view) ?? ""
  }

  private var isBusy: Bool {
    if let hosted = header as? UIHostedHeader { return hosted.isBusy }
    guard let header = header as? UICollectionViewListCell else { return false }
    return header.accessories.contains { accessory in
      if case .customView(let view) = accessory.kind { return (view as? UIActivityIndicatorView)?.isAnimating ?? false }
      return false
    }
  }

  override func describe() -> SceneDescription {
    SceneDescription(
      element: .section(
        SectionElement(
          header: text(of: header), footer: text(of: footer), rowCount: rowCount, windowStart: windowStart,
          isBusy: isBusy, flow: flow?.value)),
      children: cells)
  }
}
