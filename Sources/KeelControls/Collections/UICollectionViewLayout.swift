public import FoundationEssentials
package import KeelScene

/// How a collection view arranges its rows.
@MainActor @preconcurrency open class UICollectionViewLayout {
  package var configuration: UICollectionLayoutListConfiguration
  /// Says whether a section has a header or a footer, where that is not said for all.
  package var wantsSupplementary: ((UICollectionView, _ kind: String, _ section: Int) -> Bool)?
  /// Says how the items of a section stand side by side; `nil` where each has the whole width.
  package var flow: ((UICollectionView, _ section: Int) -> RowFlow?)?
  package init(configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }
  /// The collection view that is arranged like this.
  public package(set) weak var collectionView: UICollectionView?
  /// Asks anew how items are to stand.
  open func invalidateLayout() { collectionView?.layoutDidChange() }
}

/// The layout of lists: rows have no frames here.
@MainActor @preconcurrency public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A list that looks like this.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(configuration: configuration)
  }
}

/// How a list looks, and what can be done with its rows.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// How sections are set off from each other.
  public enum Appearance: Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Hashable, Sendable { case none, supplementary }
  /// Whether sections have footers.
  public enum FooterMode: Hashable, Sendable { case none, supplementary }
  /// The actions of the row in that place.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How sections are set off from each other.
  public let appearance: Appearance
  /// Whether sections ask for headers.
  public var headerMode = HeaderMode.none
  /// Whether sections ask for footers.
  public var footerMode = FooterMode.none
  /// The actions at a row's leading edge; shown first where both are in one menu.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at a row's trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list of rows without headers and footers.
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
