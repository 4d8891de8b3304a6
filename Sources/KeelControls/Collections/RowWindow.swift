import FoundationEssentials
import KeelModel
import KeelScene

/// The cells of those rows that are near to be seen, and the sections as the scene knows them.
///
/// Rows are counted through all sections. The *window* is the range of rows that have cells: what the front end last
/// said it shows, and `margin` rows on either side. `update` brings sections and cells in line with the source: rows
/// that are in the window before and after keep their cells, wherever they have moved to. It costs O(window), plus
/// O(sections).
@MainActor final class RowWindow {
  /// Rows with cells before any front end has said what it shows.
  static let initialCount = 64
  /// Rows with cells beyond what is seen, on either side.
  static let margin = 32
  /// Rows with cells at most, whatever a front end asks for.
  static let maximumCount = 1_024

  weak var owner: UICollectionView?
  private(set) var sections: [SectionNode] = []
  private(set) var cells: [AnyHashable: UICollectionViewCell] = [:]
  private var window = 0..<RowWindow.initialCount
  private(set) var rowCount = 0
  /// The cell that the provider is bringing up to date, for `dequeue…`.
  private var configuring: UICollectionViewCell?

  func reset() {
    let dropped = cells.values
    cells.removeAll()
    sections.removeAll()
    for cell in dropped { owner?.source?.didDrop(cell) }
  }

  var visibleCells: [UICollectionViewCell] { sections.flatMap(\.cells) }

  func flatIndex(of path: IndexPath) -> Int {
    sections.prefix(path.section).reduce(0) { $0 + $1.rowCount } + path.item
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
    keepWindowInside((0..<source.sectionCount).reduce(0) { $0 + source.rowCount(in: $1) })
    var known: [AnyHashable: SectionNode] = [:]
    for section in sections { known[section.key] = section }
    var all: [SectionNode] = []
    var start = 0
    var kept: [AnyHashable: UICollectionViewCell] = [:]
    for index in 0..<source.sectionCount {
      let key = source.sectionKey(at: index)
      let isReloaded = reloadingSections.contains(key)
      let isKnown = known[key] != nil
      let section = known[key] ?? SectionNode(key: key)
      let count = source.rowCount(in: index)
      let range = window.clamped(to: start..<(start + count))
      let described = range.isEmpty ? 0..<0 : (range.lowerBound - start)..<(range.upperBound - start)
      var sectionCells: [UICollectionViewCell] = []
      for row in described {
        var rowKey = source.rowKey(at: index, row)
        if kept[rowKey] != nil { rowKey = repeated(rowKey, at: start + row) }
        let isStale = isReloaded || reloading.contains(rowKey)
        if let cell = cells[rowKey], !isStale {
          cell.place = IndexPath(item: row, section: index)
          if reconfiguring.contains(rowKey) { reconfigure(cell, source: source, section: index, row: row) }
          kept[rowKey] = cell
          sectionCells.append(cell)
        } else if let cell = makeCell(source: source, section: index, row: row, key: rowKey) {
          kept[rowKey] = cell
          sectionCells.append(cell)
        }
      }
      section.set(cells: sectionCells, windowStart: described.lowerBound, rowCount: count)
      if !isKnown || isReloaded { section.makeSupplementaries(owner: owner, index: index) }
      section.index = index
      all.append(section)
      start += count
    }
    for (key, cell) in cells where kept[key] == nil {
      // A row being edited keeps its cell, out of sight, as long as its identifier lives.
      if hasFocus(cell), source.contains(key), !reloading.contains(key) { kept[key] = cell }
    }
    let dropped = cells.filter { kept[$0.key] !== $0.value }
    cells = kept
    sections = all
    rowCount = start
    for cell in dropped.values { source.didDrop(cell) }
  }

