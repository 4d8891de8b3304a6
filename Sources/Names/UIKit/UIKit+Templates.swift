public import Foundation
public import KeelControls
import KeelInteraction

// Members that project templates use, and that have no effect beyond their documentation here.

extension UINavigationItem {
  /// Always false: the search field of a page is always reachable. Setting it has no effect.
  public var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }
}

/// The animations with which a page is presented; front ends decide.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The page comes up from the bottom.
  case coverVertical
  /// The page below turns around.
  case flipHorizontal
  /// The pages fade into each other.
  case crossDissolve
  /// A corner of the page below curls up.
  case partialCurl
}

extension UIViewController {
  /// The animation with which the page is presented; setting it has no effect.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
}

extension UIWindowScene {
  /// The coordinate space of the screen.
  @MainActor @preconcurrency public final class CoordinateSpace {
    /// The bounds of the screen.
    public var bounds: CGRect { UIScreen.main.bounds }
  }
  /// The coordinate space of the screen, for `UIWindow(frame:)`.
  public var coordinateSpace: CoordinateSpace { CoordinateSpace() }
}

// Front ends display scroll positions as their platform does: values that a program sets have no effect.
extension UICollectionView {
  /// Always true; setting it has no effect.
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }
  /// Always true; setting it has no effect.
  public var showsHorizontalScrollIndicator: Bool {
    get { true }
    set {}
  }
  /// Always true; setting it has no effect.
  public var alwaysBounceVertical: Bool {
    get { true }
    set {}
  }
}
extension UITableView {
  /// Always true; setting it has no effect.
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }
}

extension UITabBarItem {
  /// Tabs with a predefined title and symbol.
  public enum SystemItem: Int, Sendable {
    /// A tab with this title, in the user's language.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed

    var look: (title: SystemWord, symbol: String) {
      switch self {
      case .more: (.more, "ellipsis")
      case .favorites: (.favorites, "star.fill")
      case .featured: (.featured, "star.fill")
      case .topRated: (.topRated, "star.fill")
      case .recents: (.recents, "clock.fill")
      case .contacts: (.contacts, "person.crop.circle.fill")
      case .history: (.history, "clock.fill")
      case .bookmarks: (.bookmarks, "book.fill")
      case .search: (.search, "magnifyingglass")
      case .downloads: (.downloads, "arrow.down.circle.fill")
      case .mostRecent: (.mostRecent, "clock.fill")
      case .mostViewed: (.mostViewed, "list.bullet")
      }
    }
  }

  /// Creates a tab with the title and symbol of a predefined kind.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(look.title, image: UIImage(systemName: look.symbol), tag: tag)
  }
}
