public import FoundationEssentials

extension UICollectionView {
  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How a cell of a class is made for an item.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills the cell in for the item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let handler: Handler
    /// A registration of the cell class that the handler takes.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How a header or a footer is made.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills the header or footer in.
    public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let elementKind: String
    let handler: Handler
    /// A registration for headers or footers, by the kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// The cell for an item: a new one, or, when the item is being reconfigured, the one that it has.
  ///
  /// What the handler observes with `cell.observe` ends as the cell is configured again.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = rows.dequeue(Cell.self)
    if let item { cell.observations.configure { registration.handler(cell, indexPath, item) } }
    return cell
  }

  /// A new header or footer, filled in.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary()
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
