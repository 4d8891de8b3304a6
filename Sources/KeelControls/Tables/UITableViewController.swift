public import FoundationEssentials

public import class Foundation.Bundle
public import struct Foundation.CGFloat

/// A page with a table, whose data source and delegate it is.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// Stored for programs that set it; selected rows stay selected.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a page with a table of a style. The table is created when it is first used.
  public init(style: UITableView.Style) {
    self.style = style
    super.init()
  }
  /// Always fails: there is no archive to decode a page from. Subclasses that write `init?(coder:)` may call it.
  override public init?(coder: Any) { return nil }
  override public convenience init() { self.init(style: .plain) }
  /// Creates a page with a plain table. Both arguments are ignored, because there are no nib files.
  override public init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// The table, which is the view of the page.
  public private(set) lazy var tableView: UITableView! = {
    let table = UITableView(style: style)
    table.dataSource = self
    table.delegate = self
    return table
  }()

  override open func loadView() { view = tableView }

  /// The control to refresh the table; `nil` disables refreshing.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Begins or ends editing of the page and of its table.
  override open func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Content

  /// The number of sections; 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The number of rows in a section; 0 unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row; an empty one unless overridden.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  /// The text above a section; `nil` unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The text below a section; `nil` unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns true if the user can delete a row; false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns true if the user can move a row; false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has deleted a row; update the data and the table.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user has moved a row; update the data.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: User actions

  /// Returns the same index path if the user can select a row, as it does unless overridden. Any other result prevents
  /// the selection.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Called when the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when the user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called when the user has pressed the detail button of a row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// The actions at the leading edge of a row; `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The actions at the trailing edge of a row; `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Called when the cell of a row is about to become visible.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The height of a row; never called, because front ends decide heights.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  /// The height of a header; never called, because front ends decide heights.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
}
