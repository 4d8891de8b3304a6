public import Foundation
public import KeelControls

// Small things that templates and habits put into programs, and that change nothing but what is said here.

extension UINavigationItem {
  /// Kept out of sight by front ends as they like: the line in which a person looks for something can always be reached.
  public var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }
}

/// How a page over others comes; front ends choose.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

extension UIViewController {
  /// How the page comes over others: front ends choose, what is set is taken and left.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
}

extension UIWindowScene {
  /// The room of the screen.
  public final class CoordinateSpace: Sendable {
    public let bounds = UIScreen.main.bounds
  }
  /// The room of the screen, for `UIWindow(frame:)`.
  public var coordinateSpace: CoordinateSpace { CoordinateSpace() }
}

// Front ends show how far a list has been scrolled as their platform does: what is set is taken and left.
extension UICollectionView {
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }
  public var showsHorizontalScrollIndicator: Bool {
    get { true }
    set {}
  }
  public var alwaysBounceVertical: Bool {
    get { true }
    set {}
  }
}
extension UITableView {
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }
}

extension UITabBarItem {
  /// Tabs that have words and a picture by themselves.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed

    var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.bullet")
      }
    }
  }

  /// A tab with the words and the picture of its kind.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
  }
}
