public import FoundationEssentials
package import KeelScene

/// The arrangement of a collection view's rows.
@MainActor @preconcurrency open class UICollectionViewLayout {
  package var configuration: UICollectionLayoutListConfiguration
  /// Returns whether a section has a header or footer, where that is not the same for all sections.
  package var wantsSupplementary: ((UICollectionView, _ kind: String, _ section: Int) -> Bool)?
  /// Says how the items of a section stand side by side; `nil` where each has the whole width.
  package var flow: ((UICollectionView, _ section: Int) -> RowFlow?)?
  package init(configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }
  /// The collection view that uses the layout.
  public package(set) weak var collectionView: UICollectionView?
  /// Applies the properties of the layout again.
  open func invalidateLayout() { collectionView?.layoutDidChange() }
}

/// The layout of lists. Rows have no frames here.
@MainActor @preconcurrency public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the layout of a list with a configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(configuration: configuration)
  }
}

/// The look of a list, and the actions on its rows.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// How sections are separated.
  public enum Appearance: Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Whether sections have headers.
  public enum HeaderMode: Hashable, Sendable { case none, supplementary }
  /// Whether sections have footers.
  public enum FooterMode: Hashable, Sendable { case none, supplementary }
  /// Returns the swipe actions of the row at an index path.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How sections are separated.
  public let appearance: Appearance
  /// Whether the data source provides headers.
  public var headerMode = HeaderMode.none
  /// Whether the data source provides footers.
  public var footerMode = FooterMode.none
  /// The actions at the leading edge of a row; they come first where a menu has both.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge of a row.
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
