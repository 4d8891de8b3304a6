public import FoundationEssentials
package import KeelScene

public import struct Foundation.CGRect

/// Receives user actions on the rows of a collection view. All methods are optional.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: AnyObject {
  /// Returns true if the user can select the row. Also called when the row is described, so that front ends show the
  /// result.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has selected the row.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Returns true if the user can deselect the row, in lists with multiple selection.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called when the row has been deselected by the user.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns the context menu of the row, or `nil` for none.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
  ) -> UIContextMenuConfiguration?
  /// Called when the row is near the visible region and its cell has been created.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Returns true.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Returns true.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Returns `nil`: the row has no context menu.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// A list of any number of rows in sections.
///
/// Cells exist only for rows near the visible region, which the front end reports. A row keeps its cell while its
/// identifier is in the list and the row is near that region. The row with the keyboard focus keeps its cell anywhere.
@MainActor @preconcurrency open class UICollectionView: UIView {
  /// The delegate, which receives user actions on the rows. Without a delegate, rows cannot be selected.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      selectionModeDidChange()
      layoutDidChange()
    }
  }
  /// The layout of the list. Setting it recreates headers and footers.
  public var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      layoutDidChange()
      setNeedsDescription()
      reloadSupplementaries()
    }
  }
  /// A Boolean value that indicates whether the user can select rows.
  public var allowsSelection = true {
    didSet { if allowsSelection != oldValue { selectionModeDidChange() } }
  }
  /// A Boolean value that indicates whether several rows can be selected at a time.
  public var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }
  /// A Boolean value that indicates whether several rows can be selected at a time while the list is edited.
  public var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionModeDidChange() } }
  }
  /// The control that refreshes the rows; `nil` if the user cannot refresh them.
  public var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      refreshControl?.onChange = { [weak self] in self?.setNeedsDescription() }
      setNeedsDescription()
    }
  }

  /// A Boolean value that indicates whether the list is in editing mode, in which rows are deleted and moved.
  public var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// Returns the row to select when the user chooses one, or `nil` for none. Replaces the delegate's answer.
  package var selectionTarget: ((IndexPath) -> IndexPath?)?
  /// The closures that decide if the user can delete a row, and that delete it.
  package var deletion: (may: (IndexPath) -> Bool, delete: (IndexPath) -> Void)? {
    didSet { selectionModeDidChange() }
  }
  /// The closures of a table that decide if the user can move a row, and that move it to an index counted through all
  /// sections; `nil` leaves that to the source.
  package var moving: (may: (IndexPath) -> Bool, move: (IndexPath, Int) -> Void)? {
    didSet { selectionModeDidChange() }
  }

  /// The selection mode that an upper layer has set; `nil` derives it from the delegate.
  package var hostedSelection: ListElement.Selection? {
    didSet { if hostedSelection != oldValue { setNeedsDescription() } }
  }

  package weak var source: (any ListSource)? {
    didSet { reloadData() }
  }
  /// Provides the content of the list. A diffable data source connects itself.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      let filling = dataSource as? any ListSource
      items = dataSource == nil || filling != nil ? nil : DataSourceRows(list: self)
      source = filling ?? items
    }
  }
  /// The rows of a data source that identifies them by index path.
  private(set) var items: DataSourceRows?
  let rows = RowWindow()
  /// Cell and view classes registered by identifier; few lists have any.
  var classes = ReusableClasses()
  var selected: Set<AnyHashable> = []
  private var scrollTarget: ListElement.ScrollTarget?
  /// The row that a pending scroll request refers to, until front ends have received the request.
  private var scrollKey: AnyHashable?
  private var scrollSerial = 0
  private var followsSize = false

  /// Creates an empty list with a layout. The frame is ignored, because front ends decide positions.
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    rows.owner = self
    collectionViewLayout.collectionView = self
  }

  /// Always fails: there is no archive to decode a list from.
  public required init?(coder: NSCoder) { nil }

  /// Applies a change of the layout.
  func layoutDidChange() { rows.updateFlow() }

  /// Follows the size of the list if its layout depends on it.
  func followSizeForLayout() {
    guard collectionViewLayout.dependsOnSize, !followsSize else { return }
    followsSize = true
    observeGeometry(rows, .size) { [weak self] _ in self?.rows.updateFlow() }
  }

  /// Creates an empty list with a layout.
  public convenience init(collectionViewLayout: UICollectionViewLayout) {
    self.init(frame: noFrame, collectionViewLayout: collectionViewLayout)
  }

  // MARK: Content

  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return source?.sectionCount ?? 0
  }
  /// Returns the number of rows in a section; 0 beyond the last section.
  public func numberOfItems(inSection section: Int) -> Int {
    section < numberOfSections ? source?.rowCount(in: section) ?? 0 : 0
  }

  /// Returns the cell of the row; `nil` if the row is not near the visible region.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let key = key(at: indexPath) else { return nil }
    rows.updateIfNeeded()
    return rows.cell(of: key)
  }

  /// Returns the current index path of the cell's row; `nil` if the cell is not in use.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.rowKey.flatMap(indexPath)
  }

  /// The cells of the rows near the visible region, in order.
  public var visibleCells: [UICollectionViewCell] { rows.visibleCells }

  /// The current index path of the row. O(1) for rows with cells.
  func indexPath(of key: AnyHashable) -> IndexPath? { indexPath(of: key, in: rows.cell(of: key)) }

  /// Returns the current index path of a row with the given cell.
  func indexPath(of key: AnyHashable, in cell: UICollectionViewCell?) -> IndexPath? {
    if let place = cell?.place, self.key(at: place) == key { return place }
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

  /// Recreates all cells and clears the selection, at the end of the turn.
  open func reloadData() {
    if let items {
      items.needsReload = true
      return setNeedsDescription()
    }
    rows.reset()
    selected.removeAll()
    rows.setNeedsUpdate()
    scrollTargetDidMove()
    setNeedsDescription()
  }

  package func sourceDidChange(
    reloading: Set<AnyHashable>, reconfiguring: Set<AnyHashable>, reloadingSections: Set<AnyHashable>, animated: Bool
  ) {
    guard let source else { return }
    // Rows that were removed are no longer selected.
    if !selected.isEmpty { selected = selected.filter(source.contains) }
    rows.setNeedsUpdate(
      RowWindow.Changes(reloading: reloading, reconfiguring: reconfiguring, reloadingSections: reloadingSections))
    scrollTargetDidMove()
    if animated { host?.noteAnimation() }
    setNeedsDescription()
  }

  /// The cell of this list that has the focus.
  package var focusedCell: UICollectionViewCell? { rows.focusedCell }

  func reloadSupplementaries() {
    rows.reloadSupplementaries()
    setNeedsDescription()
  }

  /// Recreates headers and footers with their current texts.
  public func reconfigureSupplementaryViews() { reloadSupplementaries() }

  // MARK: Selection

  /// The index paths of the selected rows, in order. O(items) for each.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selected.compactMap { source?.indexPath(of: $0) }.sorted()
  }

  /// Selects the row without calling the delegate. `nil` clears the selection.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []) {
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    guard let key = indexPath.flatMap(key) else { return setSelection([]) }
    setSelection(selectsSeveral ? selected.union([key]) : [key])
  }

  /// Deselects the row without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let key = key(at: indexPath) { setSelection(selected.subtracting([key])) }
  }

  /// Clears the selection while no row has a cell.
  func forgetSelection() { selected.removeAll() }

  func setSelection(_ new: Set<AnyHashable>) {
    let changed = selected.symmetricDifference(new)
    selected = new
    for key in changed { rows.cell(of: key)?.isSelected = new.contains(key) }
  }

  func selectionModeDidChange() {
    setNeedsDescription()
    rows.cells.forEach { $0.setNeedsDescription() }
  }

  func canDelete(_ path: IndexPath) -> Bool { deletion?.may(path) ?? false }

  func canMove(_ path: IndexPath) -> Bool { moving?.may(path) ?? source?.canMove(path) ?? false }

  func deleteRow(_ key: AnyHashable) {
    if let path = indexPath(of: key), canDelete(path) { deletion?.delete(path) }
  }

  func moveRow(_ key: AnyHashable, to row: Int) {
    guard let path = indexPath(of: key), canMove(path), (0..<rows.rowCount).contains(row),
      row != rows.flatIndex(of: path)
    else { return }
    if let moving { moving.move(path, row) } else { source?.move(path, to: row) }
  }

  func actions(at path: IndexPath) -> [UIContextualAction] {
    let configuration = collectionViewLayout.listConfiguration
    var actions = configuration.leadingSwipeActionsConfigurationProvider?(path)?.actions(at: .leading) ?? []
    actions += configuration.trailingSwipeActionsConfigurationProvider?(path)?.actions(at: .trailing) ?? []
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

  /// The position in the visible region to scroll a row to. Front ends show the row and decide its position.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Requests that the front end scroll the row into view. Position and animation are ignored.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition = [], animated: Bool = false) {
    guard key(at: indexPath) != nil else { return }
    scroll(toRow: rows.flatIndex(of: indexPath), takesFocus: false)
  }

  /// The number of rows in all sections.
  package var allRowCount: Int { rows.rowCount }

  /// Requests that the front end scroll to the row with this index, counted through all sections.
  ///
  /// - Parameter isFirst: True if the row becomes the first visible one, as far as the end of the list allows.
  package func scroll(toRow row: Int, takesFocus: Bool, isFirst: Bool = false) {
    scrollSerial += 1
    scrollTarget = .init(row: row, takesFocus: takesFocus, serial: scrollSerial, isFirst: isFirst)
    scrollKey = rows.indexPath(ofRow: row).flatMap(key)
    rows.reveal(row..<(row + 1), extending: true)
    setNeedsDescription()
  }

  /// The row that becomes the first visible one as soon as the list has it, counted through all sections; then `nil`.
  package var awaitedRow: Int? {
    didSet { if awaitedRow != nil { setNeedsDescription() } }
  }

  /// Updates a pending scroll request whose row has moved. Front ends follow the row once they have received the
  /// request.
  private func scrollTargetDidMove() {
    guard let scrollKey, let target = scrollTarget, let path = indexPath(of: scrollKey) else { return }
    let row = rows.flatIndex(of: path)
    guard row != target.row else { return }
    scrollTarget?.row = row
    rows.reveal(row..<(row + 1), extending: true)
  }

  // MARK: Scene

  /// True if what is behind the list shows, as with `scrollContentBackground(.hidden)`.
  package var hidesBackground = false {
    didSet { if hidesBackground != oldValue { setNeedsDescription() } }
  }

  override package var element: Element {
    var list = ListElement(
      style: collectionViewLayout.listConfiguration.style,
      selection: hostedSelection
        ?? (!allowsSelection || delegate == nil ? .none : selectsSeveral ? .multiple : .single),
      rowCount: rows.rowCount, scrollTarget: scrollTarget,
      refresh: refreshControl.map { $0.isRefreshing ? .active : .available } ?? .unavailable, isEditing: isEditing)
    list.hidesBackground = hidesBackground
    return .list(list)
  }

  /// Called before the list is described.
  package var willDescribe: (() -> Void)?

  override package func describe() -> SceneDescription {
    willDescribe?()
    loadIfNeeded()
    rows.updateIfNeeded()
    if let awaitedRow, awaitedRow < rows.rowCount {
      self.awaitedRow = nil
      scroll(toRow: awaitedRow, takesFocus: false, isFirst: true)
    }
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
