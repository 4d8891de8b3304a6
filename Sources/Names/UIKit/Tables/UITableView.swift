public import Foundation
public import KeelControls

/// Rows in sections, as a data source says.
///
/// Stands over `UICollectionView`: cells exist for rows near to be seen only. A row keeps its cell until it is reloaded or
/// taken out, so that the keyboard focus stays where it is.
@MainActor @preconcurrency open class UITableView: UIView {
  /// How sections are set off from each other.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How rows come and go; front ends choose.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  /// Lines between rows; front ends choose.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// Where in the visible part a row is wanted.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// Leaves a height to the front end, as all heights are.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// How sections are set off from each other.
  public let style: Style
  let list: UICollectionView
  private(set) var rows: TableRows?
  private var cellTypes: [String: UITableViewCell.Type] = [:]

  /// A table in this style. Front ends choose where it stands: the frame is taken and left.
  public init(frame: CGRect, style: Style = .plain) {
    self.style = style
    list = UICollectionView(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    super.init(frame: frame)
    let rows = TableRows(table: self)
    self.rows = rows
    list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: rows.configuration(style))
    list.delegate = rows
    list.willDescribe = { [weak self] in self?.loadIfNeeded() }
    addSubview(list)
  }
  /// A table in this style.
  public convenience init(style: Style = .plain) { self.init(frame: .zero, style: style) }

  /// Says what the rows are.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Is asked and told what people do with the rows.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }
  /// Set it to let people ask for the rows to be fetched again.
  open var refreshControl: UIRefreshControl? {
    get { list.refreshControl }
    set { list.refreshControl = newValue }
  }
  /// Whether people can choose rows.
  open var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }
  /// Whether several rows can be chosen at a time.
  open var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }
  /// Whether rows are being deleted and moved by hand.
  open var isEditing: Bool {
    get { list.isEditing }
    set { list.isEditing = newValue }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // Kept for sources that set them: front ends choose.
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?

  // MARK: Above and below the rows

  /// Stands above the rows.
  open var tableHeaderView: UIView? {
    didSet {
      leave(oldValue, for: tableHeaderView)
      if let tableHeaderView { insertSubview(tableHeaderView, belowSubview: list) }
    }
  }
  /// Stands below the rows. An empty view, set to end the lines between rows, shows nothing.
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

  /// Which class the rows of that kind are.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass
  }
  /// A cell for the row, of the class that is registered for its kind; a plain one where none is.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    cellTypes[identifier]?.init() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A cell of the class that is registered for the kind; none where none is.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cellTypes[identifier]?.init() }
  /// The cell of the row, if it is near to be seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadIfNeeded()
    return list.cellForItem(at: indexPath) as? UITableViewCell
  }
  /// Where the cell's row stands now.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { list.indexPath(for: cell) }
  /// The cells of the rows near to be seen, in order.
  open var visibleCells: [UITableViewCell] { list.visibleCells.compactMap { $0 as? UITableViewCell } }
  open var numberOfSections: Int {
    loadIfNeeded()
    return list.numberOfSections
  }
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return list.numberOfItems(inSection: section)
  }

  // MARK: Changes

  /// Makes all cells anew, as soon as the table is shown.
  open func reloadData() {
    needsReload = true
    list.setNeedsDescription()
  }
  /// Whether what the data source says is still to be asked for.
  private(set) var needsReload = true

  /// Asks for all of it, if that is still to be done.
  private func loadIfNeeded() {
    guard needsReload, let rows else { return }
    needsReload = false
    if let source = dataSource as? any DifferencesSource { return source.fill(list) }
    rows.readAll()
    if list.source == nil { list.source = rows } else { list.reloadData() }
  }

  // Changes that the data source has made already. Places of what goes are those of before, of what comes those of after.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows?.change { $0.insert(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows?.change { $0.delete(indexPaths) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows?.change { $0.reload(indexPaths) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rows?.change { $0.move(indexPath, to: newIndexPath) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows?.change { $0.reload(sections: Array(sections)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows?.change { $0.insert(sections: Array(sections)) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rows?.change { $0.delete(sections: Array(sections)) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    rows?.change { $0.move(section: section, to: newSection) }
  }
  /// Changes that belong together follow.
  open func beginUpdates() { rows?.begin() }
  /// The changes that belong together are done.
  open func endUpdates() { rows?.end() }
  /// Makes changes that belong together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  // MARK: Choosing and scrolling

  open var indexPathForSelectedRow: IndexPath? { list.indexPathsForSelectedItems?.first }
  open var indexPathsForSelectedRows: [IndexPath]? { list.indexPathsForSelectedItems }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    list.selectItem(at: indexPath, animated: animated)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    list.deselectItem(at: indexPath, animated: animated)
  }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    list.scrollToItem(at: indexPath, animated: animated)
  }
}
