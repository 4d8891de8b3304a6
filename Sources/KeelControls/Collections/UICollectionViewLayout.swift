public import FoundationEssentials
package import KeelScene

/// How a collection view arranges its rows.
@MainActor public class UICollectionViewLayout {
  package var configuration: UICollectionLayoutListConfiguration
  init(configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }
}

/// The layout of lists; the only one, for rows have no frames here.
@MainActor public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(configuration: configuration)
  }
}

/// How a list looks, and what can be done with its rows.
@MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Hashable, Sendable { case none, supplementary }
  public enum FooterMode: Hashable, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Whether sections ask for headers.
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

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
