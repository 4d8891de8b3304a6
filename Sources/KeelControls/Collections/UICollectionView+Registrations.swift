public import FoundationEssentials

extension UICollectionView {
  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Describes how a cell of a class is configured for an item.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures the cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let handler: Handler
    /// Creates a registration for the cell class that the handler receives.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Describes how a header or footer is configured.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures the header or footer.
    public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let elementKind: String
    let handler: Handler
    /// Creates a registration for headers or footers of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a configured cell for an item: a new one, or the existing one if the item is being reconfigured.
  ///
  /// Observations that the handler begins with `cell.observe` end when the cell is configured again.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = rows.dequeue(Cell.self)
    if let item { cell.observations.configure { registration.handler(cell, indexPath, item) } }
    return cell
  }

  /// Returns a new, configured header or footer.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary()
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
