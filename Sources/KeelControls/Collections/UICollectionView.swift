public import FoundationEssentials
package import KeelScene

public import struct Foundation.CGRect

/// Is asked and told about the rows of a collection view.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: AnyObject {
  /// Whether a person may choose the row. Asked as the row is described, too, so that front ends show it.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// A person has chosen the row.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Whether a person may switch the row off, where several can be on.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// The row is no longer chosen, by a person's doing.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// The menu of the row.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
  ) -> UIContextMenuConfiguration?
  /// The row comes near to be seen: its cell has been made.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
  ) -> UIContextMenuConfiguration? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// Rows in sections, as many as you like.
///
/// Cells exist for rows near to be seen only: the front end says which those are, and a window around them is kept. A
/// row keeps its cell for as long as its identifier stays in the list and in the window; a row with the keyboard focus
/// keeps it anywhere.
@MainActor @preconcurrency open class UICollectionView: UIView {
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      selectionModeDidChange()
      layoutDidChange()
    }
  }
  /// How the list looks. Setting it makes headers and footers anew.
  public var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      layoutDidChange()
      setNeedsDescription()
      reloadSupplementaries()
    }
  }
  /// Whether people can choose rows.
  public var allowsSelection = true {
    didSet { if allowsSelection != oldValue { selectionModeDidChange() } }
  }
  /// Whether several rows can be chosen at a time.
  public var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }
  /// Set it to let people ask for the rows to be fetched again.
  public var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      refreshControl?.onChange = { [weak self] in self?.setNeedsDescription() }
      setNeedsDescription()
    }
  }

  /// Whether rows are being deleted and moved by hand.
  public var isEditing = false {
    didSet { if isEditing != oldValue { selectionModeDidChange() } }
  }
  /// Says whether a person may delete the row, and does it.
  package var deletion: (may: (IndexPath) -> Bool, delete: (IndexPath) -> Void)? {
    didSet { selectionModeDidChange() }
  }
  /// Says whether a person may move the row, and does it: the number is the row's new one, through all sections.
  package var moving: (may: (IndexPath) -> Bool, move: (IndexPath, Int) -> Void)? {
    didSet { selectionModeDidChange() }
  }

  /// What the list says of choosing rows, where no delegate does.
  package var hostedSelection: ListElement.Selection? {
    didSet { if hostedSelection != oldValue { setNeedsDescription() } }
  }

  package weak var source: (any ListSource)? {
    didSet { reloadData() }
  }
  /// Says what is in the list. A diffable data source fills the list by itself, and may be set too.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      let filling = dataSource as? any ListSource
      items = dataSource == nil || filling != nil ? nil : DataSourceRows(list: self)
      source = filling ?? items
    }
  }
  /// The rows of a data source that answers by places.
  private(set) var items: DataSourceRows?
  let rows = RowWindow()
  /// What is made by identifiers; few lists have any.
  var classes = ReusableClasses()
  private(set) var selected: Set<AnyHashable> = []
  private var scrollTarget: ListElement.ScrollTarget?
  /// The row that is meant by a target no front end has been told of.
  private var scrollKey: AnyHashable?
  private var scrollSerial = 0

  /// A list with this layout and nothing in it. Front ends choose where it stands: the frame is taken and left.
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    rows.owner = self
    collectionViewLayout.collectionView = self
  }

  /// The layout says something else of how items stand.
  func layoutDidChange() { rows.updateFlow() }

  /// A list with this layout and nothing in it.
  public convenience init(collectionViewLayout: UICollectionViewLayout) {
    self.init(frame: noFrame, collectionViewLayout: collectionViewLayout)
  }

  // MARK: What is in it

  /// How many sections the data source has.
  public var numberOfSections: Int {
    loadIfNeeded()
    return source?.sectionCount ?? 0
  }
  /// How many rows the section has.
  public func numberOfItems(inSection section: Int) -> Int {
    section < numberOfSections ? source?.rowCount(in: section) ?? 0 : 0
  }

  /// The cell of the row, if it is near to be seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    key(at: indexPath).flatMap(rows.cell)
  }

  /// Where the cell's row stands now.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.rowKey.flatMap(indexPath)
  }

  /// The cells of the rows near to be seen, in order.
  public var visibleCells: [UICollectionViewCell] { rows.visibleCells }

  /// Where the row stands now. O(1) for rows with cells.
  private func indexPath(of key: AnyHashable) -> IndexPath? {
    if let place = rows.cell(of: key)?.place, self.key(at: place) == key { return place }
    return source?.indexPath(of: key)
  }

  func key(at indexPath: IndexPath) -> AnyHashable? {
    loadIfNeeded()
    guard let source, indexPath.section < source.sectionCount, indexPath.item < source.rowCount(in: indexPath.section),
      indexPath.section >= 0, indexPath.item >= 0
    else { return nil }
    return source.rowKey(at: indexPath.section, indexPath.item)
  }

  // MARK: Changes

  /// Makes all cells anew; those of a data source that answers by places as soon as they are shown.
  open func reloadData() {
    if let items {
      items.needsReload = true
      return setNeedsDescription()
    }
    rows.reset()
    selected.removeAll()
    rows.update()
    scrollTargetDidMove()
    setNeedsDescription()
  }

  package func sourceDidChange(
    reloading: Set<AnyHashable>, reconfiguring: Set<AnyHashable>, reloadingSections: Set<AnyHashable>, animated: Bool
  ) {
    guard let source else { return }
    // Rows that have gone are no longer selected.
    if !selected.isEmpty { selected = selected.filter(source.contains) }
    rows.update(reloading: reloading, reconfiguring: reconfiguring, reloadingSections: reloadingSections)
    scrollTargetDidMove()
    if animated { host?.noteAnimation() }
    setNeedsDescription()
  }

  /// The cell of this list that the focus is in.
  package var focusedCell: UICollectionViewCell? { rows.focusedCell }

  func reloadSupplementaries() {
    rows.reloadSupplementaries()
    setNeedsDescription()
  }

  /// Lets a header's or footer's new text be shown.
  public func reconfigureSupplementaryViews() { reloadSupplementaries() }

  // MARK: Selection

  /// Where the chosen rows stand, in order. O(items) for each.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selected.compactMap { source?.indexPath(of: $0) }.sorted()
  }

  /// Selects the row without telling the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []) {
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    guard let key = indexPath.flatMap(key) else { return setSelection([]) }
    setSelection(allowsMultipleSelection ? selected.union([key]) : [key])
  }

  /// Switches the row off without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let key = key(at: indexPath) { setSelection(selected.subtracting([key])) }
  }

  /// No row is chosen any more, and none has a cell.
  func forgetSelection() { selected.removeAll() }

  private func setSelection(_ new: Set<AnyHashable>) {
    let changed = selected.symmetricDifference(new)
    selected = new
    for key in changed { rows.cell(of: key)?.isSelected = new.contains(key) }
  }

  private func selectionModeDidChange() {
    setNeedsDescription()
    rows.cells.forEach { $0.setNeedsDescription() }
  }

  package func canSelect(_ key: AnyHashable) -> Bool {
    guard allowsSelection, let delegate, let path = indexPath(of: key) else { return false }
    return delegate.collectionView(self, shouldSelectItemAt: path)
  }

  /// A person chooses a row. It is looked up by identity: a row that has gone is never mistaken for the one now there.
  func choose(_ key: AnyHashable) {
    guard let path = indexPath(of: key), canSelect(key), let delegate else { return }
    if allowsMultipleSelection, selected.contains(key) {
      guard delegate.collectionView(self, shouldDeselectItemAt: path) else { return }
      setSelection(selected.subtracting([key]))
      delegate.collectionView(self, didDeselectItemAt: path)
      return
    }
    if !allowsMultipleSelection, let old = selected.first, old != key {
      setSelection([key])
      if let oldPath = source?.indexPath(of: old) { delegate.collectionView(self, didDeselectItemAt: oldPath) }
    } else {
      setSelection(selected.union([key]))
    }
    delegate.collectionView(self, didSelectItemAt: path)
  }

  func canDelete(_ key: AnyHashable) -> Bool {
    guard let deletion, let path = indexPath(of: key) else { return false }
    return deletion.may(path)
  }

  func canMove(_ key: AnyHashable) -> Bool {
    guard let moving, let path = indexPath(of: key) else { return false }
    return moving.may(path)
  }

  func deleteRow(_ key: AnyHashable) {
    if canDelete(key), let path = indexPath(of: key) { deletion?.delete(path) }
  }

  func moveRow(_ key: AnyHashable, to row: Int) {
    guard canMove(key), let path = indexPath(of: key), (0..<rows.rowCount).contains(row),
      row != rows.flatIndex(of: path)
    else { return }
    moving?.move(path, row)
  }

  func actions(for key: AnyHashable) -> [UIContextualAction] {
    guard let path = indexPath(of: key) else { return [] }
    let configuration = collectionViewLayout.configuration
    var actions = configuration.leadingSwipeActionsConfigurationProvider?(path)?.actions ?? []
    actions += configuration.trailingSwipeActionsConfigurationProvider?(path)?.actions ?? []
    let menu = delegate?.collectionView(self, contextMenuConfigurationForItemAt: path)?.menu
    actions += (menu?.actions ?? []).map { action in
      let contextual = UIContextualAction(
        style: action.attributes.contains(.destructive) ? .destructive : .normal, title: action.title
      ) { _, _, done in
        action.perform(sender: nil)
        done(true)
      }
      contextual.image = action.image
      contextual.isEnabled = !action.attributes.contains(.disabled)
      return contextual
    }
    return actions
  }

  // MARK: Scrolling

  /// Where in the visible part a row is wanted. Front ends bring it in sight; they choose where.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Asks the front end to bring the row in sight.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition = [], animated: Bool = false) {
    guard key(at: indexPath) != nil else { return }
    scroll(toRow: rows.flatIndex(of: indexPath), takesFocus: false)
  }

  /// Asks the front end to bring the row in sight that is the n-th now, through all sections.
  package func scroll(toRow row: Int, takesFocus: Bool) {
    scrollSerial += 1
    scrollTarget = .init(row: row, takesFocus: takesFocus, serial: scrollSerial)
    scrollKey = rows.indexPath(ofRow: row).flatMap(key)
    rows.reveal(row..<(row + 1), extending: true)
    setNeedsDescription()
  }

  /// Rows that move before front ends are told where to scroll take the target along. Told once, it is theirs to follow.
  private func scrollTargetDidMove() {
    guard let scrollKey, let target = scrollTarget, let path = indexPath(of: scrollKey) else { return }
    let row = rows.flatIndex(of: path)
    guard row != target.row else { return }
    scrollTarget = .init(row: row, takesFocus: target.takesFocus, serial: target.serial)
    rows.reveal(row..<(row + 1), extending: true)
  }

  // MARK: Scene

  override package var element: Element {
    .list(
      ListElement(
        style: collectionViewLayout.configuration.style,
        selection: hostedSelection
          ?? (!allowsSelection || delegate == nil ? .none : allowsMultipleSelection ? .multiple : .single),
        rowCount: rows.rowCount, scrollTarget: scrollTarget,
        refresh: refreshControl.map { $0.isRefreshing ? .active : .available } ?? .unavailable, isEditing: isEditing))
  }

  /// Run before the list says what it shows.
  package var willDescribe: (() -> Void)?

  override package func describe() -> SceneDescription {
    willDescribe?()
    loadIfNeeded()
    scrollKey = nil
    return SceneDescription(element: element, attributes: attributes, children: rows.sections)
  }

  override package func handle(_ event: KeelScene.Event) {
    switch event {
    case .reveal(_, let range): rows.reveal(range, extending: false)
    case .find(_, let text, let from, let backwards):
      if let row = rows.find(text, from: from, backwards: backwards) { scroll(toRow: row, takesFocus: true) }
    case .refresh: refreshControl?.begin()
    default: break
    }
  }
}
