import Foundation
public import KeelControls
import KeelInteraction

/// Says which page follows which.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before that one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after that one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Is told of pages that a person turns.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// A person has turned to another page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Pages that are turned, one at a time. Front ends know no swipe: the page before and the one after are offered in the
/// menu of what can be done with the page.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// How a page is turned; front ends choose.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Which way pages follow one another; front ends choose.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Which way a page comes.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// How pages are shown; front ends choose.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// Says which page follows which.
  public weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { offerPages() }
  }
  /// Is told of pages that a person turns.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  private var shown: UIViewController?
  /// The page that is shown.
  public var viewControllers: [UIViewController]? { shown.map { [$0] } }

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init()
  }

  /// Shows that page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    defer { completion?(true) }
    guard viewControllers?.first !== shown else { return }
    if let shown {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
    }
    shown = viewControllers?.first
    guard let shown else { return }
    addChild(shown)
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
    offerPages()
  }

  /// Lets a person go to the pages beside the one that is shown.
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
    UIAccessibilityCustomAction(name) { [weak self, weak page] _ in
      guard let self, let page else { return false }
      let previous = viewControllers ?? []
      setViewControllers([page], direction: direction, animated: true)
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
      return true
    }
  }
}
