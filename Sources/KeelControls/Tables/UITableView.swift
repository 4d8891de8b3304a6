public import FoundationEssentials

public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// A list of rows in sections, which a data source provides.
///
/// It is built on `UICollectionView`: cells exist only for rows near the visible region. A row keeps its cell until
/// it is reloaded or removed, so that the keyboard focus stays where it is.
@MainActor @preconcurrency open class UITableView: UIView {
  /// The separation of sections.
  public enum Style: Int, Sendable {
    /// Sections without space between them.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections in frames of their own.
    case insetGrouped
  }
  /// The animations of inserted and removed rows; front ends decide.
  public enum RowAnimation: Int, Sendable {
    /// The row fades in or out.
    case fade
    /// The row moves in from this edge, or out to it.
    case right, left, top, bottom
    /// No animation.
    case none
    /// The row grows from its middle, or shrinks to it.
    case middle
    /// The animation that fits.
    case automatic = 100
  }
  /// The lines between rows; front ends decide.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A thin line.
    case singleLine
  }
  /// The position in the visible region to scroll a row to; front ends decide.
  public enum ScrollPosition: Int, Sendable {
    /// As little scrolling as possible.
    case none
    /// At this place of the visible region.
    case top, middle, bottom
  }
  /// A height that the front end decides, as it does for all heights.
  nonisolated public static var automaticDimension: CGFloat { -1 }

  /// The separation of sections.
  public let style: Style
  package let list: UICollectionView
  package private(set) var rows: TableRows?
  private var cellTypes: [String: UITableViewCell.Type] = [:]

  /// Always fails: there is no archive to decode a table from.
  public required init?(coder: NSCoder) { nil }

  /// Creates an empty table. The frame is ignored, because front ends decide positions.
  public init(frame: CGRect, style: Style = .plain) {
    self.style = style
    list = UICollectionView(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    super.init(frame: frame)
    let rows = TableRows(table: self)
    self.rows = rows
    list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: rows.configuration(style))
    list.delegate = rows
    list.selectionTarget = { [weak self] path in
      self.flatMap { table in table.delegate?.tableView(table, willSelectRowAt: path) }
    }
    list.willDescribe = { [weak self] in self?.loadIfNeeded() }
    addSubview(list)
  }
  /// Creates an empty table.
  public convenience init(style: Style = .plain) { self.init(frame: noFrame, style: style) }

  /// The data source, which provides the sections and rows. Setting it reloads the table.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, which receives user actions on the rows. Without a delegate rows cannot be selected.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }
  /// The control to refresh the rows; `nil` disables refreshing.
  open var refreshControl: UIRefreshControl? {
    get { list.refreshControl }
    set { list.refreshControl = newValue }
  }
  /// A Boolean value that indicates whether the user can select rows.
  open var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }
  /// A Boolean value that indicates whether several rows can be selected at a time.
  open var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }
  /// A Boolean value that indicates whether the table is in editing mode, in which rows are deleted and moved.
  open var isEditing: Bool {
    get { list.isEditing }
    set { list.isEditing = newValue }
  }
  /// Begins or ends editing mode; front ends decide whether it is animated.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // Stored for programs that set them: front ends decide these values.
  /// The height of rows; stored only.
  open var rowHeight: CGFloat {
    get { CGFloat(unusedHeights.row) }
    set { unusedHeights.row = Double(newValue) }
  }
  /// The estimated height of rows; stored only.
  open var estimatedRowHeight: CGFloat {
    get { CGFloat(unusedHeights.estimatedRow) }
    set { unusedHeights.estimatedRow = Double(newValue) }
  }
  /// The height of headers; stored only.
  open var sectionHeaderHeight: CGFloat {
    get { CGFloat(unusedHeights.sectionHeader) }
    set { unusedHeights.sectionHeader = Double(newValue) }
  }
  /// The heights as `Double`: a stored `CGFloat` would link the whole of Foundation.
  private var unusedHeights = (row: -1.0, estimatedRow: -1.0, sectionHeader: -1.0)
  /// The lines between rows; stored only.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines between rows; stored only.
  open var separatorColor: UIColor?

  // MARK: Above and below the rows

  /// The view above the rows.
  open var tableHeaderView: UIView? {
    didSet {
      leave(oldValue, for: tableHeaderView)
      if let tableHeaderView { insertSubview(tableHeaderView, belowSubview: list) }
    }
  }
  /// The view below the rows. An empty view, set to end the lines between rows, shows nothing.
  open var tableFooterView: UIView? {
    didSet {
      leave(oldValue, for: tableFooterView)
      if let tableFooterView { insertSubview(tableFooterView, aboveSubview: list) }
    }
  }

  private func leave(_ old: UIView?, for new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
  }

  // MARK: Cells

  /// Registers the class of the cells with an identifier.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass
  }
  /// Returns a new cell of the registered class; a plain one if the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    cellTypes[identifier]?.init() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a new cell of the registered class; `nil` if the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cellTypes[identifier]?.init() }
  /// Returns the cell of the row; `nil` if the row is not near the visible region.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadIfNeeded()
    return list.cellForItem(at: indexPath) as? UITableViewCell
  }
  /// Returns the current index path of the cell's row; `nil` if the cell is not in use.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { list.indexPath(for: cell) }
  /// The cells of the rows near the visible region, in order.
  open var visibleCells: [UITableViewCell] { list.visibleCells.compactMap { $0 as? UITableViewCell } }
  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return list.numberOfSections
  }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return list.numberOfItems(inSection: section)
  }

  // MARK: Changes

  /// Recreates all cells when the table is next described.
  open func reloadData() {
    needsReload = true
    list.setNeedsDescription()
  }
  /// True if the content of the data source is still to be read.
  private(set) var needsReload = true

  /// Reads the content of the data source if that is due.
  private func loadIfNeeded() {
    guard needsReload, let rows else { return }
    needsReload = false
    if let source = dataSource as? any DifferencesSource { return source.fill(list) }
    rows.readAll()
    if list.source === rows { list.reloadData() } else { list.source = rows }
  }

  // Changes that the data source has already made. Removals have the indices before the changes, insertions those after
  // them.
  /// Displays rows that the data source has inserted, at their new index paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows?.change { $0.insert(indexPaths) }
  }
  /// Removes rows that the data source has deleted, at their old index paths.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows?.change { $0.delete(indexPaths) }
  }
  /// Recreates the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows?.change { $0.reload(indexPaths) }
  }
  /// Moves a row that the data source has moved; it keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rows?.change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Moves a section that the data source has moved; its rows keep their cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    rows?.change { $0.move(section: section, to: newSection) }
  }
  /// Begins a group of changes that are applied together.
  open func beginUpdates() { rows?.begin() }
  /// Ends a group of changes and applies them. If they do not match the data source, the table is reloaded.
  open func endUpdates() { rows?.end() }
  /// Applies a group of changes together. `completion` is called before this returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  // MARK: Selection and scrolling

  /// The index path of the first selected row; `nil` for none.
  open var indexPathForSelectedRow: IndexPath? { list.indexPathsForSelectedItems?.first }
  /// The index paths of the selected rows, in order.
  open var indexPathsForSelectedRows: [IndexPath]? { list.indexPathsForSelectedItems }
  /// Selects the row without calling the delegate. `scrollPosition` is ignored.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    list.selectItem(at: indexPath, animated: animated)
  }
  /// Deselects the row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    list.deselectItem(at: indexPath, animated: animated)
  }
  /// Requests that the front end scrolls the row into view. Position and animation are ignored.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    list.scrollToItem(at: indexPath, animated: animated)
  }
}

/// A data source that fills the list of a table itself.
@MainActor package protocol DifferencesSource: AnyObject {
  func fill(_ list: UICollectionView)
}
