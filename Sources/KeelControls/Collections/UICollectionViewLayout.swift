public import FoundationEssentials
package import KeelScene

/// The arrangement of a collection view's rows.
@MainActor @preconcurrency open class UICollectionViewLayout {
  package var listConfiguration: UICollectionLayoutListConfiguration
  /// A closure that returns true if a section has a header or footer; if `nil`, all sections may have them.
  package var wantsSupplementary: ((UICollectionView, _ kind: String, _ section: Int) -> Bool)?
  /// A closure that returns the arrangement of a section's items side by side, or `nil` if each item has the whole
  /// width.
  package var flow: ((UICollectionView, _ section: Int) -> RowFlow?)?
  /// A closure that returns the kinds of the header and the footer of a section, `nil` for none; if `nil`, the kinds are
  /// the usual ones.
  var supplementaryKinds: ((UICollectionView, _ section: Int) -> (header: String?, footer: String?))?
  /// True if the arrangement depends on the size of the list, which is followed then.
  package var dependsOnSize = false
  package init(configuration: UICollectionLayoutListConfiguration) { listConfiguration = configuration }
  /// Creates a layout whose items are the rows of a plain list.
  public convenience init() { self.init(configuration: UICollectionLayoutListConfiguration(appearance: .plain)) }
  /// The collection view that uses the layout.
  public package(set) weak var collectionView: UICollectionView?
  /// Applies the properties of the layout again.
  open func invalidateLayout() { collectionView?.layoutDidChange() }
}

/// The appearance of a list, and the actions on its rows.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// The style in which sections are separated.
  public enum Appearance: Hashable, Sendable {
    /// Sections without space between them.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections in frames of their own.
    case insetGrouped
    /// The list of a sidebar, with or without its own background.
    case sidebar, sidebarPlain
  }
  /// The modes of section headers.
  public enum HeaderMode: Hashable, Sendable {
    /// Sections have no header.
    case none
    /// The data source provides the header.
    case supplementary
  }
  /// The modes of section footers.
  public enum FooterMode: Hashable, Sendable {
    /// Sections have no footer.
    case none
    /// The data source provides the footer.
    case supplementary
  }
  /// A closure that returns the swipe actions of the row at an index path.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The style in which sections are separated.
  public let appearance: Appearance
  /// A Boolean value that indicates whether there are lines between rows, where the front end has them.
  public var showsSeparators = true
  /// The mode of the headers, which determines if the data source provides them.
  public var headerMode = HeaderMode.none
  /// The mode of the footers, which determines if the data source provides them.
  public var footerMode = FooterMode.none
  /// A closure that returns the actions at the leading edge of a row. They are first in a menu that has both.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration without headers, footers and actions.
  public init(appearance: Appearance) { self.appearance = appearance }

  package var style: ListElement.Style {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar, .sidebarPlain: .sidebar
    }
  }
}
