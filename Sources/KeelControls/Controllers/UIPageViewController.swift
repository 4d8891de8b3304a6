import KeelInteraction
import KeelModel

/// Provides the pages of a page view controller.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before the given one; `nil` for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after the given one; `nil` for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Receives a call when the user turns pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when the user has turned to another page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A page that displays one of several pages at a time.
///
/// Front ends do not report swipes. The previous and the next page are accessibility actions of the view, which front
/// ends show in its context menu.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// The animations of turning a page; front ends decide.
  public enum TransitionStyle: Int, Sendable {
    /// A page turns as in a book.
    case pageCurl
    /// A page moves away as the next one comes in.
    case scroll
  }
  /// The direction in which pages follow each other; front ends decide.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are side by side.
    case horizontal
    /// Pages are one above the other.
    case vertical
  }
  /// The direction from which a page appears.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }
  /// A key of the options of a page view controller; options are ignored.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between pages; ignored.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The data source, which provides the pages before and after the current one.
  public weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { offerPages() }
  }
  /// The delegate, which is notified when the user turns pages.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  private var shown: UIViewController?
  /// The current page, as the only element; `nil` for none.
  public var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// Creates an empty controller. All arguments are ignored: front ends decide how pages are turned.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init()
  }

  /// Always fails: there is no archive to decode a page from. Subclasses that write `init?(coder:)` may call it.
  override public init?(coder: Any) { return nil }

  /// Displays the first of the pages; direction and animation are ignored. `completion` is called before this returns.
  /// Inside an observer, the page loads after the closure has ended.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    defer { completion?(true) }
    guard viewControllers?.first !== shown else { return }
    if let shown {
      shown.willMove(toParent: nil)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.removeFromParent()
    }
    shown = viewControllers?.first
    guard let shown else { return offerPages() }
    addChild(shown)
    afterTracking { [self] in
      guard self.shown === shown else { return }
      view.addSubview(shown.view)
      shown.didMove(toParent: self)
      offerPages()
    }
  }

  /// Updates the actions for the pages before and after the current one.
  private func offerPages() {
    guard let shown, let dataSource else {
      if isViewLoaded { view.accessibilityCustomActions = nil }
      return
    }
    let before = dataSource.pageViewController(self, viewControllerBefore: shown)
    let after = dataSource.pageViewController(self, viewControllerAfter: shown)
    view.accessibilityCustomActions = [
      before.map { page in action(.previousPage, page, .reverse) },
      after.map { page in action(.nextPage, page, .forward) },
    ].compactMap { $0 }
  }

  private func action(
    _ name: SystemWord, _ page: UIViewController, _ direction: NavigationDirection
  ) -> UIAccessibilityCustomAction {
    // The action captures the page, because data sources create pages on request and store none.
    UIAccessibilityCustomAction(name) { [weak self] _ in
      guard let self else { return false }
      let previous = viewControllers ?? []
      setViewControllers([page], direction: direction, animated: true)
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
      return true
    }
  }
}