  /// The key of a row whose own key another row in the window has already.
  private func repeated(_ key: AnyHashable, at row: Int) -> AnyHashable {
    Misuse.report(
      "Two rows of a list have the identity \(key.base).",
      rule: "Each row has an identity of its own: that is what its state, focus and place are known by.",
      remedy: "Use an id that is unique in the list. Keel leaves all rows but the first empty.")
    return AnyHashable(RepeatedKey(key: key, row: row))
  }

  private struct RepeatedKey: Hashable {
    let key: AnyHashable
    let row: Int
  }

  /// Moves the window to the end of a list that has become shorter than where it was.
  private func keepWindowInside(_ count: Int) {
    guard window.lowerBound > 0, window.lowerBound >= count else { return }
    let low = max(0, count - window.count)
    window = low..<(low + window.count)
  }

  func reloadSupplementaries() {
    guard let owner else { return }
    for section in sections { section.makeSupplementaries(owner: owner, index: section.index) }
  }

  private func hasFocus(_ cell: UICollectionViewCell) -> Bool {
    var responder: UIView? = owner?.window?.firstResponder as? UIView
    while let current = responder {
      if current === cell { return true }
      responder = current.superview ?? current.embedder
    }
    return false
  }

  private func makeCell(
    source: any ListSource, section: Int, row: Int, key: AnyHashable
  ) -> UICollectionViewCell? {
    configuring = nil
    guard let cell = source.makeCell(at: section, row) else { return nil }
    cell.rowKey = key
    cell.collectionView = owner
    cell.embedder = owner
    cell.place = IndexPath(item: row, section: section)
    cell.isSelected = owner?.selected.contains(key) ?? false
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

  // MARK: What the front end shows

  func reveal(_ range: Range<Int>, extending: Bool) {
    let seen = range.clamped(to: 0..<rowCount)
    let low = max(0, seen.lowerBound - RowWindow.margin)
    let high = min(rowCount, seen.upperBound + RowWindow.margin, low + RowWindow.maximumCount)
    var wanted = low..<max(high, low + RowWindow.initialCount)
    if extending, wanted.overlaps(window) {
      let both = min(wanted.lowerBound, window.lowerBound)..<max(wanted.upperBound, window.upperBound)
      if both.count <= RowWindow.maximumCount { wanted = both }
    }
    guard wanted != window else { return }
    window = wanted
    update()
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
      let key = source.rowKey(at: section, row)
      let known = cells[key]
      let cell = known ?? makeCell(source: source, section: section, row: row, key: key)
      let isFound = cell?.findableTexts.contains { $0.lowercased().contains(needle) } ?? false
      if let cell, known == nil { source.didDrop(cell) }
      if isFound { return index }
      index = backwards ? (index == 0 ? rowCount - 1 : index - 1) : (index + 1) % rowCount
    }
    return nil
  }
}

/// A section as the scene knows it.
@MainActor final class SectionNode: SceneNode {
  let key: AnyHashable
  var index = 0
  private(set) var cells: [UICollectionViewCell] = []
  private(set) var rowCount = 0
  private var windowStart = 0
  private var header: UICollectionReusableView?
  private var footer: UICollectionReusableView?

  init(key: AnyHashable) {
    self.key = key
    super.init()
  }

  func set(cells: [UICollectionViewCell], windowStart: Int, rowCount: Int) {
    let isSame =
      windowStart == self.windowStart && rowCount == self.rowCount
      && cells.elementsEqual(self.cells, by: { $0 === $1 })
    guard !isSame else { return }
    self.cells = cells
    self.windowStart = windowStart
    self.rowCount = rowCount
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
    relays = [relay]
    for view in [header, footer] { view?.embedder = relay }
    setNeedsDescription()
  }
  private var relays: [Relay] = []

  /// Carries a header's changes to its section.
  private final class Relay: UIView {
    weak var section: SectionNode?
    init(section: SectionNode) {
      self.section = section
      super.init()
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
          isBusy: isBusy)),
      children: cells)
  }
}
