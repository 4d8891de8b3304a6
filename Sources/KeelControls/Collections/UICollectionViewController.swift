public import FoundationEssentials

/// A page with a collection view, whose data source and delegate it is.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The layout that the controller was created with.
  public let collectionViewLayout: UICollectionViewLayout
  /// Stored for programs that set it; selected items stay selected.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a page with a layout. The collection view is created when it is first used.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }

  /// Always fails: there is no archive to decode a page from. Subclasses that write `init?(coder:)` may call it.
  override public init?(coder: Any) { return nil }

  /// The collection view, which is the view of the page.
  public private(set) lazy var collectionView: UICollectionView! = {
    let list = UICollectionView(frame: noFrame, collectionViewLayout: collectionViewLayout)
    list.dataSource = self
    list.delegate = self
    return list
  }()

  override open func loadView() { view = collectionView }

  /// Begins or ends editing of the page and of its collection view.
  override open func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  // MARK: Content

  /// The number of sections; 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The number of items in a section; 0 unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// The cell of an item; an empty one unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// The header or footer of a section; an empty view unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Returns true if the user can move an item; false unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved an item; update the data.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: User actions

  /// Returns true if the user can select an item; true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Called when the user has selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Returns true if the user can deselect an item; true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called when the user has deselected an item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// The context menu of an item; `nil` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
  ) -> UIContextMenuConfiguration? { nil }
  /// Called when the cell of an item is about to become visible.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}
