import KeelModel
package import KeelScene

/// Is told as pages of a stack come.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A stack of pages, the last of which is seen.
@MainActor open class UINavigationController: UIViewController {
  public weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []

  override public init() { super.init() }

  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// All pages, from the first to the one that is seen.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  public var topViewController: UIViewController? { stack.last }

  /// What a person sees: a presented page, or the top of the stack.
  public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else {
      Misuse.report(
        "\(type(of: controller)) was not pushed: it is in the stack already.",
        rule: "A controller is in one place at a time.", remedy: "Push another instance, or pop to this one.")
      return
    }
    setViewControllers(stack + [controller], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }), index + 1 < stack.count else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Makes this the stack. Pages in both stay as they are, with all their state.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    let oldTop = old.last
    let newTop = controllers.last
    let gone = old.filter { page in !controllers.contains { $0 === page } }
    stack = controllers
    for page in controllers where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    let isSeen = appearance == .appeared || appearance == .appearing
    if oldTop !== newTop, isSeen {
      oldTop?.setAppearing(false, animated: animated)
      if let newTop {
        delegate?.navigationController(self, willShow: newTop, animated: animated)
        newTop.setAppearing(true, animated: animated)
        LifecyclePass.shared.add { [self] in
          delegate?.navigationController(self, didShow: newTop, animated: animated)
        }
      }
    }
    for page in gone.reversed() {
      page.willMove(toParent: nil)
      page.removeFromParent()
      LifecyclePass.shared.add { page.didLeave() }
    }
    stack.forEach { $0.setNeedsDescription() }
    setNeedsDescription()
  }

  override package var visibleChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  /// The bar over the pages. It says what the pages' items say; there is nothing to set on it.
  open var isNavigationBarHidden = false
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }

  // MARK: Scene

  /// For those who put the stack's view in a view of theirs.
  override open func loadView() { view = ControllerView(showing: self) }

  override package func describe() -> SceneDescription {
    SceneDescription(element: .navigation(NavigationElement()), children: stack)
  }

  override package func handle(_ event: Event) {
    guard case .pop(_, let level) = event, level >= 0, level < stack.count - 1 else { return }
    for page in stack[(level + 1)...].reversed() {
      if let request = page.leaveRequest {
        request()
      } else {
        setViewControllers(stack.filter { $0 !== page }, animated: true)
      }
    }
  }
}

/// A view that shows a controller's own node.
@MainActor final class ControllerView: UIView {
  private weak var controller: UIViewController?
  init(showing controller: UIViewController) {
    self.controller = controller
    super.init()
  }
  override func describe() -> SceneDescription {
    SceneDescription(element: element, attributes: attributes, children: controller.map { [$0] } ?? [])
  }
}
